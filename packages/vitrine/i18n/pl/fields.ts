import type { FieldStrings } from '../language.ts';

/** The texts of the fields of content files in Polish. */
export const fieldStrings: FieldStrings = {
  names: {
    name: 'Imię lub nazwa',
    brand: 'Nazwa witryny',
    titleSuffix: 'Końcówka każdego tytułu',
    address: 'Adres URL',
    host: 'Hosting',
    locale: 'Język i region',
    locales: 'Języki witryny',
    timeZone: 'Strefa czasowa',
    look: 'Wygląd',
    theme: 'Motyw',
    light: 'Jasny',
    dark: 'Ciemny',
    system: 'Systemowy',
    accent: 'Kolor akcentu',
    typeface: 'Czcionki',
    repository: 'Link do kodu',
    icon: 'Ikona',
    url: 'Adres',
    footer: 'Stopka',
    headline: 'Duży tekst',
    tagline: 'Mały tekst',
    copyright: 'Prawa autorskie',
    socials: 'Profile społecznościowe',
    notFound: 'Strona dla błędnych adresów URL',
    title: 'Tytuł',
    description: 'Opis',
    heading: 'Nagłówek',
    text: 'Tekst',
    linkText: 'Tekst linku',
    analytics: 'Statystyki odwiedzin',
    provider: 'Dostawca',
    id: 'Krótka nazwa w adresie URL (id)',
    page: 'Informacje o stronie',
    navLabel: 'Nazwa w nawigacji',
    hero: 'Góra strony',
    eyebrow: 'Tekst nad głównym nagłówkiem',
    lead: 'Stała część nagłówka',
    words: 'Zmieniające się teksty',
    speed: 'Szybkość pisania',
    pause: 'Przerwa',
    actions: 'Przyciski',
    label: 'Etykieta',
    to: 'Prowadzi do',
    showcase: 'Plakietka z liczbą',
    figure: 'Liczba',
    sections: 'Sekcje',
    work: 'Praca',
    stats: 'Liczniki',
    posts: 'Wpisy',
    about: 'O mnie',
    services: 'Usługi',
    packages: 'Pakiety',
    steps: 'Etapy',
    booking: 'Rezerwacja rozmowy',
    clients: 'Klienci',
    testimonials: 'Opinie',
    faq: 'Częste pytania',
    closing: 'Koniec strony',
    start: 'Wartość początkowa',
    end: 'Wartość końcowa',
    duration: 'Czas trwania',
    decimals: 'Miejsca po przecinku',
    prefix: 'Tekst przed liczbą',
    suffix: 'Tekst za liczbą',
    projects: 'Projekty',
    newest: 'Liczba najnowszych',
    portrait: 'Portret',
    portraitAlt: 'Co przedstawia portret',
    experience: 'Doświadczenie',
    position: 'Stanowisko lub funkcja',
    startDate: 'Początek',
    endDate: 'Koniec',
    summary: 'Podsumowanie',
    highlights: 'Osiągnięcia',
    education: 'Wykształcenie',
    institution: 'Szkoła lub uczelnia',
    studyType: 'Uzyskany tytuł',
    area: 'Kierunek lub obszar',
    certificates: 'Certyfikaty',
    issuer: 'Wystawca',
    date: 'Data',
    awards: 'Nagrody',
    awarder: 'Kto przyznał nagrodę',
    publications: 'Publikacje',
    publisher: 'Wydawca',
    releaseDate: 'Data wydania',
    volunteer: 'Wolontariat',
    organization: 'Organizacja',
    languages: 'Języki',
    language: 'Język',
    fluency: 'Poziom',
    interests: 'Zainteresowania',
    keywords: 'Słowa kluczowe',
    location: 'Miejsce zamieszkania',
    city: 'Miejscowość',
    countryCode: 'Kraj',
    intro: 'Wstęp',
    ask: 'Tekst linku z zapytaniem',
    price: 'Cena',
    details: 'Szczegóły',
    included: 'Co obejmuje',
    questions: 'Pytania',
    question: 'Pytanie',
    answer: 'Odpowiedź',
    groups: 'Grupy',
    skills: 'Umiejętności',
    logo: 'Logo',
    items: 'Opinie',
    image: 'Obraz',
    author: 'Autor',
    project: 'Projekt',
    service: 'Usługa',
    year: 'Rok',
    mark: 'Wyróżnienie',
    on: 'Pokaż na stronach',
    home: 'Strona główna',
    contact: 'Kontakt',
    availability: 'Dostępność',
    open: 'Przyjmowanie nowych zleceń',
    note: 'Dopisek',
    email: 'E-mail',
    phone: 'Telefon',
    form: 'Formularz',
    privacy: 'Ochrona danych',
    options: 'Opcje',
    required: 'Odpowiedź wymagana',
    minutes: 'Długość w minutach',
    delivery: 'Dostarczanie wiadomości',
    key: 'Klucz dostępu',
    confirmation: 'E-mail z potwierdzeniem',
    subject: 'Temat',
    maxLinks: 'Maksymalna liczba linków w wiadomości',
    categories: 'Kategorie',
    technologies: 'Technologie',
    client: 'Klient',
    category: 'Kategoria',
    review: 'Ocena',
    cover: 'Okładka',
    coverAlt: 'Co przedstawia okładka',
    images: 'Obrazy',
    alt: 'Co przedstawia',
    role: 'Rola',
    team: 'Zespół',
    problem: 'Problem',
    results: 'Rezultaty',
    before: 'Przed',
    after: 'Po',
    source: 'Źródło',
    gallery: 'Przed i po',
    beforeAlt: 'Co przedstawia obraz „przed”',
    afterAlt: 'Co przedstawia obraz „po”',
    caption: 'Podpis',
    video: 'Film',
    file: 'Plik',
    poster: 'Obraz przed odtwarzaniem',
    captions: 'Napisy',
    tags: 'Tagi',
    draft: 'Szkic',
    canonical: 'Adres oryginału',
    layout: 'Układ strony',
    motion: 'Ruch',
    greeting: 'Powitanie',
    noResults: 'Brak wyników',
    pictures: 'Obrazy',
    pages: 'Strony',
    humans: 'humans.txt',
    fields: 'Pola',
    fieldErrors: 'Błędy w polach',
    missing: 'Brakujące dane',
    notSent: 'Nie wysłano',
    mailto: 'Program pocztowy',
    sent: 'Wysłano',
    server: 'Serwer',
    notification: 'Powiadomienie',
    storeFull: 'Brak miejsca',
    filedAsSpam: 'Oznaczono jako spam',
    errors: 'Błędy',
  },
  texts: {
    "The owner's name.": 'Imię i nazwisko właściciela witryny.',
    'The name of the site in the top navigation.': 'Nazwa witryny w górnej nawigacji.',
    'The end of the title of every page, after a vertical bar.':
      'Końcówka tytułu każdej strony, po pionowej kresce.',
    'The URL of the site, such as https://example.com.':
      'Adres URL witryny, na przykład https://example.com.',
    'The hosting provider of the site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. The ways to receive messages depend on the host.':
      'Dostawca hostingu witryny: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. Sposoby odbierania wiadomości zależą od hostingu.',
    'a server of your own': 'własny serwer',
    'a host that only serves files': 'hosting, który tylko udostępnia pliki',
    'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.':
      'Ustawienia regionalne witryny jako znacznik BCP 47: jej język oraz format dat i liczb.',
    'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.':
      'Wszystkie języki witryny jako znaczniki BCP 47, na przykład [en, pt-BR], z językiem z pola locale na początku. Każdy kolejny język wymaga folderu o takiej nazwie z tłumaczeniami.',
    'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.':
      'Strefa czasowa witryny, na przykład Europe/Berlin, która decyduje, kiedy zaczyna się dzień. Jeśli jej brak, obowiązuje strefa komputera, który buduje witrynę.',
    'The design of the site: shop, catalogue, gallery, workbench, departures, specimens.':
      'Wygląd witryny: shop, catalogue, gallery, workbench, departures, specimens.',
    'a shop window on a high street': 'wystawa sklepowa przy głównej ulicy',
    'a printed catalogue': 'drukowany katalog',
    'works on a white wall': 'dzieła na białej ścianie',
    'tools above a workbench': 'narzędzia nad stołem warsztatowym',
    'a board of departures': 'tablica odjazdów',
    'a cabinet of specimens': 'gablota z okazami',
    "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.":
      'Motyw witryny: light, dark lub system, czyli motyw urządzenia odwiedzającego. Odwiedzający mogą wybrać inny.',
    'The accent colour of buttons and highlights, such as #b3321f.':
      'Kolor akcentu przycisków i wyróżnień, na przykład #b3321f.',
    red: 'czerwony',
    orange: 'pomarańczowy',
    ochre: 'ochrowy',
    green: 'zielony',
    teal: 'morski',
    blue: 'niebieski',
    violet: 'fioletowy',
    pink: 'różowy',
    slate: 'łupkowy',
    'The fonts of headings and text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. If omitted, the fonts of the look.':
      'Czcionki nagłówków i tekstu: bricolage, fraunces, playfair, outfit, jetbrains, sofia. Jeśli puste, używane są czcionki wyglądu.',
    'The link to a code repository, at the end of the top navigation.':
      'Link do repozytorium kodu, na końcu górnej nawigacji.',
    'The text of the link, such as GitHub.': 'Tekst linku, na przykład GitHub.',
    'The Iconify name of the icon, such as tabler:brand-github.':
      'Nazwa ikony w Iconify, na przykład tabler:brand-github.',
    'The URL of the repository, or # as a placeholder.':
      'Adres URL repozytorium lub # jako link zastępczy.',
    'The footer of every page.': 'Stopka każdej strony.',
    'The large text of the footer.': 'Duży tekst stopki.',
    'The small text below the large text of the footer.': 'Mały tekst pod dużym tekstem stopki.',
    'The copyright line at the end of the footer; {year} becomes the year of the build.':
      'Wiersz o prawach autorskich na końcu stopki; {year} zmienia się w rok zbudowania witryny.',
    'Your profiles on other sites, in the order in which they are shown.':
      'Twoje profile w innych serwisach, w kolejności wyświetlania.',
    'The name of the network, which screen readers read out.':
      'Nazwa serwisu społecznościowego, którą odczytują czytniki ekranu.',
    'The Iconify name of the icon, such as tabler:brand-mastodon.':
      'Nazwa ikony w Iconify, na przykład tabler:brand-mastodon.',
    'The URL of your profile, or # as a placeholder.':
      'Adres URL Twojego profilu lub # jako link zastępczy.',
    'The not-found page, for URLs that do not exist (404).':
      'Strona błędu dla adresów URL, które nie istnieją (404).',
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.':
      'Tytuł strony błędu na karcie przeglądarki, do którego dodawane jest titleSuffix.',
    'One sentence for the meta description of the not-found page.':
      'Jedno zdanie do znacznika meta description strony błędu.',
    'The heading of the not-found page, which says that there is no such page.':
      'Nagłówek strony błędu, który mówi, że takiej strony nie ma.',
    'The text of the not-found page, which says where the visitor can go instead.':
      'Tekst strony błędu, który mówi, dokąd odwiedzający może przejść zamiast tego.',
    'The text of the link from the not-found page to the Home page.':
      'Tekst linku ze strony błędu do strony głównej.',
    'The service that counts visits without cookies. If omitted, visits are not counted.':
      'Usługa, która liczy odwiedziny bez plików cookie. Jeśli puste, odwiedziny nie są liczone.',
    'The analytics provider: plausible, umami or goatcounter.':
      'Dostawca statystyk: plausible, umami lub goatcounter.',
    "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.":
      'Id Twojej witryny: domena w Plausible, id witryny w Umami lub kod w GoatCounter.',
    'The URL of your own instance. If omitted, the URL of the provider.':
      'Adres URL Twojej własnej instancji. Jeśli puste, używany jest adres URL dostawcy.',
    'Title, menu label and description of the page.': 'Tytuł, nazwa w nawigacji i opis strony.',
    "The title of the page in the browser tab, to which the site's titleSuffix is added.":
      'Tytuł strony na karcie przeglądarki, do którego dodawane jest titleSuffix witryny.',
    'The name of the page in the navigation and the breadcrumb.':
      'Nazwa strony w nawigacji i w ścieżce nawigacji.',
    'One or two sentences about the page, for search engines and shared links.':
      'Jedno lub dwa zdania o stronie, dla wyszukiwarek i udostępnianych linków.',
    'The hero: the headline, text and buttons at the top of the page.':
      'Góra strony: główny nagłówek, tekst i przyciski.',
    'A few words above the headline.': 'Kilka słów nad głównym nagłówkiem.',
    'The fixed part of the headline.': 'Stała część głównego nagłówka.',
    'The texts that are typed after the fixed part of the headline, one after the other, in a loop.':
      'Teksty, które pojawiają się litera po literze za stałą częścią głównego nagłówka, jeden po drugim, w pętli.',
    'Time per typed character, in milliseconds.': 'Czas na jeden wpisywany znak, w milisekundach.',
    'Pause after each typed text, in milliseconds.':
      'Przerwa po każdym wpisanym tekście, w milisekundach.',
    'One or two sentences below the headline.': 'Jedno lub dwa zdania pod głównym nagłówkiem.',
    'One or two buttons below the text, the most important one first.':
      'Jeden lub dwa przyciski pod tekstem, najważniejszy jako pierwszy.',
    'The text of the button.': 'Tekst przycisku.',
    'The link of the button.': 'Link przycisku.',
    'A tag with a number, such as 15+ years, next to the logos from skills.yaml.':
      'Plakietka z liczbą, na przykład „15+ lat”, obok logotypów ze skills.yaml.',
    'The large text of the tag, such as 15+.': 'Duży tekst plakietki, na przykład 15+.',
    'The small text of the tag.': 'Mały tekst plakietki.',
    'The sections below the hero, in order. If omitted, all sections.':
      'Sekcje pod górą strony, w kolejności wyświetlania. Jeśli puste, pokazywane są wszystkie sekcje.',
    'The counters in the section stats.': 'Liczniki w sekcji stats.',
    'A label that says what the counter counts.': 'Etykieta, która mówi, co liczy licznik.',
    'The number at which the counter starts.': 'Liczba, od której licznik zaczyna.',
    'The number at which the counter ends; this number may be lower than the start.':
      'Liczba, na której licznik kończy; może być mniejsza niż początkowa.',
    'The duration of the counting animation, in seconds.':
      'Czas trwania animacji liczenia, w sekundach.',
    'The number of digits after the decimal point.': 'Liczba cyfr po przecinku.',
    'The text directly before the number, including spaces.':
      'Tekst bezpośrednio przed liczbą, łącznie ze spacjami.',
    'The text directly after the number, such as +, including spaces.':
      'Tekst bezpośrednio za liczbą, na przykład +, łącznie ze spacjami.',
    'The section with a few projects; the printed curriculum shows the same projects.':
      'Sekcja z kilkoma projektami; drukowane CV pokazuje te same projekty.',
    'The heading above the projects.': 'Nagłówek nad projektami.',
    'The ids of one to six projects, in the order in which they are shown.':
      'Id od jednego do sześciu projektów, w kolejności wyświetlania.',
    'Used only if projects is not set: the number of newest projects to show, 1 to 6.':
      'Używane tylko wtedy, gdy nie ustawiono pola projects: ile najnowszych projektów pokazać, od 1 do 6.',
    'The text of the link to all projects.': 'Tekst linku do wszystkich projektów.',
    'The section with the newest posts.': 'Sekcja z najnowszymi wpisami.',
    'The heading above the posts.': 'Nagłówek nad wpisami.',
    'The number of newest posts to show, 1 to 6.': 'Ile najnowszych wpisów pokazać, od 1 do 6.',
    'The text of the link to all posts.': 'Tekst linku do wszystkich wpisów.',
    'The section that introduces the owner, with a greeting.':
      'Sekcja z powitaniem, która przedstawia właściciela witryny.',
    'A few sentences about the owner.': 'Kilka zdań o właścicielu witryny.',
    'The text of the link to the About page.': 'Tekst linku do strony O mnie.',
    'The section with the services from services.yaml.': 'Sekcja z usługami z pliku services.yaml.',
    'The heading above the services.': 'Nagłówek nad usługami.',
    'The section with the testimonials from testimonials.yaml.':
      'Sekcja z opiniami z pliku testimonials.yaml.',
    'The heading above the testimonials.': 'Nagłówek nad opiniami.',
    'The closing section, which links to the Contact page.':
      'Sekcja końcowa z linkiem do strony Kontakt.',
    'The heading: a line that invites visitors to write to you.':
      'Nagłówek: wiersz, który zachęca odwiedzających, aby do Ciebie napisali.',
    'One or two sentences below the heading.': 'Jedno lub dwa zdania pod nagłówkiem.',
    'The text of the link to the Contact page.': 'Tekst linku do strony Kontakt.',
    'The heading of the page.': 'Nagłówek strony.',
    'A portrait of the owner: the path of an image file, relative to about.md.':
      'Portret właściciela witryny: ścieżka do pliku obrazu, względem pliku about.md.',
    'The alternative text of the portrait: what the image shows.':
      'Tekst alternatywny portretu: co przedstawia obraz.',
    'The section with a testimonial and counters.': 'Sekcja z opinią i licznikami.',
    'The heading of the section about experience.': 'Nagłówek sekcji o doświadczeniu.',
    'The figures that count up in the section, such as 120 projects.':
      'Liczby naliczane w tej sekcji, na przykład 120 projektów.',
    'Your jobs, the most recent first.': 'Twoje miejsca pracy, od najnowszego.',
    'The name of the firm.': 'Nazwa firmy.',
    'Your role in the firm or organization.':
      'Twoje stanowisko lub funkcja w firmie albo organizacji.',
    'The website of the firm or organization.': 'Strona internetowa firmy lub organizacji.',
    'When you began, such as 2023-04 or 2023.': 'Data początku, na przykład 2023-04 lub 2023.',
    'When you finished, such as 2023-04 or 2023. Omit this field if you have not.':
      'Data końca, na przykład 2023-04 lub 2023. Pomiń to pole, jeśli to nadal trwa.',
    'One or two sentences about the job.': 'Jedno lub dwa zdania o tej pracy.',
    'Your achievements in this job, one line each.':
      'Twoje osiągnięcia w tej pracy, każde w jednym wierszu.',
    'Your education, the most recent first.': 'Twoje wykształcenie, od najnowszego.',
    'The name of the school or university.': 'Nazwa szkoły lub uczelni.',
    'The degree that you earned, such as Bachelor.': 'Uzyskany tytuł, na przykład licencjat.',
    'The subject that you studied.': 'Kierunek nauki lub studiów.',
    'The website of the school or university.': 'Strona internetowa szkoły lub uczelni.',
    'Your certificates, the most recent first.': 'Twoje certyfikaty, od najnowszego.',
    'The name of the certificate.': 'Nazwa certyfikatu.',
    'The organization that issued the certificate.': 'Organizacja, która wystawiła certyfikat.',
    'The date, such as 2023-04 or 2023.': 'Data, na przykład 2023-04 lub 2023.',
    'The URL at which the certificate can be verified.':
      'Adres URL, pod którym można zweryfikować certyfikat.',
    'Your awards, the most recent first.': 'Twoje nagrody, od najnowszej.',
    'The name of the award.': 'Nazwa nagrody.',
    'The organization that gave the award.': 'Organizacja, która przyznała nagrodę.',
    'The reason for the award.': 'Powód przyznania nagrody.',
    'Your publications, the most recent first.': 'Twoje publikacje, od najnowszej.',
    'The title of the publication.': 'Tytuł publikacji.',
    'The publisher of the publication.': 'Wydawca publikacji.',
    'The URL at which the publication can be read.':
      'Adres URL, pod którym można przeczytać publikację.',
    'One or two sentences about the publication.': 'Jedno lub dwa zdania o publikacji.',
    'Your volunteer work, the most recent first.': 'Twój wolontariat, od najnowszego.',
    'The name of the organization.': 'Nazwa organizacji.',
    'The languages that you speak.': 'Języki, którymi mówisz.',
    'The name of the language.': 'Nazwa języka.',
    'Your level in the language, such as Native speaker.':
      'Twój poziom znajomości języka, na przykład „język ojczysty”.',
    'Your interests apart from work.': 'Twoje zainteresowania poza pracą.',
    'The name of the interest.': 'Nazwa zainteresowania.',
    'Topics within the interest, a few words each.':
      'Tematy w ramach zainteresowania, każdy w kilku słowach.',
    'Your place of residence, which the printed curriculum shows.':
      'Twoje miejsce zamieszkania, które pokazuje drukowane CV.',
    'Your town.': 'Twoja miejscowość.',
    'Your country in two letters, such as DE.': 'Dwuliterowy kod Twojego kraju, na przykład DE.',
    "The text of each service's link, such as Read More.":
      'Tekst linku przy każdej usłudze, na przykład „Czytaj więcej”.',
    'The text of the link that starts a message to you about a service.':
      'Tekst linku, którym odwiedzający zaczyna pisać do Ciebie o usłudze.',
    'The area where you work, such as Leith and remotely.':
      'Obszar, na którym pracujesz, na przykład „Gdańsk i zdalnie”.',
    'The services, in the order in which they are shown.': 'Usługi, w kolejności wyświetlania.',
    'The id of the service: a short name for its URL, /service/id.':
      'Id usługi: krótka nazwa do jej adresu URL, /service/id.',
    'The name of the service.': 'Nazwa usługi.',
    'One or two sentences on what the client gets.':
      'Jedno lub dwa zdania o tym, co otrzymuje klient.',
    'The price of the service, in your own words.': 'Cena usługi, własnymi słowami.',
    'How long the service takes, in your own words.': 'Jak długo trwa usługa, własnymi słowami.',
    'A long description of the service, in Markdown.': 'Długi opis usługi w języku Markdown.',
    'The parts of the service that the price includes, one per entry.':
      'Części usługi, które obejmuje cena, po jednej w każdym elemencie.',
    'The ids of projects that are examples of the service.':
      'Id projektów, które są przykładami usługi.',
    'Questions about the service, with answers.': 'Pytania o usługę wraz z odpowiedziami.',
    'The text of the question.': 'Tekst pytania.',
    'The answer to the question, in Markdown.': 'Odpowiedź na pytanie w języku Markdown.',
    'The heading of the section with the skills.': 'Nagłówek sekcji z umiejętnościami.',
    'The groups of skills, in the order in which they are shown.':
      'Grupy umiejętności, w kolejności wyświetlania.',
    'The name of the group of skills.': 'Nazwa grupy umiejętności.',
    'The skills of the group, in the order in which they are shown.':
      'Umiejętności z grupy, w kolejności wyświetlania.',
    'The name of the skill.': 'Nazwa umiejętności.',
    'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.':
      'Nazwa logo w Iconify, na przykład logos:react. Jeśli puste, pokazywane są pierwsze litery umiejętności.',
    'The heading above testimonials, on pages that set no heading of their own for this section.':
      'Nagłówek nad opiniami na stronach, które nie mają własnego nagłówka tej sekcji.',
    'The testimonials, in the order in which they are shown.': 'Opinie, w kolejności wyświetlania.',
    'The id of the testimonial: a short name that no other testimonial has.':
      'Id opinii: krótka nazwa, której nie ma żadna inna opinia.',
    'A portrait of the author: the path of an image file, relative to testimonials.yaml.':
      'Portret autora: ścieżka do pliku obrazu, względem pliku testimonials.yaml.',
    'The name of the person who wrote the testimonial.':
      'Imię i nazwisko osoby, która napisała opinię.',
    'The role and firm of the author.': 'Stanowisko i firma autora.',
    'The text of the testimonial.': 'Tekst opinii.',
    'The id of the project that the testimonial is about. The page of the project shows it.':
      'Id projektu, którego dotyczy opinia. Pokazuje ją strona projektu.',
    'The id of the service that the testimonial is about. The page of the service shows it.':
      'Id usługi, której dotyczy opinia. Pokazuje ją strona usługi.',
    'The year in which the testimonial was written.': 'Rok, w którym napisano opinię.',
    'The URL at which the testimonial was published.': 'Adres URL, pod którym opublikowano opinię.',
    'The heading of the section with the clients.': 'Nagłówek sekcji z klientami.',
    'The clients, in the order in which they are shown.': 'Klienci, w kolejności wyświetlania.',
    'The id of the client: a short name that no other client has.':
      'Id klienta: krótka nazwa, której nie ma żaden inny klient.',
    'The name of the client, also the alternative text of the logo.':
      'Nazwa klienta, a zarazem tekst alternatywny logo.',
    'The website of the client.': 'Strona internetowa klienta.',
    'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.':
      'Logo klienta. SVG jest pokazywane w jednym kolorze, jasnym lub ciemnym, zależnie od motywu.',
    'The heading of the section with the packages.': 'Nagłówek sekcji z pakietami.',
    'The text of the link that starts a message to you about a package.':
      'Tekst linku, którym odwiedzający zaczyna pisać do Ciebie o pakiecie.',
    'Two to four packages, in the order in which they are shown.':
      'Od dwóch do czterech pakietów, w kolejności wyświetlania.',
    'The name of the package.': 'Nazwa pakietu.',
    'The price of the package, in your own words.': 'Cena pakietu, własnymi słowami.',
    'One or two sentences on the clients that the package is meant for.':
      'Jedno lub dwa zdania o klientach, dla których przeznaczony jest ten pakiet.',
    'The services that the package includes, one per entry.':
      'Usługi, które obejmuje pakiet, po jednej w każdym elemencie.',
    'A label that highlights this package, such as Most taken.':
      'Etykieta, która wyróżnia ten pakiet, na przykład „Najczęściej wybierany”.',
    'The heading of the section with the steps.': 'Nagłówek sekcji z etapami.',
    'Three to six steps of your work with a client, in the order in which they happen.':
      'Od trzech do sześciu etapów Twojej pracy z klientem, w kolejności, w jakiej następują.',
    'The name of the step, in a few words.': 'Nazwa etapu, w kilku słowach.',
    'One or two sentences about the step.': 'Jedno lub dwa zdania o etapie.',
    'How long the step takes, in your own words.': 'Jak długo trwa etap, własnymi słowami.',
    'The heading of the section with the questions.': 'Nagłówek sekcji z pytaniami.',
    'The pages that show the questions: home, contact or both.':
      'Strony, które pokazują pytania: home, contact lub obie.',
    'The questions with their answers, in the order in which they are shown.':
      'Pytania z odpowiedziami, w kolejności wyświetlania.',
    'Your availability for new work.': 'Twoja dostępność dla nowych zleceń.',
    'Whether you take new work.': 'Czy przyjmujesz nowe zlecenia.',
    'Your availability in words, such as Open for new projects.':
      'Twoja dostępność słowami, na przykład „Przyjmuję nowe projekty”.',
    'A second, smaller line about your availability.':
      'Drugi, mniejszy wiersz o Twojej dostępności.',
    "The owner's email address.": 'Adres e-mail właściciela witryny.',
    'Your telephone number, with the country code.':
      'Twój numer telefonu z numerem kierunkowym kraju.',
    'The contact form. If omitted, the page has none.':
      'Formularz kontaktowy. Jeśli puste, strona go nie ma.',
    'The heading of the contact form.': 'Nagłówek formularza kontaktowego.',
    'One sentence on what you do with the data that visitors enter.':
      'Jedno zdanie o tym, co robisz z danymi, które wpisują odwiedzający.',
    'Further questions in the contact form, such as kind of work, budget or start.':
      'Dodatkowe pytania w formularzu kontaktowym, na przykład rodzaj pracy, budżet lub termin rozpoczęcia.',
    'The id of the question: a short name that no other question has, such as budget.':
      'Id pytania: krótka nazwa, której nie ma żadne inne pytanie, na przykład budget.',
    'The text of the question, such as Budget.': 'Tekst pytania, na przykład „Budżet”.',
    'The answers that visitors choose from.': 'Odpowiedzi, spośród których wybierają odwiedzający.',
    'Whether an answer is required.': 'Czy odpowiedź jest wymagana.',
    'A call with you that visitors can book on another website.':
      'Rozmowa z Tobą, którą odwiedzający mogą zarezerwować na innej stronie internetowej.',
    'The URL of the booking page.': 'Adres URL strony rezerwacji.',
    'The length of the call, in minutes.': 'Długość rozmowy w minutach.',
    'The text of the link, such as Book a talk.': 'Tekst linku, na przykład „Umów rozmowę”.',
    'How messages from the contact form reach you.':
      'Jak docierają do Ciebie wiadomości z formularza kontaktowego.',
    'The service that receives messages: server, netlify, formspree, web3forms, endpoint, mailto. If omitted, the default service of the host.':
      'Usługa, która odbiera wiadomości: server, netlify, formspree, web3forms, endpoint, mailto. Jeśli puste, używana jest domyślna usługa hostingu.',
    'The server of this project, which you run': 'Serwer tego projektu, uruchamiany przez Ciebie',
    'Netlify, which hosts the site': 'Netlify, czyli hosting tej witryny',
    'Another URL that accepts forms': 'Inny adres URL, który przyjmuje formularze',
    "The visitor's own mail program": 'Własny program pocztowy odwiedzającego',
    'Only with formspree: the name of the form at Formspree.':
      'Tylko dla formspree: nazwa formularza w Formspree.',
    'Only with web3forms: the access key from Web3Forms.':
      'Tylko dla web3forms: klucz dostępu z Web3Forms.',
    'Only with endpoint: the URL to which messages are posted.':
      'Tylko dla endpoint: adres URL, na który wysyłane są wiadomości.',
    'Only with server: a confirmation email to the visitor. If omitted, none is sent.':
      'Tylko dla server: e-mail z potwierdzeniem do odwiedzającego. Jeśli puste, nie jest wysyłany.',
    'The subject of the confirmation email.': 'Temat e-maila z potwierdzeniem.',
    'The text of the confirmation email. Nothing that the visitor wrote is added.':
      'Tekst e-maila z potwierdzeniem. Nie jest do niego dodawane nic, co napisał odwiedzający.',
    'Only with server: the maximum number of links in a message. A message with more links counts as spam.':
      'Tylko dla server: maksymalna liczba linków w wiadomości. Wiadomość z większą liczbą linków jest uznawana za spam.',
    'Title, menu label and description of the page of each project.':
      'Tytuł, nazwa w nawigacji i opis strony każdego projektu.',
    "The text of the link in each project's card, such as READ MORE.":
      'Tekst linku na karcie każdego projektu, na przykład „CZYTAJ WIĘCEJ”.',
    "The section at the end of each project's page, which links to the Contact page.":
      'Sekcja na końcu strony każdego projektu, z linkiem do strony Kontakt.',
    'The categories of projects, such as Website.':
      'Kategorie projektów, na przykład „Strona internetowa”.',
    'The label of the list of categories.': 'Etykieta listy kategorii.',
    'The categories that a project may have.': 'Kategorie, które może mieć projekt.',
    'The technologies of projects, such as React.': 'Technologie projektów, na przykład React.',
    'The label of the list of technologies.': 'Etykieta listy technologii.',
    'The technologies that a project may have.': 'Technologie, które może mieć projekt.',
    'The name of the project.': 'Nazwa projektu.',
    'The client for whom the project was made.': 'Klient, dla którego powstał projekt.',
    'The category, one of those that projects.yaml lists.':
      'Kategoria, jedna z wymienionych w projects.yaml.',
    'The technologies of the project, from the list in projects.yaml.':
      'Technologie projektu, z listy w projects.yaml.',
    'The day when the project went online, as YYYY-MM-DD.':
      'Dzień, w którym projekt pojawił się w internecie, w formacie YYYY-MM-DD.',
    'The URL of the finished work on the web.': 'Adres URL gotowej pracy w internecie.',
    'The rating by the client: 0 to 5 stars, in steps of a half.':
      'Ocena klienta: od 0 do 5 gwiazdek, co pół gwiazdki.',
    'One to three sentences about the project.': 'Od jednego do trzech zdań o projekcie.',
    'An image in the folder of this file. If omitted, the title is shown instead.':
      'Obraz w folderze tego pliku. Jeśli puste, zamiast niego pokazywany jest tytuł.',
    'The alternative text of the cover: what the image shows.':
      'Tekst alternatywny okładki: co przedstawia obraz.',
    'Further images of the project, in the order in which they are shown.':
      'Dalsze obrazy projektu, w kolejności wyświetlania.',
    'An image in the folder of this file.': 'Obraz w folderze tego pliku.',
    'The alternative text of the image: what the image shows.':
      'Tekst alternatywny obrazu: co przedstawia obraz.',
    'Your part in the project, such as Design and code.':
      'Twój udział w projekcie, na przykład „Projekt graficzny i kod”.',
    'How long the project took, in your own words.': 'Jak długo trwał projekt, własnymi słowami.',
    'The people who worked on the project with you.':
      'Osoby, które pracowały z Tobą nad projektem.',
    'The problem that the project solved, in a few sentences.':
      'Problem, który rozwiązał projekt, w kilku zdaniach.',
    "The results in figures. The project's card in lists shows the first one.":
      'Rezultaty w liczbach. Karta projektu na listach pokazuje pierwszy z nich.',
    'The figure of the result, in large letters, such as 71 or −40 %.':
      'Rezultat jako liczba, dużą czcionką, na przykład 71 lub −40%.',
    'The measured quantity, such as "enquiries in four weeks".':
      'Mierzona wielkość, na przykład „zapytania w ciągu czterech tygodni”.',
    'The figure that was measured before the project, such as 15 a week.':
      'Liczba zmierzona przed projektem, na przykład „15 tygodniowo”.',
    'The figure that was measured after the project, such as 4 a week.':
      'Liczba zmierzona po projekcie, na przykład „4 tygodniowo”.',
    'The source of the figure, such as a report.': 'Źródło liczby, na przykład raport.',
    'Pairs of images of the same shape, which show the state before and after the project.':
      'Pary obrazów o tym samym kształcie, które pokazują stan przed projektem i po nim.',
    'An image of the state before the project.': 'Obraz stanu przed projektem.',
    'The alternative text of the first image: what the image shows.':
      'Tekst alternatywny pierwszego obrazu: co przedstawia obraz.',
    'An image of the state after the project.': 'Obraz stanu po projekcie.',
    'The alternative text of the second image: what the image shows.':
      'Tekst alternatywny drugiego obrazu: co przedstawia obraz.',
    'The caption, which says what the two images compare.':
      'Podpis, który mówi, co porównują oba obrazy.',
    'A video of the project.': 'Film o projekcie.',
    'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.':
      'Film w folderze tego pliku: MP4 (H.264) lub WebM, najwyżej 25\u00a0MB.',
    'A title that says what the video shows.': 'Tytuł, który mówi, co przedstawia film.',
    'The image that is shown until the video plays.':
      'Obraz, który jest pokazywany do rozpoczęcia odtwarzania filmu.',
    'The captions of the video: a WebVTT file, whose name ends in .vtt.':
      'Napisy do filmu: plik WebVTT, którego nazwa kończy się na .vtt.',
    'The title of the post.': 'Tytuł wpisu.',
    'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.':
      'Dzień publikacji w formacie YYYY-MM-DD. Do tego czasu wpis pokazuje tylko npm run dev.',
    'One to three sentences that sum up the post.':
      'Od jednego do trzech zdań podsumowujących wpis.',
    'The topics of the post, in a few words each.': 'Tematy wpisu, każdy w kilku słowach.',
    'An image in the folder of this file, shown above the text and in lists of posts.':
      'Obraz w folderze tego pliku, pokazywany nad tekstem i na listach wpisów.',
    'Whether the project is a draft, which only npm run dev shows.':
      'Czy projekt jest szkicem, który pokazuje tylko npm run dev.',
    'Whether the post is a draft, which only npm run dev shows.':
      'Czy wpis jest szkicem, który pokazuje tylko npm run dev.',
    'The URL of the original, if the post was first published on another site.':
      'Adres URL oryginału, jeśli wpis został najpierw opublikowany w innej witrynie.',
    'a text': 'tekst',
    'a text that is not empty': 'tekst, który nie jest pusty',
    'a URL such as https://example.com': 'adres URL, na przykład https://example.com',
    'a URL without a path (the environment variable BASE sets a sub-path)':
      'adres URL bez ścieżki (podścieżkę ustawia zmienna środowiskowa BASE)',
    'a language tag such as en-DE, de or fr-CH': 'znacznik języka, na przykład en-DE, de lub fr-CH',
    'a list': 'lista',
    'a list with at least one entry': 'lista z co najmniej jednym elementem',
    'a language tag such as en, pt-BR or zh-Hant':
      'znacznik języka, na przykład en, pt-BR lub zh-Hant',
    'a colour as # and six hexadecimal digits, such as #b3321f':
      'kolor jako # i sześć cyfr szesnastkowych, na przykład #b3321f',
    'an icon such as logos:react': 'ikona, na przykład logos:react',
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder':
      'strona (na przykład /about), adres URL, mailto:, tel: lub # jako link zastępczy',
    'a text without spaces, colons and slashes': 'tekst bez spacji, dwukropków i ukośników',
    'a number of milliseconds': 'liczba milisekund',
    'a number of milliseconds, 1 or more': 'liczba milisekund, 1 lub więcej',
    'a list with at most two entries': 'lista z najwyżej dwoma elementami',
    'one of work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing':
      'jedna z wartości: work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing',
    'a number': 'liczba',
    'a number of seconds': 'liczba sekund',
    'a number of seconds, 0 or more': 'liczba sekund, 0 lub więcej',
    'a whole number from 0 to 6': 'liczba całkowita od 0 do 6',
    'a list with at most six entries': 'lista z najwyżej sześcioma elementami',
    'the id of a project, which is the name of its folder in projects/':
      'id projektu, czyli nazwa jego folderu w projects/',
    'a whole number from 1 to 6': 'liczba całkowita od 1 do 6',
    'the name of an image file': 'nazwa pliku obrazu',
    'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY':
      'istniejąca data w formacie YYYY-MM-DD, YYYY-MM lub YYYY',
    'a country code of two capital letters (ISO 3166-1), such as DE':
      'kod kraju z dwóch wielkich liter (ISO 3166-1), na przykład DE',
    'a short name (id)': 'krótka nazwa (id)',
    'lower-case letters, digits and single hyphens, such as blue-door-2':
      'małe litery, cyfry i pojedyncze łączniki, na przykład blue-door-2',
    'the id of a service in services.yaml': 'id usługi z pliku services.yaml',
    'a year such as 2026': 'rok, na przykład 2026',
    'a list with at most four entries': 'lista z najwyżej czterema elementami',
    'home or contact': 'home lub contact',
    'true or false': 'true lub false',
    'an email address such as name@example.com': 'adres e-mail, na przykład name@example.com',
    'a telephone number with the country code, such as +49 30 23125 014':
      'numer telefonu z numerem kierunkowym kraju, na przykład +49 30 23125 014',
    "a telephone number without '(0)', which cannot be dialled from abroad":
      'numer telefonu bez „(0)”, ponieważ „(0)” nie można wybrać z zagranicy',
    'a list with at most eight entries': 'lista z najwyżej ośmioma elementami',
    'a list with at least two entries': 'lista z co najmniej dwoma elementami',
    'a list with at most ten entries': 'lista z najwyżej dziesięcioma elementami',
    'a whole number of minutes from 5 to 480': 'liczba pełnych minut od 5 do 480',
    "the form's name from its URL at Formspree, such as xyzabcde":
      'nazwa formularza z jego adresu URL w Formspree, na przykład xyzabcde',
    'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef':
      'klucz dostępu z Web3Forms, na przykład 01234567-89ab-cdef-0123-456789abcdef',
    'a whole number from 0 to 100': 'liczba całkowita od 0 do 100',
    'a time zone such as Europe/Berlin': 'strefa czasowa, na przykład Europe/Berlin',
    'a day that exists, as YYYY-MM-DD': 'istniejący dzień w formacie YYYY-MM-DD',
    'a number of stars from 0 to 5, halves allowed': 'liczba gwiazdek od 0 do 5, możliwe połówki',
    'the name of a video file': 'nazwa pliku wideo',
    'the name of a captions file': 'nazwa pliku z napisami',
    'Texts of one part of the interface.': 'Teksty jednej części interfejsu.',
  },
};
