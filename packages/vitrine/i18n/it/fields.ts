import type { FieldStrings } from '../language.ts';

/** The texts of the fields of content files in Italian. */
export const fieldStrings: FieldStrings = {
  names: {
    name: 'Nome',
    brand: 'Nome del sito',
    titleSuffix: 'Parte finale di ogni titolo',
    address: 'Indirizzo (URL)',
    host: 'Hosting',
    locale: 'Lingua e regione',
    locales: 'Lingue del sito',
    timeZone: 'Fuso orario',
    look: 'Look',
    theme: 'Tema',
    light: 'Chiaro',
    dark: 'Scuro',
    system: 'Sistema',
    accent: 'Colore d’accento',
    typeface: 'Font',
    repository: 'Link al codice',
    icon: 'Icona',
    url: 'Indirizzo web',
    footer: 'Piè di pagina',
    headline: 'Testo grande',
    tagline: 'Testo piccolo',
    copyright: 'Riga del copyright',
    socials: 'Profili social',
    notFound: 'Pagina per gli URL errati',
    title: 'Titolo',
    description: 'Descrizione',
    heading: 'Titolo visibile',
    text: 'Testo',
    linkText: 'Testo del link',
    analytics: 'Statistiche delle visite',
    provider: 'Provider',
    id: 'Identificativo (id)',
    page: 'Dati della pagina',
    navLabel: 'Nome nel menu',
    hero: 'Inizio della pagina',
    eyebrow: 'Occhiello',
    lead: 'Parte fissa del titolo',
    words: 'Testi animati',
    speed: 'Tempo per carattere',
    pause: 'Pausa',
    actions: 'Pulsanti',
    label: 'Etichetta',
    to: 'Destinazione',
    showcase: 'Cartellino con un numero',
    figure: 'Cifra',
    sections: 'Sezioni',
    work: 'Lavori',
    stats: 'Contatori',
    posts: 'Articoli',
    about: 'Chi sono',
    services: 'Servizi',
    packages: 'Pacchetti',
    steps: 'Fasi',
    booking: 'Prenotazione',
    clients: 'Clienti',
    testimonials: 'Testimonianze',
    faq: 'Domande frequenti',
    closing: 'Fine della pagina',
    start: 'Valore iniziale',
    end: 'Valore finale',
    duration: 'Durata',
    decimals: 'Decimali',
    prefix: 'Testo prima del numero',
    suffix: 'Testo dopo il numero',
    projects: 'Progetti',
    newest: 'Quanti tra i più recenti',
    portrait: 'Ritratto',
    portraitAlt: 'Cosa mostra il ritratto',
    experience: 'Esperienza',
    position: 'Ruolo',
    startDate: 'Data di inizio',
    endDate: 'Data di fine',
    summary: 'Sintesi',
    highlights: 'Risultati raggiunti',
    education: 'Formazione',
    institution: 'Scuola o università',
    studyType: 'Titolo di studio',
    area: 'Area',
    certificates: 'Certificazioni',
    issuer: 'Rilasciata da',
    date: 'Data',
    awards: 'Premi',
    awarder: 'Assegnato da',
    publications: 'Pubblicazioni',
    publisher: 'Editore',
    releaseDate: 'Data di pubblicazione',
    volunteer: 'Volontariato',
    organization: 'Organizzazione',
    languages: 'Lingue',
    language: 'Lingua',
    fluency: 'Livello',
    interests: 'Interessi',
    keywords: 'Parole chiave',
    location: 'Luogo di residenza',
    city: 'Città',
    countryCode: 'Paese',
    intro: 'Introduzione',
    ask: 'Testo del link per scriverti',
    price: 'Prezzo',
    details: 'Dettagli',
    included: 'Cosa comprende',
    questions: 'Domande',
    question: 'Domanda',
    answer: 'Risposta',
    groups: 'Gruppi',
    skills: 'Competenze',
    logo: 'Logo',
    items: 'Testimonianze',
    image: 'Immagine',
    author: 'Scritta da',
    project: 'Progetto',
    service: 'Servizio',
    year: 'Anno',
    mark: 'Etichetta in evidenza',
    on: 'Pagine con le domande',
    home: 'Home',
    contact: 'Contatti',
    availability: 'Disponibilità',
    open: 'Disponibile',
    note: 'Nota',
    email: 'Email',
    phone: 'Telefono',
    form: 'Modulo',
    privacy: 'Privacy',
    options: 'Opzioni',
    required: 'Risposta obbligatoria',
    minutes: 'Durata in minuti',
    delivery: 'Ricezione dei messaggi',
    key: 'Chiave di accesso',
    confirmation: 'Email di conferma',
    subject: 'Oggetto',
    maxLinks: 'Numero massimo di link in un messaggio',
    categories: 'Categorie',
    technologies: 'Tecnologie',
    client: 'Cliente',
    category: 'Categoria',
    review: 'Valutazione',
    cover: 'Copertina',
    coverAlt: 'Cosa mostra la copertina',
    images: 'Immagini',
    alt: 'Cosa mostra',
    role: 'Ruolo',
    team: 'Team',
    problem: 'Problema',
    results: 'Risultati',
    before: 'Prima',
    after: 'Dopo',
    source: 'Fonte',
    gallery: 'Prima e dopo',
    beforeAlt: 'Cosa mostra l’immagine «prima»',
    afterAlt: 'Cosa mostra l’immagine «dopo»',
    caption: 'Didascalia',
    video: 'Video',
    file: 'File',
    poster: 'Immagine iniziale',
    captions: 'Sottotitoli',
    tags: 'Tag',
    draft: 'Bozza',
    canonical: 'URL dell’originale',
    layout: 'Struttura della pagina',
    motion: 'Animazioni',
    greeting: 'Saluto',
    noResults: 'Nessun risultato',
    pictures: 'Immagini',
    pages: 'Pagine',
    humans: 'humans.txt',
    fields: 'Campi',
    fieldErrors: 'Errori nei campi',
    missing: 'Dati mancanti',
    notSent: 'Non inviato',
    sent: 'Inviato',
    notification: 'Notifica',
    storeFull: 'Spazio esaurito',
    filedAsSpam: 'Archiviato come spam',
    errors: 'Errori',
  },
  texts: {
    "The owner's name.": 'Il tuo nome.',
    'The name of the site in the top navigation.': 'Il nome del sito nel menu principale.',
    'The end of the title of every page, after a vertical bar.':
      'La parte finale del titolo di ogni pagina, dopo una barra verticale.',
    'The URL of the site, such as https://example.com.':
      'L’URL del sito, per esempio https://example.com.',
    'The hosting provider of the site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. The ways to receive messages depend on the host.':
      'Il provider di hosting del sito: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. I modi per ricevere i messaggi dipendono dall’hosting.',
    'a server of your own': 'un tuo server',
    'a host that only serves files': 'un hosting che serve solo file',
    'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.':
      'Le impostazioni regionali (locale) del sito, come tag BCP 47: la lingua e il formato di date e numeri.',
    'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.':
      'Tutte le lingue del sito come tag BCP 47, per esempio [en, pt-BR], con quella di locale al primo posto. Per ogni altra lingua serve una cartella con le traduzioni, che ha per nome il tag.',
    'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.':
      'Il fuso orario del sito, per esempio Europe/Berlin, che stabilisce quando inizia un giorno. Se manca, vale quello del computer che genera il sito.',
    'The design of the site: shop, catalogue, gallery, workbench, departures, specimens.':
      'Il design del sito: shop, catalogue, gallery, workbench, departures, specimens.',
    'a shop window on a high street': 'una vetrina in una via commerciale',
    'a printed catalogue': 'un catalogo stampato',
    'works on a white wall': 'opere su una parete bianca',
    'tools above a workbench': 'attrezzi appesi sopra un banco da lavoro',
    'a board of departures': 'un tabellone delle partenze',
    'a cabinet of specimens': 'un armadio con una collezione di reperti',
    "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.":
      'Il tema del sito: light, dark, oppure system per quello del dispositivo in uso. Chi visita il sito può sceglierne un altro.',
    'The accent colour of buttons and highlights, such as #b3321f.':
      'Il colore d’accento dei pulsanti e degli elementi in evidenza, per esempio #b3321f.',
    red: 'rosso',
    orange: 'arancione',
    ochre: 'ocra',
    green: 'verde',
    teal: 'verde petrolio',
    blue: 'blu',
    violet: 'viola',
    pink: 'rosa',
    slate: 'ardesia',
    'The fonts of headings and text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. If omitted, the fonts of the look.':
      'I font dei titoli e del testo: bricolage, fraunces, playfair, outfit, jetbrains, sofia. Se vuoto: i font del look.',
    'The link to a code repository, at the end of the top navigation.':
      'Il link a un repository di codice, alla fine del menu principale.',
    'The text of the link, such as GitHub.': 'Il testo del link, per esempio GitHub.',
    'The Iconify name of the icon, such as tabler:brand-github.':
      'Il nome Iconify dell’icona, per esempio tabler:brand-github.',
    'The URL of the repository, or # as a placeholder.':
      'L’URL del repository, oppure # come segnaposto.',
    'The footer of every page.': 'Il piè di pagina di tutte le pagine.',
    'The large text of the footer.': 'Il testo grande del piè di pagina.',
    'The small text below the large text of the footer.':
      'Il testo piccolo sotto il testo grande del piè di pagina.',
    'The copyright line at the end of the footer; {year} becomes the year of the build.':
      'La riga del copyright alla fine del piè di pagina; {year} diventa l’anno in cui il sito viene generato.',
    'Your profiles on other sites, in the order in which they are shown.':
      'I tuoi profili su altri siti, nell’ordine in cui sono mostrati.',
    'The name of the network, which screen readers read out.':
      'Il nome del social network, che gli screen reader leggono ad alta voce.',
    'The Iconify name of the icon, such as tabler:brand-mastodon.':
      'Il nome Iconify dell’icona, per esempio tabler:brand-mastodon.',
    'The URL of your profile, or # as a placeholder.':
      'L’URL del tuo profilo, oppure # come segnaposto.',
    'The not-found page, for URLs that do not exist (404).':
      'La pagina per gli URL che non esistono (404).',
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.':
      'Il titolo della pagina 404 nella scheda del browser, a cui si aggiunge il titleSuffix.',
    'One sentence for the meta description of the not-found page.':
      'Una frase per la meta description della pagina 404.',
    'The heading of the not-found page, which says that there is no such page.':
      'Il titolo visibile della pagina 404, che dice che la pagina cercata non esiste.',
    'The text of the not-found page, which says where the visitor can go instead.':
      'Il testo della pagina 404, che dice a chi visita il sito dove può andare in alternativa.',
    'The text of the link from the not-found page to the Home page.':
      'Il testo del link dalla pagina 404 alla pagina «Home».',
    'The service that counts visits without cookies. If omitted, visits are not counted.':
      'Il servizio che conta le visite senza cookie. Se manca, le visite non vengono contate.',
    'The analytics provider: plausible, umami or goatcounter.':
      'Il provider delle statistiche: plausible, umami o goatcounter.',
    "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.":
      'L’id del tuo sito: il dominio per Plausible, l’id del sito web per Umami o il codice per GoatCounter.',
    'The URL of your own instance. If omitted, the URL of the provider.':
      'L’URL della tua istanza. Se vuoto: l’URL del provider.',
    'Title, menu label and description of the page.':
      'Titolo, nome nel menu e descrizione della pagina.',
    "The title of the page in the browser tab, to which the site's titleSuffix is added.":
      'Il titolo della pagina nella scheda del browser, a cui si aggiunge il titleSuffix del sito.',
    'The name of the page in the navigation and the breadcrumb.':
      'Il nome della pagina nel menu e nel percorso di navigazione.',
    'One or two sentences about the page, for search engines and shared links.':
      'Una o due frasi sulla pagina, per i motori di ricerca e i link condivisi.',
    'The hero: the headline, text and buttons at the top of the page.':
      'L’inizio della pagina (hero): il titolo principale, il testo e i pulsanti.',
    'A few words above the headline.': 'Poche parole sopra il titolo principale.',
    'The fixed part of the headline.': 'La parte fissa del titolo principale.',
    'The texts that are typed after the fixed part of the headline, one after the other, in a loop.':
      'I testi che vengono scritti lettera per lettera dopo la parte fissa del titolo principale, uno dopo l’altro, a ciclo continuo.',
    'Time per typed character, in milliseconds.':
      'Il tempo per ogni carattere scritto, in millisecondi.',
    'Pause after each typed text, in milliseconds.':
      'La pausa dopo ogni testo scritto, in millisecondi.',
    'One or two sentences below the headline.': 'Una o due frasi sotto il titolo principale.',
    'One or two buttons below the text, the most important one first.':
      'Uno o due pulsanti sotto il testo, a partire dal più importante.',
    'The text of the button.': 'Il testo del pulsante.',
    'The link of the button.': 'Il link del pulsante.',
    'A tag with a number, such as 15+ years, next to the logos from skills.yaml.':
      'Un cartellino con un numero, per esempio «15+ anni», accanto ai loghi di skills.yaml.',
    'The large text of the tag, such as 15+.': 'Il testo grande del cartellino, per esempio 15+.',
    'The small text of the tag.': 'Il testo piccolo del cartellino.',
    'The sections below the hero, in order. If omitted, all sections.':
      'Le sezioni dopo l’inizio della pagina, in ordine. Se vuoto: tutte le sezioni.',
    'The counters in the section stats.': 'I contatori nella sezione stats.',
    'A label that says what the counter counts.': 'Un’etichetta che dice cosa conta il contatore.',
    'The number at which the counter starts.': 'Il numero da cui parte il contatore.',
    'The number at which the counter ends; this number may be lower than the start.':
      'Il numero a cui si ferma il contatore; può essere minore di quello iniziale.',
    'The duration of the counting animation, in seconds.':
      'La durata dell’animazione del contatore, in secondi.',
    'The number of digits after the decimal point.': 'Il numero di cifre dopo la virgola.',
    'The text directly before the number, including spaces.':
      'Il testo subito prima del numero, spazi compresi.',
    'The text directly after the number, such as +, including spaces.':
      'Il testo subito dopo il numero, spazi compresi, per esempio +.',
    'The section with a few projects; the printed curriculum shows the same projects.':
      'La sezione con alcuni progetti; il CV stampato mostra gli stessi progetti.',
    'The heading above the projects.': 'Il titolo sopra i progetti.',
    'The ids of one to six projects, in the order in which they are shown.':
      'Gli id dei progetti, da uno a sei, nell’ordine in cui sono mostrati.',
    'Used only if projects is not set: the number of newest projects to show, 1 to 6.':
      'Usato solo se projects non è impostato: il numero di progetti più recenti da mostrare, da 1 a 6.',
    'The text of the link to all projects.': 'Il testo del link a tutti i progetti.',
    'The section with the newest posts.': 'La sezione con gli articoli più recenti.',
    'The heading above the posts.': 'Il titolo sopra gli articoli.',
    'The number of newest posts to show, 1 to 6.':
      'Il numero di articoli più recenti da mostrare, da 1 a 6.',
    'The text of the link to all posts.': 'Il testo del link a tutti gli articoli.',
    'The section that introduces the owner, with a greeting.':
      'La sezione che ti presenta, con un saluto.',
    'A few sentences about the owner.': 'Alcune frasi su di te.',
    'The text of the link to the About page.': 'Il testo del link alla pagina «Chi sono».',
    'The section with the services from services.yaml.':
      'La sezione con i servizi di services.yaml.',
    'The heading above the services.': 'Il titolo sopra i servizi.',
    'The section with the testimonials from testimonials.yaml.':
      'La sezione con le testimonianze di testimonials.yaml.',
    'The heading above the testimonials.': 'Il titolo sopra le testimonianze.',
    'The closing section, which links to the Contact page.':
      'La sezione finale, con un link alla pagina «Contatti».',
    'The heading: a line that invites visitors to write to you.':
      'Il titolo: una riga che invita chi visita il sito a scriverti.',
    'One or two sentences below the heading.': 'Una o due frasi sotto il titolo.',
    'The text of the link to the Contact page.': 'Il testo del link alla pagina «Contatti».',
    'The heading of the page.': 'Il titolo visibile della pagina.',
    'A portrait of the owner: the path of an image file, relative to about.md.':
      'Il tuo ritratto: il percorso di un file immagine, relativo ad about.md.',
    'The alternative text of the portrait: what the image shows.':
      'Il testo alternativo del ritratto: cosa mostra l’immagine.',
    'The section with a testimonial and counters.':
      'La sezione con una testimonianza e dei contatori.',
    'The heading of the section about experience.': 'Il titolo della sezione sull’esperienza.',
    'The figures that count up in the section, such as 120 projects.':
      'Le cifre che aumentano progressivamente nella sezione, per esempio «120 progetti».',
    'Your jobs, the most recent first.':
      'Le tue esperienze lavorative, a partire dalla più recente.',
    'The name of the firm.': 'Il nome dell’azienda.',
    'Your role in the firm or organization.': 'Il tuo ruolo nell’azienda o nell’organizzazione.',
    'The website of the firm or organization.': 'Il sito web dell’azienda o dell’organizzazione.',
    'When you began, such as 2023-04 or 2023.': 'Quando hai iniziato, per esempio 2023-04 o 2023.',
    'When you finished, such as 2023-04 or 2023. Omit this field if you have not.':
      'Quando hai finito, per esempio 2023-04 o 2023. Lascia vuoto questo campo se non hai ancora finito.',
    'One or two sentences about the job.': 'Una o due frasi sul lavoro.',
    'Your achievements in this job, one line each.':
      'I risultati che hai raggiunto in questo lavoro, una riga per ciascuno.',
    'Your education, the most recent first.': 'La tua formazione, a partire dalla più recente.',
    'The name of the school or university.': 'Il nome della scuola o dell’università.',
    'The degree that you earned, such as Bachelor.':
      'Il titolo di studio che hai ottenuto, per esempio «Laurea triennale».',
    'The subject that you studied.': 'La tua area di studi.',
    'The website of the school or university.': 'Il sito web della scuola o dell’università.',
    'Your certificates, the most recent first.':
      'Le tue certificazioni, a partire dalla più recente.',
    'The name of the certificate.': 'Il nome della certificazione.',
    'The organization that issued the certificate.':
      'L’organizzazione che ha rilasciato la certificazione.',
    'The date, such as 2023-04 or 2023.': 'La data, per esempio 2023-04 o 2023.',
    'The URL at which the certificate can be verified.': 'L’URL per verificare la certificazione.',
    'Your awards, the most recent first.': 'I tuoi premi, a partire dal più recente.',
    'The name of the award.': 'Il nome del premio.',
    'The organization that gave the award.': 'L’organizzazione che ha assegnato il premio.',
    'The reason for the award.': 'La motivazione del premio.',
    'Your publications, the most recent first.':
      'Le tue pubblicazioni, a partire dalla più recente.',
    'The title of the publication.': 'Il titolo della pubblicazione.',
    'The publisher of the publication.': 'L’editore della pubblicazione.',
    'The URL at which the publication can be read.': 'L’URL per leggere la pubblicazione.',
    'One or two sentences about the publication.': 'Una o due frasi sulla pubblicazione.',
    'Your volunteer work, the most recent first.':
      'Il tuo volontariato, a partire dal più recente.',
    'The name of the organization.': 'Il nome dell’organizzazione.',
    'The languages that you speak.': 'Le lingue che parli.',
    'The name of the language.': 'Il nome della lingua.',
    'Your level in the language, such as Native speaker.':
      'Il tuo livello nella lingua, per esempio «Madrelingua».',
    'Your interests apart from work.': 'I tuoi interessi al di fuori del lavoro.',
    'The name of the interest.': 'Il nome dell’interesse.',
    'Topics within the interest, a few words each.':
      'Argomenti che fanno parte dell’interesse, in poche parole ciascuno.',
    'Your place of residence, which the printed curriculum shows.':
      'Il tuo luogo di residenza, che compare nel CV stampato.',
    'Your town.': 'La tua città.',
    'Your country in two letters, such as DE.': 'Il tuo Paese in due lettere, per esempio DE.',
    "The text of each service's link, such as Read More.":
      'Il testo del link di ogni servizio, per esempio «Leggi tutto».',
    'The text of the link that starts a message to you about a service.':
      'Il testo del link per scriverti a proposito di un servizio.',
    'The area where you work, such as Leith and remotely.':
      'L’area in cui lavori, per esempio «A Torino e da remoto».',
    'The services, in the order in which they are shown.':
      'I servizi, nell’ordine in cui sono mostrati.',
    'The id of the service: a short name for its URL, /service/id.':
      'L’id del servizio: un nome breve per il suo URL, /service/id.',
    'The name of the service.': 'Il nome del servizio.',
    'One or two sentences on what the client gets.': 'Una o due frasi su cosa riceve il cliente.',
    'The price of the service, in your own words.': 'Il prezzo del servizio, con parole tue.',
    'How long the service takes, in your own words.':
      'Quanto tempo richiede il servizio, con parole tue.',
    'A long description of the service, in Markdown.':
      'Una descrizione lunga del servizio, in Markdown.',
    'The parts of the service that the price includes, one per entry.':
      'Le parti del servizio comprese nel prezzo, una per voce.',
    'The ids of projects that are examples of the service.':
      'Gli id di progetti che sono esempi del servizio.',
    'Questions about the service, with answers.': 'Domande sul servizio, con le risposte.',
    'The text of the question.': 'Il testo della domanda.',
    'The answer to the question, in Markdown.': 'La risposta alla domanda, in Markdown.',
    'The heading of the section with the skills.': 'Il titolo della sezione con le competenze.',
    'The groups of skills, in the order in which they are shown.':
      'I gruppi di competenze, nell’ordine in cui sono mostrati.',
    'The name of the group of skills.': 'Il nome del gruppo di competenze.',
    'The skills of the group, in the order in which they are shown.':
      'Le competenze del gruppo, nell’ordine in cui sono mostrate.',
    'The name of the skill.': 'Il nome della competenza.',
    'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.':
      'Il nome Iconify del logo, per esempio logos:react. Se vuoto: le prime lettere della competenza.',
    'The heading above testimonials, on pages that set no heading of their own for this section.':
      'Il titolo sopra le testimonianze, nelle pagine in cui questa sezione non ha un titolo proprio.',
    'The testimonials, in the order in which they are shown.':
      'Le testimonianze, nell’ordine in cui sono mostrate.',
    'The id of the testimonial: a short name that no other testimonial has.':
      'L’id della testimonianza: un nome breve, diverso da quello di ogni altra testimonianza.',
    'A portrait of the author: the path of an image file, relative to testimonials.yaml.':
      'Un ritratto di chi ha scritto la testimonianza: il percorso di un file immagine, relativo a testimonials.yaml.',
    'The name of the person who wrote the testimonial.':
      'Il nome della persona che ha scritto la testimonianza.',
    'The role and firm of the author.': 'Il ruolo e l’azienda di chi ha scritto la testimonianza.',
    'The text of the testimonial.': 'Il testo della testimonianza.',
    'The id of the project that the testimonial is about. The page of the project shows it.':
      'L’id del progetto di cui parla la testimonianza. La pagina del progetto mostra la testimonianza.',
    'The id of the service that the testimonial is about. The page of the service shows it.':
      'L’id del servizio di cui parla la testimonianza. La pagina del servizio mostra la testimonianza.',
    'The year in which the testimonial was written.':
      'L’anno in cui è stata scritta la testimonianza.',
    'The URL at which the testimonial was published.':
      'L’URL della pagina in cui è stata pubblicata la testimonianza.',
    'The heading of the section with the clients.': 'Il titolo della sezione con i clienti.',
    'The clients, in the order in which they are shown.':
      'I clienti, nell’ordine in cui sono mostrati.',
    'The id of the client: a short name that no other client has.':
      'L’id del cliente: un nome breve, diverso da quello di ogni altro cliente.',
    'The name of the client, also the alternative text of the logo.':
      'Il nome del cliente, che è anche il testo alternativo del logo.',
    'The website of the client.': 'Il sito web del cliente.',
    'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.':
      'Il logo del cliente. Un SVG viene mostrato in un solo colore, chiaro o scuro a seconda del tema.',
    'The heading of the section with the packages.': 'Il titolo della sezione con i pacchetti.',
    'The text of the link that starts a message to you about a package.':
      'Il testo del link per scriverti a proposito di un pacchetto.',
    'Two to four packages, in the order in which they are shown.':
      'Da due a quattro pacchetti, nell’ordine in cui sono mostrati.',
    'The name of the package.': 'Il nome del pacchetto.',
    'The price of the package, in your own words.': 'Il prezzo del pacchetto, con parole tue.',
    'One or two sentences on the clients that the package is meant for.':
      'Una o due frasi sui clienti a cui è destinato il pacchetto.',
    'The services that the package includes, one per entry.':
      'I servizi che il pacchetto comprende, uno per voce.',
    'A label that highlights this package, such as Most taken.':
      'Un’etichetta che mette in evidenza questo pacchetto, per esempio «Il più scelto».',
    'The heading of the section with the steps.': 'Il titolo della sezione con le fasi.',
    'Three to six steps of your work with a client, in the order in which they happen.':
      'Da tre a sei fasi del tuo lavoro con un cliente, nell’ordine in cui si svolgono.',
    'The name of the step, in a few words.': 'Il nome della fase, in poche parole.',
    'One or two sentences about the step.': 'Una o due frasi sulla fase.',
    'How long the step takes, in your own words.': 'Quanto tempo richiede la fase, con parole tue.',
    'The heading of the section with the questions.': 'Il titolo della sezione con le domande.',
    'The pages that show the questions: home, contact or both.':
      'Le pagine che mostrano le domande: home, contact o entrambe.',
    'The questions with their answers, in the order in which they are shown.':
      'Le domande con le relative risposte, nell’ordine in cui sono mostrate.',
    'Your availability for new work.': 'La tua disponibilità per nuovi lavori.',
    'Whether you take new work.': 'Indica se accetti nuovi lavori.',
    'Your availability in words, such as Open for new projects.':
      'La tua disponibilità a parole, per esempio «Disponibile per nuovi progetti».',
    'A second, smaller line about your availability.':
      'Una seconda riga, più piccola, sulla tua disponibilità.',
    "The owner's email address.": 'Il tuo indirizzo email.',
    'Your telephone number, with the country code.':
      'Il tuo numero di telefono, con il prefisso internazionale.',
    'The contact form. If omitted, the page has none.':
      'Il modulo di contatto. Se manca, la pagina non ne ha.',
    'The heading of the contact form.': 'Il titolo del modulo di contatto.',
    'One sentence on what you do with the data that visitors enter.':
      'Una frase su cosa fai con i dati inseriti da chi visita il sito.',
    'Further questions in the contact form, such as kind of work, budget or start.':
      'Altre domande nel modulo di contatto, per esempio il tipo di lavoro, il budget o la data di inizio.',
    'The id of the question: a short name that no other question has, such as budget.':
      'L’id della domanda: un nome breve, diverso da quello di ogni altra domanda, per esempio budget.',
    'The text of the question, such as Budget.': 'Il testo della domanda, per esempio «Budget».',
    'The answers that visitors choose from.':
      'Le risposte tra cui può scegliere chi visita il sito.',
    'Whether an answer is required.': 'Indica se la risposta è obbligatoria.',
    'A call with you that visitors can book on another website.':
      'Una chiamata con te: chi visita il sito può prenotarla su un altro sito web.',
    'The URL of the booking page.': 'L’URL della pagina di prenotazione.',
    'The length of the call, in minutes.': 'La durata della chiamata, in minuti.',
    'The text of the link, such as Book a talk.':
      'Il testo del link, per esempio «Prenota una chiamata».',
    'How messages from the contact form reach you.':
      'Come ti arrivano i messaggi del modulo di contatto.',
    'The service that receives messages: server, netlify, formspree, web3forms, endpoint, mailto. If omitted, the default service of the host.':
      'Il servizio che riceve i messaggi: server, netlify, formspree, web3forms, endpoint, mailto. Se vuoto: il servizio predefinito dell’hosting.',
    'The server of this project, which you run': 'Il server di questo progetto, gestito da te',
    'Netlify, which hosts the site': 'Netlify, che ospita il sito',
    'Another URL that accepts forms': 'Un altro URL che accetta moduli',
    "The visitor's own mail program": 'Il programma di posta di chi visita il sito',
    'Only with formspree: the name of the form at Formspree.':
      'Solo con formspree: il nome del modulo su Formspree.',
    'Only with web3forms: the access key from Web3Forms.':
      'Solo con web3forms: la chiave di accesso di Web3Forms.',
    'Only with endpoint: the URL to which messages are posted.':
      'Solo con endpoint: l’URL a cui i messaggi vengono inviati con POST.',
    'Only with server: a confirmation email to the visitor. If omitted, none is sent.':
      'Solo con server: un’email di conferma a chi invia il messaggio. Se manca, non ne viene inviata nessuna.',
    'The subject of the confirmation email.': 'L’oggetto dell’email di conferma.',
    'The text of the confirmation email. Nothing that the visitor wrote is added.':
      'Il testo dell’email di conferma. Non viene aggiunto nulla di ciò che è stato scritto nel modulo.',
    'Only with server: the maximum number of links in a message. A message with more links counts as spam.':
      'Solo con server: il numero massimo di link in un messaggio. Un messaggio con più link è considerato spam.',
    'Title, menu label and description of the page of each project.':
      'Titolo, nome nel menu e descrizione della pagina di ogni progetto.',
    "The text of the link in each project's card, such as READ MORE.":
      'Il testo del link nella scheda di ogni progetto, per esempio «LEGGI TUTTO».',
    "The section at the end of each project's page, which links to the Contact page.":
      'La sezione alla fine della pagina di ogni progetto, con un link alla pagina «Contatti».',
    'The categories of projects, such as Website.':
      'Le categorie dei progetti, per esempio «Sito web».',
    'The label of the list of categories.': 'L’etichetta dell’elenco delle categorie.',
    'The categories that a project may have.': 'Le categorie che un progetto può avere.',
    'The technologies of projects, such as React.':
      'Le tecnologie dei progetti, per esempio React.',
    'The label of the list of technologies.': 'L’etichetta dell’elenco delle tecnologie.',
    'The technologies that a project may have.': 'Le tecnologie che un progetto può avere.',
    'The name of the project.': 'Il nome del progetto.',
    'The client for whom the project was made.':
      'Il cliente per cui è stato realizzato il progetto.',
    'The category, one of those that projects.yaml lists.':
      'La categoria, una di quelle elencate in projects.yaml.',
    'The technologies of the project, from the list in projects.yaml.':
      'Le tecnologie del progetto, dall’elenco in projects.yaml.',
    'The day when the project went online, as YYYY-MM-DD.':
      'Il giorno in cui il progetto è andato online, nel formato YYYY-MM-DD.',
    'The URL of the finished work on the web.': 'L’URL del lavoro concluso, visibile sul web.',
    'The rating by the client: 0 to 5 stars, in steps of a half.':
      'La valutazione del cliente: da 0 a 5 stelle, a passi di mezza stella.',
    'One to three sentences about the project.': 'Da una a tre frasi sul progetto.',
    'An image in the folder of this file. If omitted, the title is shown instead.':
      'Un’immagine nella cartella di questo file. Se vuoto: il titolo al posto dell’immagine.',
    'The alternative text of the cover: what the image shows.':
      'Il testo alternativo della copertina: cosa mostra l’immagine.',
    'Further images of the project, in the order in which they are shown.':
      'Altre immagini del progetto, nell’ordine in cui sono mostrate.',
    'An image in the folder of this file.': 'Un’immagine nella cartella di questo file.',
    'The alternative text of the image: what the image shows.':
      'Il testo alternativo dell’immagine: cosa mostra l’immagine.',
    'Your part in the project, such as Design and code.':
      'La tua parte nel progetto, per esempio «Design e codice».',
    'How long the project took, in your own words.':
      'Quanto tempo ha richiesto il progetto, con parole tue.',
    'The people who worked on the project with you.':
      'Le persone che hanno lavorato con te al progetto.',
    'The problem that the project solved, in a few sentences.':
      'Il problema che il progetto ha risolto, in poche frasi.',
    "The results in figures. The project's card in lists shows the first one.":
      'I risultati in cifre. Negli elenchi, la scheda del progetto mostra il primo.',
    'The figure of the result, in large letters, such as 71 or −40 %.':
      'La cifra del risultato, a caratteri grandi, per esempio 71 o −40%.',
    'The measured quantity, such as "enquiries in four weeks".':
      'La grandezza misurata, per esempio «richieste in quattro settimane».',
    'The figure that was measured before the project, such as 15 a week.':
      'La cifra misurata prima del progetto, per esempio «15 a settimana».',
    'The figure that was measured after the project, such as 4 a week.':
      'La cifra misurata dopo il progetto, per esempio «4 a settimana».',
    'The source of the figure, such as a report.': 'La fonte della cifra, per esempio un report.',
    'Pairs of images of the same shape, which show the state before and after the project.':
      'Coppie di immagini con le stesse proporzioni, che mostrano la situazione prima e dopo il progetto.',
    'An image of the state before the project.': 'Un’immagine della situazione prima del progetto.',
    'The alternative text of the first image: what the image shows.':
      'Il testo alternativo della prima immagine: cosa mostra l’immagine.',
    'An image of the state after the project.': 'Un’immagine della situazione dopo il progetto.',
    'The alternative text of the second image: what the image shows.':
      'Il testo alternativo della seconda immagine: cosa mostra l’immagine.',
    'The caption, which says what the two images compare.':
      'La didascalia, che dice cosa confrontano le due immagini.',
    'A video of the project.': 'Un video del progetto.',
    'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.':
      'Un video nella cartella di questo file: MP4 (H.264) o WebM, al massimo 25 MB.',
    'A title that says what the video shows.': 'Un titolo che dice cosa mostra il video.',
    'The image that is shown until the video plays.':
      'L’immagine mostrata finché il video non parte.',
    'The captions of the video: a WebVTT file, whose name ends in .vtt.':
      'I sottotitoli del video: un file WebVTT, il cui nome termina con .vtt.',
    'The title of the post.': 'Il titolo dell’articolo.',
    'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.':
      'Il giorno di pubblicazione, nel formato YYYY-MM-DD. Fino ad allora, solo npm run dev mostra l’articolo.',
    'One to three sentences that sum up the post.': 'Da una a tre frasi che riassumono l’articolo.',
    'The topics of the post, in a few words each.':
      'Gli argomenti dell’articolo, in poche parole ciascuno.',
    'An image in the folder of this file, shown above the text and in lists of posts.':
      'Un’immagine nella cartella di questo file, mostrata sopra il testo e negli elenchi di articoli.',
    'Whether the project is a draft, which only npm run dev shows.':
      'Indica se il progetto è una bozza, visibile solo con npm run dev.',
    'Whether the post is a draft, which only npm run dev shows.':
      'Indica se l’articolo è una bozza, visibile solo con npm run dev.',
    'The URL of the original, if the post was first published on another site.':
      'L’URL dell’originale, se l’articolo è stato pubblicato prima su un altro sito.',
    'a text': 'un testo',
    'a text that is not empty': 'un testo non vuoto',
    'a URL such as https://example.com': 'un URL come https://example.com',
    'a URL without a path (the environment variable BASE sets a sub-path)':
      'un URL senza percorso (la variabile d’ambiente BASE imposta un sottopercorso)',
    'a language tag such as en-DE, de or fr-CH': 'un tag di lingua come en-DE, de o fr-CH',
    'a list': 'un elenco',
    'a list with at least one entry': 'un elenco con almeno una voce',
    'a language tag such as en, pt-BR or zh-Hant': 'un tag di lingua come en, pt-BR o zh-Hant',
    'a colour as # and six hexadecimal digits, such as #b3321f':
      'un colore formato da # e sei cifre esadecimali, come #b3321f',
    'an icon such as logos:react': 'un’icona come logos:react',
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder':
      'una pagina come /about, un URL, mailto:, tel: oppure # come segnaposto',
    'a text without spaces, colons and slashes': 'un testo senza spazi, due punti (:) o barre (/)',
    'a number of milliseconds': 'un numero di millisecondi',
    'a number of milliseconds, 1 or more': 'un numero di millisecondi, 1 o più',
    'a list with at most two entries': 'un elenco con al massimo due voci',
    'one of work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing':
      'uno dei valori work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing',
    'a number': 'un numero',
    'a number of seconds': 'un numero di secondi',
    'a number of seconds, 0 or more': 'un numero di secondi, 0 o più',
    'a whole number from 0 to 6': 'un numero intero da 0 a 6',
    'a list with at most six entries': 'un elenco con al massimo sei voci',
    'the id of a project, which is the name of its folder in projects/':
      'l’id di un progetto, cioè il nome della sua cartella in projects/',
    'a whole number from 1 to 6': 'un numero intero da 1 a 6',
    'the name of an image file': 'il nome di un file immagine',
    'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY':
      'una data esistente, nel formato YYYY-MM-DD, YYYY-MM o YYYY',
    'a country code of two capital letters (ISO 3166-1), such as DE':
      'un codice Paese di due lettere maiuscole (ISO 3166-1), come DE',
    'a short name (id)': 'un nome breve (id)',
    'lower-case letters, digits and single hyphens, such as blue-door-2':
      'lettere minuscole, cifre e trattini non consecutivi, come blue-door-2',
    'the id of a service in services.yaml': 'l’id di un servizio in services.yaml',
    'a year such as 2026': 'un anno come 2026',
    'a list with at most four entries': 'un elenco con al massimo quattro voci',
    'home or contact': 'home o contact',
    'true or false': 'true o false',
    'an email address such as name@example.com': 'un indirizzo email come nome@example.com',
    'a telephone number with the country code, such as +49 30 23125 014':
      'un numero di telefono con il prefisso internazionale, come +49 30 23125 014',
    "a telephone number without '(0)', which cannot be dialled from abroad":
      'un numero di telefono senza «(0)», che dall’estero non si può comporre',
    'a list with at most eight entries': 'un elenco con al massimo otto voci',
    'a list with at least two entries': 'un elenco con almeno due voci',
    'a list with at most ten entries': 'un elenco con al massimo dieci voci',
    'a whole number of minutes from 5 to 480': 'un numero intero di minuti da 5 a 480',
    "the form's name from its URL at Formspree, such as xyzabcde":
      'il nome del modulo, preso dal suo URL su Formspree, come xyzabcde',
    'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef':
      'la chiave di accesso di Web3Forms, come 01234567-89ab-cdef-0123-456789abcdef',
    'a whole number from 0 to 100': 'un numero intero da 0 a 100',
    'a time zone such as Europe/Berlin': 'un fuso orario come Europe/Berlin',
    'a day that exists, as YYYY-MM-DD': 'un giorno esistente, nel formato YYYY-MM-DD',
    'a number of stars from 0 to 5, halves allowed':
      'un numero di stelle da 0 a 5, mezze stelle comprese',
    'the name of a video file': 'il nome di un file video',
    'the name of a captions file': 'il nome di un file di sottotitoli',
    'Texts of one part of the interface.': 'Testi di una parte dell’interfaccia.',
  },
};
