import type { FieldStrings } from '../language.ts';

/** The texts of the fields of content files in Brazilian Portuguese. */
export const fieldStrings: FieldStrings = {
  names: {
    name: 'Nome',
    brand: 'Nome do site',
    titleSuffix: 'Final de cada título',
    address: 'Endereço',
    host: 'Hospedagem',
    locale: 'Idioma e região',
    locales: 'Idiomas do site',
    timeZone: 'Fuso horário',
    look: 'Visual',
    theme: 'Tema',
    light: 'Claro',
    dark: 'Escuro',
    system: 'Sistema',
    accent: 'Cor de destaque',
    typeface: 'Fontes',
    repository: 'Link para o código',
    icon: 'Ícone',
    url: 'Endereço',
    footer: 'Rodapé',
    headline: 'Texto grande',
    tagline: 'Texto pequeno',
    copyright: 'Direitos autorais',
    socials: 'Redes sociais',
    notFound: 'Página para URLs incorretas',
    title: 'Título',
    description: 'Descrição',
    heading: 'Título na página',
    text: 'Texto',
    linkText: 'Texto do link',
    analytics: 'Estatísticas de visitas',
    provider: 'Provedor',
    id: 'Nome curto na URL (id)',
    page: 'Dados da página',
    navLabel: 'Nome no menu',
    hero: 'Topo da página',
    eyebrow: 'Texto acima do título',
    lead: 'Parte fixa do título',
    words: 'Textos digitados',
    speed: 'Tempo por caractere',
    pause: 'Pausa',
    actions: 'Botões',
    label: 'Rótulo',
    to: 'Leva a',
    showcase: 'Etiqueta com número',
    figure: 'Número',
    sections: 'Seções',
    work: 'Trabalhos',
    stats: 'Contadores',
    posts: 'Artigos',
    about: 'Sobre',
    services: 'Serviços',
    packages: 'Pacotes',
    steps: 'Etapas',
    booking: 'Agendamento',
    clients: 'Clientes',
    testimonials: 'Depoimentos',
    faq: 'Perguntas frequentes',
    closing: 'Final da página',
    start: 'Valor inicial',
    end: 'Valor final',
    duration: 'Duração',
    decimals: 'Casas decimais',
    prefix: 'Texto antes do número',
    suffix: 'Texto depois do número',
    projects: 'Projetos',
    newest: 'Número de itens recentes',
    portrait: 'Retrato',
    portraitAlt: 'O que o retrato mostra',
    experience: 'Experiência',
    position: 'Cargo ou função',
    startDate: 'Início',
    endDate: 'Término',
    summary: 'Resumo',
    highlights: 'Realizações',
    education: 'Formação acadêmica',
    institution: 'Instituição de ensino',
    studyType: 'Grau acadêmico',
    area: 'Área',
    certificates: 'Certificados',
    issuer: 'Emitido por',
    date: 'Data',
    awards: 'Prêmios',
    awarder: 'Concedido por',
    publications: 'Publicações',
    publisher: 'Editora ou veículo',
    releaseDate: 'Data de publicação',
    volunteer: 'Trabalho voluntário',
    organization: 'Organização',
    languages: 'Idiomas',
    language: 'Idioma',
    fluency: 'Fluência',
    interests: 'Interesses',
    keywords: 'Palavras-chave',
    location: 'Local de residência',
    city: 'Cidade',
    countryCode: 'País',
    intro: 'Introdução',
    ask: 'Texto do link para mensagem',
    price: 'Preço',
    details: 'Detalhes',
    included: 'O que está incluído',
    questions: 'Perguntas',
    question: 'Pergunta',
    answer: 'Resposta',
    groups: 'Grupos',
    skills: 'Habilidades',
    logo: 'Logo',
    items: 'Depoimentos',
    image: 'Imagem',
    author: 'Autoria',
    project: 'Projeto',
    service: 'Serviço',
    year: 'Ano',
    mark: 'Destaque',
    on: 'Onde mostrar',
    home: 'Início',
    contact: 'Contato',
    availability: 'Disponibilidade',
    open: 'Disponível para trabalhos',
    note: 'Observação',
    email: 'E-mail',
    phone: 'Telefone',
    form: 'Formulário',
    privacy: 'Privacidade',
    options: 'Opções',
    required: 'Resposta obrigatória',
    minutes: 'Duração em minutos',
    delivery: 'Entrega das mensagens',
    key: 'Chave de acesso',
    confirmation: 'E-mail de confirmação',
    subject: 'Assunto',
    maxLinks: 'Número máximo de links em uma mensagem',
    categories: 'Categorias',
    technologies: 'Tecnologias',
    client: 'Cliente',
    category: 'Categoria',
    review: 'Avaliação',
    cover: 'Capa',
    coverAlt: 'O que a capa mostra',
    images: 'Imagens',
    alt: 'O que a imagem mostra',
    role: 'Função',
    team: 'Equipe',
    problem: 'Problema',
    results: 'Resultados',
    before: 'Antes',
    after: 'Depois',
    source: 'Fonte',
    gallery: 'Antes e depois',
    beforeAlt: 'O que a imagem “antes” mostra',
    afterAlt: 'O que a imagem “depois” mostra',
    caption: 'Legenda',
    video: 'Vídeo',
    file: 'Arquivo',
    poster: 'Imagem inicial',
    captions: 'Legendas',
    tags: 'Tags',
    draft: 'Rascunho',
    canonical: 'URL do original',
    layout: 'Moldura da página',
    motion: 'Movimento',
    greeting: 'Saudação',
    noResults: 'Nenhum resultado',
    pictures: 'Imagens',
    pages: 'Páginas',
    humans: 'humans.txt',
    fields: 'Campos',
    fieldErrors: 'Erros nos campos',
    missing: 'Dados que faltam',
    notSent: 'Não enviada',
    mailto: 'Programa de e-mail',
    sent: 'Enviada',
    server: 'Servidor',
    notification: 'Notificação',
    storeFull: 'Armazenamento cheio',
    filedAsSpam: 'Arquivado como spam',
    errors: 'Erros',
  },
  texts: {
    "The owner's name.": 'O nome da pessoa responsável pelo site.',
    'The name of the site in the top navigation.': 'O nome do site no menu superior.',
    'The end of the title of every page, after a vertical bar.':
      'O final do título de todas as páginas, depois de uma barra vertical.',
    'The URL of the site, such as https://example.com.': 'A URL do site, como https://example.com.',
    'The hosting provider of the site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. The ways to receive messages depend on the host.':
      'O provedor de hospedagem do site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. As formas de receber mensagens dependem da hospedagem.',
    'a server of your own': 'um servidor próprio',
    'a host that only serves files': 'uma hospedagem que só entrega arquivos',
    'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.':
      'O locale do site, como tag BCP 47: o idioma e o formato de datas e números.',
    'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.':
      'Todos os idiomas do site como tags BCP 47, por exemplo [en, pt-BR], começando pelo idioma de locale. Cada idioma adicional precisa de uma pasta com o nome da tag, que contém as traduções.',
    'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.':
      'O fuso horário do site, por exemplo Europe/Berlin, que define quando um dia começa. Se omitido, vale o do computador que gera o site.',
    'The design of the site: shop, catalogue, gallery, workbench, departures, specimens.':
      'O visual do site: shop, catalogue, gallery, workbench, departures, specimens.',
    'a shop window on a high street': 'uma vitrine em uma rua comercial',
    'a printed catalogue': 'um catálogo impresso',
    'works on a white wall': 'obras em uma parede branca',
    'tools above a workbench': 'ferramentas acima de uma bancada',
    'a board of departures': 'um painel de partidas',
    'a cabinet of specimens': 'um armário de espécimes',
    "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.":
      'O tema do site: light, dark ou system, que segue o do dispositivo de cada visitante. Quem visita o site pode escolher outro.',
    'The accent colour of buttons and highlights, such as #b3321f.':
      'A cor de destaque de botões e realces, como #b3321f.',
    red: 'vermelho',
    orange: 'laranja',
    ochre: 'ocre',
    green: 'verde',
    teal: 'verde-azulado',
    blue: 'azul',
    violet: 'violeta',
    pink: 'rosa',
    slate: 'ardósia',
    'The fonts of headings and text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. If omitted, the fonts of the look.':
      'As fontes dos títulos e do texto: bricolage, fraunces, playfair, outfit, jetbrains, sofia. Se omitidas, são usadas as fontes do visual.',
    'The link to a code repository, at the end of the top navigation.':
      'O link para um repositório de código, no final do menu superior.',
    'The text of the link, such as GitHub.': 'O texto do link, como GitHub.',
    'The Iconify name of the icon, such as tabler:brand-github.':
      'O nome do ícone no Iconify, como tabler:brand-github.',
    'The URL of the repository, or # as a placeholder.':
      'A URL do repositório, ou # como valor provisório.',
    'The footer of every page.': 'O rodapé de todas as páginas.',
    'The large text of the footer.': 'O texto grande do rodapé.',
    'The small text below the large text of the footer.':
      'O texto pequeno abaixo do texto grande do rodapé.',
    'The copyright line at the end of the footer; {year} becomes the year of the build.':
      'A linha de direitos autorais no final do rodapé; {year} é substituído pelo ano em que o site é gerado.',
    'Your profiles on other sites, in the order in which they are shown.':
      'Seus perfis em outros sites, na ordem em que são mostrados.',
    'The name of the network, which screen readers read out.':
      'O nome da rede, que os leitores de tela leem em voz alta.',
    'The Iconify name of the icon, such as tabler:brand-mastodon.':
      'O nome do ícone no Iconify, como tabler:brand-mastodon.',
    'The URL of your profile, or # as a placeholder.':
      'A URL do seu perfil, ou # como valor provisório.',
    'The not-found page, for URLs that do not exist (404).':
      'A página de erro 404, para URLs que não existem.',
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.':
      'O título da página de erro 404 na aba do navegador, ao qual é acrescentado titleSuffix.',
    'One sentence for the meta description of the not-found page.':
      'Uma frase para a meta description da página de erro 404.',
    'The heading of the not-found page, which says that there is no such page.':
      'O título visível na página de erro 404, que diz que a página não existe.',
    'The text of the not-found page, which says where the visitor can go instead.':
      'O texto da página de erro 404, que diz aonde quem visita o site pode ir em vez disso.',
    'The text of the link from the not-found page to the Home page.':
      'O texto do link da página de erro 404 para a página inicial.',
    'The service that counts visits without cookies. If omitted, visits are not counted.':
      'O serviço que conta as visitas sem usar cookies. Se omitido, as visitas não são contadas.',
    'The analytics provider: plausible, umami or goatcounter.':
      'O provedor de estatísticas de visitas: plausible, umami ou goatcounter.',
    "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.":
      'O id do seu site: o domínio no Plausible, o id do site no Umami ou o código no GoatCounter.',
    'The URL of your own instance. If omitted, the URL of the provider.':
      'A URL da sua própria instância. Se omitida, é usada a URL do provedor.',
    'Title, menu label and description of the page.': 'Título, nome no menu e descrição da página.',
    "The title of the page in the browser tab, to which the site's titleSuffix is added.":
      'O título da página na aba do navegador, ao qual é acrescentado o titleSuffix do site.',
    'The name of the page in the navigation and the breadcrumb.':
      'O nome da página no menu e na trilha de navegação.',
    'One or two sentences about the page, for search engines and shared links.':
      'Uma ou duas frases sobre a página, para buscadores e links compartilhados.',
    'The hero: the headline, text and buttons at the top of the page.':
      'O topo da página (hero): o título principal, o texto e os botões.',
    'A few words above the headline.': 'Algumas palavras acima do título principal.',
    'The fixed part of the headline.': 'A parte fixa do título principal.',
    'The texts that are typed after the fixed part of the headline, one after the other, in a loop.':
      'Os textos digitados depois da parte fixa do título principal, um após o outro, em loop.',
    'Time per typed character, in milliseconds.': 'Tempo por caractere digitado, em milissegundos.',
    'Pause after each typed text, in milliseconds.':
      'Pausa depois de cada texto digitado, em milissegundos.',
    'One or two sentences below the headline.': 'Uma ou duas frases abaixo do título principal.',
    'One or two buttons below the text, the most important one first.':
      'Um ou dois botões abaixo do texto, o mais importante primeiro.',
    'The text of the button.': 'O texto do botão.',
    'The link of the button.': 'O link do botão.',
    'A tag with a number, such as 15+ years, next to the logos from skills.yaml.':
      'Uma etiqueta com um número, como “15+ anos”, ao lado dos logos de skills.yaml.',
    'The large text of the tag, such as 15+.': 'O texto grande da etiqueta, como “15+”.',
    'The small text of the tag.': 'O texto pequeno da etiqueta.',
    'The sections below the hero, in order. If omitted, all sections.':
      'As seções abaixo do topo da página, em ordem. Se omitidas, são mostradas todas as seções.',
    'The counters in the section stats.': 'Os contadores da seção stats.',
    'A label that says what the counter counts.': 'Um rótulo que diz o que o contador conta.',
    'The number at which the counter starts.': 'O número em que o contador começa.',
    'The number at which the counter ends; this number may be lower than the start.':
      'O número em que o contador termina; pode ser menor que o inicial.',
    'The duration of the counting animation, in seconds.':
      'A duração da animação da contagem, em segundos.',
    'The number of digits after the decimal point.': 'O número de casas decimais.',
    'The text directly before the number, including spaces.':
      'O texto imediatamente antes do número, incluindo espaços.',
    'The text directly after the number, such as +, including spaces.':
      'O texto imediatamente depois do número, como +, incluindo espaços.',
    'The section with a few projects; the printed curriculum shows the same projects.':
      'A seção com alguns projetos; o currículo impresso mostra os mesmos projetos.',
    'The heading above the projects.': 'O título acima dos projetos.',
    'The ids of one to six projects, in the order in which they are shown.':
      'Os ids de um a seis projetos, na ordem em que são mostrados.',
    'Used only if projects is not set: the number of newest projects to show, 1 to 6.':
      'Usado apenas se projects não estiver definido: o número de projetos mais recentes a mostrar, de 1 a 6.',
    'The text of the link to all projects.': 'O texto do link para todos os projetos.',
    'The section with the newest posts.': 'A seção com os artigos mais recentes.',
    'The heading above the posts.': 'O título acima dos artigos.',
    'The number of newest posts to show, 1 to 6.':
      'O número de artigos mais recentes a mostrar, de 1 a 6.',
    'The text of the link to all posts.': 'O texto do link para todos os artigos.',
    'The section that introduces the owner, with a greeting.':
      'A seção que apresenta a pessoa responsável pelo site, com uma saudação.',
    'A few sentences about the owner.': 'Algumas frases sobre a pessoa responsável pelo site.',
    'The text of the link to the About page.': 'O texto do link para a página Sobre.',
    'The section with the services from services.yaml.':
      'A seção com os serviços de services.yaml.',
    'The heading above the services.': 'O título acima dos serviços.',
    'The section with the testimonials from testimonials.yaml.':
      'A seção com os depoimentos de testimonials.yaml.',
    'The heading above the testimonials.': 'O título acima dos depoimentos.',
    'The closing section, which links to the Contact page.':
      'A seção final, com um link para a página de contato.',
    'The heading: a line that invites visitors to write to you.':
      'O título: uma linha que convida quem visita o site a escrever para você.',
    'One or two sentences below the heading.': 'Uma ou duas frases abaixo do título.',
    'The text of the link to the Contact page.': 'O texto do link para a página de contato.',
    'The heading of the page.': 'O título visível na página.',
    'A portrait of the owner: the path of an image file, relative to about.md.':
      'Um retrato da pessoa responsável pelo site: o caminho de um arquivo de imagem, relativo a about.md.',
    'The alternative text of the portrait: what the image shows.':
      'O texto alternativo do retrato: o que a imagem mostra.',
    'The section with a testimonial and counters.': 'A seção com um depoimento e contadores.',
    'The heading of the section about experience.': 'O título da seção sobre experiência.',
    'The figures that count up in the section, such as 120 projects.':
      'Os números com contagem animada na seção, como “120 projetos”.',
    'Your jobs, the most recent first.':
      'Suas experiências profissionais, começando pela mais recente.',
    'The name of the firm.': 'O nome da empresa.',
    'Your role in the firm or organization.': 'Seu cargo ou função na empresa ou organização.',
    'The website of the firm or organization.': 'O site da empresa ou organização.',
    'When you began, such as 2023-04 or 2023.': 'Quando você começou, por exemplo 2023-04 ou 2023.',
    'When you finished, such as 2023-04 or 2023. Omit this field if you have not.':
      'Quando você terminou, por exemplo 2023-04 ou 2023. Omita este campo se ainda não terminou.',
    'One or two sentences about the job.': 'Uma ou duas frases sobre o trabalho.',
    'Your achievements in this job, one line each.':
      'Suas realizações neste trabalho, com uma linha cada.',
    'Your education, the most recent first.': 'Sua formação, começando pela mais recente.',
    'The name of the school or university.': 'O nome da escola ou universidade.',
    'The degree that you earned, such as Bachelor.': 'O grau que você obteve, como “Bacharelado”.',
    'The subject that you studied.': 'A área que você estudou.',
    'The website of the school or university.': 'O site da escola ou universidade.',
    'Your certificates, the most recent first.': 'Seus certificados, começando pelo mais recente.',
    'The name of the certificate.': 'O nome do certificado.',
    'The organization that issued the certificate.': 'A organização que emitiu o certificado.',
    'The date, such as 2023-04 or 2023.': 'A data, por exemplo 2023-04 ou 2023.',
    'The URL at which the certificate can be verified.':
      'A URL em que o certificado pode ser verificado.',
    'Your awards, the most recent first.': 'Seus prêmios, começando pelo mais recente.',
    'The name of the award.': 'O nome do prêmio.',
    'The organization that gave the award.': 'A organização que concedeu o prêmio.',
    'The reason for the award.': 'O motivo do prêmio.',
    'Your publications, the most recent first.': 'Suas publicações, começando pela mais recente.',
    'The title of the publication.': 'O título da publicação.',
    'The publisher of the publication.': 'A editora ou o veículo da publicação.',
    'The URL at which the publication can be read.': 'A URL em que a publicação pode ser lida.',
    'One or two sentences about the publication.': 'Uma ou duas frases sobre a publicação.',
    'Your volunteer work, the most recent first.':
      'Seus trabalhos voluntários, começando pelo mais recente.',
    'The name of the organization.': 'O nome da organização.',
    'The languages that you speak.': 'Os idiomas que você fala.',
    'The name of the language.': 'O nome do idioma.',
    'Your level in the language, such as Native speaker.': 'Seu nível no idioma, como “Nativo”.',
    'Your interests apart from work.': 'Seus interesses além do trabalho.',
    'The name of the interest.': 'O nome do interesse.',
    'Topics within the interest, a few words each.':
      'Assuntos dentro do interesse, com poucas palavras cada um.',
    'Your place of residence, which the printed curriculum shows.':
      'O lugar onde você mora, que aparece no currículo impresso.',
    'Your town.': 'Sua cidade.',
    'Your country in two letters, such as DE.': 'Seu país em duas letras, como DE.',
    "The text of each service's link, such as Read More.":
      'O texto do link de cada serviço, como “Saiba mais”.',
    'The text of the link that starts a message to you about a service.':
      'O texto do link que inicia uma mensagem para você sobre um serviço.',
    'The area where you work, such as Leith and remotely.':
      'A área em que você trabalha, como “Recife e remoto”.',
    'The services, in the order in which they are shown.':
      'Os serviços, na ordem em que são mostrados.',
    'The id of the service: a short name for its URL, /service/id.':
      'O id do serviço: um nome curto para a URL dele, /service/id.',
    'The name of the service.': 'O nome do serviço.',
    'One or two sentences on what the client gets.':
      'Uma ou duas frases sobre o que o cliente recebe.',
    'The price of the service, in your own words.':
      'O preço do serviço, em suas próprias palavras.',
    'How long the service takes, in your own words.':
      'Quanto tempo o serviço leva, em suas próprias palavras.',
    'A long description of the service, in Markdown.':
      'Uma descrição longa do serviço, em Markdown.',
    'The parts of the service that the price includes, one per entry.':
      'As partes do serviço que o preço inclui, uma por item.',
    'The ids of projects that are examples of the service.':
      'Os ids de projetos que são exemplos do serviço.',
    'Questions about the service, with answers.': 'Perguntas sobre o serviço, com respostas.',
    'The text of the question.': 'O texto da pergunta.',
    'The answer to the question, in Markdown.': 'A resposta à pergunta, em Markdown.',
    'The heading of the section with the skills.': 'O título da seção com as habilidades.',
    'The groups of skills, in the order in which they are shown.':
      'Os grupos de habilidades, na ordem em que são mostrados.',
    'The name of the group of skills.': 'O nome do grupo de habilidades.',
    'The skills of the group, in the order in which they are shown.':
      'As habilidades do grupo, na ordem em que são mostradas.',
    'The name of the skill.': 'O nome da habilidade.',
    'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.':
      'O nome do logo no Iconify, como logos:react. Se omitido, são mostradas as primeiras letras do nome da habilidade.',
    'The heading above testimonials, on pages that set no heading of their own for this section.':
      'O título acima dos depoimentos, nas páginas que não definem um título próprio para esta seção.',
    'The testimonials, in the order in which they are shown.':
      'Os depoimentos, na ordem em que são mostrados.',
    'The id of the testimonial: a short name that no other testimonial has.':
      'O id do depoimento: um nome curto que nenhum outro depoimento tem.',
    'A portrait of the author: the path of an image file, relative to testimonials.yaml.':
      'Um retrato de quem escreveu o depoimento: o caminho de um arquivo de imagem, relativo a testimonials.yaml.',
    'The name of the person who wrote the testimonial.':
      'O nome da pessoa que escreveu o depoimento.',
    'The role and firm of the author.': 'O cargo e a empresa de quem escreveu o depoimento.',
    'The text of the testimonial.': 'O texto do depoimento.',
    'The id of the project that the testimonial is about. The page of the project shows it.':
      'O id do projeto de que o depoimento trata. A página do projeto mostra o depoimento.',
    'The id of the service that the testimonial is about. The page of the service shows it.':
      'O id do serviço de que o depoimento trata. A página do serviço mostra o depoimento.',
    'The year in which the testimonial was written.': 'O ano em que o depoimento foi escrito.',
    'The URL at which the testimonial was published.': 'A URL em que o depoimento foi publicado.',
    'The heading of the section with the clients.': 'O título da seção com os clientes.',
    'The clients, in the order in which they are shown.':
      'Os clientes, na ordem em que são mostrados.',
    'The id of the client: a short name that no other client has.':
      'O id do cliente: um nome curto que nenhum outro cliente tem.',
    'The name of the client, also the alternative text of the logo.':
      'O nome do cliente, que também é o texto alternativo do logo.',
    'The website of the client.': 'O site do cliente.',
    'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.':
      'O logo do cliente. Um SVG é mostrado em uma só cor, clara ou escura conforme o tema.',
    'The heading of the section with the packages.': 'O título da seção com os pacotes.',
    'The text of the link that starts a message to you about a package.':
      'O texto do link que inicia uma mensagem para você sobre um pacote.',
    'Two to four packages, in the order in which they are shown.':
      'De dois a quatro pacotes, na ordem em que são mostrados.',
    'The name of the package.': 'O nome do pacote.',
    'The price of the package, in your own words.': 'O preço do pacote, em suas próprias palavras.',
    'One or two sentences on the clients that the package is meant for.':
      'Uma ou duas frases sobre os clientes a quem o pacote se destina.',
    'The services that the package includes, one per entry.':
      'Os serviços que o pacote inclui, um por item.',
    'A label that highlights this package, such as Most taken.':
      'Um rótulo que destaca este pacote, como “Mais escolhido”.',
    'The heading of the section with the steps.': 'O título da seção com as etapas.',
    'Three to six steps of your work with a client, in the order in which they happen.':
      'De três a seis etapas do seu trabalho com um cliente, na ordem em que acontecem.',
    'The name of the step, in a few words.': 'O nome da etapa, em poucas palavras.',
    'One or two sentences about the step.': 'Uma ou duas frases sobre a etapa.',
    'How long the step takes, in your own words.':
      'Quanto tempo a etapa leva, em suas próprias palavras.',
    'The heading of the section with the questions.': 'O título da seção com as perguntas.',
    'The pages that show the questions: home, contact or both.':
      'As páginas que mostram as perguntas: home, contact ou ambas.',
    'The questions with their answers, in the order in which they are shown.':
      'As perguntas com suas respostas, na ordem em que são mostradas.',
    'Your availability for new work.': 'Sua disponibilidade para novos trabalhos.',
    'Whether you take new work.': 'Indica se você aceita novos trabalhos.',
    'Your availability in words, such as Open for new projects.':
      'Sua disponibilidade em palavras, como “Aceito novos projetos”.',
    'A second, smaller line about your availability.':
      'Uma segunda linha, menor, sobre sua disponibilidade.',
    "The owner's email address.": 'O endereço de e-mail da pessoa responsável pelo site.',
    'Your telephone number, with the country code.':
      'Seu número de telefone, com o código do país.',
    'The contact form. If omitted, the page has none.':
      'O formulário de contato. Se omitido, a página não tem formulário.',
    'The heading of the contact form.': 'O título do formulário de contato.',
    'One sentence on what you do with the data that visitors enter.':
      'Uma frase sobre o que você faz com os dados informados por quem visita o site.',
    'Further questions in the contact form, such as kind of work, budget or start.':
      'Outras perguntas no formulário de contato, como tipo de trabalho, orçamento ou data de início.',
    'The id of the question: a short name that no other question has, such as budget.':
      'O id da pergunta: um nome curto que nenhuma outra pergunta tem, como orcamento.',
    'The text of the question, such as Budget.': 'O texto da pergunta, como “Orçamento”.',
    'The answers that visitors choose from.': 'As respostas que quem visita o site pode escolher.',
    'Whether an answer is required.': 'Indica se a resposta é obrigatória.',
    'A call with you that visitors can book on another website.':
      'Uma chamada com você, que quem visita o seu site pode agendar em outro site.',
    'The URL of the booking page.': 'A URL da página de agendamento.',
    'The length of the call, in minutes.': 'A duração da chamada, em minutos.',
    'The text of the link, such as Book a talk.': 'O texto do link, como “Agende uma conversa”.',
    'How messages from the contact form reach you.':
      'Como as mensagens do formulário de contato chegam até você.',
    'The service that receives messages: server, netlify, formspree, web3forms, endpoint, mailto. If omitted, the default service of the host.':
      'O serviço que recebe as mensagens: server, netlify, formspree, web3forms, endpoint, mailto. Se omitido, é usado o serviço padrão da hospedagem.',
    'The server of this project, which you run': 'O servidor deste projeto, executado por você',
    'Netlify, which hosts the site': 'O Netlify, que hospeda o site',
    'Another URL that accepts forms': 'Outra URL que aceita formulários',
    "The visitor's own mail program": 'O programa de e-mail de quem visita o site',
    'Only with formspree: the name of the form at Formspree.':
      'Só com formspree: o nome do formulário no Formspree.',
    'Only with web3forms: the access key from Web3Forms.':
      'Só com web3forms: a chave de acesso do Web3Forms.',
    'Only with endpoint: the URL to which messages are posted.':
      'Só com endpoint: a URL para a qual as mensagens são enviadas por POST.',
    'Only with server: a confirmation email to the visitor. If omitted, none is sent.':
      'Só com server: um e-mail de confirmação para quem enviou a mensagem. Se omitido, nenhum é enviado.',
    'The subject of the confirmation email.': 'O assunto do e-mail de confirmação.',
    'The text of the confirmation email. Nothing that the visitor wrote is added.':
      'O texto do e-mail de confirmação. Nada do que a pessoa escreveu é incluído.',
    'Only with server: the maximum number of links in a message. A message with more links counts as spam.':
      'Só com server: o número máximo de links em uma mensagem. Uma mensagem com mais links é considerada spam.',
    'Title, menu label and description of the page of each project.':
      'Título, nome no menu e descrição da página de cada projeto.',
    "The text of the link in each project's card, such as READ MORE.":
      'O texto do link no card de cada projeto, como “SAIBA MAIS”.',
    "The section at the end of each project's page, which links to the Contact page.":
      'A seção no final da página de cada projeto, com um link para a página de contato.',
    'The categories of projects, such as Website.': 'As categorias de projetos, como “Site”.',
    'The label of the list of categories.': 'O rótulo da lista de categorias.',
    'The categories that a project may have.': 'As categorias que um projeto pode ter.',
    'The technologies of projects, such as React.': 'As tecnologias dos projetos, como React.',
    'The label of the list of technologies.': 'O rótulo da lista de tecnologias.',
    'The technologies that a project may have.': 'As tecnologias que um projeto pode ter.',
    'The name of the project.': 'O nome do projeto.',
    'The client for whom the project was made.': 'O cliente para quem o projeto foi feito.',
    'The category, one of those that projects.yaml lists.':
      'A categoria, uma das que constam em projects.yaml.',
    'The technologies of the project, from the list in projects.yaml.':
      'As tecnologias do projeto, da lista em projects.yaml.',
    'The day when the project went online, as YYYY-MM-DD.':
      'O dia em que o projeto entrou no ar, no formato YYYY-MM-DD.',
    'The URL of the finished work on the web.': 'A URL do trabalho concluído na web.',
    'The rating by the client: 0 to 5 stars, in steps of a half.':
      'A avaliação do cliente: de 0 a 5 estrelas, de meia em meia estrela.',
    'One to three sentences about the project.': 'De uma a três frases sobre o projeto.',
    'An image in the folder of this file. If omitted, the title is shown instead.':
      'Uma imagem na pasta deste arquivo. Se omitida, o título é mostrado no lugar dela.',
    'The alternative text of the cover: what the image shows.':
      'O texto alternativo da capa: o que a imagem mostra.',
    'Further images of the project, in the order in which they are shown.':
      'Outras imagens do projeto, na ordem em que são mostradas.',
    'An image in the folder of this file.': 'Uma imagem na pasta deste arquivo.',
    'The alternative text of the image: what the image shows.':
      'O texto alternativo da imagem: o que a imagem mostra.',
    'Your part in the project, such as Design and code.':
      'Sua função no projeto, como “Design e código”.',
    'How long the project took, in your own words.':
      'Quanto tempo o projeto levou, em suas próprias palavras.',
    'The people who worked on the project with you.':
      'As pessoas que trabalharam no projeto com você.',
    'The problem that the project solved, in a few sentences.':
      'O problema que o projeto resolveu, em algumas frases.',
    "The results in figures. The project's card in lists shows the first one.":
      'Os resultados em números. O card do projeto nas listas mostra o primeiro.',
    'The figure of the result, in large letters, such as 71 or −40 %.':
      'O número do resultado, em letras grandes, como “71” ou “−40%”.',
    'The measured quantity, such as "enquiries in four weeks".':
      'O que foi medido, como “contatos em quatro semanas”.',
    'The figure that was measured before the project, such as 15 a week.':
      'O número medido antes do projeto, como “15 por semana”.',
    'The figure that was measured after the project, such as 4 a week.':
      'O número medido depois do projeto, como “4 por semana”.',
    'The source of the figure, such as a report.': 'A fonte do número, como um relatório.',
    'Pairs of images of the same shape, which show the state before and after the project.':
      'Pares de imagens com as mesmas proporções, que mostram como era antes e como ficou depois do projeto.',
    'An image of the state before the project.': 'Uma imagem de como era antes do projeto.',
    'The alternative text of the first image: what the image shows.':
      'O texto alternativo da primeira imagem: o que a imagem mostra.',
    'An image of the state after the project.': 'Uma imagem de como ficou depois do projeto.',
    'The alternative text of the second image: what the image shows.':
      'O texto alternativo da segunda imagem: o que a imagem mostra.',
    'The caption, which says what the two images compare.':
      'A legenda, que diz o que se compara nas duas imagens.',
    'A video of the project.': 'Um vídeo do projeto.',
    'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.':
      'Um vídeo na pasta deste arquivo: MP4 (H.264) ou WebM, até 25 MB.',
    'A title that says what the video shows.': 'Um título que diz o que o vídeo mostra.',
    'The image that is shown until the video plays.':
      'A imagem mostrada até a reprodução do vídeo começar.',
    'The captions of the video: a WebVTT file, whose name ends in .vtt.':
      'As legendas do vídeo: um arquivo WebVTT, com nome terminado em .vtt.',
    'The title of the post.': 'O título do artigo.',
    'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.':
      'O dia da publicação, no formato YYYY-MM-DD. Até lá, só npm run dev mostra o artigo.',
    'One to three sentences that sum up the post.': 'De uma a três frases que resumem o artigo.',
    'The topics of the post, in a few words each.':
      'Os assuntos do artigo, com poucas palavras cada um.',
    'An image in the folder of this file, shown above the text and in lists of posts.':
      'Uma imagem na pasta deste arquivo, mostrada acima do texto e nas listas de artigos.',
    'Whether the project is a draft, which only npm run dev shows.':
      'Indica se o projeto é um rascunho, que só npm run dev mostra.',
    'Whether the post is a draft, which only npm run dev shows.':
      'Indica se o artigo é um rascunho, que só npm run dev mostra.',
    'The URL of the original, if the post was first published on another site.':
      'A URL do original, se o artigo foi publicado primeiro em outro site.',
    'a text': 'um texto',
    'a text that is not empty': 'um texto que não esteja vazio',
    'a URL such as https://example.com': 'uma URL como https://example.com',
    'a URL without a path (the environment variable BASE sets a sub-path)':
      'uma URL sem caminho (a variável de ambiente BASE define um subcaminho)',
    'a language tag such as en-DE, de or fr-CH': 'uma tag de idioma como en-DE, de ou fr-CH',
    'a list': 'uma lista',
    'a list with at least one entry': 'uma lista com pelo menos um item',
    'a language tag such as en, pt-BR or zh-Hant': 'uma tag de idioma como en, pt-BR ou zh-Hant',
    'a colour as # and six hexadecimal digits, such as #b3321f':
      'uma cor no formato # mais seis dígitos hexadecimais, como #b3321f',
    'an icon such as logos:react': 'um ícone como logos:react',
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder':
      'uma página como /about, uma URL, mailto:, tel: ou # como valor provisório',
    'a text without spaces, colons and slashes': 'um texto sem espaços, dois-pontos nem barras',
    'a number of milliseconds': 'um número de milissegundos',
    'a number of milliseconds, 1 or more': 'um número de milissegundos, 1 ou mais',
    'a list with at most two entries': 'uma lista com no máximo dois itens',
    'one of work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing':
      'um dos valores work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing',
    'a number': 'um número',
    'a number of seconds': 'um número de segundos',
    'a number of seconds, 0 or more': 'um número de segundos, 0 ou mais',
    'a whole number from 0 to 6': 'um número inteiro de 0 a 6',
    'a list with at most six entries': 'uma lista com no máximo seis itens',
    'the id of a project, which is the name of its folder in projects/':
      'o id de um projeto, que é o nome da pasta dele em projects/',
    'a whole number from 1 to 6': 'um número inteiro de 1 a 6',
    'the name of an image file': 'o nome de um arquivo de imagem',
    'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY':
      'uma data que exista, no formato YYYY-MM-DD, YYYY-MM ou YYYY',
    'a country code of two capital letters (ISO 3166-1), such as DE':
      'um código de país com duas letras maiúsculas (ISO 3166-1), como DE',
    'a short name (id)': 'um nome curto (id)',
    'lower-case letters, digits and single hyphens, such as blue-door-2':
      'letras minúsculas, algarismos e hifens isolados, como blue-door-2',
    'the id of a service in services.yaml': 'o id de um serviço em services.yaml',
    'a year such as 2026': 'um ano como 2026',
    'a list with at most four entries': 'uma lista com no máximo quatro itens',
    'home or contact': 'home ou contact',
    'true or false': 'true ou false',
    'an email address such as name@example.com': 'um endereço de e-mail como nome@example.com',
    'a telephone number with the country code, such as +49 30 23125 014':
      'um número de telefone com o código do país, como +49 30 23125 014',
    "a telephone number without '(0)', which cannot be dialled from abroad":
      'um número de telefone sem “(0)”, que não pode ser discado do exterior',
    'a list with at most eight entries': 'uma lista com no máximo oito itens',
    'a list with at least two entries': 'uma lista com pelo menos dois itens',
    'a list with at most ten entries': 'uma lista com no máximo dez itens',
    'a whole number of minutes from 5 to 480': 'um número inteiro de minutos, de 5 a 480',
    "the form's name from its URL at Formspree, such as xyzabcde":
      'o nome do formulário na URL dele no Formspree, como xyzabcde',
    'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef':
      'a chave de acesso do Web3Forms, como 01234567-89ab-cdef-0123-456789abcdef',
    'a whole number from 0 to 100': 'um número inteiro de 0 a 100',
    'a time zone such as Europe/Berlin': 'um fuso horário como Europe/Berlin',
    'a day that exists, as YYYY-MM-DD': 'um dia que exista, no formato YYYY-MM-DD',
    'a number of stars from 0 to 5, halves allowed':
      'um número de estrelas de 0 a 5, inclusive meias estrelas',
    'the name of a video file': 'o nome de um arquivo de vídeo',
    'the name of a captions file': 'o nome de um arquivo de legendas',
    'Texts of one part of the interface.': 'Textos de uma parte da interface.',
  },
};
