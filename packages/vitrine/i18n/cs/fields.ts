import type { FieldStrings } from '../language.ts';

/** The texts of the fields of content files in Czech. */
export const fieldStrings: FieldStrings = {
  names: {
    name: 'Jméno nebo název',
    brand: 'Název webu',
    titleSuffix: 'Zakončení titulku každé stránky',
    address: 'Adresa URL',
    host: 'Hosting',
    locale: 'Jazyk a region',
    locales: 'Jazyky webu',
    timeZone: 'Časové pásmo',
    look: 'Vzhled',
    theme: 'Motiv',
    light: 'Světlý',
    dark: 'Tmavý',
    system: 'Podle systému',
    accent: 'Akcentní barva',
    typeface: 'Písma',
    repository: 'Odkaz na kód',
    icon: 'Ikona',
    url: 'Adresa',
    footer: 'Patička',
    headline: 'Velký text',
    tagline: 'Malý text',
    copyright: 'Autorská práva',
    socials: 'Profily na sociálních sítích',
    notFound: 'Stránka pro chybné adresy URL',
    title: 'Název',
    description: 'Popis',
    heading: 'Nadpis',
    text: 'Text',
    linkText: 'Text odkazu',
    analytics: 'Statistiky návštěvnosti',
    provider: 'Poskytovatel',
    id: 'Krátký název v adrese URL (id)',
    page: 'Údaje o stránce',
    navLabel: 'Název v navigaci',
    hero: 'Začátek stránky',
    eyebrow: 'Text nad hlavním nadpisem',
    lead: 'Pevná část nadpisu',
    words: 'Střídající se texty',
    speed: 'Rychlost psaní',
    pause: 'Pauza',
    actions: 'Tlačítka',
    label: 'Popisek',
    to: 'Odkazuje na',
    showcase: 'Štítek s číslem',
    figure: 'Číslo',
    sections: 'Sekce',
    work: 'Práce',
    stats: 'Počítadla',
    posts: 'Články',
    about: 'O mně',
    services: 'Služby',
    packages: 'Balíčky',
    steps: 'Postup',
    booking: 'Rezervace hovoru',
    clients: 'Klienti',
    testimonials: 'Reference',
    faq: 'Časté dotazy',
    closing: 'Konec stránky',
    start: 'Počáteční hodnota',
    end: 'Konečná hodnota',
    duration: 'Doba trvání',
    decimals: 'Desetinná místa',
    prefix: 'Text před číslem',
    suffix: 'Text za číslem',
    projects: 'Projekty',
    newest: 'Počet nejnovějších',
    portrait: 'Portrét',
    portraitAlt: 'Co je na portrétu',
    experience: 'Zkušenosti',
    position: 'Pozice',
    startDate: 'Začátek',
    endDate: 'Konec',
    summary: 'Shrnutí',
    highlights: 'Úspěchy',
    education: 'Vzdělání',
    institution: 'Škola nebo univerzita',
    studyType: 'Získaný titul',
    area: 'Obor nebo oblast',
    certificates: 'Certifikáty',
    issuer: 'Kdo certifikát vydal',
    date: 'Datum',
    awards: 'Ocenění',
    awarder: 'Kdo ocenění udělil',
    publications: 'Publikace',
    publisher: 'Vydavatel',
    releaseDate: 'Datum vydání',
    volunteer: 'Dobrovolnictví',
    organization: 'Organizace',
    languages: 'Jazyky',
    language: 'Jazyk',
    fluency: 'Úroveň',
    interests: 'Zájmy',
    keywords: 'Klíčová slova',
    location: 'Bydliště',
    city: 'Město',
    countryCode: 'Země',
    intro: 'Úvodní text',
    ask: 'Text odkazu na dotaz',
    price: 'Cena',
    details: 'Podrobnosti',
    included: 'Co zahrnuje',
    questions: 'Otázky',
    question: 'Otázka',
    answer: 'Odpověď',
    groups: 'Skupiny',
    skills: 'Dovednosti',
    logo: 'Logo',
    items: 'Reference',
    image: 'Obrázek',
    author: 'Autor',
    project: 'Projekt',
    service: 'Služba',
    year: 'Rok',
    mark: 'Zvýraznění',
    on: 'Zobrazit na stránkách',
    home: 'Úvod',
    contact: 'Kontakt',
    availability: 'Dostupnost',
    open: 'Přijímání nových zakázek',
    note: 'Poznámka',
    email: 'E-mail',
    phone: 'Telefon',
    form: 'Formulář',
    privacy: 'Ochrana údajů',
    options: 'Možnosti',
    required: 'Povinná odpověď',
    minutes: 'Délka v minutách',
    delivery: 'Doručování zpráv',
    key: 'Přístupový klíč',
    confirmation: 'Potvrzovací e-mail',
    subject: 'Předmět',
    maxLinks: 'Nejvyšší počet odkazů ve zprávě',
    categories: 'Kategorie',
    technologies: 'Technologie',
    client: 'Klient',
    category: 'Kategorie',
    review: 'Hodnocení',
    cover: 'Titulní obrázek',
    coverAlt: 'Co je na titulním obrázku',
    images: 'Obrázky',
    alt: 'Co je na obrázku',
    role: 'Role',
    team: 'Tým',
    problem: 'Problém',
    results: 'Výsledky',
    before: 'Před',
    after: 'Po',
    source: 'Zdroj',
    gallery: 'Před a po',
    beforeAlt: 'Co je na obrázku „před“',
    afterAlt: 'Co je na obrázku „po“',
    caption: 'Popisek dvojice',
    video: 'Video',
    file: 'Soubor',
    poster: 'Obrázek před spuštěním',
    captions: 'Titulky',
    tags: 'Štítky',
    draft: 'Koncept',
    canonical: 'Adresa originálu',
    layout: 'Rámec stránky',
    motion: 'Pohyb',
    greeting: 'Pozdrav',
    noResults: 'Žádné výsledky',
    pictures: 'Obrázky',
    pages: 'Stránky',
    humans: 'humans.txt',
    fields: 'Pole',
    fieldErrors: 'Chyby v polích',
    missing: 'Chybějící údaje',
    notSent: 'Neodesláno',
    mailto: 'Poštovní program',
    sent: 'Odesláno',
    server: 'Server',
    notification: 'Oznámení',
    storeFull: 'Plné úložiště',
    filedAsSpam: 'Zařazeno do spamu',
    errors: 'Chyby',
  },
  texts: {
    "The owner's name.": 'Jméno majitele webu.',
    'The name of the site in the top navigation.': 'Název webu v horní navigaci.',
    'The end of the title of every page, after a vertical bar.':
      'Konec titulku každé stránky, za svislou čarou.',
    'The URL of the site, such as https://example.com.':
      'Adresa URL webu, například https://example.com.',
    'The hosting provider of the site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. The ways to receive messages depend on the host.':
      'Poskytovatel hostingu webu: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. Na hostingu závisí, jak lze přijímat zprávy.',
    'a server of your own': 'vlastní server',
    'a host that only serves files': 'hosting, který jen poskytuje soubory',
    'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.':
      'Národní prostředí webu jako značka BCP 47: jazyk webu a zápis data a čísel.',
    'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.':
      'Všechny jazyky webu jako značky BCP 47, například [en, pt-BR], na prvním místě značka z pole locale. Každý další jazyk potřebuje složku s tímto názvem, ve které jsou překlady.',
    'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.':
      'Časové pásmo webu, například Europe/Berlin, podle kterého začíná den. Pokud chybí, platí pásmo počítače, na kterém se web sestavuje.',
    'The design of the site: shop, catalogue, gallery, workbench, departures, specimens.':
      'Vzhled webu: shop, catalogue, gallery, workbench, departures, specimens.',
    'a shop window on a high street': 'výloha na hlavní třídě',
    'a printed catalogue': 'tištěný katalog',
    'works on a white wall': 'díla na bílé zdi',
    'tools above a workbench': 'nářadí nad dílenským stolem',
    'a board of departures': 'tabule odjezdů',
    'a cabinet of specimens': 'skříň se sbírkou exemplářů',
    "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.":
      'Motiv webu: light, dark, nebo system pro motiv zařízení návštěvníka. Návštěvníci si mohou zvolit jiný.',
    'The accent colour of buttons and highlights, such as #b3321f.':
      'Akcentní barva tlačítek a zvýrazněných míst, například #b3321f.',
    red: 'červená',
    orange: 'oranžová',
    ochre: 'okrová',
    green: 'zelená',
    teal: 'modrozelená',
    blue: 'modrá',
    violet: 'fialová',
    pink: 'růžová',
    slate: 'břidlicová',
    'The fonts of headings and text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. If omitted, the fonts of the look.':
      'Písma nadpisů a textu: bricolage, fraunces, playfair, outfit, jetbrains, sofia. Není-li vyplněno, použijí se písma vzhledu.',
    'The link to a code repository, at the end of the top navigation.':
      'Odkaz na repozitář s kódem, na konci horní navigace.',
    'The text of the link, such as GitHub.': 'Text odkazu, například GitHub.',
    'The Iconify name of the icon, such as tabler:brand-github.':
      'Název ikony v Iconify, například tabler:brand-github.',
    'The URL of the repository, or # as a placeholder.':
      'Adresa URL repozitáře, nebo # jako zástupný odkaz.',
    'The footer of every page.': 'Patička každé stránky.',
    'The large text of the footer.': 'Velký text patičky.',
    'The small text below the large text of the footer.': 'Malý text pod velkým textem patičky.',
    'The copyright line at the end of the footer; {year} becomes the year of the build.':
      'Řádek s autorskými právy na konci patičky; {year} se nahradí rokem sestavení.',
    'Your profiles on other sites, in the order in which they are shown.':
      'Vaše profily na jiných webech v pořadí, v jakém se zobrazují.',
    'The name of the network, which screen readers read out.':
      'Název sociální sítě, který předčítají čtečky obrazovky.',
    'The Iconify name of the icon, such as tabler:brand-mastodon.':
      'Název ikony v Iconify, například tabler:brand-mastodon.',
    'The URL of your profile, or # as a placeholder.':
      'Adresa URL vašeho profilu, nebo # jako zástupný odkaz.',
    'The not-found page, for URLs that do not exist (404).':
      'Chybová stránka pro adresy URL, které neexistují (404).',
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.':
      'Titulek chybové stránky na kartě prohlížeče, ke kterému se přidá titleSuffix.',
    'One sentence for the meta description of the not-found page.':
      'Jedna věta pro meta description chybové stránky.',
    'The heading of the not-found page, which says that there is no such page.':
      'Nadpis chybové stránky, který říká, že taková stránka neexistuje.',
    'The text of the not-found page, which says where the visitor can go instead.':
      'Text chybové stránky, který říká, kam může návštěvník místo toho přejít.',
    'The text of the link from the not-found page to the Home page.':
      'Text odkazu z chybové stránky na úvodní stránku.',
    'The service that counts visits without cookies. If omitted, visits are not counted.':
      'Služba, která počítá návštěvy bez cookies. Není-li vyplněno, návštěvy se nepočítají.',
    'The analytics provider: plausible, umami or goatcounter.':
      'Poskytovatel statistik: plausible, umami nebo goatcounter.',
    "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.":
      'Id vašeho webu: doména u Plausible, id webu u Umami nebo kód u GoatCounter.',
    'The URL of your own instance. If omitted, the URL of the provider.':
      'Adresa URL vaší vlastní instance. Není-li vyplněno, použije se adresa URL poskytovatele.',
    'Title, menu label and description of the page.': 'Titulek, název v navigaci a popis stránky.',
    "The title of the page in the browser tab, to which the site's titleSuffix is added.":
      'Titulek stránky na kartě prohlížeče, ke kterému se přidá titleSuffix webu.',
    'The name of the page in the navigation and the breadcrumb.':
      'Název stránky v navigaci a v drobečkové navigaci.',
    'One or two sentences about the page, for search engines and shared links.':
      'Jedna nebo dvě věty o stránce, pro vyhledávače a sdílené odkazy.',
    'The hero: the headline, text and buttons at the top of the page.':
      'Začátek stránky: hlavní nadpis, text a tlačítka.',
    'A few words above the headline.': 'Několik slov nad hlavním nadpisem.',
    'The fixed part of the headline.': 'Pevná část hlavního nadpisu.',
    'The texts that are typed after the fixed part of the headline, one after the other, in a loop.':
      'Texty, které se jeden po druhém stále dokola vypisují za pevnou částí hlavního nadpisu.',
    'Time per typed character, in milliseconds.': 'Doba psaní jednoho znaku, v milisekundách.',
    'Pause after each typed text, in milliseconds.':
      'Pauza po každém vypsaném textu, v milisekundách.',
    'One or two sentences below the headline.': 'Jedna nebo dvě věty pod hlavním nadpisem.',
    'One or two buttons below the text, the most important one first.':
      'Jedno nebo dvě tlačítka pod textem, nejdůležitější první.',
    'The text of the button.': 'Text tlačítka.',
    'The link of the button.': 'Odkaz tlačítka.',
    'A tag with a number, such as 15+ years, next to the logos from skills.yaml.':
      'Štítek s číslem, například „15+ let“, vedle log dovedností ze skills.yaml.',
    'The large text of the tag, such as 15+.': 'Velký text štítku, například 15+.',
    'The small text of the tag.': 'Malý text štítku.',
    'The sections below the hero, in order. If omitted, all sections.':
      'Sekce pod začátkem stránky v pořadí, v jakém se zobrazují. Není-li vyplněno, zobrazí se všechny sekce.',
    'The counters in the section stats.': 'Počítadla v sekci stats.',
    'A label that says what the counter counts.': 'Popisek, který říká, co počítadlo počítá.',
    'The number at which the counter starts.': 'Číslo, na kterém počítadlo začíná.',
    'The number at which the counter ends; this number may be lower than the start.':
      'Číslo, na kterém počítadlo končí; může být nižší než počáteční.',
    'The duration of the counting animation, in seconds.':
      'Doba trvání animace počítání, v sekundách.',
    'The number of digits after the decimal point.': 'Počet číslic za desetinnou čárkou.',
    'The text directly before the number, including spaces.':
      'Text přímo před číslem, včetně mezer.',
    'The text directly after the number, such as +, including spaces.':
      'Text přímo za číslem, například +, včetně mezer.',
    'The section with a few projects; the printed curriculum shows the same projects.':
      'Sekce s několika projekty; stejné projekty ukazuje i tištěný životopis.',
    'The heading above the projects.': 'Nadpis nad projekty.',
    'The ids of one to six projects, in the order in which they are shown.':
      'Id jednoho až šesti projektů v pořadí, v jakém se zobrazují.',
    'Used only if projects is not set: the number of newest projects to show, 1 to 6.':
      'Použije se, jen pokud není nastaveno pole projects: kolik nejnovějších projektů zobrazit, 1 až 6.',
    'The text of the link to all projects.': 'Text odkazu na všechny projekty.',
    'The section with the newest posts.': 'Sekce s nejnovějšími články.',
    'The heading above the posts.': 'Nadpis nad články.',
    'The number of newest posts to show, 1 to 6.': 'Kolik nejnovějších článků zobrazit, 1 až 6.',
    'The text of the link to all posts.': 'Text odkazu na všechny články.',
    'The section that introduces the owner, with a greeting.':
      'Sekce s pozdravem, která představuje majitele webu.',
    'A few sentences about the owner.': 'Několik vět o majiteli webu.',
    'The text of the link to the About page.': 'Text odkazu na stránku O mně.',
    'The section with the services from services.yaml.':
      'Sekce se službami ze souboru services.yaml.',
    'The heading above the services.': 'Nadpis nad službami.',
    'The section with the testimonials from testimonials.yaml.':
      'Sekce s referencemi ze souboru testimonials.yaml.',
    'The heading above the testimonials.': 'Nadpis nad referencemi.',
    'The closing section, which links to the Contact page.':
      'Závěrečná sekce, která odkazuje na stránku Kontakt.',
    'The heading: a line that invites visitors to write to you.':
      'Nadpis: řádek, který návštěvníky vyzývá, aby vám napsali.',
    'One or two sentences below the heading.': 'Jedna nebo dvě věty pod nadpisem.',
    'The text of the link to the Contact page.': 'Text odkazu na stránku Kontakt.',
    'The heading of the page.': 'Nadpis stránky.',
    'A portrait of the owner: the path of an image file, relative to about.md.':
      'Portrét majitele webu: cesta k souboru s obrázkem, relativní k about.md.',
    'The alternative text of the portrait: what the image shows.':
      'Alternativní text portrétu: co je na obrázku.',
    'The section with a testimonial and counters.': 'Sekce s referencí a počítadly.',
    'The heading of the section about experience.': 'Nadpis sekce o zkušenostech.',
    'The figures that count up in the section, such as 120 projects.':
      'Čísla, která v sekci naskakují, například 120 projektů.',
    'Your jobs, the most recent first.': 'Vaše pracovní zkušenosti, nejnovější první.',
    'The name of the firm.': 'Název firmy.',
    'Your role in the firm or organization.': 'Vaše pozice ve firmě nebo organizaci.',
    'The website of the firm or organization.': 'Web firmy nebo organizace.',
    'When you began, such as 2023-04 or 2023.': 'Kdy jste začali, například 2023-04 nebo 2023.',
    'When you finished, such as 2023-04 or 2023. Omit this field if you have not.':
      'Kdy jste skončili, například 2023-04 nebo 2023. Pokud ještě pokračujete, pole vynechte.',
    'One or two sentences about the job.': 'Jedna nebo dvě věty o této práci.',
    'Your achievements in this job, one line each.':
      'Vaše úspěchy v této práci, každý na jeden řádek.',
    'Your education, the most recent first.': 'Vaše vzdělání, nejnovější první.',
    'The name of the school or university.': 'Název školy nebo univerzity.',
    'The degree that you earned, such as Bachelor.':
      'Titul, který jste získali, například bakalář.',
    'The subject that you studied.': 'Obor, který jste studovali.',
    'The website of the school or university.': 'Web školy nebo univerzity.',
    'Your certificates, the most recent first.': 'Vaše certifikáty, nejnovější první.',
    'The name of the certificate.': 'Název certifikátu.',
    'The organization that issued the certificate.': 'Organizace, která certifikát vydala.',
    'The date, such as 2023-04 or 2023.': 'Datum, například 2023-04 nebo 2023.',
    'The URL at which the certificate can be verified.':
      'Adresa URL, na které lze certifikát ověřit.',
    'Your awards, the most recent first.': 'Vaše ocenění, nejnovější první.',
    'The name of the award.': 'Název ocenění.',
    'The organization that gave the award.': 'Organizace, která ocenění udělila.',
    'The reason for the award.': 'Důvod ocenění.',
    'Your publications, the most recent first.': 'Vaše publikace, nejnovější první.',
    'The title of the publication.': 'Název publikace.',
    'The publisher of the publication.': 'Vydavatel publikace.',
    'The URL at which the publication can be read.':
      'Adresa URL, na které si lze publikaci přečíst.',
    'One or two sentences about the publication.': 'Jedna nebo dvě věty o publikaci.',
    'Your volunteer work, the most recent first.': 'Vaše dobrovolnická práce, nejnovější první.',
    'The name of the organization.': 'Název organizace.',
    'The languages that you speak.': 'Jazyky, kterými mluvíte.',
    'The name of the language.': 'Název jazyka.',
    'Your level in the language, such as Native speaker.':
      'Vaše úroveň v tomto jazyce, například „rodilý mluvčí“.',
    'Your interests apart from work.': 'Vaše zájmy mimo práci.',
    'The name of the interest.': 'Název zájmu.',
    'Topics within the interest, a few words each.': 'Témata v rámci zájmu, každé několika slovy.',
    'Your place of residence, which the printed curriculum shows.':
      'Vaše bydliště, které ukazuje tištěný životopis.',
    'Your town.': 'Vaše město.',
    'Your country in two letters, such as DE.': 'Vaše země dvěma písmeny, například DE.',
    "The text of each service's link, such as Read More.":
      'Text odkazu u každé služby, například „Více informací“.',
    'The text of the link that starts a message to you about a service.':
      'Text odkazu, přes který vám návštěvník začne psát zprávu o službě.',
    'The area where you work, such as Leith and remotely.':
      'Oblast, kde pracujete, například „Brno a na dálku“.',
    'The services, in the order in which they are shown.': 'Služby v pořadí, v jakém se zobrazují.',
    'The id of the service: a short name for its URL, /service/id.':
      'Id služby: krátký název pro její adresu URL, /service/id.',
    'The name of the service.': 'Název služby.',
    'One or two sentences on what the client gets.':
      'Jedna nebo dvě věty o tom, co klient dostane.',
    'The price of the service, in your own words.': 'Cena služby vlastními slovy.',
    'How long the service takes, in your own words.': 'Jak dlouho služba trvá, vlastními slovy.',
    'A long description of the service, in Markdown.': 'Dlouhý popis služby v Markdownu.',
    'The parts of the service that the price includes, one per entry.':
      'Části služby, které cena zahrnuje, v každé položce jedna.',
    'The ids of projects that are examples of the service.':
      'Id projektů, které jsou příkladem služby.',
    'Questions about the service, with answers.': 'Otázky ke službě s odpověďmi.',
    'The text of the question.': 'Text otázky.',
    'The answer to the question, in Markdown.': 'Odpověď na otázku v Markdownu.',
    'The heading of the section with the skills.': 'Nadpis sekce s dovednostmi.',
    'The groups of skills, in the order in which they are shown.':
      'Skupiny dovedností v pořadí, v jakém se zobrazují.',
    'The name of the group of skills.': 'Název skupiny dovedností.',
    'The skills of the group, in the order in which they are shown.':
      'Dovednosti ve skupině v pořadí, v jakém se zobrazují.',
    'The name of the skill.': 'Název dovednosti.',
    'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.':
      'Název loga v Iconify, například logos:react. Není-li vyplněno, zobrazí se první písmena dovednosti.',
    'The heading above testimonials, on pages that set no heading of their own for this section.':
      'Nadpis nad referencemi na stránkách, které pro tuto sekci nemají vlastní nadpis.',
    'The testimonials, in the order in which they are shown.':
      'Reference v pořadí, v jakém se zobrazují.',
    'The id of the testimonial: a short name that no other testimonial has.':
      'Id reference: krátký název, který nemá žádná jiná reference.',
    'A portrait of the author: the path of an image file, relative to testimonials.yaml.':
      'Portrét autora: cesta k souboru s obrázkem, relativní k testimonials.yaml.',
    'The name of the person who wrote the testimonial.': 'Jméno člověka, který referenci napsal.',
    'The role and firm of the author.': 'Pozice a firma autora.',
    'The text of the testimonial.': 'Text reference.',
    'The id of the project that the testimonial is about. The page of the project shows it.':
      'Id projektu, kterého se reference týká. Stránka projektu ji zobrazí.',
    'The id of the service that the testimonial is about. The page of the service shows it.':
      'Id služby, které se reference týká. Stránka služby ji zobrazí.',
    'The year in which the testimonial was written.': 'Rok, ve kterém byla reference napsána.',
    'The URL at which the testimonial was published.':
      'Adresa URL, na které byla reference zveřejněna.',
    'The heading of the section with the clients.': 'Nadpis sekce s klienty.',
    'The clients, in the order in which they are shown.': 'Klienti v pořadí, v jakém se zobrazují.',
    'The id of the client: a short name that no other client has.':
      'Id klienta: krátký název, který nemá žádný jiný klient.',
    'The name of the client, also the alternative text of the logo.':
      'Jméno nebo název klienta, zároveň alternativní text loga.',
    'The website of the client.': 'Web klienta.',
    'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.':
      'Logo klienta. SVG se zobrazuje jednou barvou, světlou nebo tmavou podle motivu.',
    'The heading of the section with the packages.': 'Nadpis sekce s balíčky.',
    'The text of the link that starts a message to you about a package.':
      'Text odkazu, přes který vám návštěvník začne psát zprávu o balíčku.',
    'Two to four packages, in the order in which they are shown.':
      'Dva až čtyři balíčky v pořadí, v jakém se zobrazují.',
    'The name of the package.': 'Název balíčku.',
    'The price of the package, in your own words.': 'Cena balíčku vlastními slovy.',
    'One or two sentences on the clients that the package is meant for.':
      'Jedna nebo dvě věty o tom, pro jaké klienty je balíček určen.',
    'The services that the package includes, one per entry.':
      'Služby, které balíček zahrnuje, v každé položce jedna.',
    'A label that highlights this package, such as Most taken.':
      'Popisek, který tento balíček zvýrazňuje, například „Nejžádanější“.',
    'The heading of the section with the steps.': 'Nadpis sekce s kroky.',
    'Three to six steps of your work with a client, in the order in which they happen.':
      'Tři až šest kroků vaší práce s klientem v pořadí, v jakém probíhají.',
    'The name of the step, in a few words.': 'Název kroku, několika slovy.',
    'One or two sentences about the step.': 'Jedna nebo dvě věty o kroku.',
    'How long the step takes, in your own words.': 'Jak dlouho krok trvá, vlastními slovy.',
    'The heading of the section with the questions.': 'Nadpis sekce s otázkami.',
    'The pages that show the questions: home, contact or both.':
      'Stránky, které otázky zobrazují: home, contact nebo obě.',
    'The questions with their answers, in the order in which they are shown.':
      'Otázky s odpověďmi v pořadí, v jakém se zobrazují.',
    'Your availability for new work.': 'Vaše dostupnost pro nové zakázky.',
    'Whether you take new work.': 'Zda přijímáte nové zakázky.',
    'Your availability in words, such as Open for new projects.':
      'Vaše dostupnost slovy, například „Přijímám nové projekty“.',
    'A second, smaller line about your availability.': 'Druhý, menší řádek o vaší dostupnosti.',
    "The owner's email address.": 'E-mailová adresa majitele webu.',
    'Your telephone number, with the country code.': 'Vaše telefonní číslo s předvolbou země.',
    'The contact form. If omitted, the page has none.':
      'Kontaktní formulář. Není-li vyplněno, stránka žádný nemá.',
    'The heading of the contact form.': 'Nadpis kontaktního formuláře.',
    'One sentence on what you do with the data that visitors enter.':
      'Jedna věta o tom, co děláte s údaji, které návštěvníci zadají.',
    'Further questions in the contact form, such as kind of work, budget or start.':
      'Další otázky v kontaktním formuláři, například druh práce, rozpočet nebo začátek.',
    'The id of the question: a short name that no other question has, such as budget.':
      'Id otázky: krátký název, který nemá žádná jiná otázka, například budget.',
    'The text of the question, such as Budget.': 'Text otázky, například „Rozpočet“.',
    'The answers that visitors choose from.': 'Odpovědi, ze kterých návštěvníci vybírají.',
    'Whether an answer is required.': 'Zda je odpověď povinná.',
    'A call with you that visitors can book on another website.':
      'Hovor s vámi, který si návštěvníci mohou rezervovat na jiném webu.',
    'The URL of the booking page.': 'Adresa URL rezervační stránky.',
    'The length of the call, in minutes.': 'Délka hovoru v minutách.',
    'The text of the link, such as Book a talk.': 'Text odkazu, například „Rezervovat hovor“.',
    'How messages from the contact form reach you.':
      'Jak se k vám dostanou zprávy z kontaktního formuláře.',
    'The service that receives messages: server, netlify, formspree, web3forms, endpoint, mailto. If omitted, the default service of the host.':
      'Služba, která přijímá zprávy: server, netlify, formspree, web3forms, endpoint, mailto. Není-li vyplněno, použije se výchozí služba hostingu.',
    'The server of this project, which you run': 'Server tohoto projektu, který sami provozujete',
    'Netlify, which hosts the site': 'Netlify, kde je web hostován',
    'Another URL that accepts forms': 'Jiná adresa URL, která přijímá formuláře',
    "The visitor's own mail program": 'Vlastní poštovní program návštěvníka',
    'Only with formspree: the name of the form at Formspree.':
      'Jen pro formspree: název formuláře ve službě Formspree.',
    'Only with web3forms: the access key from Web3Forms.':
      'Jen pro web3forms: přístupový klíč od Web3Forms.',
    'Only with endpoint: the URL to which messages are posted.':
      'Jen pro endpoint: adresa URL, na kterou se zprávy odesílají.',
    'Only with server: a confirmation email to the visitor. If omitted, none is sent.':
      'Jen pro server: potvrzovací e-mail návštěvníkovi. Není-li vyplněno, žádný se neposílá.',
    'The subject of the confirmation email.': 'Předmět potvrzovacího e-mailu.',
    'The text of the confirmation email. Nothing that the visitor wrote is added.':
      'Text potvrzovacího e-mailu. Nepřidává se k němu nic z toho, co návštěvník napsal.',
    'Only with server: the maximum number of links in a message. A message with more links counts as spam.':
      'Jen pro server: nejvyšší počet odkazů ve zprávě. Zpráva s více odkazy se považuje za spam.',
    'Title, menu label and description of the page of each project.':
      'Titulek, název v navigaci a popis stránky každého projektu.',
    "The text of the link in each project's card, such as READ MORE.":
      'Text odkazu na kartě každého projektu, například „ČÍST DÁL“.',
    "The section at the end of each project's page, which links to the Contact page.":
      'Sekce na konci stránky každého projektu, která odkazuje na stránku Kontakt.',
    'The categories of projects, such as Website.': 'Kategorie projektů, například „Web“.',
    'The label of the list of categories.': 'Popisek seznamu kategorií.',
    'The categories that a project may have.': 'Kategorie, které projekt může mít.',
    'The technologies of projects, such as React.': 'Technologie projektů, například React.',
    'The label of the list of technologies.': 'Popisek seznamu technologií.',
    'The technologies that a project may have.': 'Technologie, které projekt může mít.',
    'The name of the project.': 'Název projektu.',
    'The client for whom the project was made.': 'Klient, pro kterého projekt vznikl.',
    'The category, one of those that projects.yaml lists.':
      'Kategorie, jedna z těch, které uvádí projects.yaml.',
    'The technologies of the project, from the list in projects.yaml.':
      'Technologie projektu ze seznamu v projects.yaml.',
    'The day when the project went online, as YYYY-MM-DD.':
      'Den, kdy byl projekt spuštěn online, ve tvaru YYYY-MM-DD.',
    'The URL of the finished work on the web.': 'Adresa URL hotové práce na internetu.',
    'The rating by the client: 0 to 5 stars, in steps of a half.':
      'Hodnocení od klienta: 0 až 5 hvězdiček, po půlkách.',
    'One to three sentences about the project.': 'Jedna až tři věty o projektu.',
    'An image in the folder of this file. If omitted, the title is shown instead.':
      'Obrázek ve složce tohoto souboru. Není-li vyplněno, zobrazí se místo něj název.',
    'The alternative text of the cover: what the image shows.':
      'Alternativní text titulního obrázku: co je na obrázku.',
    'Further images of the project, in the order in which they are shown.':
      'Další obrázky projektu v pořadí, v jakém se zobrazují.',
    'An image in the folder of this file.': 'Obrázek ve složce tohoto souboru.',
    'The alternative text of the image: what the image shows.':
      'Alternativní text obrázku: co je na obrázku.',
    'Your part in the project, such as Design and code.':
      'Váš podíl na projektu, například „Design a kód“.',
    'How long the project took, in your own words.': 'Jak dlouho projekt trval, vlastními slovy.',
    'The people who worked on the project with you.': 'Lidé, kteří s vámi na projektu pracovali.',
    'The problem that the project solved, in a few sentences.':
      'Problém, který projekt vyřešil, několika větami.',
    "The results in figures. The project's card in lists shows the first one.":
      'Výsledky v číslech. Karta projektu v seznamech zobrazuje první z nich.',
    'The figure of the result, in large letters, such as 71 or −40 %.':
      'Číslo výsledku, velkým písmem, například 71 nebo −40\u00a0%.',
    'The measured quantity, such as "enquiries in four weeks".':
      'Měřená veličina, například „poptávky za čtyři týdny“.',
    'The figure that was measured before the project, such as 15 a week.':
      'Číslo naměřené před projektem, například „15 týdně“.',
    'The figure that was measured after the project, such as 4 a week.':
      'Číslo naměřené po projektu, například „4 týdně“.',
    'The source of the figure, such as a report.': 'Zdroj čísla, například report.',
    'Pairs of images of the same shape, which show the state before and after the project.':
      'Dvojice obrázků stejného tvaru, které ukazují stav před projektem a po něm.',
    'An image of the state before the project.': 'Obrázek stavu před projektem.',
    'The alternative text of the first image: what the image shows.':
      'Alternativní text prvního obrázku: co je na obrázku.',
    'An image of the state after the project.': 'Obrázek stavu po projektu.',
    'The alternative text of the second image: what the image shows.':
      'Alternativní text druhého obrázku: co je na obrázku.',
    'The caption, which says what the two images compare.':
      'Popisek, který říká, co oba obrázky porovnávají.',
    'A video of the project.': 'Video o projektu.',
    'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.':
      'Video ve složce tohoto souboru: MP4 (H.264) nebo WebM, nejvýše 25\u00a0MB.',
    'A title that says what the video shows.': 'Název, který říká, co je ve videu.',
    'The image that is shown until the video plays.':
      'Obrázek, který se zobrazuje, dokud se video nespustí.',
    'The captions of the video: a WebVTT file, whose name ends in .vtt.':
      'Titulky k videu: soubor WebVTT, jehož název končí na .vtt.',
    'The title of the post.': 'Název článku.',
    'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.':
      'Den zveřejnění ve tvaru YYYY-MM-DD. Do té doby článek zobrazuje jen npm run dev.',
    'One to three sentences that sum up the post.': 'Jedna až tři věty, které článek shrnují.',
    'The topics of the post, in a few words each.': 'Témata článku, každé několika slovy.',
    'An image in the folder of this file, shown above the text and in lists of posts.':
      'Obrázek ve složce tohoto souboru, který se zobrazuje nad textem a v seznamech článků.',
    'Whether the project is a draft, which only npm run dev shows.':
      'Zda je projekt koncept, který zobrazuje jen npm run dev.',
    'Whether the post is a draft, which only npm run dev shows.':
      'Zda je článek koncept, který zobrazuje jen npm run dev.',
    'The URL of the original, if the post was first published on another site.':
      'Adresa URL originálu, pokud článek nejprve vyšel na jiném webu.',
    'a text': 'text',
    'a text that is not empty': 'text, který není prázdný',
    'a URL such as https://example.com': 'adresa URL, například https://example.com',
    'a URL without a path (the environment variable BASE sets a sub-path)':
      'adresa URL bez cesty (dílčí cestu nastavuje proměnná prostředí BASE)',
    'a language tag such as en-DE, de or fr-CH': 'značka jazyka, například en-DE, de nebo fr-CH',
    'a list': 'seznam',
    'a list with at least one entry': 'seznam s alespoň jednou položkou',
    'a language tag such as en, pt-BR or zh-Hant':
      'značka jazyka, například en, pt-BR nebo zh-Hant',
    'a colour as # and six hexadecimal digits, such as #b3321f':
      'barva jako # a šest šestnáctkových číslic, například #b3321f',
    'an icon such as logos:react': 'ikona, například logos:react',
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder':
      'stránka (například /about), adresa URL, mailto:, tel: nebo # jako zástupný odkaz',
    'a text without spaces, colons and slashes': 'text bez mezer, dvojteček a lomítek',
    'a number of milliseconds': 'počet milisekund',
    'a number of milliseconds, 1 or more': 'počet milisekund, 1 nebo více',
    'a list with at most two entries': 'seznam s nejvýše dvěma položkami',
    'one of work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing':
      'jedna z hodnot work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing',
    'a number': 'číslo',
    'a number of seconds': 'počet sekund',
    'a number of seconds, 0 or more': 'počet sekund, 0 nebo více',
    'a whole number from 0 to 6': 'celé číslo od 0 do 6',
    'a list with at most six entries': 'seznam s nejvýše šesti položkami',
    'the id of a project, which is the name of its folder in projects/':
      'id projektu, což je název jeho složky v projects/',
    'a whole number from 1 to 6': 'celé číslo od 1 do 6',
    'the name of an image file': 'název souboru s obrázkem',
    'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY':
      'existující datum ve tvaru YYYY-MM-DD, YYYY-MM nebo YYYY',
    'a country code of two capital letters (ISO 3166-1), such as DE':
      'kód země ze dvou velkých písmen (ISO 3166-1), například DE',
    'a short name (id)': 'krátký název (id)',
    'lower-case letters, digits and single hyphens, such as blue-door-2':
      'malá písmena, číslice a jednotlivé spojovníky, například blue-door-2',
    'the id of a service in services.yaml': 'id služby ze souboru services.yaml',
    'a year such as 2026': 'rok, například 2026',
    'a list with at most four entries': 'seznam s nejvýše čtyřmi položkami',
    'home or contact': 'home nebo contact',
    'true or false': 'true nebo false',
    'an email address such as name@example.com': 'e-mailová adresa, například name@example.com',
    'a telephone number with the country code, such as +49 30 23125 014':
      'telefonní číslo s předvolbou země, například +49 30 23125 014',
    "a telephone number without '(0)', which cannot be dialled from abroad":
      'telefonní číslo bez „(0)“, protože „(0)“ nelze ze zahraničí vytočit',
    'a list with at most eight entries': 'seznam s nejvýše osmi položkami',
    'a list with at least two entries': 'seznam s alespoň dvěma položkami',
    'a list with at most ten entries': 'seznam s nejvýše deseti položkami',
    'a whole number of minutes from 5 to 480': 'počet celých minut od 5 do 480',
    "the form's name from its URL at Formspree, such as xyzabcde":
      'název formuláře z jeho adresy URL u Formspree, například xyzabcde',
    'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef':
      'přístupový klíč od Web3Forms, například 01234567-89ab-cdef-0123-456789abcdef',
    'a whole number from 0 to 100': 'celé číslo od 0 do 100',
    'a time zone such as Europe/Berlin': 'časové pásmo, například Europe/Berlin',
    'a day that exists, as YYYY-MM-DD': 'existující den ve tvaru YYYY-MM-DD',
    'a number of stars from 0 to 5, halves allowed': 'počet hvězdiček od 0 do 5, i s polovinami',
    'the name of a video file': 'název souboru s videem',
    'the name of a captions file': 'název souboru s titulky',
    'Texts of one part of the interface.': 'Texty jedné části rozhraní.',
  },
};
