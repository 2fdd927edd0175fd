import type { FieldStrings } from '../language.ts';

/** The texts of the fields of content files in Dutch. */
export const fieldStrings: FieldStrings = {
  names: {
    name: 'Naam',
    brand: 'Naam van de site',
    titleSuffix: 'Einde van elke titel',
    address: 'Webadres',
    host: 'Host',
    locale: 'Taal en regio',
    locales: 'Talen van de site',
    timeZone: 'Tijdzone',
    look: 'Look',
    theme: 'Thema',
    light: 'Licht',
    dark: 'Donker',
    system: 'Systeem',
    accent: 'Accentkleur',
    typeface: 'Lettertypen',
    repository: 'Link naar de code',
    icon: 'Pictogram',
    url: 'Adres',
    footer: 'Footer',
    headline: 'Grote tekst',
    tagline: 'Kleine tekst',
    copyright: 'Copyrightregel',
    socials: 'Sociale media',
    notFound: 'Pagina voor onjuiste URL’s',
    title: 'Titel',
    description: 'Beschrijving',
    heading: 'Kop',
    text: 'Tekst',
    linkText: 'Tekst van de link',
    analytics: 'Bezoekstatistieken',
    provider: 'Provider',
    id: 'Korte naam in de URL (id)',
    page: 'Gegevens van de pagina',
    navLabel: 'Naam in de navigatie',
    hero: 'Bovenaan de pagina',
    eyebrow: 'Regel boven de kop',
    lead: 'Vast deel van de kop',
    words: 'Getypte teksten',
    speed: 'Tijd per teken',
    pause: 'Pauze',
    actions: 'Knoppen',
    label: 'Label',
    to: 'Leidt naar',
    showcase: 'Bordje met een getal',
    figure: 'Getal',
    sections: 'Secties',
    work: 'Werk',
    stats: 'Tellers',
    posts: 'Artikelen',
    about: 'Over mij',
    services: 'Diensten',
    packages: 'Pakketten',
    steps: 'Stappen',
    booking: 'Gesprek boeken',
    clients: 'Klanten',
    testimonials: 'Aanbevelingen',
    faq: 'Veelgestelde vragen',
    closing: 'Onderaan de pagina',
    start: 'Beginwaarde',
    end: 'Eindwaarde',
    duration: 'Duur',
    decimals: 'Aantal decimalen',
    prefix: 'Tekst vóór het getal',
    suffix: 'Tekst na het getal',
    projects: 'Projecten',
    newest: 'Aantal nieuwste items',
    portrait: 'Portret',
    portraitAlt: 'Wat op het portret te zien is',
    experience: 'Ervaring',
    position: 'Functie',
    startDate: 'Begindatum',
    endDate: 'Einddatum',
    summary: 'Samenvatting',
    highlights: 'Prestaties',
    education: 'Opleiding',
    institution: 'School of universiteit',
    studyType: 'Diploma',
    area: 'Gebied',
    certificates: 'Certificaten',
    issuer: 'Uitgegeven door',
    date: 'Datum',
    awards: 'Onderscheidingen',
    awarder: 'Toegekend door',
    publications: 'Publicaties',
    publisher: 'Uitgever',
    releaseDate: 'Publicatiedatum',
    volunteer: 'Vrijwilligerswerk',
    organization: 'Organisatie',
    languages: 'Talen',
    language: 'Taal',
    fluency: 'Taalniveau',
    interests: 'Interesses',
    keywords: 'Onderwerpen',
    location: 'Woonplaats',
    city: 'Plaats',
    countryCode: 'Land',
    intro: 'Inleiding',
    ask: 'Link voor aanvragen',
    price: 'Prijs',
    details: 'Details',
    included: 'Inbegrepen',
    questions: 'Vragen',
    question: 'Vraag',
    answer: 'Antwoord',
    groups: 'Groepen',
    skills: 'Vaardigheden',
    logo: 'Logo',
    items: 'Aanbevelingen',
    image: 'Afbeelding',
    author: 'Auteur',
    project: 'Project',
    service: 'Dienst',
    year: 'Jaar',
    mark: 'Opvallend label',
    on: 'Getoond op',
    home: 'Home',
    contact: 'Contact',
    availability: 'Beschikbaarheid',
    open: 'Beschikbaar voor nieuw werk',
    note: 'Extra regel',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    form: 'Formulier',
    privacy: 'Privacytekst',
    options: 'Keuzes',
    required: 'Verplicht',
    minutes: 'Duur in minuten',
    delivery: 'Bezorging',
    key: 'Toegangssleutel',
    confirmation: 'Bevestiging per e-mail',
    subject: 'Onderwerp',
    maxLinks: 'Maximumaantal links in een bericht',
    categories: 'Categorieën',
    technologies: 'Technologieën',
    client: 'Klant',
    category: 'Categorie',
    review: 'Beoordeling',
    cover: 'Omslagafbeelding',
    coverAlt: 'Wat op de omslagafbeelding te zien is',
    images: 'Meer afbeeldingen',
    alt: 'Wat erop te zien is',
    role: 'Rol',
    team: 'Team',
    problem: 'Probleem',
    results: 'Resultaten',
    before: 'Voor',
    after: 'Na',
    source: 'Bron',
    gallery: 'Voor en na',
    beforeAlt: 'Wat op de afbeelding ‘voor’ te zien is',
    afterAlt: 'Wat op de afbeelding ‘na’ te zien is',
    caption: 'Bijschrift',
    video: 'Video',
    file: 'Bestand',
    poster: 'Beginbeeld',
    captions: 'Ondertiteling',
    tags: 'Tags',
    draft: 'Concept',
    canonical: 'URL van het origineel',
    layout: 'Paginakader',
    motion: 'Animaties',
    greeting: 'Begroeting',
    noResults: 'Geen resultaten',
    pictures: 'Afbeeldingen',
    pages: 'Pagina’s',
    humans: 'humans.txt',
    fields: 'Velden',
    fieldErrors: 'Fouten in velden',
    missing: 'Ontbrekende gegevens',
    notSent: 'Niet verstuurd',
    mailto: 'E-mailprogramma',
    sent: 'Verstuurd',
    server: 'Server',
    notification: 'Melding',
    storeFull: 'Opslag vol',
    filedAsSpam: 'Als spam opgeslagen',
    errors: 'Fouten',
  },
  texts: {
    "The owner's name.": 'Je naam.',
    'The name of the site in the top navigation.':
      'De naam van de site in de navigatie bovenaan de pagina.',
    'The end of the title of every page, after a vertical bar.':
      'Het einde van de titel van elke pagina, na een verticale streep.',
    'The URL of the site, such as https://example.com.':
      'De URL van de site, zoals https://example.com.',
    'The hosting provider of the site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. The ways to receive messages depend on the host.':
      'De host van de site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. Hoe je berichten kunt ontvangen, hangt af van de host.',
    'a server of your own': 'een eigen server',
    'a host that only serves files': 'een host die alleen bestanden serveert',
    'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.':
      'De locale van de site als BCP 47-taaltag: de taal, en de notatie van datums en getallen.',
    'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.':
      'Alle talen van de site als BCP 47-taaltags, zoals [en, pt-BR], te beginnen met die van de locale. Voor elke andere taal is een map met de taaltag als naam nodig, met daarin de vertalingen.',
    'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.':
      'De tijdzone van de site, zoals Europe/Berlin, die bepaalt wanneer een dag begint. Zonder tijdzone geldt die van de computer die de site bouwt.',
    'The design of the site: shop, catalogue, gallery, workbench, departures, specimens.':
      'Het ontwerp van de site: shop, catalogue, gallery, workbench, departures, specimens.',
    'a shop window on a high street': 'een etalage in een winkelstraat',
    'a printed catalogue': 'een gedrukte catalogus',
    'works on a white wall': 'kunstwerken aan een witte muur',
    'tools above a workbench': 'gereedschap boven een werkbank',
    'a board of departures': 'een bord met vertrektijden',
    'a cabinet of specimens': 'een kast met verzamelstukken',
    "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.":
      'Het thema van de site: light, dark, of system voor het thema van het apparaat van de bezoeker. Bezoekers kunnen een ander thema kiezen.',
    'The accent colour of buttons and highlights, such as #b3321f.':
      'De accentkleur van knoppen en markeringen, zoals #b3321f.',
    red: 'rood',
    orange: 'oranje',
    ochre: 'oker',
    green: 'groen',
    teal: 'blauwgroen',
    blue: 'blauw',
    violet: 'violet',
    pink: 'roze',
    slate: 'leigrijs',
    'The fonts of headings and text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. If omitted, the fonts of the look.':
      'De lettertypen van koppen en tekst: bricolage, fraunces, playfair, outfit, jetbrains, sofia. Als dit leeg is: de lettertypen van de look.',
    'The link to a code repository, at the end of the top navigation.':
      'De link naar een coderepository, aan het einde van de navigatie bovenaan de pagina.',
    'The text of the link, such as GitHub.': 'De tekst van de link, zoals GitHub.',
    'The Iconify name of the icon, such as tabler:brand-github.':
      'De naam van het pictogram bij Iconify, zoals tabler:brand-github.',
    'The URL of the repository, or # as a placeholder.':
      'De URL van de repository, of # als voorlopige waarde.',
    'The footer of every page.': 'De footer van elke pagina.',
    'The large text of the footer.': 'De grote tekst van de footer.',
    'The small text below the large text of the footer.':
      'De kleine tekst onder de grote tekst van de footer.',
    'The copyright line at the end of the footer; {year} becomes the year of the build.':
      'De copyrightregel aan het einde van de footer; {year} wordt vervangen door het jaar waarin de site is gebouwd.',
    'Your profiles on other sites, in the order in which they are shown.':
      'Je profielen op andere sites, in de volgorde waarin ze worden getoond.',
    'The name of the network, which screen readers read out.':
      'De naam van het netwerk, die door schermlezers wordt voorgelezen.',
    'The Iconify name of the icon, such as tabler:brand-mastodon.':
      'De naam van het pictogram bij Iconify, zoals tabler:brand-mastodon.',
    'The URL of your profile, or # as a placeholder.':
      'De URL van je profiel, of # als voorlopige waarde.',
    'The not-found page, for URLs that do not exist (404).':
      'De 404-pagina, voor URL’s die niet bestaan.',
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.':
      'De titel van de 404-pagina in het browsertabblad, waaraan de titleSuffix wordt toegevoegd.',
    'One sentence for the meta description of the not-found page.':
      'Eén zin voor de metabeschrijving van de 404-pagina.',
    'The heading of the not-found page, which says that there is no such page.':
      'De kop van de 404-pagina, die zegt dat de pagina niet bestaat.',
    'The text of the not-found page, which says where the visitor can go instead.':
      'De tekst van de 404-pagina, die zegt waar de bezoeker wel heen kan.',
    'The text of the link from the not-found page to the Home page.':
      'De tekst van de link van de 404-pagina naar de homepage.',
    'The service that counts visits without cookies. If omitted, visits are not counted.':
      'De dienst die bezoeken telt zonder cookies. Als dit ontbreekt, worden bezoeken niet geteld.',
    'The analytics provider: plausible, umami or goatcounter.':
      'De provider van de bezoekstatistieken: plausible, umami of goatcounter.',
    "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.":
      'De id van je site: het domein bij Plausible, de id van de website bij Umami of de code bij GoatCounter.',
    'The URL of your own instance. If omitted, the URL of the provider.':
      'De URL van je eigen instantie. Als dit leeg is: de URL van de provider.',
    'Title, menu label and description of the page.':
      'Titel, naam in de navigatie en beschrijving van de pagina.',
    "The title of the page in the browser tab, to which the site's titleSuffix is added.":
      'De titel van de pagina in het browsertabblad, waaraan de titleSuffix van de site wordt toegevoegd.',
    'The name of the page in the navigation and the breadcrumb.':
      'De naam van de pagina in de navigatie en het kruimelpad.',
    'One or two sentences about the page, for search engines and shared links.':
      'Een of twee zinnen over de pagina, voor zoekmachines en gedeelde links.',
    'The hero: the headline, text and buttons at the top of the page.':
      'De hero: de kop, tekst en knoppen bovenaan de pagina.',
    'A few words above the headline.': 'Een paar woorden boven de kop.',
    'The fixed part of the headline.': 'Het vaste deel van de kop.',
    'The texts that are typed after the fixed part of the headline, one after the other, in a loop.':
      'De teksten die na het vaste deel van de kop worden getypt, een voor een, steeds opnieuw.',
    'Time per typed character, in milliseconds.': 'De tijd per getypt teken, in milliseconden.',
    'Pause after each typed text, in milliseconds.':
      'De pauze na elke getypte tekst, in milliseconden.',
    'One or two sentences below the headline.': 'Een of twee zinnen onder de kop.',
    'One or two buttons below the text, the most important one first.':
      'Een of twee knoppen onder de tekst, de belangrijkste eerst.',
    'The text of the button.': 'De tekst van de knop.',
    'The link of the button.': 'De link van de knop.',
    'A tag with a number, such as 15+ years, next to the logos from skills.yaml.':
      'Een bordje met een getal, zoals ‘15+ jaar’, naast de logo’s uit skills.yaml.',
    'The large text of the tag, such as 15+.': 'De grote tekst van het bordje, zoals ‘15+’.',
    'The small text of the tag.': 'De kleine tekst van het bordje.',
    'The sections below the hero, in order. If omitted, all sections.':
      'De secties onder de hero, in de volgorde waarin ze worden getoond. Als dit leeg is: alle secties.',
    'The counters in the section stats.': 'De tellers in de sectie stats.',
    'A label that says what the counter counts.': 'Een label dat zegt wat de teller telt.',
    'The number at which the counter starts.': 'Het getal waarbij de teller begint.',
    'The number at which the counter ends; this number may be lower than the start.':
      'Het getal waarbij de teller eindigt; dit getal mag lager zijn dan de beginwaarde.',
    'The duration of the counting animation, in seconds.':
      'De duur van de telanimatie, in seconden.',
    'The number of digits after the decimal point.': 'Het aantal cijfers na de komma.',
    'The text directly before the number, including spaces.':
      'De tekst direct vóór het getal, inclusief spaties.',
    'The text directly after the number, such as +, including spaces.':
      'De tekst direct na het getal, zoals +, inclusief spaties.',
    'The section with a few projects; the printed curriculum shows the same projects.':
      'De sectie met een paar projecten; het afgedrukte cv toont dezelfde projecten.',
    'The heading above the projects.': 'De kop boven de projecten.',
    'The ids of one to six projects, in the order in which they are shown.':
      'De id’s van een tot zes projecten, in de volgorde waarin ze worden getoond.',
    'Used only if projects is not set: the number of newest projects to show, 1 to 6.':
      'Alleen gebruikt als projects niet is ingesteld: het aantal nieuwste projecten dat wordt getoond, 1 tot en met 6.',
    'The text of the link to all projects.': 'De tekst van de link naar alle projecten.',
    'The section with the newest posts.': 'De sectie met de nieuwste artikelen.',
    'The heading above the posts.': 'De kop boven de artikelen.',
    'The number of newest posts to show, 1 to 6.':
      'Het aantal nieuwste artikelen dat wordt getoond, 1 tot en met 6.',
    'The text of the link to all posts.': 'De tekst van de link naar alle artikelen.',
    'The section that introduces the owner, with a greeting.':
      'De sectie waarin je jezelf voorstelt, met een begroeting.',
    'A few sentences about the owner.': 'Een paar zinnen over jezelf.',
    'The text of the link to the About page.': 'De tekst van de link naar de pagina ‘Over mij’.',
    'The section with the services from services.yaml.':
      'De sectie met de diensten uit services.yaml.',
    'The heading above the services.': 'De kop boven de diensten.',
    'The section with the testimonials from testimonials.yaml.':
      'De sectie met de aanbevelingen uit testimonials.yaml.',
    'The heading above the testimonials.': 'De kop boven de aanbevelingen.',
    'The closing section, which links to the Contact page.':
      'De afsluitende sectie, met een link naar de contactpagina.',
    'The heading: a line that invites visitors to write to you.':
      'De kop: een regel die bezoekers uitnodigt om je een bericht te sturen.',
    'One or two sentences below the heading.': 'Een of twee zinnen onder de kop.',
    'The text of the link to the Contact page.': 'De tekst van de link naar de contactpagina.',
    'The heading of the page.': 'De kop van de pagina.',
    'A portrait of the owner: the path of an image file, relative to about.md.':
      'Een portret van jezelf: het pad van een afbeeldingsbestand, relatief aan about.md.',
    'The alternative text of the portrait: what the image shows.':
      'De alt-tekst van het portret: wat erop te zien is.',
    'The section with a testimonial and counters.': 'De sectie met een aanbeveling en tellers.',
    'The heading of the section about experience.': 'De kop van de sectie over je ervaring.',
    'The figures that count up in the section, such as 120 projects.':
      'De getallen die in de sectie oplopen, zoals ‘120 projecten’.',
    'Your jobs, the most recent first.': 'Je banen, de meest recente eerst.',
    'The name of the firm.': 'De naam van het bedrijf.',
    'Your role in the firm or organization.': 'Je functie bij het bedrijf of de organisatie.',
    'The website of the firm or organization.': 'De website van het bedrijf of de organisatie.',
    'When you began, such as 2023-04 or 2023.': 'Wanneer je bent begonnen, zoals 2023-04 of 2023.',
    'When you finished, such as 2023-04 or 2023. Omit this field if you have not.':
      'De einddatum, zoals 2023-04 of 2023. Laat dit veld leeg als die er nog niet is.',
    'One or two sentences about the job.': 'Een of twee zinnen over het werk.',
    'Your achievements in this job, one line each.': 'Je prestaties in dit werk, elk op één regel.',
    'Your education, the most recent first.': 'Je opleidingen, de meest recente eerst.',
    'The name of the school or university.': 'De naam van de school of universiteit.',
    'The degree that you earned, such as Bachelor.':
      'Het diploma dat je hebt behaald, zoals ‘Bachelor’.',
    'The subject that you studied.': 'Het vakgebied waarin je hebt gestudeerd.',
    'The website of the school or university.': 'De website van de school of universiteit.',
    'Your certificates, the most recent first.': 'Je certificaten, het meest recente eerst.',
    'The name of the certificate.': 'De naam van het certificaat.',
    'The organization that issued the certificate.':
      'De organisatie die het certificaat heeft uitgegeven.',
    'The date, such as 2023-04 or 2023.': 'De datum, zoals 2023-04 of 2023.',
    'The URL at which the certificate can be verified.':
      'De URL waar het certificaat kan worden gecontroleerd.',
    'Your awards, the most recent first.': 'Je onderscheidingen, de meest recente eerst.',
    'The name of the award.': 'De naam van de onderscheiding.',
    'The organization that gave the award.':
      'De organisatie die de onderscheiding heeft toegekend.',
    'The reason for the award.': 'De reden van de onderscheiding.',
    'Your publications, the most recent first.': 'Je publicaties, de meest recente eerst.',
    'The title of the publication.': 'De titel van de publicatie.',
    'The publisher of the publication.': 'De uitgever van de publicatie.',
    'The URL at which the publication can be read.': 'De URL waar de publicatie te lezen is.',
    'One or two sentences about the publication.': 'Een of twee zinnen over de publicatie.',
    'Your volunteer work, the most recent first.': 'Je vrijwilligerswerk, het meest recente eerst.',
    'The name of the organization.': 'De naam van de organisatie.',
    'The languages that you speak.': 'De talen die je spreekt.',
    'The name of the language.': 'De naam van de taal.',
    'Your level in the language, such as Native speaker.':
      'Je niveau in de taal, zoals ‘Moedertaal’.',
    'Your interests apart from work.': 'Je interesses naast je werk.',
    'The name of the interest.': 'De naam van de interesse.',
    'Topics within the interest, a few words each.':
      'Onderwerpen binnen de interesse, elk in een paar woorden.',
    'Your place of residence, which the printed curriculum shows.':
      'Je woonplaats, die op het afgedrukte cv staat.',
    'Your town.': 'De plaats waar je woont.',
    'Your country in two letters, such as DE.':
      'Het land waar je woont, in twee letters, zoals DE.',
    "The text of each service's link, such as Read More.":
      'De tekst van de link bij elke dienst, zoals ‘Lees meer’.',
    'The text of the link that starts a message to you about a service.':
      'De tekst van de link waarmee bezoekers je een bericht over een dienst kunnen sturen.',
    'The area where you work, such as Leith and remotely.':
      'Het gebied waar je werkt, zoals ‘Utrecht en op afstand’.',
    'The services, in the order in which they are shown.':
      'De diensten, in de volgorde waarin ze worden getoond.',
    'The id of the service: a short name for its URL, /service/id.':
      'De id van de dienst: een korte naam voor de bijbehorende URL, /service/id.',
    'The name of the service.': 'De naam van de dienst.',
    'One or two sentences on what the client gets.': 'Een of twee zinnen over wat de klant krijgt.',
    'The price of the service, in your own words.': 'De prijs van de dienst, in je eigen woorden.',
    'How long the service takes, in your own words.':
      'Hoelang de dienst duurt, in je eigen woorden.',
    'A long description of the service, in Markdown.':
      'Een lange beschrijving van de dienst, in Markdown.',
    'The parts of the service that the price includes, one per entry.':
      'De onderdelen van de dienst die in de prijs zijn inbegrepen, één per item.',
    'The ids of projects that are examples of the service.':
      'De id’s van projecten die voorbeelden van de dienst zijn.',
    'Questions about the service, with answers.': 'Vragen over de dienst, met antwoorden.',
    'The text of the question.': 'De tekst van de vraag.',
    'The answer to the question, in Markdown.': 'Het antwoord op de vraag, in Markdown.',
    'The heading of the section with the skills.': 'De kop van de sectie met de vaardigheden.',
    'The groups of skills, in the order in which they are shown.':
      'De groepen vaardigheden, in de volgorde waarin ze worden getoond.',
    'The name of the group of skills.': 'De naam van de groep vaardigheden.',
    'The skills of the group, in the order in which they are shown.':
      'De vaardigheden van de groep, in de volgorde waarin ze worden getoond.',
    'The name of the skill.': 'De naam van de vaardigheid.',
    'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.':
      'De naam van het logo bij Iconify, zoals logos:react. Als dit leeg is, worden de eerste letters van de vaardigheid getoond.',
    'The heading above testimonials, on pages that set no heading of their own for this section.':
      'De kop boven aanbevelingen, op pagina’s waar deze sectie geen eigen kop heeft.',
    'The testimonials, in the order in which they are shown.':
      'De aanbevelingen, in de volgorde waarin ze worden getoond.',
    'The id of the testimonial: a short name that no other testimonial has.':
      'De id van de aanbeveling: een korte naam die geen andere aanbeveling heeft.',
    'A portrait of the author: the path of an image file, relative to testimonials.yaml.':
      'Een portret van de auteur: het pad van een afbeeldingsbestand, relatief aan testimonials.yaml.',
    'The name of the person who wrote the testimonial.':
      'De naam van de persoon die de aanbeveling heeft geschreven.',
    'The role and firm of the author.': 'De functie en het bedrijf van de auteur.',
    'The text of the testimonial.': 'De tekst van de aanbeveling.',
    'The id of the project that the testimonial is about. The page of the project shows it.':
      'De id van het project waarover de aanbeveling gaat. De pagina van het project toont de aanbeveling.',
    'The id of the service that the testimonial is about. The page of the service shows it.':
      'De id van de dienst waarover de aanbeveling gaat. De pagina van de dienst toont de aanbeveling.',
    'The year in which the testimonial was written.':
      'Het jaar waarin de aanbeveling is geschreven.',
    'The URL at which the testimonial was published.':
      'De URL waar de aanbeveling is gepubliceerd.',
    'The heading of the section with the clients.': 'De kop van de sectie met de klanten.',
    'The clients, in the order in which they are shown.':
      'De klanten, in de volgorde waarin ze worden getoond.',
    'The id of the client: a short name that no other client has.':
      'De id van de klant: een korte naam die geen andere klant heeft.',
    'The name of the client, also the alternative text of the logo.':
      'De naam van de klant, ook de alt-tekst van het logo.',
    'The website of the client.': 'De website van de klant.',
    'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.':
      'Het logo van de klant. Een SVG wordt in één kleur getoond, licht of donker, afhankelijk van het thema.',
    'The heading of the section with the packages.': 'De kop van de sectie met de pakketten.',
    'The text of the link that starts a message to you about a package.':
      'De tekst van de link waarmee bezoekers je een bericht over een pakket kunnen sturen.',
    'Two to four packages, in the order in which they are shown.':
      'Twee tot vier pakketten, in de volgorde waarin ze worden getoond.',
    'The name of the package.': 'De naam van het pakket.',
    'The price of the package, in your own words.': 'De prijs van het pakket, in je eigen woorden.',
    'One or two sentences on the clients that the package is meant for.':
      'Een of twee zinnen over de klanten voor wie het pakket is bedoeld.',
    'The services that the package includes, one per entry.':
      'De diensten die bij het pakket zijn inbegrepen, één per item.',
    'A label that highlights this package, such as Most taken.':
      'Een label dat dit pakket laat opvallen, zoals ‘Meest gekozen’.',
    'The heading of the section with the steps.': 'De kop van de sectie met de stappen.',
    'Three to six steps of your work with a client, in the order in which they happen.':
      'Drie tot zes stappen in je werk met een klant, in de volgorde waarin je ze doorloopt.',
    'The name of the step, in a few words.': 'De naam van de stap, in een paar woorden.',
    'One or two sentences about the step.': 'Een of twee zinnen over de stap.',
    'How long the step takes, in your own words.': 'Hoelang de stap duurt, in je eigen woorden.',
    'The heading of the section with the questions.': 'De kop van de sectie met de vragen.',
    'The pages that show the questions: home, contact or both.':
      'De pagina’s die de vragen tonen: home, contact of beide.',
    'The questions with their answers, in the order in which they are shown.':
      'De vragen met hun antwoorden, in de volgorde waarin ze worden getoond.',
    'Your availability for new work.': 'Je beschikbaarheid voor nieuw werk.',
    'Whether you take new work.': 'Of je nieuw werk aanneemt.',
    'Your availability in words, such as Open for new projects.':
      'Je beschikbaarheid in woorden, zoals ‘Beschikbaar voor nieuwe projecten’.',
    'A second, smaller line about your availability.':
      'Een tweede, kleinere regel over je beschikbaarheid.',
    "The owner's email address.": 'Je e-mailadres.',
    'Your telephone number, with the country code.': 'Je telefoonnummer, met de landcode.',
    'The contact form. If omitted, the page has none.':
      'Het contactformulier. Als dit ontbreekt, heeft de pagina er geen.',
    'The heading of the contact form.': 'De kop van het contactformulier.',
    'One sentence on what you do with the data that visitors enter.':
      'Eén zin over wat je doet met de gegevens die bezoekers invullen.',
    'Further questions in the contact form, such as kind of work, budget or start.':
      'Extra vragen in het contactformulier, zoals het soort werk, het budget of de begindatum.',
    'The id of the question: a short name that no other question has, such as budget.':
      'De id van de vraag: een korte naam die geen andere vraag heeft, zoals budget.',
    'The text of the question, such as Budget.': 'De tekst van de vraag, zoals ‘Budget’.',
    'The answers that visitors choose from.': 'De antwoorden waaruit bezoekers kiezen.',
    'Whether an answer is required.': 'Of een antwoord verplicht is.',
    'A call with you that visitors can book on another website.':
      'Een gesprek met jou dat bezoekers op een andere website kunnen boeken.',
    'The URL of the booking page.': 'De URL van de boekingspagina.',
    'The length of the call, in minutes.': 'De duur van het gesprek, in minuten.',
    'The text of the link, such as Book a talk.': 'De tekst van de link, zoals ‘Boek een gesprek’.',
    'How messages from the contact form reach you.':
      'Hoe berichten uit het contactformulier je bereiken.',
    'The service that receives messages: server, netlify, formspree, web3forms, endpoint, mailto. If omitted, the default service of the host.':
      'De dienst die berichten ontvangt: server, netlify, formspree, web3forms, endpoint, mailto. Als dit leeg is: de standaarddienst van de host.',
    'The server of this project, which you run': 'De server van dit project, die je zelf draait',
    'Netlify, which hosts the site': 'Netlify, dat de site host',
    'Another URL that accepts forms': 'Een andere URL die formulieren accepteert',
    "The visitor's own mail program": 'Het eigen e-mailprogramma van de bezoeker',
    'Only with formspree: the name of the form at Formspree.':
      'Alleen bij formspree: de naam van het formulier bij Formspree.',
    'Only with web3forms: the access key from Web3Forms.':
      'Alleen bij web3forms: de toegangssleutel van Web3Forms.',
    'Only with endpoint: the URL to which messages are posted.':
      'Alleen bij endpoint: de URL waar berichten met POST naartoe worden gestuurd.',
    'Only with server: a confirmation email to the visitor. If omitted, none is sent.':
      'Alleen bij server: een bevestigingsmail aan de bezoeker. Als dit ontbreekt, wordt er geen verstuurd.',
    'The subject of the confirmation email.': 'Het onderwerp van de bevestigingsmail.',
    'The text of the confirmation email. Nothing that the visitor wrote is added.':
      'De tekst van de bevestigingsmail. Er wordt niets toegevoegd van wat de bezoeker heeft geschreven.',
    'Only with server: the maximum number of links in a message. A message with more links counts as spam.':
      'Alleen bij server: het maximumaantal links in een bericht. Een bericht met meer links geldt als spam.',
    'Title, menu label and description of the page of each project.':
      'Titel, naam in de navigatie en beschrijving van de pagina van elk project.',
    "The text of the link in each project's card, such as READ MORE.":
      'De tekst van de link op de kaart van elk project, zoals ‘LEES MEER’.',
    "The section at the end of each project's page, which links to the Contact page.":
      'De sectie aan het einde van de pagina van elk project, met een link naar de contactpagina.',
    'The categories of projects, such as Website.':
      'De categorieën van projecten, zoals ‘Website’.',
    'The label of the list of categories.': 'Het label van de lijst met categorieën.',
    'The categories that a project may have.': 'De categorieën die een project kan hebben.',
    'The technologies of projects, such as React.':
      'De technologieën van projecten, zoals ‘React’.',
    'The label of the list of technologies.': 'Het label van de lijst met technologieën.',
    'The technologies that a project may have.': 'De technologieën die een project kan hebben.',
    'The name of the project.': 'De naam van het project.',
    'The client for whom the project was made.': 'De klant voor wie het project is gemaakt.',
    'The category, one of those that projects.yaml lists.':
      'De categorie: een van de categorieën in projects.yaml.',
    'The technologies of the project, from the list in projects.yaml.':
      'De technologieën van het project, uit de lijst in projects.yaml.',
    'The day when the project went online, as YYYY-MM-DD.':
      'De dag waarop het project online ging, als YYYY-MM-DD.',
    'The URL of the finished work on the web.': 'De URL van het voltooide werk op het web.',
    'The rating by the client: 0 to 5 stars, in steps of a half.':
      'De beoordeling door de klant: 0 tot en met 5 sterren, in stappen van een halve ster.',
    'One to three sentences about the project.': 'Een tot drie zinnen over het project.',
    'An image in the folder of this file. If omitted, the title is shown instead.':
      'Een afbeelding in de map van dit bestand. Als dit leeg is, wordt in plaats daarvan de titel getoond.',
    'The alternative text of the cover: what the image shows.':
      'De alt-tekst van de omslagafbeelding: wat erop te zien is.',
    'Further images of the project, in the order in which they are shown.':
      'Meer afbeeldingen van het project, in de volgorde waarin ze worden getoond.',
    'An image in the folder of this file.': 'Een afbeelding in de map van dit bestand.',
    'The alternative text of the image: what the image shows.':
      'De alt-tekst van de afbeelding: wat erop te zien is.',
    'Your part in the project, such as Design and code.':
      'Je rol in het project, zoals ‘Ontwerp en code’.',
    'How long the project took, in your own words.':
      'Hoelang het project duurde, in je eigen woorden.',
    'The people who worked on the project with you.':
      'De mensen die met jou aan het project hebben gewerkt.',
    'The problem that the project solved, in a few sentences.':
      'Het probleem dat het project heeft opgelost, in een paar zinnen.',
    "The results in figures. The project's card in lists shows the first one.":
      'De resultaten in cijfers. De kaart van het project in lijsten toont het eerste resultaat.',
    'The figure of the result, in large letters, such as 71 or −40 %.':
      'Het getal van het resultaat, in grote letters, zoals ‘71’ of ‘−40%’.',
    'The measured quantity, such as "enquiries in four weeks".':
      'Wat er is gemeten, zoals ‘aanvragen in vier weken’.',
    'The figure that was measured before the project, such as 15 a week.':
      'Het getal dat vóór het project is gemeten, zoals ‘15 per week’.',
    'The figure that was measured after the project, such as 4 a week.':
      'Het getal dat na het project is gemeten, zoals ‘4 per week’.',
    'The source of the figure, such as a report.': 'De bron van het getal, zoals een rapport.',
    'Pairs of images of the same shape, which show the state before and after the project.':
      'Paren afbeeldingen met dezelfde beeldverhouding, die de situatie vóór en na het project tonen.',
    'An image of the state before the project.': 'Een afbeelding van de situatie vóór het project.',
    'The alternative text of the first image: what the image shows.':
      'De alt-tekst van de eerste afbeelding: wat erop te zien is.',
    'An image of the state after the project.': 'Een afbeelding van de situatie na het project.',
    'The alternative text of the second image: what the image shows.':
      'De alt-tekst van de tweede afbeelding: wat erop te zien is.',
    'The caption, which says what the two images compare.':
      'Het bijschrift, dat zegt wat de twee afbeeldingen vergelijken.',
    'A video of the project.': 'Een video van het project.',
    'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.':
      'Een video in de map van dit bestand: MP4 (H.264) of WebM, maximaal 25 MB.',
    'A title that says what the video shows.': 'Een titel die zegt wat er in de video te zien is.',
    'The image that is shown until the video plays.':
      'De afbeelding die wordt getoond totdat de video wordt afgespeeld.',
    'The captions of the video: a WebVTT file, whose name ends in .vtt.':
      'De ondertiteling van de video: een WebVTT-bestand, waarvan de naam eindigt op .vtt.',
    'The title of the post.': 'De titel van het artikel.',
    'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.':
      'De dag van publicatie, als YYYY-MM-DD. Tot die tijd toont alleen npm run dev het artikel.',
    'One to three sentences that sum up the post.':
      'Een tot drie zinnen die het artikel samenvatten.',
    'The topics of the post, in a few words each.':
      'De onderwerpen van het artikel, elk in een paar woorden.',
    'An image in the folder of this file, shown above the text and in lists of posts.':
      'Een afbeelding in de map van dit bestand, getoond boven de tekst en in lijsten met artikelen.',
    'Whether the project is a draft, which only npm run dev shows.':
      'Of het project een concept is, dat alleen npm run dev toont.',
    'Whether the post is a draft, which only npm run dev shows.':
      'Of het artikel een concept is, dat alleen npm run dev toont.',
    'The URL of the original, if the post was first published on another site.':
      'De URL van het origineel, als het artikel eerst op een andere site is gepubliceerd.',
    'a text': 'een tekst',
    'a text that is not empty': 'een tekst die niet leeg is',
    'a URL such as https://example.com': 'een URL zoals https://example.com',
    'a URL without a path (the environment variable BASE sets a sub-path)':
      'een URL zonder pad (de omgevingsvariabele BASE stelt een subpad in)',
    'a language tag such as en-DE, de or fr-CH': 'een taaltag zoals en-DE, de of fr-CH',
    'a list': 'een lijst',
    'a list with at least one entry': 'een lijst met minstens één item',
    'a language tag such as en, pt-BR or zh-Hant': 'een taaltag zoals en, pt-BR of zh-Hant',
    'a colour as # and six hexadecimal digits, such as #b3321f':
      'een kleur als # en zes hexadecimale cijfers, zoals #b3321f',
    'an icon such as logos:react': 'een pictogram zoals logos:react',
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder':
      'een pagina zoals /about, een URL, mailto:, tel:, of # als voorlopige waarde',
    'a text without spaces, colons and slashes':
      'een tekst zonder spaties, dubbele punten of schuine strepen',
    'a number of milliseconds': 'een aantal milliseconden',
    'a number of milliseconds, 1 or more': 'een aantal milliseconden, 1 of meer',
    'a list with at most two entries': 'een lijst met maximaal twee items',
    'one of work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing':
      'een van work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing',
    'a number': 'een getal',
    'a number of seconds': 'een aantal seconden',
    'a number of seconds, 0 or more': 'een aantal seconden, 0 of meer',
    'a whole number from 0 to 6': 'een geheel getal van 0 tot en met 6',
    'a list with at most six entries': 'een lijst met maximaal zes items',
    'the id of a project, which is the name of its folder in projects/':
      'de id van een project: de naam van de projectmap in projects/',
    'a whole number from 1 to 6': 'een geheel getal van 1 tot en met 6',
    'the name of an image file': 'de naam van een afbeeldingsbestand',
    'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY':
      'een bestaande datum, als YYYY-MM-DD, YYYY-MM of YYYY',
    'a country code of two capital letters (ISO 3166-1), such as DE':
      'een landcode van twee hoofdletters (ISO 3166-1), zoals DE',
    'a short name (id)': 'een korte naam (id)',
    'lower-case letters, digits and single hyphens, such as blue-door-2':
      'kleine letters, cijfers en losse koppeltekens, zoals blue-door-2',
    'the id of a service in services.yaml': 'de id van een dienst in services.yaml',
    'a year such as 2026': 'een jaar zoals 2026',
    'a list with at most four entries': 'een lijst met maximaal vier items',
    'home or contact': 'home of contact',
    'true or false': 'true of false',
    'an email address such as name@example.com': 'een e-mailadres zoals naam@example.com',
    'a telephone number with the country code, such as +49 30 23125 014':
      'een telefoonnummer met de landcode, zoals +49 30 23125 014',
    "a telephone number without '(0)', which cannot be dialled from abroad":
      'een telefoonnummer zonder ‘(0)’, want een nummer met ‘(0)’ is vanuit het buitenland niet te bellen',
    'a list with at most eight entries': 'een lijst met maximaal acht items',
    'a list with at least two entries': 'een lijst met minstens twee items',
    'a list with at most ten entries': 'een lijst met maximaal tien items',
    'a whole number of minutes from 5 to 480': 'een geheel aantal minuten van 5 tot en met 480',
    "the form's name from its URL at Formspree, such as xyzabcde":
      'de naam van het formulier uit de URL bij Formspree, zoals xyzabcde',
    'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef':
      'de toegangssleutel van Web3Forms, zoals 01234567-89ab-cdef-0123-456789abcdef',
    'a whole number from 0 to 100': 'een geheel getal van 0 tot en met 100',
    'a time zone such as Europe/Berlin': 'een tijdzone zoals Europe/Berlin',
    'a day that exists, as YYYY-MM-DD': 'een bestaande dag, als YYYY-MM-DD',
    'a number of stars from 0 to 5, halves allowed':
      'een aantal sterren van 0 tot en met 5, halve sterren toegestaan',
    'the name of a video file': 'de naam van een videobestand',
    'the name of a captions file': 'de naam van een ondertitelingsbestand',
    'Texts of one part of the interface.': 'Teksten van één deel van de interface.',
  },
};
