import type { FieldStrings } from '../language.ts';

/** The texts of the fields of content files in Spanish. */
export const fieldStrings: FieldStrings = {
  names: {
    name: 'Nombre',
    brand: 'Nombre del sitio',
    titleSuffix: 'Final de cada título',
    address: 'Dirección web',
    host: 'Alojamiento',
    locale: 'Idioma y región',
    locales: 'Idiomas del sitio',
    timeZone: 'Zona horaria',
    look: 'Aspecto',
    theme: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    system: 'Sistema',
    accent: 'Color de acento',
    typeface: 'Tipografía',
    repository: 'Enlace al código',
    icon: 'Icono',
    url: 'Dirección',
    footer: 'Pie de página',
    headline: 'Texto grande',
    tagline: 'Texto pequeño',
    copyright: 'Línea de copyright',
    socials: 'Redes sociales',
    notFound: 'Página para direcciones erróneas',
    title: 'Título',
    description: 'Descripción',
    heading: 'Título visible',
    text: 'Texto',
    linkText: 'Texto del enlace',
    analytics: 'Analítica web',
    provider: 'Proveedor',
    id: 'Nombre corto (id)',
    page: 'Datos de la página',
    navLabel: 'Nombre en el menú',
    hero: 'Parte superior de la página',
    eyebrow: 'Antetítulo',
    lead: 'Parte fija del título',
    words: 'Textos animados',
    speed: 'Tiempo por carácter',
    pause: 'Pausa',
    actions: 'Botones',
    label: 'Rótulo',
    to: 'Lleva a',
    showcase: 'Etiqueta con un número',
    figure: 'Cifra',
    sections: 'Secciones',
    work: 'Trabajos',
    stats: 'Contadores',
    posts: 'Artículos',
    about: 'Sobre mí',
    services: 'Servicios',
    packages: 'Paquetes',
    steps: 'Pasos',
    booking: 'Reserva de llamadas',
    clients: 'Clientes',
    testimonials: 'Testimonios',
    faq: 'Preguntas frecuentes',
    closing: 'Final de la página',
    start: 'Valor inicial',
    end: 'Valor final',
    duration: 'Duración',
    decimals: 'Decimales',
    prefix: 'Texto antes del número',
    suffix: 'Texto después del número',
    projects: 'Proyectos',
    newest: 'Número de elementos recientes',
    portrait: 'Retrato',
    portraitAlt: 'Qué muestra el retrato',
    experience: 'Experiencia',
    position: 'Puesto',
    startDate: 'Fecha de inicio',
    endDate: 'Fecha de finalización',
    summary: 'Resumen',
    highlights: 'Logros',
    education: 'Formación',
    institution: 'Escuela o universidad',
    studyType: 'Título obtenido',
    area: 'Área',
    certificates: 'Certificaciones',
    issuer: 'Organización emisora',
    date: 'Fecha',
    awards: 'Premios',
    awarder: 'Organización que lo concede',
    publications: 'Publicaciones',
    publisher: 'Medio o editorial',
    releaseDate: 'Fecha de publicación',
    volunteer: 'Voluntariado',
    organization: 'Organización',
    languages: 'Idiomas',
    language: 'Idioma',
    fluency: 'Nivel',
    interests: 'Intereses',
    keywords: 'Palabras clave',
    location: 'Lugar de residencia',
    city: 'Localidad',
    countryCode: 'País',
    intro: 'Introducción',
    ask: 'Enlace para escribirte',
    price: 'Precio',
    details: 'Detalles',
    included: 'Qué incluye',
    questions: 'Preguntas',
    question: 'Pregunta',
    answer: 'Respuesta',
    groups: 'Grupos',
    skills: 'Habilidades',
    logo: 'Logo',
    items: 'Testimonios',
    image: 'Imagen',
    author: 'Escrito por',
    project: 'Proyecto',
    service: 'Servicio',
    year: 'Año',
    mark: 'Distintivo',
    on: 'Se muestra en',
    home: 'Inicio',
    contact: 'Contacto',
    availability: 'Disponibilidad',
    open: 'Disponible',
    note: 'Nota',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    form: 'Formulario',
    privacy: 'Privacidad',
    options: 'Opciones',
    required: 'Respuesta obligatoria',
    minutes: 'Duración en minutos',
    delivery: 'Recepción de mensajes',
    key: 'Clave de acceso',
    confirmation: 'Correo de confirmación',
    subject: 'Asunto',
    maxLinks: 'Máximo de enlaces por mensaje',
    categories: 'Categorías',
    technologies: 'Tecnologías',
    client: 'Cliente',
    category: 'Categoría',
    review: 'Valoración',
    cover: 'Portada',
    coverAlt: 'Qué muestra la portada',
    images: 'Imágenes',
    alt: 'Qué muestra la imagen',
    role: 'Rol',
    team: 'Equipo',
    problem: 'Problema',
    results: 'Resultados',
    before: 'Antes',
    after: 'Después',
    source: 'Fuente',
    gallery: 'Antes y después',
    beforeAlt: 'Qué muestra la imagen «antes»',
    afterAlt: 'Qué muestra la imagen «después»',
    caption: 'Pie de imagen',
    video: 'Vídeo',
    file: 'Archivo',
    poster: 'Imagen inicial',
    captions: 'Subtítulos',
    tags: 'Etiquetas',
    draft: 'Borrador',
    canonical: 'URL del original',
    layout: 'Estructura de la página',
    motion: 'Animaciones',
    greeting: 'Saludo',
    noResults: 'Sin resultados',
    pictures: 'Imágenes',
    pages: 'Páginas',
    humans: 'humans.txt',
    fields: 'Campos',
    fieldErrors: 'Errores en los campos',
    missing: 'Datos que faltan',
    notSent: 'No enviado',
    sent: 'Enviado',
    notification: 'Notificación',
    storeFull: 'Almacenamiento lleno',
    filedAsSpam: 'Archivado como spam',
    errors: 'Errores',
    mailto: 'Programa de correo',
    server: 'Servidor',
  },
  texts: {
    "The owner's name.": 'Tu nombre.',
    'The name of the site in the top navigation.': 'El nombre del sitio en el menú superior.',
    'The end of the title of every page, after a vertical bar.':
      'El final del título de cada página, después de una barra vertical.',
    'The URL of the site, such as https://example.com.':
      'La URL del sitio, por ejemplo, https://example.com.',
    'The hosting provider of the site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. The ways to receive messages depend on the host.':
      'El proveedor de alojamiento del sitio: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. Las formas de recibir mensajes dependen del alojamiento.',
    'a server of your own': 'un servidor propio',
    'a host that only serves files': 'un alojamiento que solo sirve archivos',
    'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.':
      'La configuración regional (locale) del sitio, como etiqueta BCP 47: su idioma y el formato de fechas y números.',
    'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.':
      'Todos los idiomas del sitio como etiquetas BCP 47, por ejemplo, [en, pt-BR], con el de locale en primer lugar. Cada idioma adicional necesita una carpeta con ese nombre que contenga las traducciones.',
    'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.':
      'La zona horaria del sitio, por ejemplo, Europe/Berlin, que determina cuándo empieza el día. Si se omite, la del ordenador que genera el sitio.',
    'The design of the site: shop, catalogue, gallery, workbench, departures, specimens.':
      'El diseño del sitio: shop, catalogue, gallery, workbench, departures, specimens.',
    'a shop window on a high street': 'un escaparate en una calle comercial',
    'a printed catalogue': 'un catálogo impreso',
    'works on a white wall': 'obras en una pared blanca',
    'tools above a workbench': 'herramientas colgadas sobre un banco de trabajo',
    'a board of departures': 'un panel de salidas',
    'a cabinet of specimens': 'un armario de especímenes',
    "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.":
      'El tema del sitio: light, dark o system, que usa el del dispositivo de cada visitante. Tus visitantes pueden elegir otro.',
    'The accent colour of buttons and highlights, such as #b3321f.':
      'El color de acento de los botones y los elementos destacados, por ejemplo, #b3321f.',
    red: 'rojo',
    orange: 'naranja',
    ochre: 'ocre',
    green: 'verde',
    teal: 'verde azulado',
    blue: 'azul',
    violet: 'violeta',
    pink: 'rosa',
    slate: 'pizarra',
    'The fonts of headings and text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. If omitted, the fonts of the look.':
      'Las tipografías de los títulos y del texto: bricolage, fraunces, playfair, outfit, jetbrains, sofia. Si está vacío: las tipografías del aspecto elegido.',
    'The link to a code repository, at the end of the top navigation.':
      'El enlace a un repositorio de código, al final del menú superior.',
    'The text of the link, such as GitHub.': 'El texto del enlace, por ejemplo, GitHub.',
    'The Iconify name of the icon, such as tabler:brand-github.':
      'El nombre del icono en Iconify, por ejemplo, tabler:brand-github.',
    'The URL of the repository, or # as a placeholder.':
      'La URL del repositorio, o # como relleno.',
    'The footer of every page.': 'El pie de página de todo el sitio.',
    'The large text of the footer.': 'El texto grande del pie de página.',
    'The small text below the large text of the footer.':
      'El texto pequeño debajo del texto grande del pie de página.',
    'The copyright line at the end of the footer; {year} becomes the year of the build.':
      'La línea de copyright al final del pie de página; {year} se convierte en el año en que se genera el sitio.',
    'Your profiles on other sites, in the order in which they are shown.':
      'Tus perfiles en otros sitios, en el orden en que se muestran.',
    'The name of the network, which screen readers read out.':
      'El nombre de la red, que los lectores de pantalla leen en voz alta.',
    'The Iconify name of the icon, such as tabler:brand-mastodon.':
      'El nombre del icono en Iconify, por ejemplo, tabler:brand-mastodon.',
    'The URL of your profile, or # as a placeholder.': 'La URL de tu perfil, o # como relleno.',
    'The not-found page, for URLs that do not exist (404).':
      'La página para las URL que no existen (404).',
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.':
      'El título de la página 404 en la pestaña del navegador, al que se añade titleSuffix.',
    'One sentence for the meta description of the not-found page.':
      'Una frase para la metadescripción de la página 404.',
    'The heading of the not-found page, which says that there is no such page.':
      'El título visible de la página 404, que dice que la página buscada no existe.',
    'The text of the not-found page, which says where the visitor can go instead.':
      'El texto de la página 404, que dice a tus visitantes a qué otra página pueden ir.',
    'The text of the link from the not-found page to the Home page.':
      'El texto del enlace de la página 404 a la página de inicio.',
    'The service that counts visits without cookies. If omitted, visits are not counted.':
      'El servicio que cuenta las visitas sin cookies. Si se omite, las visitas no se cuentan.',
    'The analytics provider: plausible, umami or goatcounter.':
      'El proveedor de analítica: plausible, umami o goatcounter.',
    "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.":
      'El id de tu sitio: el dominio en Plausible, el id del sitio web en Umami o el código en GoatCounter.',
    'The URL of your own instance. If omitted, the URL of the provider.':
      'La URL de tu propia instancia. Si está vacío: la URL del proveedor.',
    'Title, menu label and description of the page.':
      'Título, nombre en el menú y descripción de la página.',
    "The title of the page in the browser tab, to which the site's titleSuffix is added.":
      'El título de la página en la pestaña del navegador, al que se añade el titleSuffix del sitio.',
    'The name of the page in the navigation and the breadcrumb.':
      'El nombre de la página en el menú y en la ruta de navegación.',
    'One or two sentences about the page, for search engines and shared links.':
      'Una o dos frases sobre la página, para los buscadores y los enlaces compartidos.',
    'The hero: the headline, text and buttons at the top of the page.':
      'La parte superior de la página (hero): el título principal, el texto y los botones.',
    'A few words above the headline.': 'Unas pocas palabras encima del título principal.',
    'The fixed part of the headline.': 'La parte fija del título principal.',
    'The texts that are typed after the fixed part of the headline, one after the other, in a loop.':
      'Los textos que se escriben letra a letra después de la parte fija del título principal, uno tras otro, en bucle.',
    'Time per typed character, in milliseconds.':
      'El tiempo por carácter escrito, en milisegundos.',
    'Pause after each typed text, in milliseconds.':
      'La pausa después de cada texto escrito, en milisegundos.',
    'One or two sentences below the headline.': 'Una o dos frases debajo del título principal.',
    'One or two buttons below the text, the most important one first.':
      'Uno o dos botones debajo del texto, primero el más importante.',
    'The text of the button.': 'El texto del botón.',
    'The link of the button.': 'El enlace del botón.',
    'A tag with a number, such as 15+ years, next to the logos from skills.yaml.':
      'Una etiqueta con un número, por ejemplo, «+15 años», junto a los logos de skills.yaml.',
    'The large text of the tag, such as 15+.': 'El texto grande de la etiqueta, por ejemplo, +15.',
    'The small text of the tag.': 'El texto pequeño de la etiqueta.',
    'The sections below the hero, in order. If omitted, all sections.':
      'Las secciones debajo de la parte superior de la página, en orden. Si está vacío: todas las secciones.',
    'The counters in the section stats.': 'Los contadores de la sección stats.',
    'A label that says what the counter counts.': 'Un rótulo que dice qué cuenta el contador.',
    'The number at which the counter starts.': 'El número en el que empieza el contador.',
    'The number at which the counter ends; this number may be lower than the start.':
      'El número en el que termina el contador; puede ser menor que el inicial.',
    'The duration of the counting animation, in seconds.':
      'La duración de la animación del contador, en segundos.',
    'The number of digits after the decimal point.': 'El número de cifras decimales.',
    'The text directly before the number, including spaces.':
      'El texto justo antes del número, incluidos los espacios.',
    'The text directly after the number, such as +, including spaces.':
      'El texto justo después del número, incluidos los espacios, por ejemplo, +.',
    'The section with a few projects; the printed curriculum shows the same projects.':
      'La sección con algunos proyectos; el currículum impreso muestra los mismos proyectos.',
    'The heading above the projects.': 'El título encima de los proyectos.',
    'The ids of one to six projects, in the order in which they are shown.':
      'Los id de uno a seis proyectos, en el orden en que se muestran.',
    'Used only if projects is not set: the number of newest projects to show, 1 to 6.':
      'Solo se usa si projects no está definido: el número de proyectos más recientes que se muestran, de 1 a 6.',
    'The text of the link to all projects.': 'El texto del enlace a todos los proyectos.',
    'The section with the newest posts.': 'La sección con los artículos más recientes.',
    'The heading above the posts.': 'El título encima de los artículos.',
    'The number of newest posts to show, 1 to 6.':
      'El número de artículos más recientes que se muestran, de 1 a 6.',
    'The text of the link to all posts.': 'El texto del enlace a todos los artículos.',
    'The section that introduces the owner, with a greeting.':
      'La sección que te presenta, con un saludo.',
    'A few sentences about the owner.': 'Unas cuantas frases sobre ti.',
    'The text of the link to the About page.': 'El texto del enlace a la página «Sobre mí».',
    'The section with the services from services.yaml.':
      'La sección con los servicios de services.yaml.',
    'The heading above the services.': 'El título encima de los servicios.',
    'The section with the testimonials from testimonials.yaml.':
      'La sección con los testimonios de testimonials.yaml.',
    'The heading above the testimonials.': 'El título encima de los testimonios.',
    'The closing section, which links to the Contact page.':
      'La sección final, con un enlace a la página «Contacto».',
    'The heading: a line that invites visitors to write to you.':
      'El título: una línea que invita a tus visitantes a escribirte.',
    'One or two sentences below the heading.': 'Una o dos frases debajo del título.',
    'The text of the link to the Contact page.': 'El texto del enlace a la página «Contacto».',
    'The heading of the page.': 'El título visible de la página.',
    'A portrait of the owner: the path of an image file, relative to about.md.':
      'Tu retrato: la ruta de un archivo de imagen, relativa a about.md.',
    'The alternative text of the portrait: what the image shows.':
      'El texto alternativo del retrato: qué muestra la imagen.',
    'The section with a testimonial and counters.': 'La sección con un testimonio y contadores.',
    'The heading of the section about experience.': 'El título de la sección sobre la experiencia.',
    'The figures that count up in the section, such as 120 projects.':
      'Las cifras que van subiendo en la sección, por ejemplo, «120 proyectos».',
    'Your jobs, the most recent first.': 'Tus empleos, primero el más reciente.',
    'The name of the firm.': 'El nombre de la empresa.',
    'Your role in the firm or organization.': 'Tu puesto en la empresa u organización.',
    'The website of the firm or organization.': 'El sitio web de la empresa u organización.',
    'When you began, such as 2023-04 or 2023.': 'Cuándo empezaste, por ejemplo, 2023-04 o 2023.',
    'When you finished, such as 2023-04 or 2023. Omit this field if you have not.':
      'Cuándo terminaste, por ejemplo, 2023-04 o 2023. Deja este campo vacío si aún no has terminado.',
    'One or two sentences about the job.': 'Una o dos frases sobre el trabajo.',
    'Your achievements in this job, one line each.':
      'Tus logros en este trabajo, una línea para cada uno.',
    'Your education, the most recent first.': 'Tu formación, primero la más reciente.',
    'The name of the school or university.': 'El nombre de la escuela o universidad.',
    'The degree that you earned, such as Bachelor.':
      'El título que obtuviste, por ejemplo, «Licenciatura».',
    'The subject that you studied.': 'La carrera o la especialidad que estudiaste.',
    'The website of the school or university.': 'El sitio web de la escuela o universidad.',
    'Your certificates, the most recent first.': 'Tus certificaciones, primero la más reciente.',
    'The name of the certificate.': 'El nombre de la certificación.',
    'The organization that issued the certificate.': 'La organización que emitió la certificación.',
    'The date, such as 2023-04 or 2023.': 'La fecha, por ejemplo, 2023-04 o 2023.',
    'The URL at which the certificate can be verified.':
      'La URL en la que se puede verificar la certificación.',
    'Your awards, the most recent first.': 'Tus premios, primero el más reciente.',
    'The name of the award.': 'El nombre del premio.',
    'The organization that gave the award.': 'La organización que concedió el premio.',
    'The reason for the award.': 'El motivo del premio.',
    'Your publications, the most recent first.': 'Tus publicaciones, primero la más reciente.',
    'The title of the publication.': 'El título de la publicación.',
    'The publisher of the publication.': 'El medio o la editorial de la publicación.',
    'The URL at which the publication can be read.':
      'La URL en la que se puede leer la publicación.',
    'One or two sentences about the publication.': 'Una o dos frases sobre la publicación.',
    'Your volunteer work, the most recent first.': 'Tu voluntariado, primero el más reciente.',
    'The name of the organization.': 'El nombre de la organización.',
    'The languages that you speak.': 'Los idiomas que hablas.',
    'The name of the language.': 'El nombre del idioma.',
    'Your level in the language, such as Native speaker.':
      'Tu nivel en el idioma, por ejemplo, «Nivel nativo».',
    'Your interests apart from work.': 'Tus intereses aparte del trabajo.',
    'The name of the interest.': 'El nombre del interés.',
    'Topics within the interest, a few words each.':
      'Temas dentro de ese interés, en pocas palabras cada uno.',
    'Your place of residence, which the printed curriculum shows.':
      'Tu lugar de residencia, que aparece en el currículum impreso.',
    'Your town.': 'Tu localidad.',
    'Your country in two letters, such as DE.': 'Tu país en dos letras, por ejemplo, DE.',
    "The text of each service's link, such as Read More.":
      'El texto del enlace de cada servicio, por ejemplo, «Leer más».',
    'The text of the link that starts a message to you about a service.':
      'El texto del enlace para escribirte sobre un servicio.',
    'The area where you work, such as Leith and remotely.':
      'El área en la que trabajas, por ejemplo, «Vigo y a distancia».',
    'The services, in the order in which they are shown.':
      'Los servicios, en el orden en que se muestran.',
    'The id of the service: a short name for its URL, /service/id.':
      'El id del servicio: un nombre corto para su URL, /service/id.',
    'The name of the service.': 'El nombre del servicio.',
    'One or two sentences on what the client gets.':
      'Una o dos frases sobre lo que recibe el cliente.',
    'The price of the service, in your own words.':
      'El precio del servicio, con tus propias palabras.',
    'How long the service takes, in your own words.':
      'Cuánto tiempo lleva el servicio, con tus propias palabras.',
    'A long description of the service, in Markdown.':
      'Una descripción larga del servicio, en Markdown.',
    'The parts of the service that the price includes, one per entry.':
      'Las partes del servicio incluidas en el precio, una por elemento.',
    'The ids of projects that are examples of the service.':
      'Los id de los proyectos que son ejemplos del servicio.',
    'Questions about the service, with answers.': 'Preguntas sobre el servicio, con respuestas.',
    'The text of the question.': 'El texto de la pregunta.',
    'The answer to the question, in Markdown.': 'La respuesta a la pregunta, en Markdown.',
    'The heading of the section with the skills.': 'El título de la sección con las habilidades.',
    'The groups of skills, in the order in which they are shown.':
      'Los grupos de habilidades, en el orden en que se muestran.',
    'The name of the group of skills.': 'El nombre del grupo de habilidades.',
    'The skills of the group, in the order in which they are shown.':
      'Las habilidades del grupo, en el orden en que se muestran.',
    'The name of the skill.': 'El nombre de la habilidad.',
    'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.':
      'El nombre del logo en Iconify, por ejemplo, logos:react. Si está vacío: se muestran las primeras letras de la habilidad.',
    'The heading above testimonials, on pages that set no heading of their own for this section.':
      'El título encima de los testimonios, en las páginas que no definen un título propio para esta sección.',
    'The testimonials, in the order in which they are shown.':
      'Los testimonios, en el orden en que se muestran.',
    'The id of the testimonial: a short name that no other testimonial has.':
      'El id del testimonio: un nombre corto que no se repite en ningún otro testimonio.',
    'A portrait of the author: the path of an image file, relative to testimonials.yaml.':
      'Un retrato de quien escribió el testimonio: la ruta de un archivo de imagen, relativa a testimonials.yaml.',
    'The name of the person who wrote the testimonial.':
      'El nombre de la persona que escribió el testimonio.',
    'The role and firm of the author.': 'El puesto y la empresa de quien escribió el testimonio.',
    'The text of the testimonial.': 'El texto del testimonio.',
    'The id of the project that the testimonial is about. The page of the project shows it.':
      'El id del proyecto del que trata el testimonio. La página del proyecto muestra el testimonio.',
    'The id of the service that the testimonial is about. The page of the service shows it.':
      'El id del servicio del que trata el testimonio. La página del servicio muestra el testimonio.',
    'The year in which the testimonial was written.': 'El año en que se escribió el testimonio.',
    'The URL at which the testimonial was published.': 'La URL en la que se publicó el testimonio.',
    'The heading of the section with the clients.': 'El título de la sección con los clientes.',
    'The clients, in the order in which they are shown.':
      'Los clientes, en el orden en que se muestran.',
    'The id of the client: a short name that no other client has.':
      'El id del cliente: un nombre corto que no se repite en ningún otro cliente.',
    'The name of the client, also the alternative text of the logo.':
      'El nombre del cliente, que es también el texto alternativo del logo.',
    'The website of the client.': 'El sitio web del cliente.',
    'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.':
      'El logo del cliente. Un SVG se muestra en un solo color, claro u oscuro según el tema.',
    'The heading of the section with the packages.': 'El título de la sección con los paquetes.',
    'The text of the link that starts a message to you about a package.':
      'El texto del enlace para escribirte sobre un paquete.',
    'Two to four packages, in the order in which they are shown.':
      'De dos a cuatro paquetes, en el orden en que se muestran.',
    'The name of the package.': 'El nombre del paquete.',
    'The price of the package, in your own words.':
      'El precio del paquete, con tus propias palabras.',
    'One or two sentences on the clients that the package is meant for.':
      'Una o dos frases sobre los clientes para los que está pensado el paquete.',
    'The services that the package includes, one per entry.':
      'Los servicios que incluye el paquete, uno por elemento.',
    'A label that highlights this package, such as Most taken.':
      'Un distintivo que destaca este paquete, por ejemplo, «El más elegido».',
    'The heading of the section with the steps.': 'El título de la sección con los pasos.',
    'Three to six steps of your work with a client, in the order in which they happen.':
      'De tres a seis pasos de tu trabajo con un cliente, en el orden en que se dan.',
    'The name of the step, in a few words.': 'El nombre del paso, en pocas palabras.',
    'One or two sentences about the step.': 'Una o dos frases sobre el paso.',
    'How long the step takes, in your own words.':
      'Cuánto tiempo lleva el paso, con tus propias palabras.',
    'The heading of the section with the questions.': 'El título de la sección con las preguntas.',
    'The pages that show the questions: home, contact or both.':
      'Las páginas que muestran las preguntas: home, contact o ambas.',
    'The questions with their answers, in the order in which they are shown.':
      'Las preguntas con sus respuestas, en el orden en que se muestran.',
    'Your availability for new work.': 'Tu disponibilidad para nuevos trabajos.',
    'Whether you take new work.': 'Indica si aceptas nuevos trabajos.',
    'Your availability in words, such as Open for new projects.':
      'Tu disponibilidad en palabras, por ejemplo, «Disponible para nuevos proyectos».',
    'A second, smaller line about your availability.':
      'Una segunda línea, más pequeña, sobre tu disponibilidad.',
    "The owner's email address.": 'Tu dirección de correo electrónico.',
    'Your telephone number, with the country code.':
      'Tu número de teléfono, con el prefijo internacional.',
    'The contact form. If omitted, the page has none.':
      'El formulario de contacto. Si se omite, la página no tiene ninguno.',
    'The heading of the contact form.': 'El título del formulario de contacto.',
    'One sentence on what you do with the data that visitors enter.':
      'Una frase sobre lo que haces con los datos que introducen tus visitantes.',
    'Further questions in the contact form, such as kind of work, budget or start.':
      'Más preguntas en el formulario de contacto, por ejemplo, el tipo de trabajo, el presupuesto o la fecha de inicio.',
    'The id of the question: a short name that no other question has, such as budget.':
      'El id de la pregunta: un nombre corto que no se repite en ninguna otra pregunta, por ejemplo, presupuesto.',
    'The text of the question, such as Budget.':
      'El texto de la pregunta, por ejemplo, «Presupuesto».',
    'The answers that visitors choose from.': 'Las respuestas entre las que eligen tus visitantes.',
    'Whether an answer is required.': 'Indica si la respuesta es obligatoria.',
    'A call with you that visitors can book on another website.':
      'Una llamada contigo que tus visitantes pueden reservar en otro sitio web.',
    'The URL of the booking page.': 'La URL de la página de reserva.',
    'The length of the call, in minutes.': 'La duración de la llamada, en minutos.',
    'The text of the link, such as Book a talk.':
      'El texto del enlace, por ejemplo, «Reservar una llamada».',
    'How messages from the contact form reach you.':
      'Cómo te llegan los mensajes del formulario de contacto.',
    'The service that receives messages: server, netlify, formspree, web3forms, endpoint, mailto. If omitted, the default service of the host.':
      'El servicio que recibe los mensajes: server, netlify, formspree, web3forms, endpoint, mailto. Si está vacío: el servicio predeterminado del alojamiento.',
    'The server of this project, which you run': 'El servidor de este proyecto, que gestionas tú',
    'Netlify, which hosts the site': 'Netlify, que aloja el sitio',
    'Another URL that accepts forms': 'Otra URL que acepta formularios',
    "The visitor's own mail program": 'El programa de correo de cada visitante',
    'Only with formspree: the name of the form at Formspree.':
      'Solo con formspree: el nombre del formulario en Formspree.',
    'Only with web3forms: the access key from Web3Forms.':
      'Solo con web3forms: la clave de acceso de Web3Forms.',
    'Only with endpoint: the URL to which messages are posted.':
      'Solo con endpoint: la URL a la que se envían los mensajes por POST.',
    'Only with server: a confirmation email to the visitor. If omitted, none is sent.':
      'Solo con server: un correo de confirmación para quien envía el mensaje. Si se omite, no se envía ninguno.',
    'The subject of the confirmation email.': 'El asunto del correo de confirmación.',
    'The text of the confirmation email. Nothing that the visitor wrote is added.':
      'El texto del correo de confirmación. No se añade nada de lo que se escribió en el formulario.',
    'Only with server: the maximum number of links in a message. A message with more links counts as spam.':
      'Solo con server: el número máximo de enlaces en un mensaje. Un mensaje con más enlaces se considera spam.',
    'Title, menu label and description of the page of each project.':
      'Título, nombre en el menú y descripción de la página de cada proyecto.',
    "The text of the link in each project's card, such as READ MORE.":
      'El texto del enlace en la tarjeta de cada proyecto, por ejemplo, «LEER MÁS».',
    "The section at the end of each project's page, which links to the Contact page.":
      'La sección al final de la página de cada proyecto, con un enlace a la página «Contacto».',
    'The categories of projects, such as Website.':
      'Las categorías de los proyectos, por ejemplo, «Sitio web».',
    'The label of the list of categories.': 'El rótulo de la lista de categorías.',
    'The categories that a project may have.': 'Las categorías que puede tener un proyecto.',
    'The technologies of projects, such as React.':
      'Las tecnologías de los proyectos, por ejemplo, React.',
    'The label of the list of technologies.': 'El rótulo de la lista de tecnologías.',
    'The technologies that a project may have.': 'Las tecnologías que puede tener un proyecto.',
    'The name of the project.': 'El nombre del proyecto.',
    'The client for whom the project was made.': 'El cliente para el que se hizo el proyecto.',
    'The category, one of those that projects.yaml lists.':
      'La categoría, una de las que figuran en projects.yaml.',
    'The technologies of the project, from the list in projects.yaml.':
      'Las tecnologías del proyecto, de la lista de projects.yaml.',
    'The day when the project went online, as YYYY-MM-DD.':
      'El día en que el proyecto se publicó en línea, en el formato YYYY-MM-DD.',
    'The URL of the finished work on the web.': 'La URL del trabajo terminado en la web.',
    'The rating by the client: 0 to 5 stars, in steps of a half.':
      'La valoración del cliente: de 0 a 5 estrellas (se admiten medias estrellas).',
    'One to three sentences about the project.': 'De una a tres frases sobre el proyecto.',
    'An image in the folder of this file. If omitted, the title is shown instead.':
      'Una imagen de la carpeta de este archivo. Si está vacío: se muestra el título en su lugar.',
    'The alternative text of the cover: what the image shows.':
      'El texto alternativo de la portada: qué muestra la imagen.',
    'Further images of the project, in the order in which they are shown.':
      'Más imágenes del proyecto, en el orden en que se muestran.',
    'An image in the folder of this file.': 'Una imagen de la carpeta de este archivo.',
    'The alternative text of the image: what the image shows.':
      'El texto alternativo de la imagen: qué muestra la imagen.',
    'Your part in the project, such as Design and code.':
      'Tu papel en el proyecto, por ejemplo, «Diseño y programación».',
    'How long the project took, in your own words.':
      'Cuánto tiempo llevó el proyecto, con tus propias palabras.',
    'The people who worked on the project with you.':
      'Las personas que trabajaron contigo en el proyecto.',
    'The problem that the project solved, in a few sentences.':
      'El problema que resolvió el proyecto, en unas pocas frases.',
    "The results in figures. The project's card in lists shows the first one.":
      'Los resultados en cifras. La tarjeta del proyecto en las listas muestra el primero.',
    'The figure of the result, in large letters, such as 71 or −40 %.':
      'La cifra del resultado, en letra grande, por ejemplo, 71 o −40\u00a0%.',
    'The measured quantity, such as "enquiries in four weeks".':
      'Lo que se ha medido, por ejemplo, «consultas en cuatro semanas».',
    'The figure that was measured before the project, such as 15 a week.':
      'La cifra que se midió antes del proyecto, por ejemplo, «15 por semana».',
    'The figure that was measured after the project, such as 4 a week.':
      'La cifra que se midió después del proyecto, por ejemplo, «4 por semana».',
    'The source of the figure, such as a report.':
      'La fuente de la cifra, por ejemplo, un informe.',
    'Pairs of images of the same shape, which show the state before and after the project.':
      'Pares de imágenes con las mismas proporciones, que muestran el estado antes y después del proyecto.',
    'An image of the state before the project.': 'Una imagen del estado anterior al proyecto.',
    'The alternative text of the first image: what the image shows.':
      'El texto alternativo de la primera imagen: qué muestra la imagen.',
    'An image of the state after the project.': 'Una imagen del estado posterior al proyecto.',
    'The alternative text of the second image: what the image shows.':
      'El texto alternativo de la segunda imagen: qué muestra la imagen.',
    'The caption, which says what the two images compare.':
      'El pie de imagen, que dice qué comparan las dos imágenes.',
    'A video of the project.': 'Un vídeo del proyecto.',
    'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.':
      'Un vídeo de la carpeta de este archivo: MP4 (H.264) o WebM, de 25\u00a0MB como máximo.',
    'A title that says what the video shows.': 'Un título que dice qué muestra el vídeo.',
    'The image that is shown until the video plays.':
      'La imagen que se muestra hasta que se reproduce el vídeo.',
    'The captions of the video: a WebVTT file, whose name ends in .vtt.':
      'Los subtítulos del vídeo: un archivo WebVTT, cuyo nombre termina en .vtt.',
    'The title of the post.': 'El título del artículo.',
    'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.':
      'El día de publicación, en el formato YYYY-MM-DD. Hasta entonces, el artículo solo se ve con npm run dev.',
    'One to three sentences that sum up the post.': 'De una a tres frases que resumen el artículo.',
    'The topics of the post, in a few words each.':
      'Los temas del artículo, en pocas palabras cada uno.',
    'An image in the folder of this file, shown above the text and in lists of posts.':
      'Una imagen de la carpeta de este archivo, que se muestra encima del texto y en las listas de artículos.',
    'Whether the project is a draft, which only npm run dev shows.':
      'Indica si el proyecto es un borrador, que solo se ve con npm run dev.',
    'Whether the post is a draft, which only npm run dev shows.':
      'Indica si el artículo es un borrador, que solo se ve con npm run dev.',
    'The URL of the original, if the post was first published on another site.':
      'La URL del original, si el artículo se publicó primero en otro sitio.',
    'a text': 'un texto',
    'a text that is not empty': 'un texto que no esté vacío',
    'a URL such as https://example.com': 'una URL como https://example.com',
    'a URL without a path (the environment variable BASE sets a sub-path)':
      'una URL sin ruta (la variable de entorno BASE define una subruta)',
    'a language tag such as en-DE, de or fr-CH': 'una etiqueta de idioma como en-DE, de o fr-CH',
    'a list': 'una lista',
    'a list with at least one entry': 'una lista con al menos un elemento',
    'a language tag such as en, pt-BR or zh-Hant':
      'una etiqueta de idioma como en, pt-BR o zh-Hant',
    'a colour as # and six hexadecimal digits, such as #b3321f':
      'un color formado por # y seis dígitos hexadecimales, como #b3321f',
    'an icon such as logos:react': 'un icono como logos:react',
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder':
      'una página como /about, una URL, mailto:, tel: o # como relleno',
    'a text without spaces, colons and slashes':
      'un texto sin espacios, dos puntos (:) ni barras (/)',
    'a number of milliseconds': 'un número de milisegundos',
    'a number of milliseconds, 1 or more': 'un número de milisegundos, 1 o más',
    'a list with at most two entries': 'una lista con dos elementos como máximo',
    'one of work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing':
      'uno de los valores work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing',
    'a number': 'un número',
    'a number of seconds': 'un número de segundos',
    'a number of seconds, 0 or more': 'un número de segundos, 0 o más',
    'a whole number from 0 to 6': 'un número entero de 0 a 6',
    'a list with at most six entries': 'una lista con seis elementos como máximo',
    'the id of a project, which is the name of its folder in projects/':
      'el id de un proyecto, que es el nombre de su carpeta en projects/',
    'a whole number from 1 to 6': 'un número entero de 1 a 6',
    'the name of an image file': 'el nombre de un archivo de imagen',
    'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY':
      'una fecha que exista, en el formato YYYY-MM-DD, YYYY-MM o YYYY',
    'a country code of two capital letters (ISO 3166-1), such as DE':
      'un código de país de dos letras mayúsculas (ISO 3166-1), como DE',
    'a short name (id)': 'un nombre corto (id)',
    'lower-case letters, digits and single hyphens, such as blue-door-2':
      'letras minúsculas, dígitos y guiones no consecutivos, como en blue-door-2',
    'the id of a service in services.yaml': 'el id de un servicio de services.yaml',
    'a year such as 2026': 'un año como 2026',
    'a list with at most four entries': 'una lista con cuatro elementos como máximo',
    'home or contact': 'home o contact',
    'true or false': 'true o false',
    'an email address such as name@example.com':
      'una dirección de correo electrónico como nombre@example.com',
    'a telephone number with the country code, such as +49 30 23125 014':
      'un número de teléfono con el prefijo internacional, como +49 30 23125 014',
    "a telephone number without '(0)', which cannot be dialled from abroad":
      'un número de teléfono sin el «(0)», que no se puede marcar desde el extranjero',
    'a list with at most eight entries': 'una lista con ocho elementos como máximo',
    'a list with at least two entries': 'una lista con al menos dos elementos',
    'a list with at most ten entries': 'una lista con diez elementos como máximo',
    'a whole number of minutes from 5 to 480': 'un número entero de minutos, de 5 a 480',
    "the form's name from its URL at Formspree, such as xyzabcde":
      'el nombre del formulario, tomado de su URL en Formspree, como xyzabcde',
    'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef':
      'la clave de acceso de Web3Forms, como 01234567-89ab-cdef-0123-456789abcdef',
    'a whole number from 0 to 100': 'un número entero de 0 a 100',
    'a time zone such as Europe/Berlin': 'una zona horaria como Europe/Berlin',
    'a day that exists, as YYYY-MM-DD': 'un día que exista, en el formato YYYY-MM-DD',
    'a number of stars from 0 to 5, halves allowed':
      'un número de estrellas de 0 a 5 (se admiten medias estrellas)',
    'the name of a video file': 'el nombre de un archivo de vídeo',
    'the name of a captions file': 'el nombre de un archivo de subtítulos',
    'Texts of one part of the interface.': 'Textos de una parte de la interfaz.',
  },
};
