import type { FieldStrings } from '../language.ts';

/** The texts of the fields of content files in French. */
export const fieldStrings: FieldStrings = {
  names: {
    name: 'Nom',
    brand: 'Nom du site',
    titleSuffix: 'Fin de chaque titre',
    address: 'Adresse web',
    host: 'Hébergeur',
    locale: 'Langue et région',
    locales: 'Langues du site',
    timeZone: 'Fuseau horaire',
    look: 'Apparence',
    theme: 'Thème',
    light: 'Clair',
    dark: 'Sombre',
    system: 'Système',
    accent: 'Couleur d’accent',
    typeface: 'Polices',
    repository: 'Lien vers le code',
    icon: 'Icône',
    url: 'Adresse',
    footer: 'Pied de page',
    headline: 'Grand texte',
    tagline: 'Petit texte',
    copyright: 'Mention de copyright',
    socials: 'Réseaux sociaux',
    notFound: 'Page pour les adresses erronées',
    title: 'Titre',
    description: 'Description',
    heading: 'Titre affiché',
    text: 'Texte',
    linkText: 'Texte du lien',
    analytics: 'Mesure d’audience',
    provider: 'Fournisseur',
    id: 'Nom court dans l’URL (id)',
    page: 'Informations sur la page',
    navLabel: 'Nom dans la navigation',
    hero: 'Haut de la page',
    eyebrow: 'Surtitre',
    lead: 'Partie fixe du titre',
    words: 'Textes animés',
    speed: 'Temps par caractère',
    pause: 'Pause',
    actions: 'Boutons',
    label: 'Libellé',
    to: 'Mène à',
    showcase: 'Étiquette avec un nombre',
    figure: 'Chiffre',
    sections: 'Sections',
    work: 'Travail',
    stats: 'Chiffres clés',
    posts: 'Articles',
    about: 'À propos',
    services: 'Services',
    packages: 'Formules',
    steps: 'Étapes',
    booking: 'Prise de rendez-vous',
    clients: 'Clients',
    testimonials: 'Témoignages',
    faq: 'Questions fréquentes',
    closing: 'Fin de la page',
    start: 'Valeur de départ',
    end: 'Valeur finale',
    duration: 'Durée',
    decimals: 'Décimales',
    prefix: 'Texte avant le nombre',
    suffix: 'Texte après le nombre',
    projects: 'Projets',
    newest: 'Nombre d’éléments récents à afficher',
    portrait: 'Portrait',
    portraitAlt: 'Ce que montre le portrait',
    experience: 'Expérience',
    position: 'Fonction',
    startDate: 'Début',
    endDate: 'Fin',
    summary: 'Résumé',
    highlights: 'Réussites',
    education: 'Formation',
    institution: 'Établissement',
    studyType: 'Diplôme',
    area: 'Domaine ou secteur',
    certificates: 'Certifications',
    issuer: 'Délivrée par',
    date: 'Date',
    awards: 'Distinctions',
    awarder: 'Décernée par',
    publications: 'Publications',
    publisher: 'Publiée par',
    releaseDate: 'Date de parution',
    volunteer: 'Bénévolat',
    organization: 'Organisation',
    languages: 'Langues',
    language: 'Langue',
    fluency: 'Niveau',
    interests: 'Centres d’intérêt',
    keywords: 'Mots-clés',
    location: 'Lieu de résidence',
    city: 'Ville',
    countryCode: 'Pays',
    intro: 'Introduction',
    ask: 'Lien pour vous écrire',
    price: 'Tarif',
    details: 'Détails',
    included: 'Ce qui est inclus',
    questions: 'Questions',
    question: 'Question',
    answer: 'Réponse',
    groups: 'Groupes',
    skills: 'Compétences',
    logo: 'Logo',
    items: 'Témoignages',
    image: 'Image',
    author: 'Écrit par',
    project: 'Projet',
    service: 'Service',
    year: 'Année',
    mark: 'Mise en avant',
    on: 'Afficher sur',
    home: 'Accueil',
    contact: 'Contact',
    availability: 'Disponibilité',
    open: 'Disponible',
    note: 'Remarque',
    email: 'E-mail',
    phone: 'Téléphone',
    form: 'Formulaire',
    privacy: 'Confidentialité',
    options: 'Choix possibles',
    required: 'Réponse obligatoire',
    minutes: 'Durée en minutes',
    delivery: 'Réception des messages',
    key: 'Clé d’accès',
    confirmation: 'E-mail de confirmation',
    subject: 'Objet',
    maxLinks: 'Nombre maximal de liens dans un message',
    categories: 'Catégories',
    technologies: 'Technologies',
    client: 'Client',
    category: 'Catégorie',
    review: 'Note du client',
    cover: 'Image de couverture',
    coverAlt: 'Ce que montre l’image de couverture',
    images: 'Images',
    alt: 'Ce que montre l’image',
    role: 'Rôle',
    team: 'Équipe',
    problem: 'Problème',
    results: 'Résultats',
    before: 'Avant',
    after: 'Après',
    source: 'Source',
    gallery: 'Avant et après',
    beforeAlt: 'Ce que montre l’image «\u202favant\u202f»',
    afterAlt: 'Ce que montre l’image «\u202faprès\u202f»',
    caption: 'Légende',
    video: 'Vidéo',
    file: 'Fichier',
    poster: 'Image avant la lecture',
    captions: 'Sous-titres',
    tags: 'Étiquettes',
    draft: 'Brouillon',
    canonical: 'URL d’origine',
    layout: 'Cadre de la page',
    motion: 'Animations',
    greeting: 'Salutation',
    noResults: 'Aucun résultat',
    pictures: 'Images',
    pages: 'Pages',
    humans: 'humans.txt',
    fields: 'Champs',
    fieldErrors: 'Erreurs dans les champs',
    missing: 'Informations manquantes',
    notSent: 'Non envoyé',
    sent: 'Envoyé',
    notification: 'Notification',
    storeFull: 'Stockage plein',
    filedAsSpam: 'Classé comme indésirable',
    errors: 'Erreurs',
    mailto: 'Logiciel de messagerie',
    server: 'Serveur',
  },
  texts: {
    "The owner's name.": 'Votre nom.',
    'The name of the site in the top navigation.':
      'Le nom du site dans la navigation en haut de la page.',
    'The end of the title of every page, after a vertical bar.':
      'La fin du titre de chaque page, après une barre verticale.',
    'The URL of the site, such as https://example.com.':
      'L’URL du site, par exemple https://example.com.',
    'The hosting provider of the site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. The ways to receive messages depend on the host.':
      'L’hébergeur du site\u00a0: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. Les façons de recevoir les messages dépendent de l’hébergeur.',
    'a server of your own': 'votre propre serveur',
    'a host that only serves files': 'un hébergeur qui ne sert que des fichiers',
    'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.':
      'Les paramètres régionaux (locale) du site, sous forme d’étiquette BCP 47\u00a0: sa langue, et le format des dates et des nombres.',
    'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.':
      'Toutes les langues du site sous forme d’étiquettes BCP 47, par exemple [en, pt-BR], celle de locale en premier. Chaque autre langue nécessite un dossier de ce nom, avec les traductions.',
    'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.':
      'Le fuseau horaire du site, par exemple Europe/Berlin, qui détermine quand un jour commence. À défaut, celui de l’ordinateur qui génère le site.',
    'The design of the site: shop, catalogue, gallery, workbench, departures, specimens.':
      'Le design du site\u00a0: shop, catalogue, gallery, workbench, departures, specimens.',
    'a shop window on a high street': 'une vitrine dans une rue commerçante',
    'a printed catalogue': 'un catalogue imprimé',
    'works on a white wall': 'des œuvres sur un mur blanc',
    'tools above a workbench': 'des outils au-dessus d’un établi',
    'a board of departures': 'un tableau des départs',
    'a cabinet of specimens': 'un meuble à spécimens',
    "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.":
      'Le thème du site\u00a0: light, dark, ou system pour celui de l’appareil de l’internaute. Les internautes peuvent en choisir un autre.',
    'The accent colour of buttons and highlights, such as #b3321f.':
      'La couleur d’accent des boutons et des éléments mis en valeur, par exemple #b3321f.',
    red: 'rouge',
    orange: 'orange',
    ochre: 'ocre',
    green: 'vert',
    teal: 'bleu canard',
    blue: 'bleu',
    violet: 'violet',
    pink: 'rose',
    slate: 'ardoise',
    'The fonts of headings and text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. If omitted, the fonts of the look.':
      'Les polices des titres et du texte\u00a0: bricolage, fraunces, playfair, outfit, jetbrains, sofia. Si vide\u00a0: les polices de l’apparence choisie.',
    'The link to a code repository, at the end of the top navigation.':
      'Le lien vers un dépôt de code, à la fin de la navigation en haut de la page.',
    'The text of the link, such as GitHub.': 'Le texte du lien, par exemple GitHub.',
    'The Iconify name of the icon, such as tabler:brand-github.':
      'Le nom Iconify de l’icône, par exemple tabler:brand-github.',
    'The URL of the repository, or # as a placeholder.':
      'L’URL du dépôt, ou # comme valeur provisoire.',
    'The footer of every page.': 'Le pied de page de toutes les pages.',
    'The large text of the footer.': 'Le grand texte du pied de page.',
    'The small text below the large text of the footer.':
      'Le petit texte sous le grand texte du pied de page.',
    'The copyright line at the end of the footer; {year} becomes the year of the build.':
      'La ligne de copyright à la fin du pied de page\u202f; {year} devient l’année où le site est généré.',
    'Your profiles on other sites, in the order in which they are shown.':
      'Vos profils sur d’autres sites, dans l’ordre d’affichage.',
    'The name of the network, which screen readers read out.':
      'Le nom du réseau, que les lecteurs d’écran lisent à voix haute.',
    'The Iconify name of the icon, such as tabler:brand-mastodon.':
      'Le nom Iconify de l’icône, par exemple tabler:brand-mastodon.',
    'The URL of your profile, or # as a placeholder.':
      'L’URL de votre profil, ou # comme valeur provisoire.',
    'The not-found page, for URLs that do not exist (404).':
      'La page 404, pour les URL qui n’existent pas.',
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.':
      'Le titre de la page 404 dans l’onglet du navigateur, auquel s’ajoute titleSuffix.',
    'One sentence for the meta description of the not-found page.':
      'Une phrase pour la méta-description de la page 404.',
    'The heading of the not-found page, which says that there is no such page.':
      'Le titre affiché sur la page 404, qui dit que cette page n’existe pas.',
    'The text of the not-found page, which says where the visitor can go instead.':
      'Le texte de la page 404, qui dit où l’internaute peut aller à la place.',
    'The text of the link from the not-found page to the Home page.':
      'Le texte du lien de la page 404 vers la page d’accueil.',
    'The service that counts visits without cookies. If omitted, visits are not counted.':
      'Le service qui compte les visites sans cookies. S’il n’est pas défini, les visites ne sont pas comptées.',
    'The analytics provider: plausible, umami or goatcounter.':
      'Le fournisseur de la mesure d’audience\u00a0: plausible, umami ou goatcounter.',
    "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.":
      'L’id de votre site\u00a0: le domaine chez Plausible, l’id du site chez Umami, ou le code chez GoatCounter.',
    'The URL of your own instance. If omitted, the URL of the provider.':
      'L’URL de votre propre instance. Si vide\u00a0: l’URL du fournisseur.',
    'Title, menu label and description of the page.':
      'Titre, nom dans la navigation et description de la page.',
    "The title of the page in the browser tab, to which the site's titleSuffix is added.":
      'Le titre de la page dans l’onglet du navigateur, auquel s’ajoute le titleSuffix du site.',
    'The name of the page in the navigation and the breadcrumb.':
      'Le nom de la page dans la navigation et le fil d’Ariane.',
    'One or two sentences about the page, for search engines and shared links.':
      'Une ou deux phrases sur la page, pour les moteurs de recherche et les liens partagés.',
    'The hero: the headline, text and buttons at the top of the page.':
      'Le haut de la page (hero)\u00a0: le titre principal, le texte et les boutons.',
    'A few words above the headline.': 'Quelques mots au-dessus du titre principal.',
    'The fixed part of the headline.': 'La partie fixe du titre principal.',
    'The texts that are typed after the fixed part of the headline, one after the other, in a loop.':
      'Les textes tapés après la partie fixe du titre principal, l’un après l’autre, en boucle.',
    'Time per typed character, in milliseconds.': 'Le temps par caractère tapé, en millisecondes.',
    'Pause after each typed text, in milliseconds.':
      'La pause après chaque texte tapé, en millisecondes.',
    'One or two sentences below the headline.': 'Une ou deux phrases sous le titre principal.',
    'One or two buttons below the text, the most important one first.':
      'Un ou deux boutons sous le texte, le plus important en premier.',
    'The text of the button.': 'Le texte du bouton.',
    'The link of the button.': 'Le lien du bouton.',
    'A tag with a number, such as 15+ years, next to the logos from skills.yaml.':
      'Une étiquette avec un nombre, par exemple «\u202f15+\u00a0ans\u202f», à côté des logos de skills.yaml.',
    'The large text of the tag, such as 15+.': 'Le grand texte de l’étiquette, par exemple 15+.',
    'The small text of the tag.': 'Le petit texte de l’étiquette.',
    'The sections below the hero, in order. If omitted, all sections.':
      'Les sections qui suivent le haut de la page, dans l’ordre. Si vide\u00a0: toutes les sections.',
    'The counters in the section stats.': 'Les compteurs de la section stats.',
    'A label that says what the counter counts.':
      'Un libellé qui indique ce que compte le compteur.',
    'The number at which the counter starts.': 'Le nombre auquel le compteur commence.',
    'The number at which the counter ends; this number may be lower than the start.':
      'Le nombre auquel le compteur s’arrête\u202f; il peut être inférieur à celui de départ.',
    'The duration of the counting animation, in seconds.':
      'La durée de l’animation du compteur, en secondes.',
    'The number of digits after the decimal point.': 'Le nombre de chiffres après la virgule.',
    'The text directly before the number, including spaces.':
      'Le texte juste avant le nombre, espaces comprises.',
    'The text directly after the number, such as +, including spaces.':
      'Le texte juste après le nombre, par exemple +, espaces comprises.',
    'The section with a few projects; the printed curriculum shows the same projects.':
      'La section avec quelques projets\u202f; le CV imprimé montre les mêmes projets.',
    'The heading above the projects.': 'Le titre au-dessus des projets.',
    'The ids of one to six projects, in the order in which they are shown.':
      'Les id d’un à six projets, dans l’ordre d’affichage.',
    'Used only if projects is not set: the number of newest projects to show, 1 to 6.':
      'Utilisé seulement si projects n’est pas défini\u00a0: le nombre de projets les plus récents à afficher, de 1 à 6.',
    'The text of the link to all projects.': 'Le texte du lien vers tous les projets.',
    'The section with the newest posts.': 'La section avec les articles les plus récents.',
    'The heading above the posts.': 'Le titre au-dessus des articles.',
    'The number of newest posts to show, 1 to 6.':
      'Le nombre d’articles les plus récents à afficher, de 1 à 6.',
    'The text of the link to all posts.': 'Le texte du lien vers tous les articles.',
    'The section that introduces the owner, with a greeting.':
      'La section qui vous présente, avec une salutation.',
    'A few sentences about the owner.': 'Quelques phrases à votre sujet.',
    'The text of the link to the About page.':
      'Le texte du lien vers la page «\u202fÀ propos\u202f».',
    'The section with the services from services.yaml.':
      'La section avec les services de services.yaml.',
    'The heading above the services.': 'Le titre au-dessus des services.',
    'The section with the testimonials from testimonials.yaml.':
      'La section avec les témoignages de testimonials.yaml.',
    'The heading above the testimonials.': 'Le titre au-dessus des témoignages.',
    'The closing section, which links to the Contact page.':
      'La section de fin, avec un lien vers la page «\u202fContact\u202f».',
    'The heading: a line that invites visitors to write to you.':
      'Le titre\u00a0: une ligne qui invite les internautes à vous écrire.',
    'One or two sentences below the heading.': 'Une ou deux phrases sous le titre.',
    'The text of the link to the Contact page.':
      'Le texte du lien vers la page «\u202fContact\u202f».',
    'The heading of the page.': 'Le titre affiché sur la page.',
    'A portrait of the owner: the path of an image file, relative to about.md.':
      'Votre portrait\u00a0: le chemin d’un fichier image, relatif à about.md.',
    'The alternative text of the portrait: what the image shows.':
      'Le texte alternatif du portrait\u00a0: ce que montre l’image.',
    'The section with a testimonial and counters.':
      'La section avec un témoignage et des compteurs.',
    'The heading of the section about experience.': 'Le titre de la section sur l’expérience.',
    'The figures that count up in the section, such as 120 projects.':
      'Les chiffres qui augmentent peu à peu dans la section, par exemple «\u202f120\u00a0projets\u202f».',
    'Your jobs, the most recent first.': 'Vos emplois, le plus récent en premier.',
    'The name of the firm.': 'Le nom de l’entreprise.',
    'Your role in the firm or organization.': 'Votre fonction dans l’entreprise ou l’organisation.',
    'The website of the firm or organization.': 'Le site web de l’entreprise ou de l’organisation.',
    'When you began, such as 2023-04 or 2023.': 'La date de début, par exemple 2023-04 ou 2023.',
    'When you finished, such as 2023-04 or 2023. Omit this field if you have not.':
      'La date de fin, par exemple 2023-04 ou 2023. Laissez ce champ vide si ce n’est pas terminé.',
    'One or two sentences about the job.': 'Une ou deux phrases sur ce poste.',
    'Your achievements in this job, one line each.':
      'Vos réussites à ce poste, une ligne pour chacune.',
    'Your education, the most recent first.': 'Votre formation, la plus récente en premier.',
    'The name of the school or university.': 'Le nom de l’école ou de l’université.',
    'The degree that you earned, such as Bachelor.':
      'Le diplôme obtenu, par exemple «\u202fLicence\u202f».',
    'The subject that you studied.': 'La matière étudiée.',
    'The website of the school or university.': 'Le site web de l’école ou de l’université.',
    'Your certificates, the most recent first.': 'Vos certifications, la plus récente en premier.',
    'The name of the certificate.': 'Le nom de la certification.',
    'The organization that issued the certificate.': 'L’organisme qui a délivré la certification.',
    'The date, such as 2023-04 or 2023.': 'La date, par exemple 2023-04 ou 2023.',
    'The URL at which the certificate can be verified.':
      'L’URL où la certification peut être vérifiée.',
    'Your awards, the most recent first.': 'Vos distinctions, la plus récente en premier.',
    'The name of the award.': 'Le nom de la distinction.',
    'The organization that gave the award.': 'L’organisme qui a décerné la distinction.',
    'The reason for the award.': 'Le motif de la distinction.',
    'Your publications, the most recent first.': 'Vos publications, la plus récente en premier.',
    'The title of the publication.': 'Le titre de la publication.',
    'The publisher of the publication.': 'L’éditeur de la publication.',
    'The URL at which the publication can be read.': 'L’URL où la publication peut être lue.',
    'One or two sentences about the publication.': 'Une ou deux phrases sur la publication.',
    'Your volunteer work, the most recent first.':
      'Vos activités bénévoles, la plus récente en premier.',
    'The name of the organization.': 'Le nom de l’organisation.',
    'The languages that you speak.': 'Les langues que vous parlez.',
    'The name of the language.': 'Le nom de la langue.',
    'Your level in the language, such as Native speaker.':
      'Votre niveau dans la langue, par exemple «\u202fLangue maternelle\u202f».',
    'Your interests apart from work.': 'Vos centres d’intérêt en dehors du travail.',
    'The name of the interest.': 'Le nom du centre d’intérêt.',
    'Topics within the interest, a few words each.':
      'Des sujets au sein du centre d’intérêt, en quelques mots chacun.',
    'Your place of residence, which the printed curriculum shows.':
      'Votre lieu de résidence, que le CV imprimé indique.',
    'Your town.': 'Votre ville.',
    'Your country in two letters, such as DE.': 'Votre pays en deux lettres, par exemple DE.',
    "The text of each service's link, such as Read More.":
      'Le texte du lien de chaque service, par exemple «\u202fEn savoir plus\u202f».',
    'The text of the link that starts a message to you about a service.':
      'Le texte du lien qui permet de vous écrire au sujet d’un service.',
    'The area where you work, such as Leith and remotely.':
      'Le secteur où vous travaillez, par exemple «\u202fNantes et à distance\u202f».',
    'The services, in the order in which they are shown.':
      'Les services, dans l’ordre d’affichage.',
    'The id of the service: a short name for its URL, /service/id.':
      'L’id du service\u00a0: un nom court pour son URL, /service/id.',
    'The name of the service.': 'Le nom du service.',
    'One or two sentences on what the client gets.':
      'Une ou deux phrases sur ce que le client obtient.',
    'The price of the service, in your own words.': 'Le tarif du service, avec vos propres mots.',
    'How long the service takes, in your own words.':
      'Le temps que prend le service, avec vos propres mots.',
    'A long description of the service, in Markdown.':
      'Une description longue du service, en Markdown.',
    'The parts of the service that the price includes, one per entry.':
      'Les parties du service que le tarif comprend, une par élément.',
    'The ids of projects that are examples of the service.':
      'Les id de projets qui sont des exemples du service.',
    'Questions about the service, with answers.':
      'Des questions sur le service, avec leurs réponses.',
    'The text of the question.': 'Le texte de la question.',
    'The answer to the question, in Markdown.': 'La réponse à la question, en Markdown.',
    'The heading of the section with the skills.': 'Le titre de la section des compétences.',
    'The groups of skills, in the order in which they are shown.':
      'Les groupes de compétences, dans l’ordre d’affichage.',
    'The name of the group of skills.': 'Le nom du groupe de compétences.',
    'The skills of the group, in the order in which they are shown.':
      'Les compétences du groupe, dans l’ordre d’affichage.',
    'The name of the skill.': 'Le nom de la compétence.',
    'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.':
      'Le nom Iconify du logo, par exemple logos:react. Si vide\u00a0: les premières lettres de la compétence s’affichent.',
    'The heading above testimonials, on pages that set no heading of their own for this section.':
      'Le titre au-dessus des témoignages, sur les pages qui ne définissent pas leur propre titre pour cette section.',
    'The testimonials, in the order in which they are shown.':
      'Les témoignages, dans l’ordre d’affichage.',
    'The id of the testimonial: a short name that no other testimonial has.':
      'L’id du témoignage\u00a0: un nom court qu’aucun autre témoignage n’a.',
    'A portrait of the author: the path of an image file, relative to testimonials.yaml.':
      'Un portrait de la personne qui a écrit le témoignage\u00a0: le chemin d’un fichier image, relatif à testimonials.yaml.',
    'The name of the person who wrote the testimonial.':
      'Le nom de la personne qui a écrit le témoignage.',
    'The role and firm of the author.':
      'La fonction et l’entreprise de la personne qui a écrit le témoignage.',
    'The text of the testimonial.': 'Le texte du témoignage.',
    'The id of the project that the testimonial is about. The page of the project shows it.':
      'L’id du projet dont parle le témoignage. La page du projet affiche ce témoignage.',
    'The id of the service that the testimonial is about. The page of the service shows it.':
      'L’id du service dont parle le témoignage. La page du service affiche ce témoignage.',
    'The year in which the testimonial was written.': 'L’année où le témoignage a été écrit.',
    'The URL at which the testimonial was published.': 'L’URL où le témoignage a été publié.',
    'The heading of the section with the clients.': 'Le titre de la section des clients.',
    'The clients, in the order in which they are shown.': 'Les clients, dans l’ordre d’affichage.',
    'The id of the client: a short name that no other client has.':
      'L’id du client\u00a0: un nom court qu’aucun autre client n’a.',
    'The name of the client, also the alternative text of the logo.':
      'Le nom du client, qui est aussi le texte alternatif du logo.',
    'The website of the client.': 'Le site web du client.',
    'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.':
      'Le logo du client. Un SVG s’affiche en une seule couleur, claire ou sombre selon le thème.',
    'The heading of the section with the packages.': 'Le titre de la section des formules.',
    'The text of the link that starts a message to you about a package.':
      'Le texte du lien qui permet de vous écrire au sujet d’une formule.',
    'Two to four packages, in the order in which they are shown.':
      'Deux à quatre formules, dans l’ordre d’affichage.',
    'The name of the package.': 'Le nom de la formule.',
    'The price of the package, in your own words.':
      'Le tarif de la formule, avec vos propres mots.',
    'One or two sentences on the clients that the package is meant for.':
      'Une ou deux phrases sur les clients auxquels la formule s’adresse.',
    'The services that the package includes, one per entry.':
      'Les services que la formule comprend, un par élément.',
    'A label that highlights this package, such as Most taken.':
      'Une mention qui met cette formule en avant, par exemple «\u202fLa plus choisie\u202f».',
    'The heading of the section with the steps.': 'Le titre de la section des étapes.',
    'Three to six steps of your work with a client, in the order in which they happen.':
      'Trois à six étapes de votre travail avec un client, dans l’ordre où elles se déroulent.',
    'The name of the step, in a few words.': 'Le nom de l’étape, en quelques mots.',
    'One or two sentences about the step.': 'Une ou deux phrases sur l’étape.',
    'How long the step takes, in your own words.':
      'Le temps que prend l’étape, avec vos propres mots.',
    'The heading of the section with the questions.': 'Le titre de la section des questions.',
    'The pages that show the questions: home, contact or both.':
      'Les pages qui affichent les questions\u00a0: home, contact ou les deux.',
    'The questions with their answers, in the order in which they are shown.':
      'Les questions avec leurs réponses, dans l’ordre d’affichage.',
    'Your availability for new work.': 'Votre disponibilité pour de nouveaux projets.',
    'Whether you take new work.': 'Indique si vous acceptez de nouveaux projets.',
    'Your availability in words, such as Open for new projects.':
      'Votre disponibilité en mots, par exemple «\u202fDisponible pour de nouveaux projets\u202f».',
    'A second, smaller line about your availability.':
      'Une deuxième ligne, plus petite, sur votre disponibilité.',
    "The owner's email address.": 'Votre adresse e-mail.',
    'Your telephone number, with the country code.':
      'Votre numéro de téléphone, avec l’indicatif du pays.',
    'The contact form. If omitted, the page has none.':
      'Le formulaire de contact. S’il n’est pas défini, la page n’en a pas.',
    'The heading of the contact form.': 'Le titre du formulaire de contact.',
    'One sentence on what you do with the data that visitors enter.':
      'Une phrase sur ce que vous faites des données que saisissent les internautes.',
    'Further questions in the contact form, such as kind of work, budget or start.':
      'Des questions supplémentaires dans le formulaire de contact, par exemple le type de travail, le budget ou la date de début.',
    'The id of the question: a short name that no other question has, such as budget.':
      'L’id de la question\u00a0: un nom court qu’aucune autre question n’a, par exemple budget.',
    'The text of the question, such as Budget.':
      'Le texte de la question, par exemple «\u202fBudget\u202f».',
    'The answers that visitors choose from.':
      'Les réponses parmi lesquelles les internautes choisissent.',
    'Whether an answer is required.': 'Indique si une réponse est obligatoire.',
    'A call with you that visitors can book on another website.':
      'Un appel avec vous, que les internautes peuvent réserver sur un autre site web.',
    'The URL of the booking page.': 'L’URL de la page de réservation.',
    'The length of the call, in minutes.': 'La durée de l’appel, en minutes.',
    'The text of the link, such as Book a talk.':
      'Le texte du lien, par exemple «\u202fRéserver un appel\u202f».',
    'How messages from the contact form reach you.':
      'La façon dont les messages du formulaire de contact vous parviennent.',
    'The service that receives messages: server, netlify, formspree, web3forms, endpoint, mailto. If omitted, the default service of the host.':
      'Le service qui reçoit les messages\u00a0: server, netlify, formspree, web3forms, endpoint, mailto. Si vide\u00a0: le service par défaut de l’hébergeur.',
    'The server of this project, which you run': 'Le serveur de ce projet, que vous exploitez',
    'Netlify, which hosts the site': 'Netlify, qui héberge le site',
    'Another URL that accepts forms': 'Une autre URL qui accepte les formulaires',
    "The visitor's own mail program": 'La messagerie de l’internaute',
    'Only with formspree: the name of the form at Formspree.':
      'Uniquement avec formspree\u00a0: le nom du formulaire chez Formspree.',
    'Only with web3forms: the access key from Web3Forms.':
      'Uniquement avec web3forms\u00a0: la clé d’accès de Web3Forms.',
    'Only with endpoint: the URL to which messages are posted.':
      'Uniquement avec endpoint\u00a0: l’URL à laquelle les messages sont envoyés en POST.',
    'Only with server: a confirmation email to the visitor. If omitted, none is sent.':
      'Uniquement avec server\u00a0: un e-mail de confirmation à l’internaute. S’il n’est pas défini, aucun n’est envoyé.',
    'The subject of the confirmation email.': 'L’objet de l’e-mail de confirmation.',
    'The text of the confirmation email. Nothing that the visitor wrote is added.':
      'Le texte de l’e-mail de confirmation. Rien de ce que l’internaute a écrit n’y est ajouté.',
    'Only with server: the maximum number of links in a message. A message with more links counts as spam.':
      'Uniquement avec server\u00a0: le nombre maximal de liens dans un message. Un message qui en contient davantage est considéré comme indésirable.',
    'Title, menu label and description of the page of each project.':
      'Titre, nom dans la navigation et description de la page de chaque projet.',
    "The text of the link in each project's card, such as READ MORE.":
      'Le texte du lien sur la carte de chaque projet, par exemple «\u202fDÉCOUVRIR\u202f».',
    "The section at the end of each project's page, which links to the Contact page.":
      'La section à la fin de la page de chaque projet, avec un lien vers la page «\u202fContact\u202f».',
    'The categories of projects, such as Website.':
      'Les catégories des projets, par exemple «\u202fSite web\u202f».',
    'The label of the list of categories.': 'Le libellé de la liste des catégories.',
    'The categories that a project may have.': 'Les catégories qu’un projet peut avoir.',
    'The technologies of projects, such as React.':
      'Les technologies des projets, par exemple React.',
    'The label of the list of technologies.': 'Le libellé de la liste des technologies.',
    'The technologies that a project may have.': 'Les technologies qu’un projet peut avoir.',
    'The name of the project.': 'Le nom du projet.',
    'The client for whom the project was made.': 'Le client pour qui le projet a été réalisé.',
    'The category, one of those that projects.yaml lists.':
      'La catégorie, choisie dans la liste de projects.yaml.',
    'The technologies of the project, from the list in projects.yaml.':
      'Les technologies du projet, choisies dans la liste de projects.yaml.',
    'The day when the project went online, as YYYY-MM-DD.':
      'Le jour de la mise en ligne du projet, au format YYYY-MM-DD.',
    'The URL of the finished work on the web.': 'L’URL du travail terminé sur le web.',
    'The rating by the client: 0 to 5 stars, in steps of a half.':
      'La note du client\u00a0: de 0 à 5\u00a0étoiles, par demi-étoile.',
    'One to three sentences about the project.': 'Une à trois phrases sur le projet.',
    'An image in the folder of this file. If omitted, the title is shown instead.':
      'Une image dans le dossier de ce fichier. Si vide\u00a0: le titre s’affiche à la place.',
    'The alternative text of the cover: what the image shows.':
      'Le texte alternatif de l’image de couverture\u00a0: ce que montre l’image.',
    'Further images of the project, in the order in which they are shown.':
      'D’autres images du projet, dans l’ordre d’affichage.',
    'An image in the folder of this file.': 'Une image dans le dossier de ce fichier.',
    'The alternative text of the image: what the image shows.':
      'Le texte alternatif de l’image\u00a0: ce que montre l’image.',
    'Your part in the project, such as Design and code.':
      'Votre rôle dans le projet, par exemple «\u202fDesign et code\u202f».',
    'How long the project took, in your own words.':
      'Le temps qu’a pris le projet, avec vos propres mots.',
    'The people who worked on the project with you.':
      'Les personnes qui ont travaillé sur le projet avec vous.',
    'The problem that the project solved, in a few sentences.':
      'Le problème que le projet a résolu, en quelques phrases.',
    "The results in figures. The project's card in lists shows the first one.":
      'Les résultats en chiffres. Dans les listes, la carte du projet affiche le premier.',
    'The figure of the result, in large letters, such as 71 or −40 %.':
      'Le chiffre du résultat, en grands caractères, par exemple 71 ou −40\u202f%.',
    'The measured quantity, such as "enquiries in four weeks".':
      'La grandeur mesurée, par exemple «\u202fdemandes en quatre semaines\u202f».',
    'The figure that was measured before the project, such as 15 a week.':
      'Le chiffre mesuré avant le projet, par exemple «\u202f15 par semaine\u202f».',
    'The figure that was measured after the project, such as 4 a week.':
      'Le chiffre mesuré après le projet, par exemple «\u202f4 par semaine\u202f».',
    'The source of the figure, such as a report.': 'La source du chiffre, par exemple un rapport.',
    'Pairs of images of the same shape, which show the state before and after the project.':
      'Des paires d’images de même forme, qui montrent l’état avant et après le projet.',
    'An image of the state before the project.': 'Une image de l’état avant le projet.',
    'The alternative text of the first image: what the image shows.':
      'Le texte alternatif de la première image\u00a0: ce que montre l’image.',
    'An image of the state after the project.': 'Une image de l’état après le projet.',
    'The alternative text of the second image: what the image shows.':
      'Le texte alternatif de la deuxième image\u00a0: ce que montre l’image.',
    'The caption, which says what the two images compare.':
      'La légende, qui dit ce que comparent les deux images.',
    'A video of the project.': 'Une vidéo du projet.',
    'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.':
      'Une vidéo dans le dossier de ce fichier\u00a0: MP4 (H.264) ou WebM, 25\u00a0Mo au maximum.',
    'A title that says what the video shows.': 'Un titre qui dit ce que montre la vidéo.',
    'The image that is shown until the video plays.':
      'L’image affichée jusqu’au lancement de la vidéo.',
    'The captions of the video: a WebVTT file, whose name ends in .vtt.':
      'Les sous-titres de la vidéo\u00a0: un fichier WebVTT, dont le nom se termine par .vtt.',
    'The title of the post.': 'Le titre de l’article.',
    'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.':
      'Le jour de publication, au format YYYY-MM-DD. D’ici là, seul npm run dev affiche l’article.',
    'One to three sentences that sum up the post.': 'Une à trois phrases qui résument l’article.',
    'The topics of the post, in a few words each.':
      'Les sujets de l’article, en quelques mots chacun.',
    'An image in the folder of this file, shown above the text and in lists of posts.':
      'Une image dans le dossier de ce fichier, affichée au-dessus du texte et dans les listes d’articles.',
    'Whether the project is a draft, which only npm run dev shows.':
      'Indique si le projet est un brouillon, que seul npm run dev affiche.',
    'Whether the post is a draft, which only npm run dev shows.':
      'Indique si l’article est un brouillon, que seul npm run dev affiche.',
    'The URL of the original, if the post was first published on another site.':
      'L’URL de l’original, si l’article a d’abord été publié sur un autre site.',
    'a text': 'un texte',
    'a text that is not empty': 'un texte non vide',
    'a URL such as https://example.com': 'une URL comme https://example.com',
    'a URL without a path (the environment variable BASE sets a sub-path)':
      'une URL sans chemin (la variable d’environnement BASE définit un sous-chemin)',
    'a language tag such as en-DE, de or fr-CH': 'une étiquette de langue comme en-DE, de ou fr-CH',
    'a list': 'une liste',
    'a list with at least one entry': 'une liste d’au moins un élément',
    'a language tag such as en, pt-BR or zh-Hant':
      'une étiquette de langue comme en, pt-BR ou zh-Hant',
    'a colour as # and six hexadecimal digits, such as #b3321f':
      'une couleur sous la forme # suivi de six chiffres hexadécimaux, comme #b3321f',
    'an icon such as logos:react': 'une icône comme logos:react',
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder':
      'une page comme /about, une URL, mailto:, tel:, ou # comme valeur provisoire',
    'a text without spaces, colons and slashes':
      'un texte sans espaces, deux-points ni barres obliques',
    'a number of milliseconds': 'un nombre de millisecondes',
    'a number of milliseconds, 1 or more': 'un nombre de millisecondes, 1 ou plus',
    'a list with at most two entries': 'une liste de deux éléments au maximum',
    'one of work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing':
      'un mot parmi work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing',
    'a number': 'un nombre',
    'a number of seconds': 'un nombre de secondes',
    'a number of seconds, 0 or more': 'un nombre de secondes, 0 ou plus',
    'a whole number from 0 to 6': 'un nombre entier de 0 à 6',
    'a list with at most six entries': 'une liste de six éléments au maximum',
    'the id of a project, which is the name of its folder in projects/':
      'l’id d’un projet, c’est-à-dire le nom de son dossier dans projects/',
    'a whole number from 1 to 6': 'un nombre entier de 1 à 6',
    'the name of an image file': 'le nom d’un fichier image',
    'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY':
      'une date qui existe, au format YYYY-MM-DD, YYYY-MM ou YYYY',
    'a country code of two capital letters (ISO 3166-1), such as DE':
      'un code de pays de deux lettres majuscules (ISO 3166-1), comme DE',
    'a short name (id)': 'un nom court (id)',
    'lower-case letters, digits and single hyphens, such as blue-door-2':
      'des lettres minuscules, des chiffres et des traits d’union isolés, comme blue-door-2',
    'the id of a service in services.yaml': 'l’id d’un service de services.yaml',
    'a year such as 2026': 'une année comme 2026',
    'a list with at most four entries': 'une liste de quatre éléments au maximum',
    'home or contact': 'home ou contact',
    'true or false': 'true ou false',
    'an email address such as name@example.com': 'une adresse e-mail comme nom@example.com',
    'a telephone number with the country code, such as +49 30 23125 014':
      'un numéro de téléphone avec l’indicatif du pays, comme +49 30 23125 014',
    "a telephone number without '(0)', which cannot be dialled from abroad":
      'un numéro de téléphone sans «\u202f(0)\u202f», qui ne se compose pas depuis l’étranger',
    'a list with at most eight entries': 'une liste de huit éléments au maximum',
    'a list with at least two entries': 'une liste d’au moins deux éléments',
    'a list with at most ten entries': 'une liste de dix éléments au maximum',
    'a whole number of minutes from 5 to 480': 'un nombre entier de minutes, de 5 à 480',
    "the form's name from its URL at Formspree, such as xyzabcde":
      'le nom du formulaire, tiré de son URL chez Formspree, comme xyzabcde',
    'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef':
      'la clé d’accès de Web3Forms, comme 01234567-89ab-cdef-0123-456789abcdef',
    'a whole number from 0 to 100': 'un nombre entier de 0 à 100',
    'a time zone such as Europe/Berlin': 'un fuseau horaire comme Europe/Berlin',
    'a day that exists, as YYYY-MM-DD': 'un jour qui existe, au format YYYY-MM-DD',
    'a number of stars from 0 to 5, halves allowed':
      'un nombre d’étoiles de 0 à 5, demi-étoiles comprises',
    'the name of a video file': 'le nom d’un fichier vidéo',
    'the name of a captions file': 'le nom d’un fichier de sous-titres',
    'Texts of one part of the interface.': 'Textes d’une partie de l’interface.',
  },
};
