import type { FieldStrings } from '../language.ts';

/** The texts of the fields of content files in German. */
export const fieldStrings: FieldStrings = {
  names: {
    name: 'Name',
    brand: 'Name der Website',
    titleSuffix: 'Ende jedes Titels',
    address: 'Webadresse',
    host: 'Hoster',
    locale: 'Sprache und Region',
    locales: 'Sprachen der Website',
    timeZone: 'Zeitzone',
    look: 'Look',
    theme: 'Farbschema',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'System',
    accent: 'Akzentfarbe',
    typeface: 'Schriftarten',
    repository: 'Link zum Code',
    icon: 'Symbol',
    url: 'Adresse',
    footer: 'Fußzeile',
    headline: 'Großer Text',
    tagline: 'Kleiner Text',
    copyright: 'Copyright-Zeile',
    socials: 'Soziale Netzwerke',
    notFound: 'Seite für falsche URLs',
    title: 'Titel',
    description: 'Beschreibung',
    heading: 'Überschrift',
    text: 'Text',
    linkText: 'Text des Links',
    analytics: 'Besuchsstatistik',
    provider: 'Anbieter',
    id: 'Kurzname (id)',
    page: 'Angaben zur Seite',
    navLabel: 'Name in der Navigation',
    hero: 'Anfang der Seite',
    eyebrow: 'Zeile über der Überschrift',
    lead: 'Fester Teil der Überschrift',
    words: 'Getippte Texte',
    speed: 'Zeit pro Zeichen',
    pause: 'Pause',
    actions: 'Schaltflächen',
    label: 'Beschriftung',
    to: 'Führt zu',
    showcase: 'Schild mit Zahl',
    figure: 'Zahl',
    sections: 'Abschnitte',
    work: 'Arbeit',
    stats: 'Zähler',
    posts: 'Beiträge',
    about: 'Über mich',
    services: 'Leistungen',
    packages: 'Pakete',
    steps: 'Ablauf',
    booking: 'Terminbuchung',
    clients: 'Kunden',
    testimonials: 'Kundenstimmen',
    faq: 'Häufige Fragen',
    closing: 'Ende der Seite',
    start: 'Startwert',
    end: 'Endwert',
    duration: 'Dauer',
    decimals: 'Nachkommastellen',
    prefix: 'Text vor der Zahl',
    suffix: 'Text nach der Zahl',
    projects: 'Projekte',
    newest: 'Anzahl der neuesten Einträge',
    portrait: 'Porträt',
    portraitAlt: 'Was das Porträt zeigt',
    experience: 'Erfahrung',
    position: 'Position',
    startDate: 'Beginn',
    endDate: 'Ende',
    summary: 'Zusammenfassung',
    highlights: 'Erfolge',
    education: 'Ausbildung',
    institution: 'Schule oder Hochschule',
    studyType: 'Abschluss',
    area: 'Gebiet',
    certificates: 'Zertifikate',
    issuer: 'Aussteller',
    date: 'Datum',
    awards: 'Auszeichnungen',
    awarder: 'Verliehen von',
    publications: 'Veröffentlichungen',
    publisher: 'Erschienen bei',
    releaseDate: 'Erscheinungsdatum',
    volunteer: 'Ehrenamt',
    organization: 'Organisation',
    languages: 'Sprachen',
    language: 'Sprache',
    fluency: 'Sprachniveau',
    interests: 'Interessen',
    keywords: 'Themen',
    location: 'Wohnort',
    city: 'Ort',
    countryCode: 'Land',
    intro: 'Einleitung',
    ask: 'Link für Anfragen',
    price: 'Preis',
    details: 'Details',
    included: 'Das gehört dazu',
    questions: 'Fragen',
    question: 'Frage',
    answer: 'Antwort',
    groups: 'Gruppen',
    skills: 'Kenntnisse',
    logo: 'Logo',
    items: 'Kundenstimmen',
    image: 'Bild',
    author: 'Von wem',
    project: 'Projekt',
    service: 'Leistung',
    year: 'Jahr',
    mark: 'Hervorhebung',
    on: 'Gezeigt auf',
    home: 'Startseite',
    contact: 'Kontakt',
    availability: 'Verfügbarkeit',
    open: 'Frei für neue Aufträge',
    note: 'Zusatz',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    form: 'Formular',
    privacy: 'Datenschutzhinweis',
    options: 'Auswahlmöglichkeiten',
    required: 'Pflichtfeld',
    minutes: 'Dauer in Minuten',
    delivery: 'Zustellung',
    key: 'Zugangsschlüssel',
    confirmation: 'Bestätigung per E-Mail',
    subject: 'Betreff',
    maxLinks: 'Höchstzahl der Links in einer Nachricht',
    categories: 'Kategorien',
    technologies: 'Technologien',
    client: 'Kunde',
    category: 'Kategorie',
    review: 'Bewertung',
    cover: 'Titelbild',
    coverAlt: 'Was das Titelbild zeigt',
    images: 'Weitere Bilder',
    alt: 'Was es zeigt',
    role: 'Rolle',
    team: 'Beteiligte',
    problem: 'Problem',
    results: 'Ergebnisse',
    before: 'Vorher',
    after: 'Nachher',
    source: 'Quelle',
    gallery: 'Vorher und nachher',
    beforeAlt: 'Was das Bild „Vorher“ zeigt',
    afterAlt: 'Was das Bild „Nachher“ zeigt',
    caption: 'Bildunterschrift',
    video: 'Video',
    file: 'Datei',
    poster: 'Vorschaubild',
    captions: 'Untertitel',
    tags: 'Schlagwörter',
    draft: 'Entwurf',
    canonical: 'URL des Originals',
    layout: 'Seitenrahmen',
    motion: 'Animationen',
    greeting: 'Begrüßung',
    noResults: 'Keine Ergebnisse',
    pictures: 'Bilder',
    pages: 'Seiten',
    humans: 'humans.txt',
    fields: 'Felder',
    fieldErrors: 'Fehler in Feldern',
    missing: 'Fehlende Angaben',
    notSent: 'Nicht gesendet',
    mailto: 'E-Mail-Programm',
    sent: 'Gesendet',
    server: 'Server',
    notification: 'Benachrichtigung',
    storeFull: 'Speicher voll',
    filedAsSpam: 'Als Spam abgelegt',
    errors: 'Fehler',
  },
  texts: {
    "The owner's name.": 'Ihr Name.',
    'The name of the site in the top navigation.':
      'Der Name der Website in der Navigation oben auf der Seite.',
    'The end of the title of every page, after a vertical bar.':
      'Das Ende des Titels jeder Seite, nach einem senkrechten Strich.',
    'The URL of the site, such as https://example.com.':
      'Die URL der Website, etwa https://example.com.',
    'The hosting provider of the site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. The ways to receive messages depend on the host.':
      'Der Hoster der Website: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. Auf welchen Wegen Sie Nachrichten empfangen können, hängt vom Hoster ab.',
    'a server of your own': 'ein eigener Server',
    'a host that only serves files': 'ein Hoster, der nur Dateien ausliefert',
    'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.':
      'Sprache und Region der Website als Sprachkennung (BCP 47): Danach richtet sich auch das Format von Datumsangaben und Zahlen.',
    'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.':
      'Alle Sprachen der Website als Sprachkennungen (BCP 47), etwa [en, pt-BR], die aus dem Feld „Sprache und Region“ zuerst. Jede weitere Sprache braucht einen Ordner mit diesem Namen, der die Übersetzungen enthält.',
    'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.':
      'Die Zeitzone der Website, etwa Europe/Berlin: Sie bestimmt, wann ein Tag beginnt. Ohne Angabe gilt die des Rechners, der die Website erstellt.',
    'The design of the site: shop, catalogue, gallery, workbench, departures, specimens.':
      'Die Gestaltung der Website: shop, catalogue, gallery, workbench, departures, specimens.',
    'a shop window on a high street': 'ein Schaufenster in einer Einkaufsstraße',
    'a printed catalogue': 'ein gedruckter Katalog',
    'works on a white wall': 'Werke an einer weißen Wand',
    'tools above a workbench': 'Werkzeuge über einer Werkbank',
    'a board of departures': 'eine Abfahrtstafel',
    'a cabinet of specimens': 'ein Schrank mit Sammlungsstücken',
    "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.":
      'Das Farbschema der Website: light, dark oder system für das Farbschema, das auf dem Gerät des Besuchers eingestellt ist. Besucher können ein anderes wählen.',
    'The accent colour of buttons and highlights, such as #b3321f.':
      'Die Akzentfarbe von Schaltflächen und Hervorhebungen, etwa #b3321f.',
    red: 'Rot',
    orange: 'Orange',
    ochre: 'Ocker',
    green: 'Grün',
    teal: 'Blaugrün',
    blue: 'Blau',
    violet: 'Violett',
    pink: 'Rosa',
    slate: 'Schiefergrau',
    'The fonts of headings and text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. If omitted, the fonts of the look.':
      'Die Schriftarten von Überschriften und Text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. Wenn leer: die Schriftarten des Looks.',
    'The link to a code repository, at the end of the top navigation.':
      'Der Link zu einem Code-Repository, am Ende der Navigation oben auf der Seite.',
    'The text of the link, such as GitHub.': 'Der Text des Links, etwa GitHub.',
    'The Iconify name of the icon, such as tabler:brand-github.':
      'Der Name des Symbols bei Iconify, etwa tabler:brand-github.',
    'The URL of the repository, or # as a placeholder.':
      'Die URL des Repositorys oder # als Platzhalter.',
    'The footer of every page.': 'Die Fußzeile jeder Seite.',
    'The large text of the footer.': 'Der große Text der Fußzeile.',
    'The small text below the large text of the footer.':
      'Der kleine Text unter dem großen Text der Fußzeile.',
    'The copyright line at the end of the footer; {year} becomes the year of the build.':
      'Die Copyright-Zeile am Ende der Fußzeile; {year} wird durch das Jahr ersetzt, in dem die Website gebaut wird.',
    'Your profiles on other sites, in the order in which they are shown.':
      'Ihre Profile auf anderen Websites, in der Reihenfolge, in der sie gezeigt werden.',
    'The name of the network, which screen readers read out.':
      'Der Name des Netzwerks, den Screenreader vorlesen.',
    'The Iconify name of the icon, such as tabler:brand-mastodon.':
      'Der Name des Symbols bei Iconify, etwa tabler:brand-mastodon.',
    'The URL of your profile, or # as a placeholder.':
      'Die URL Ihres Profils oder # als Platzhalter.',
    'The not-found page, for URLs that do not exist (404).':
      'Die 404-Seite für URLs, die es nicht gibt.',
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.':
      'Der Titel der 404-Seite im Browser-Tab, an den der titleSuffix angehängt wird.',
    'One sentence for the meta description of the not-found page.':
      'Ein Satz für die Meta-Description der 404-Seite.',
    'The heading of the not-found page, which says that there is no such page.':
      'Die Überschrift der 404-Seite, die sagt, dass es diese Seite nicht gibt.',
    'The text of the not-found page, which says where the visitor can go instead.':
      'Der Text der 404-Seite, der sagt, wohin Besucher stattdessen gehen können.',
    'The text of the link from the not-found page to the Home page.':
      'Der Text des Links von der 404-Seite zur Startseite.',
    'The service that counts visits without cookies. If omitted, visits are not counted.':
      'Der Dienst, der Besuche ohne Cookies zählt. Ohne Angabe werden Besuche nicht gezählt.',
    'The analytics provider: plausible, umami or goatcounter.':
      'Der Anbieter der Besuchsstatistik: plausible, umami oder goatcounter.',
    "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.":
      'Die ID Ihrer Website: die Domain bei Plausible, die ID der Website bei Umami oder der Code bei GoatCounter.',
    'The URL of your own instance. If omitted, the URL of the provider.':
      'Die URL Ihrer eigenen Instanz. Wenn leer: die URL des Anbieters.',
    'Title, menu label and description of the page.':
      'Titel, Name in der Navigation und Beschreibung der Seite.',
    "The title of the page in the browser tab, to which the site's titleSuffix is added.":
      'Der Titel der Seite im Browser-Tab, an den der titleSuffix der Website angehängt wird.',
    'The name of the page in the navigation and the breadcrumb.':
      'Der Name der Seite in der Navigation und im Breadcrumb.',
    'One or two sentences about the page, for search engines and shared links.':
      'Ein oder zwei Sätze über die Seite, für Suchmaschinen und geteilte Links.',
    'The hero: the headline, text and buttons at the top of the page.':
      'Der Hero-Bereich: Überschrift, Text und Schaltflächen am Anfang der Seite.',
    'A few words above the headline.': 'Ein paar Wörter oberhalb der Überschrift.',
    'The fixed part of the headline.': 'Der feste Teil der Überschrift.',
    'The texts that are typed after the fixed part of the headline, one after the other, in a loop.':
      'Die Texte, die nach dem festen Teil der Überschrift getippt werden, einer nach dem anderen, in einer Endlosschleife.',
    'Time per typed character, in milliseconds.':
      'Die Zeit pro getipptem Zeichen, in Millisekunden.',
    'Pause after each typed text, in milliseconds.':
      'Die Pause nach jedem getippten Text, in Millisekunden.',
    'One or two sentences below the headline.': 'Ein oder zwei Sätze unter der Überschrift.',
    'One or two buttons below the text, the most important one first.':
      'Eine oder zwei Schaltflächen unter dem Text, die wichtigste zuerst.',
    'The text of the button.': 'Der Text der Schaltfläche.',
    'The link of the button.': 'Der Link der Schaltfläche.',
    'A tag with a number, such as 15+ years, next to the logos from skills.yaml.':
      'Ein Schild mit einer Zahl, etwa „15+ Jahre“, neben den Logos aus skills.yaml.',
    'The large text of the tag, such as 15+.': 'Der große Text des Schildes, etwa „15+“.',
    'The small text of the tag.': 'Der kleine Text des Schildes.',
    'The sections below the hero, in order. If omitted, all sections.':
      'Die Abschnitte unter dem Hero-Bereich, in der Reihenfolge, in der sie gezeigt werden. Wenn leer: alle Abschnitte.',
    'The counters in the section stats.': 'Die Zähler im Abschnitt stats.',
    'A label that says what the counter counts.':
      'Eine Beschriftung, die sagt, was der Zähler zählt.',
    'The number at which the counter starts.': 'Die Zahl, bei der der Zähler beginnt.',
    'The number at which the counter ends; this number may be lower than the start.':
      'Die Zahl, bei der der Zähler endet; sie darf kleiner als der Startwert sein.',
    'The duration of the counting animation, in seconds.':
      'Die Dauer der Zählanimation, in Sekunden.',
    'The number of digits after the decimal point.': 'Die Anzahl der Nachkommastellen.',
    'The text directly before the number, including spaces.':
      'Der Text direkt vor der Zahl, einschließlich Leerzeichen.',
    'The text directly after the number, such as +, including spaces.':
      'Der Text direkt nach der Zahl, etwa +, einschließlich Leerzeichen.',
    'The section with a few projects; the printed curriculum shows the same projects.':
      'Der Abschnitt mit einigen Projekten; der gedruckte Lebenslauf zeigt dieselben Projekte.',
    'The heading above the projects.': 'Die Überschrift über den Projekten.',
    'The ids of one to six projects, in the order in which they are shown.':
      'Die IDs von einem bis sechs Projekten, in der Reihenfolge, in der sie gezeigt werden.',
    'Used only if projects is not set: the number of newest projects to show, 1 to 6.':
      'Gilt nur, wenn projects nicht festgelegt ist: wie viele der neuesten Projekte gezeigt werden, 1 bis 6.',
    'The text of the link to all projects.': 'Der Text des Links zu allen Projekten.',
    'The section with the newest posts.': 'Der Abschnitt mit den neuesten Beiträgen.',
    'The heading above the posts.': 'Die Überschrift über den Beiträgen.',
    'The number of newest posts to show, 1 to 6.':
      'Wie viele der neuesten Beiträge gezeigt werden, 1 bis 6.',
    'The text of the link to all posts.': 'Der Text des Links zu allen Beiträgen.',
    'The section that introduces the owner, with a greeting.':
      'Der Abschnitt, der Sie mit einer Begrüßung vorstellt.',
    'A few sentences about the owner.': 'Einige Sätze über Sie.',
    'The text of the link to the About page.': 'Der Text des Links zur Seite „Über mich“.',
    'The section with the services from services.yaml.':
      'Der Abschnitt mit den Leistungen aus services.yaml.',
    'The heading above the services.': 'Die Überschrift über den Leistungen.',
    'The section with the testimonials from testimonials.yaml.':
      'Der Abschnitt mit den Kundenstimmen aus testimonials.yaml.',
    'The heading above the testimonials.': 'Die Überschrift über den Kundenstimmen.',
    'The closing section, which links to the Contact page.':
      'Der abschließende Abschnitt mit einem Link zur Kontaktseite.',
    'The heading: a line that invites visitors to write to you.':
      'Die Überschrift: eine Zeile, die Besucher einlädt, Ihnen zu schreiben.',
    'One or two sentences below the heading.': 'Ein oder zwei Sätze unter der Überschrift.',
    'The text of the link to the Contact page.': 'Der Text des Links zur Kontaktseite.',
    'The heading of the page.': 'Die Überschrift der Seite.',
    'A portrait of the owner: the path of an image file, relative to about.md.':
      'Ein Porträt von Ihnen: der Pfad einer Bilddatei, relativ zu about.md.',
    'The alternative text of the portrait: what the image shows.':
      'Der Alternativtext des Porträts: was das Bild zeigt.',
    'The section with a testimonial and counters.':
      'Der Abschnitt mit einer Kundenstimme und Zählern.',
    'The heading of the section about experience.':
      'Die Überschrift des Abschnitts über Ihre Erfahrung.',
    'The figures that count up in the section, such as 120 projects.':
      'Die Zahlen, die in dem Abschnitt hochgezählt werden, etwa „120 Projekte“.',
    'Your jobs, the most recent first.': 'Ihre Stellen, die neueste zuerst.',
    'The name of the firm.': 'Der Name der Firma.',
    'Your role in the firm or organization.': 'Ihre Rolle in der Firma oder Organisation.',
    'The website of the firm or organization.': 'Die Website der Firma oder Organisation.',
    'When you began, such as 2023-04 or 2023.': 'Wann Sie begonnen haben, etwa 2023-04 oder 2023.',
    'When you finished, such as 2023-04 or 2023. Omit this field if you have not.':
      'Das Ende der Tätigkeit oder Ausbildung, etwa 2023-04 oder 2023. Lassen Sie dieses Feld leer, wenn sie noch andauert.',
    'One or two sentences about the job.': 'Ein oder zwei Sätze über die Tätigkeit.',
    'Your achievements in this job, one line each.':
      'Ihre Erfolge in dieser Tätigkeit, jeder in einer Zeile.',
    'Your education, the most recent first.': 'Die Stationen Ihrer Ausbildung, die neueste zuerst.',
    'The name of the school or university.': 'Der Name der Schule oder Hochschule.',
    'The degree that you earned, such as Bachelor.':
      'Der Abschluss, den Sie gemacht haben, etwa „Bachelor“.',
    'The subject that you studied.': 'Das Fach, das Sie studiert haben.',
    'The website of the school or university.': 'Die Website der Schule oder Hochschule.',
    'Your certificates, the most recent first.': 'Ihre Zertifikate, das neueste zuerst.',
    'The name of the certificate.': 'Der Name des Zertifikats.',
    'The organization that issued the certificate.':
      'Die Organisation, die das Zertifikat ausgestellt hat.',
    'The date, such as 2023-04 or 2023.': 'Das Datum, etwa 2023-04 oder 2023.',
    'The URL at which the certificate can be verified.':
      'Die URL, unter der sich das Zertifikat prüfen lässt.',
    'Your awards, the most recent first.': 'Ihre Auszeichnungen, die neueste zuerst.',
    'The name of the award.': 'Der Name der Auszeichnung.',
    'The organization that gave the award.':
      'Die Organisation, die die Auszeichnung verliehen hat.',
    'The reason for the award.': 'Der Grund für die Auszeichnung.',
    'Your publications, the most recent first.': 'Ihre Veröffentlichungen, die neueste zuerst.',
    'The title of the publication.': 'Der Titel der Veröffentlichung.',
    'The publisher of the publication.': 'Der Verlag oder Herausgeber der Veröffentlichung.',
    'The URL at which the publication can be read.':
      'Die URL, unter der die Veröffentlichung zu lesen ist.',
    'One or two sentences about the publication.': 'Ein oder zwei Sätze über die Veröffentlichung.',
    'Your volunteer work, the most recent first.':
      'Ihre ehrenamtlichen Tätigkeiten, die neueste zuerst.',
    'The name of the organization.': 'Der Name der Organisation.',
    'The languages that you speak.': 'Die Sprachen, die Sie sprechen.',
    'The name of the language.': 'Der Name der Sprache.',
    'Your level in the language, such as Native speaker.': 'Ihr Niveau in der Sprache, etwa „C1“.',
    'Your interests apart from work.': 'Ihre Interessen neben der Arbeit.',
    'The name of the interest.': 'Der Name des Interesses.',
    'Topics within the interest, a few words each.':
      'Themen innerhalb des Interesses, jeweils in wenigen Wörtern.',
    'Your place of residence, which the printed curriculum shows.':
      'Ihr Wohnort, den der gedruckte Lebenslauf zeigt.',
    'Your town.': 'Der Ort, in dem Sie wohnen.',
    'Your country in two letters, such as DE.':
      'Das Land, in dem Sie wohnen, als Code aus zwei Buchstaben, etwa DE.',
    "The text of each service's link, such as Read More.":
      'Der Text des Links jeder Leistung, etwa „Mehr erfahren“.',
    'The text of the link that starts a message to you about a service.':
      'Der Text des Links, über den Besucher Ihnen eine Nachricht zu einer Leistung schreiben.',
    'The area where you work, such as Leith and remotely.':
      'Das Gebiet, in dem Sie arbeiten, etwa „Köln und remote“.',
    'The services, in the order in which they are shown.':
      'Die Leistungen, in der Reihenfolge, in der sie gezeigt werden.',
    'The id of the service: a short name for its URL, /service/id.':
      'Die ID der Leistung: ein Kurzname für ihre URL, /service/id.',
    'The name of the service.': 'Der Name der Leistung.',
    'One or two sentences on what the client gets.':
      'Ein oder zwei Sätze darüber, was der Kunde bekommt.',
    'The price of the service, in your own words.':
      'Der Preis der Leistung, in Ihren eigenen Worten.',
    'How long the service takes, in your own words.':
      'Wie lange die Leistung dauert, in Ihren eigenen Worten.',
    'A long description of the service, in Markdown.':
      'Eine lange Beschreibung der Leistung, in Markdown.',
    'The parts of the service that the price includes, one per entry.':
      'Die Teile der Leistung, die im Preis enthalten sind, einer pro Eintrag.',
    'The ids of projects that are examples of the service.':
      'Die IDs von Projekten, die Beispiele für die Leistung sind.',
    'Questions about the service, with answers.': 'Fragen zur Leistung und ihre Antworten.',
    'The text of the question.': 'Der Text der Frage.',
    'The answer to the question, in Markdown.': 'Die Antwort auf die Frage, in Markdown.',
    'The heading of the section with the skills.':
      'Die Überschrift des Abschnitts mit den Kenntnissen.',
    'The groups of skills, in the order in which they are shown.':
      'Die Gruppen von Kenntnissen, in der Reihenfolge, in der sie gezeigt werden.',
    'The name of the group of skills.': 'Der Name der Gruppe von Kenntnissen.',
    'The skills of the group, in the order in which they are shown.':
      'Die Kenntnisse der Gruppe, in der Reihenfolge, in der sie gezeigt werden.',
    'The name of the skill.': 'Der Name der Fähigkeit.',
    'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.':
      'Der Name des Logos bei Iconify, etwa logos:react. Wenn dieses Feld leer ist, werden die ersten Buchstaben der Fähigkeit gezeigt.',
    'The heading above testimonials, on pages that set no heading of their own for this section.':
      'Die Überschrift über Kundenstimmen auf Seiten, die für diesen Abschnitt keine eigene Überschrift festlegen.',
    'The testimonials, in the order in which they are shown.':
      'Die Kundenstimmen, in der Reihenfolge, in der sie gezeigt werden.',
    'The id of the testimonial: a short name that no other testimonial has.':
      'Die ID der Kundenstimme: ein Kurzname, den keine andere Kundenstimme hat.',
    'A portrait of the author: the path of an image file, relative to testimonials.yaml.':
      'Ein Porträt der Person, von der die Kundenstimme stammt: der Pfad einer Bilddatei, relativ zu testimonials.yaml.',
    'The name of the person who wrote the testimonial.':
      'Der Name der Person, die die Kundenstimme geschrieben hat.',
    'The role and firm of the author.': 'Die Rolle und die Firma dieser Person.',
    'The text of the testimonial.': 'Der Text der Kundenstimme.',
    'The id of the project that the testimonial is about. The page of the project shows it.':
      'Die ID des Projekts, um das es in der Kundenstimme geht. Die Seite des Projekts zeigt die Kundenstimme.',
    'The id of the service that the testimonial is about. The page of the service shows it.':
      'Die ID der Leistung, um die es in der Kundenstimme geht. Die Seite der Leistung zeigt die Kundenstimme.',
    'The year in which the testimonial was written.':
      'Das Jahr, in dem die Kundenstimme geschrieben wurde.',
    'The URL at which the testimonial was published.':
      'Die URL, unter der die Kundenstimme veröffentlicht wurde.',
    'The heading of the section with the clients.':
      'Die Überschrift des Abschnitts mit den Kunden.',
    'The clients, in the order in which they are shown.':
      'Die Kunden, in der Reihenfolge, in der sie gezeigt werden.',
    'The id of the client: a short name that no other client has.':
      'Die ID des Kunden: ein Kurzname, den kein anderer Kunde hat.',
    'The name of the client, also the alternative text of the logo.':
      'Der Name des Kunden, auch der Alternativtext des Logos.',
    'The website of the client.': 'Die Website des Kunden.',
    'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.':
      'Das Logo des Kunden. Ein SVG wird in einer einzigen Farbe gezeigt, je nach Farbschema hell oder dunkel.',
    'The heading of the section with the packages.':
      'Die Überschrift des Abschnitts mit den Paketen.',
    'The text of the link that starts a message to you about a package.':
      'Der Text des Links, über den Besucher Ihnen eine Nachricht zu einem Paket schreiben.',
    'Two to four packages, in the order in which they are shown.':
      'Zwei bis vier Pakete, in der Reihenfolge, in der sie gezeigt werden.',
    'The name of the package.': 'Der Name des Pakets.',
    'The price of the package, in your own words.':
      'Der Preis des Pakets, in Ihren eigenen Worten.',
    'One or two sentences on the clients that the package is meant for.':
      'Ein oder zwei Sätze über die Kunden, für die das Paket gedacht ist.',
    'The services that the package includes, one per entry.':
      'Die Leistungen, die das Paket enthält, eine pro Eintrag.',
    'A label that highlights this package, such as Most taken.':
      'Eine Beschriftung, die dieses Paket hervorhebt, etwa „Meistgewählt“.',
    'The heading of the section with the steps.': 'Die Überschrift des Abschnitts mit dem Ablauf.',
    'Three to six steps of your work with a client, in the order in which they happen.':
      'Drei bis sechs Schritte Ihrer Arbeit mit einem Kunden, in der Reihenfolge, in der sie stattfinden.',
    'The name of the step, in a few words.': 'Der Name des Schritts, in wenigen Wörtern.',
    'One or two sentences about the step.': 'Ein oder zwei Sätze über den Schritt.',
    'How long the step takes, in your own words.':
      'Wie lange der Schritt dauert, in Ihren eigenen Worten.',
    'The heading of the section with the questions.':
      'Die Überschrift des Abschnitts mit den Fragen.',
    'The pages that show the questions: home, contact or both.':
      'Die Seiten, die die Fragen zeigen: home, contact oder beide.',
    'The questions with their answers, in the order in which they are shown.':
      'Die Fragen mit ihren Antworten, in der Reihenfolge, in der sie gezeigt werden.',
    'Your availability for new work.': 'Ihre Verfügbarkeit für neue Aufträge.',
    'Whether you take new work.': 'Ob Sie neue Aufträge annehmen.',
    'Your availability in words, such as Open for new projects.':
      'Ihre Verfügbarkeit in Worten, etwa „Frei für neue Projekte“.',
    'A second, smaller line about your availability.':
      'Eine zweite, kleinere Zeile über Ihre Verfügbarkeit.',
    "The owner's email address.": 'Ihre E-Mail-Adresse.',
    'Your telephone number, with the country code.': 'Ihre Telefonnummer mit Ländervorwahl.',
    'The contact form. If omitted, the page has none.':
      'Das Kontaktformular. Ohne Angabe hat die Seite keines.',
    'The heading of the contact form.': 'Die Überschrift des Kontaktformulars.',
    'One sentence on what you do with the data that visitors enter.':
      'Ein Satz darüber, was Sie mit den Daten machen, die Besucher eingeben.',
    'Further questions in the contact form, such as kind of work, budget or start.':
      'Weitere Fragen im Kontaktformular, etwa Art der Arbeit, Budget oder Beginn.',
    'The id of the question: a short name that no other question has, such as budget.':
      'Die ID der Frage: ein Kurzname, den keine andere Frage hat, etwa budget.',
    'The text of the question, such as Budget.': 'Der Text der Frage, etwa „Budget“.',
    'The answers that visitors choose from.': 'Die Antworten, aus denen Besucher wählen.',
    'Whether an answer is required.': 'Ob eine Antwort nötig ist.',
    'A call with you that visitors can book on another website.':
      'Ein Gespräch mit Ihnen, das Besucher auf einer anderen Website buchen können.',
    'The URL of the booking page.': 'Die URL der Buchungsseite.',
    'The length of the call, in minutes.': 'Die Dauer des Gesprächs, in Minuten.',
    'The text of the link, such as Book a talk.': 'Der Text des Links, etwa „Gespräch buchen“.',
    'How messages from the contact form reach you.':
      'Wie Nachrichten aus dem Kontaktformular Sie erreichen.',
    'The service that receives messages: server, netlify, formspree, web3forms, endpoint, mailto. If omitted, the default service of the host.':
      'Der Dienst, der Nachrichten empfängt: server, netlify, formspree, web3forms, endpoint, mailto. Wenn leer: der Standarddienst des Hosters.',
    'The server of this project, which you run': 'Der Server dieses Projekts, den Sie betreiben',
    'Netlify, which hosts the site': 'Netlify, der Hoster der Website',
    'Another URL that accepts forms': 'Eine andere URL, die Formulare annimmt',
    "The visitor's own mail program": 'Das E-Mail-Programm des Besuchers',
    'Only with formspree: the name of the form at Formspree.':
      'Nur bei formspree: der Name des Formulars bei Formspree.',
    'Only with web3forms: the access key from Web3Forms.':
      'Nur bei web3forms: der Zugangsschlüssel von Web3Forms.',
    'Only with endpoint: the URL to which messages are posted.':
      'Nur bei endpoint: die URL, an die Nachrichten per POST gesendet werden.',
    'Only with server: a confirmation email to the visitor. If omitted, none is sent.':
      'Nur bei server: eine Bestätigungs-E-Mail an den Besucher. Ohne Angabe wird keine gesendet.',
    'The subject of the confirmation email.': 'Der Betreff der Bestätigungs-E-Mail.',
    'The text of the confirmation email. Nothing that the visitor wrote is added.':
      'Der Text der Bestätigungs-E-Mail. Was der Besucher geschrieben hat, wird nicht hinzugefügt.',
    'Only with server: the maximum number of links in a message. A message with more links counts as spam.':
      'Nur bei server: die Höchstzahl der Links in einer Nachricht. Eine Nachricht mit mehr Links gilt als Spam.',
    'Title, menu label and description of the page of each project.':
      'Titel, Name in der Navigation und Beschreibung der Seite jedes Projekts.',
    "The text of the link in each project's card, such as READ MORE.":
      'Der Text des Links in der Karte jedes Projekts, etwa „WEITERLESEN“.',
    "The section at the end of each project's page, which links to the Contact page.":
      'Der Abschnitt am Ende der Seite jedes Projekts, mit einem Link zur Kontaktseite.',
    'The categories of projects, such as Website.': 'Die Kategorien der Projekte, etwa „Website“.',
    'The label of the list of categories.': 'Die Beschriftung der Liste der Kategorien.',
    'The categories that a project may have.': 'Die Kategorien, die ein Projekt haben kann.',
    'The technologies of projects, such as React.': 'Die Technologien der Projekte, etwa „React“.',
    'The label of the list of technologies.': 'Die Beschriftung der Liste der Technologien.',
    'The technologies that a project may have.': 'Die Technologien, die ein Projekt haben kann.',
    'The name of the project.': 'Der Name des Projekts.',
    'The client for whom the project was made.': 'Der Kunde, für den das Projekt entstanden ist.',
    'The category, one of those that projects.yaml lists.':
      'Die Kategorie, eine aus der Liste in projects.yaml.',
    'The technologies of the project, from the list in projects.yaml.':
      'Die Technologien des Projekts, aus der Liste in projects.yaml.',
    'The day when the project went online, as YYYY-MM-DD.':
      'Der Tag, an dem das Projekt online ging, im Format YYYY-MM-DD.',
    'The URL of the finished work on the web.': 'Die URL der fertigen Arbeit im Web.',
    'The rating by the client: 0 to 5 stars, in steps of a half.':
      'Die Bewertung durch den Kunden: 0 bis 5 Sterne, in Schritten von einem halben Stern.',
    'One to three sentences about the project.': 'Ein bis drei Sätze über das Projekt.',
    'An image in the folder of this file. If omitted, the title is shown instead.':
      'Ein Bild im Ordner dieser Datei. Wenn dieses Feld leer ist, wird stattdessen der Titel gezeigt.',
    'The alternative text of the cover: what the image shows.':
      'Der Alternativtext des Titelbilds: was das Bild zeigt.',
    'Further images of the project, in the order in which they are shown.':
      'Weitere Bilder des Projekts, in der Reihenfolge, in der sie gezeigt werden.',
    'An image in the folder of this file.': 'Ein Bild im Ordner dieser Datei.',
    'The alternative text of the image: what the image shows.':
      'Der Alternativtext des Bildes: was das Bild zeigt.',
    'Your part in the project, such as Design and code.':
      'Ihre Rolle im Projekt, etwa „Design und Code“.',
    'How long the project took, in your own words.':
      'Wie lange das Projekt gedauert hat, in Ihren eigenen Worten.',
    'The people who worked on the project with you.':
      'Die Personen, die mit Ihnen an dem Projekt gearbeitet haben.',
    'The problem that the project solved, in a few sentences.':
      'Das Problem, das durch das Projekt gelöst wurde, in wenigen Sätzen.',
    "The results in figures. The project's card in lists shows the first one.":
      'Die Ergebnisse in Zahlen. In Listen zeigt die Karte des Projekts das erste Ergebnis.',
    'The figure of the result, in large letters, such as 71 or −40 %.':
      'Die Zahl des Ergebnisses, in großer Schrift, etwa „71“ oder „−40 %“.',
    'The measured quantity, such as "enquiries in four weeks".':
      'Was gemessen wurde, etwa „Anfragen in vier Wochen“.',
    'The figure that was measured before the project, such as 15 a week.':
      'Die Zahl, die vor dem Projekt gemessen wurde, etwa „15 pro Woche“.',
    'The figure that was measured after the project, such as 4 a week.':
      'Die Zahl, die nach dem Projekt gemessen wurde, etwa „4 pro Woche“.',
    'The source of the figure, such as a report.': 'Die Quelle der Zahl, etwa ein Bericht.',
    'Pairs of images of the same shape, which show the state before and after the project.':
      'Paare von Bildern mit gleichem Seitenverhältnis, die den Zustand vor und nach dem Projekt zeigen.',
    'An image of the state before the project.': 'Ein Bild des Zustands vor dem Projekt.',
    'The alternative text of the first image: what the image shows.':
      'Der Alternativtext des ersten Bildes: was das Bild zeigt.',
    'An image of the state after the project.': 'Ein Bild des Zustands nach dem Projekt.',
    'The alternative text of the second image: what the image shows.':
      'Der Alternativtext des zweiten Bildes: was das Bild zeigt.',
    'The caption, which says what the two images compare.':
      'Die Bildunterschrift, die sagt, was die beiden Bilder vergleichen.',
    'A video of the project.': 'Ein Video des Projekts.',
    'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.':
      'Ein Video im Ordner dieser Datei: MP4 (H.264) oder WebM, höchstens 25 MB.',
    'A title that says what the video shows.': 'Ein Titel, der sagt, was das Video zeigt.',
    'The image that is shown until the video plays.':
      'Das Bild, das gezeigt wird, bis das Video abgespielt wird.',
    'The captions of the video: a WebVTT file, whose name ends in .vtt.':
      'Die Untertitel des Videos: eine WebVTT-Datei, deren Name auf .vtt endet.',
    'The title of the post.': 'Der Titel des Beitrags.',
    'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.':
      'Der Tag der Veröffentlichung, im Format YYYY-MM-DD. Bis dahin zeigt nur npm run dev den Beitrag.',
    'One to three sentences that sum up the post.':
      'Ein bis drei Sätze, die den Beitrag zusammenfassen.',
    'The topics of the post, in a few words each.':
      'Die Themen des Beitrags, jeweils in wenigen Wörtern.',
    'An image in the folder of this file, shown above the text and in lists of posts.':
      'Ein Bild im Ordner dieser Datei, das über dem Text und in Listen von Beiträgen gezeigt wird.',
    'Whether the project is a draft, which only npm run dev shows.':
      'Ob das Projekt ein Entwurf ist, den nur npm run dev zeigt.',
    'Whether the post is a draft, which only npm run dev shows.':
      'Ob der Beitrag ein Entwurf ist, den nur npm run dev zeigt.',
    'The URL of the original, if the post was first published on another site.':
      'Die URL des Originals, wenn der Beitrag zuerst auf einer anderen Website veröffentlicht wurde.',
    'a text': 'ein Text',
    'a text that is not empty': 'ein Text, der nicht leer ist',
    'a URL such as https://example.com': 'eine URL wie https://example.com',
    'a URL without a path (the environment variable BASE sets a sub-path)':
      'eine URL ohne Pfad (die Umgebungsvariable BASE legt einen Unterpfad fest)',
    'a language tag such as en-DE, de or fr-CH': 'eine Sprachkennung wie en-DE, de oder fr-CH',
    'a list': 'eine Liste',
    'a list with at least one entry': 'eine Liste mit mindestens einem Eintrag',
    'a language tag such as en, pt-BR or zh-Hant': 'eine Sprachkennung wie en, pt-BR oder zh-Hant',
    'a colour as # and six hexadecimal digits, such as #b3321f':
      'eine Farbe aus # und sechs Hexadezimalziffern, etwa #b3321f',
    'an icon such as logos:react': 'ein Symbol wie logos:react',
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder':
      'eine Seite wie /about, eine URL, mailto:, tel: oder # als Platzhalter',
    'a text without spaces, colons and slashes':
      'ein Text ohne Leerzeichen, Doppelpunkte und Schrägstriche',
    'a number of milliseconds': 'eine Zahl in Millisekunden',
    'a number of milliseconds, 1 or more': 'eine Zahl in Millisekunden, mindestens 1',
    'a list with at most two entries': 'eine Liste mit höchstens zwei Einträgen',
    'one of work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing':
      'eines der Wörter work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing',
    'a number': 'eine Zahl',
    'a number of seconds': 'eine Zahl in Sekunden',
    'a number of seconds, 0 or more': 'eine Zahl in Sekunden, mindestens 0',
    'a whole number from 0 to 6': 'eine ganze Zahl von 0 bis 6',
    'a list with at most six entries': 'eine Liste mit höchstens sechs Einträgen',
    'the id of a project, which is the name of its folder in projects/':
      'die ID eines Projekts, also der Name seines Ordners in projects/',
    'a whole number from 1 to 6': 'eine ganze Zahl von 1 bis 6',
    'the name of an image file': 'der Name einer Bilddatei',
    'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY':
      'ein Datum, das es gibt, im Format YYYY-MM-DD, YYYY-MM oder YYYY',
    'a country code of two capital letters (ISO 3166-1), such as DE':
      'ein Ländercode aus zwei Großbuchstaben (ISO 3166-1), etwa DE',
    'a short name (id)': 'ein Kurzname (id)',
    'lower-case letters, digits and single hyphens, such as blue-door-2':
      'Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa blue-door-2',
    'the id of a service in services.yaml': 'die ID einer Leistung in services.yaml',
    'a year such as 2026': 'ein Jahr wie 2026',
    'a list with at most four entries': 'eine Liste mit höchstens vier Einträgen',
    'home or contact': 'home oder contact',
    'true or false': 'true oder false',
    'an email address such as name@example.com': 'eine E-Mail-Adresse wie name@example.com',
    'a telephone number with the country code, such as +49 30 23125 014':
      'eine Telefonnummer mit Ländervorwahl, etwa +49 30 23125 014',
    "a telephone number without '(0)', which cannot be dialled from abroad":
      'eine Telefonnummer ohne „(0)“, denn eine Nummer mit „(0)“ lässt sich aus dem Ausland nicht wählen',
    'a list with at most eight entries': 'eine Liste mit höchstens acht Einträgen',
    'a list with at least two entries': 'eine Liste mit mindestens zwei Einträgen',
    'a list with at most ten entries': 'eine Liste mit höchstens zehn Einträgen',
    'a whole number of minutes from 5 to 480': 'eine ganze Zahl von 5 bis 480, in Minuten',
    "the form's name from its URL at Formspree, such as xyzabcde":
      'der Name des Formulars aus seiner URL bei Formspree, etwa xyzabcde',
    'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef':
      'der Zugangsschlüssel von Web3Forms, etwa 01234567-89ab-cdef-0123-456789abcdef',
    'a whole number from 0 to 100': 'eine ganze Zahl von 0 bis 100',
    'a time zone such as Europe/Berlin': 'eine Zeitzone wie Europe/Berlin',
    'a day that exists, as YYYY-MM-DD': 'ein Tag, den es gibt, im Format YYYY-MM-DD',
    'a number of stars from 0 to 5, halves allowed': 'eine Anzahl Sterne von 0 bis 5, auch halbe',
    'the name of a video file': 'der Name einer Videodatei',
    'the name of a captions file': 'der Name einer Untertiteldatei',
    'Texts of one part of the interface.': 'Texte eines Teils der Oberfläche.',
  },
};
