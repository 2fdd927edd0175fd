import type { FieldStrings } from '../language.ts';

/** The texts of the fields of content files in Turkish. */
export const fieldStrings: FieldStrings = {
  names: {
    name: 'Ad',
    brand: 'Sitenin adı',
    titleSuffix: 'Her başlığın sonu',
    address: 'Adres',
    host: 'Barındırma hizmeti',
    locale: 'Yerel ayar',
    locales: 'Sitenin dilleri',
    timeZone: 'Saat dilimi',
    look: 'Görünüm',
    theme: 'Tema',
    light: 'Açık',
    dark: 'Koyu',
    system: 'Sistem',
    accent: 'Vurgu rengi',
    typeface: 'Yazı tipi',
    repository: 'Kodun bağlantısı',
    icon: 'Simge',
    url: 'Adres',
    footer: 'Alt bilgi',
    headline: 'Büyük metin',
    tagline: 'Slogan',
    copyright: 'Telif hakkı satırı',
    socials: 'Sosyal medya hesapları',
    notFound: 'Yanlış URL’ler için sayfa',
    title: 'Başlık',
    description: 'Açıklama',
    heading: 'Sayfadaki başlık',
    text: 'Metin',
    linkText: 'Bağlantının metni',
    analytics: 'Ziyaret istatistikleri',
    provider: 'Sağlayıcı',
    id: 'URL’deki kısa ad (id)',
    page: 'Sayfa bilgileri',
    navLabel: 'Menüdeki ad',
    hero: 'Sayfanın başı',
    eyebrow: 'Üst başlık',
    lead: 'Sabit kısım',
    words: 'Değişen metinler',
    speed: 'Karakter başına süre',
    pause: 'Duraklama',
    actions: 'Düğmeler',
    label: 'Etiket',
    to: 'Bağlantının hedefi',
    showcase: 'Rakamlı rozet',
    figure: 'Rakam',
    sections: 'Bölümler',
    work: 'İşler',
    stats: 'Sayaçlar',
    posts: 'Yazılar',
    about: 'Hakkımda',
    services: 'Hizmetler',
    packages: 'Paketler',
    steps: 'Adımlar',
    booking: 'Görüşme randevusu',
    clients: 'Müşteriler',
    testimonials: 'Müşteri yorumları',
    faq: 'Sık sorulan sorular',
    closing: 'Sayfanın sonu',
    start: 'Başlangıç değeri',
    end: 'Bitiş değeri',
    duration: 'Süre',
    decimals: 'Ondalık basamak sayısı',
    prefix: 'Ön ek',
    suffix: 'Son ek',
    projects: 'Projeler',
    newest: 'En yenilerin sayısı',
    portrait: 'Portre',
    portraitAlt: 'Portrede ne var',
    experience: 'Deneyim',
    position: 'Görev',
    startDate: 'Başlangıç tarihi',
    endDate: 'Bitiş tarihi',
    summary: 'Özet',
    highlights: 'Başarılar',
    education: 'Eğitim',
    institution: 'Okul veya üniversite',
    studyType: 'Derece',
    area: 'Alan',
    certificates: 'Sertifikalar',
    issuer: 'Veren kuruluş',
    date: 'Tarih',
    awards: 'Ödüller',
    awarder: 'Ödülü veren kuruluş',
    publications: 'Yayınlar',
    publisher: 'Yayıncı',
    releaseDate: 'Yayın tarihi',
    volunteer: 'Gönüllü çalışmalar',
    organization: 'Kuruluş',
    languages: 'Diller',
    language: 'Dil',
    fluency: 'Düzey',
    interests: 'İlgi alanları',
    keywords: 'Anahtar kelimeler',
    location: 'Yaşadığınız yer',
    city: 'Şehir',
    countryCode: 'Ülke',
    intro: 'Giriş metni',
    ask: 'Mesaj bağlantısının metni',
    price: 'Fiyat',
    details: 'Ayrıntılar',
    included: 'Neler dâhil',
    questions: 'Sorular',
    question: 'Soru',
    answer: 'Yanıt',
    groups: 'Gruplar',
    skills: 'Beceriler',
    logo: 'Logo',
    items: 'Yorumlar',
    image: 'Görsel',
    author: 'Yorumu yazan',
    project: 'Proje',
    service: 'Hizmet',
    year: 'Yıl',
    mark: 'Öne çıkaran etiket',
    on: 'Gösterildiği sayfalar',
    home: 'Ana sayfa',
    contact: 'İletişim',
    availability: 'Müsaitlik',
    open: 'Yeni işlere açık',
    note: 'Not',
    email: 'E-posta',
    phone: 'Telefon',
    form: 'Form',
    privacy: 'Gizlilik notu',
    options: 'Seçenekler',
    required: 'Zorunlu',
    minutes: 'Dakika',
    delivery: 'Mesajların iletimi',
    key: 'Erişim anahtarı',
    confirmation: 'Onay e-postası',
    subject: 'Konu',
    maxLinks: 'Bir mesajdaki en fazla bağlantı sayısı',
    categories: 'Kategoriler',
    technologies: 'Teknolojiler',
    client: 'Müşteri',
    category: 'Kategori',
    review: 'Puan',
    cover: 'Kapak görseli',
    coverAlt: 'Kapakta ne var',
    images: 'Görseller',
    alt: 'Görselde ne var',
    role: 'Rol',
    team: 'Ekip',
    problem: 'Sorun',
    results: 'Sonuçlar',
    before: 'Öncesi',
    after: 'Sonrası',
    source: 'Kaynak',
    gallery: 'Öncesi ve sonrası',
    beforeAlt: '“Öncesi” görselinde ne var',
    afterAlt: '“Sonrası” görselinde ne var',
    caption: 'Görsel altı yazısı',
    video: 'Video',
    file: 'Dosya',
    poster: 'Video kapağı',
    captions: 'Altyazılar',
    tags: 'Etiketler',
    draft: 'Taslak',
    canonical: 'Özgün yazının adresi',
    layout: 'Sayfa çerçevesi',
    motion: 'Hareket',
    greeting: 'Selamlama',
    noResults: 'Sonuç yok',
    pictures: 'Görseller',
    pages: 'Sayfalar',
    humans: 'humans.txt',
    fields: 'Alanlar',
    fieldErrors: 'Alanlardaki hatalar',
    missing: 'Eksik bilgiler',
    notSent: 'Gönderilmedi',
    mailto: 'E-posta programı',
    sent: 'Gönderildi',
    server: 'Sunucu',
    notification: 'Bildirim',
    storeFull: 'Depolama alanı dolu',
    filedAsSpam: 'Spam olarak ayrıldı',
    errors: 'Hatalar',
  },
  texts: {
    "The owner's name.": 'Site sahibinin adı.',
    'The name of the site in the top navigation.': 'Sitenin üst menüdeki adı.',
    'The end of the title of every page, after a vertical bar.':
      'Her sayfanın başlığının, dikey çizgiden sonra gelen sonu.',
    'The URL of the site, such as https://example.com.':
      'Sitenin URL’si, örneğin https://example.com.',
    'The hosting provider of the site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. The ways to receive messages depend on the host.':
      'Sitenin barındırma hizmeti: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. Mesajları hangi yollarla alabileceğiniz barındırma hizmetine bağlıdır.',
    'a server of your own': 'kendi sunucunuz',
    'a host that only serves files': 'yalnızca dosya sunan bir barındırma hizmeti',
    'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.':
      'BCP 47 etiketi olarak sitenin yerel ayarı: dili ile tarih ve sayı biçimi.',
    'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.':
      'BCP 47 etiketleri olarak sitenin tüm dilleri, örneğin [en, pt-BR]; yerel ayarın dili başta yer alır. Diğer her dil için, çevirileri içeren ve o dilin etiketini taşıyan bir klasör gerekir.',
    'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.':
      'Sitenin saat dilimi, örneğin Europe/Berlin; günün ne zaman başladığını belirler. Belirtilmezse siteyi derleyen bilgisayarın saat dilimi geçerlidir.',
    'The design of the site: shop, catalogue, gallery, workbench, departures, specimens.':
      'Sitenin tasarımı: shop, catalogue, gallery, workbench, departures, specimens.',
    'a shop window on a high street': 'çarşıda bir dükkân vitrini',
    'a printed catalogue': 'basılı bir katalog',
    'works on a white wall': 'beyaz bir duvarda eserler',
    'tools above a workbench': 'çalışma tezgâhının üstünde aletler',
    'a board of departures': 'bir kalkış panosu',
    'a cabinet of specimens': 'bir numune dolabı',
    "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.":
      'Sitenin teması: light, dark veya ziyaretçinin cihazındaki tema için system. Ziyaretçiler başka bir tema seçebilir.',
    'The accent colour of buttons and highlights, such as #b3321f.':
      'Düğmelerin ve öne çıkan öğelerin vurgu rengi, örneğin #b3321f.',
    red: 'kırmızı',
    orange: 'turuncu',
    ochre: 'toprak sarısı',
    green: 'yeşil',
    teal: 'camgöbeği',
    blue: 'mavi',
    violet: 'mor',
    pink: 'pembe',
    slate: 'arduvaz grisi',
    'The fonts of headings and text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. If omitted, the fonts of the look.':
      'Başlıkların ve metnin yazı tipleri: bricolage, fraunces, playfair, outfit, jetbrains, sofia. Boş bırakılırsa görünümün yazı tipleri kullanılır.',
    'The link to a code repository, at the end of the top navigation.':
      'Üst menünün sonundaki, kod deposuna giden bağlantı.',
    'The text of the link, such as GitHub.': 'Bağlantının metni, örneğin GitHub.',
    'The Iconify name of the icon, such as tabler:brand-github.':
      'Simgenin Iconify’daki adı, örneğin tabler:brand-github.',
    'The URL of the repository, or # as a placeholder.': 'Deponun URL’si veya yer tutucu olarak #.',
    'The footer of every page.': 'Her sayfanın alt bilgisi.',
    'The large text of the footer.': 'Alt bilginin büyük metni.',
    'The small text below the large text of the footer.':
      'Alt bilginin büyük metninin altındaki küçük metin.',
    'The copyright line at the end of the footer; {year} becomes the year of the build.':
      'Alt bilginin sonundaki telif hakkı satırı; {year} yerine sitenin son kez oluşturulduğu (build) yıl yazılır.',
    'Your profiles on other sites, in the order in which they are shown.':
      'Diğer sitelerdeki profilleriniz, gösterilme sırasıyla.',
    'The name of the network, which screen readers read out.':
      'Sosyal ağın, ekran okuyucuların seslendirdiği adı.',
    'The Iconify name of the icon, such as tabler:brand-mastodon.':
      'Simgenin Iconify’daki adı, örneğin tabler:brand-mastodon.',
    'The URL of your profile, or # as a placeholder.':
      'Profilinizin URL’si veya yer tutucu olarak #.',
    'The not-found page, for URLs that do not exist (404).':
      'Var olmayan URL’ler için “Bulunamadı” sayfası (404).',
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.':
      '“Bulunamadı” sayfasının tarayıcı sekmesindeki başlığı; sonuna titleSuffix eklenir.',
    'One sentence for the meta description of the not-found page.':
      '“Bulunamadı” sayfasının meta açıklaması için bir cümle.',
    'The heading of the not-found page, which says that there is no such page.':
      '“Bulunamadı” sayfasının, böyle bir sayfa olmadığını söyleyen başlığı.',
    'The text of the not-found page, which says where the visitor can go instead.':
      '“Bulunamadı” sayfasının, ziyaretçinin bunun yerine nereye gidebileceğini söyleyen metni.',
    'The text of the link from the not-found page to the Home page.':
      '“Bulunamadı” sayfasından ana sayfaya giden bağlantının metni.',
    'The service that counts visits without cookies. If omitted, visits are not counted.':
      'Ziyaretleri çerez kullanmadan sayan hizmet. Boş bırakılırsa ziyaretler sayılmaz.',
    'The analytics provider: plausible, umami or goatcounter.':
      'Ziyaret istatistikleri sağlayıcısı: plausible, umami veya goatcounter.',
    "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.":
      'Sitenizin id’si: Plausible’da alan adı, Umami’de web sitesinin id’si veya GoatCounter’da kod.',
    'The URL of your own instance. If omitted, the URL of the provider.':
      'Kendi kurulumunuzun URL’si. Boş bırakılırsa sağlayıcının URL’si kullanılır.',
    'Title, menu label and description of the page.':
      'Sayfanın başlığı, menüdeki adı ve açıklaması.',
    "The title of the page in the browser tab, to which the site's titleSuffix is added.":
      'Sayfanın tarayıcı sekmesindeki başlığı; sonuna sitenin titleSuffix değeri eklenir.',
    'The name of the page in the navigation and the breadcrumb.':
      'Sayfanın menüdeki ve sayfa yolundaki adı.',
    'One or two sentences about the page, for search engines and shared links.':
      'Arama motorları ve paylaşılan bağlantılar için sayfa hakkında bir iki cümle.',
    'The hero: the headline, text and buttons at the top of the page.':
      'Hero: sayfanın başındaki ana başlık, metin ve düğmeler.',
    'A few words above the headline.': 'Ana başlığın üstünde birkaç kelime.',
    'The fixed part of the headline.': 'Ana başlığın sabit kısmı.',
    'The texts that are typed after the fixed part of the headline, one after the other, in a loop.':
      'Ana başlığın sabit kısmından sonra, döngü hâlinde birbiri ardına yazılan metinler.',
    'Time per typed character, in milliseconds.':
      'Yazılan her karakter için süre, milisaniye cinsinden.',
    'Pause after each typed text, in milliseconds.':
      'Yazılan her metinden sonraki duraklama, milisaniye cinsinden.',
    'One or two sentences below the headline.': 'Ana başlığın altında bir iki cümle.',
    'One or two buttons below the text, the most important one first.':
      'Metnin altında bir veya iki düğme, en önemlisi başta.',
    'The text of the button.': 'Düğmenin metni.',
    'The link of the button.': 'Düğmenin bağlantısı.',
    'A tag with a number, such as 15+ years, next to the logos from skills.yaml.':
      'skills.yaml dosyasındaki logoların yanında rakamlı bir rozet, örneğin “15+ yıl”.',
    'The large text of the tag, such as 15+.': 'Rozetin büyük metni, örneğin 15+.',
    'The small text of the tag.': 'Rozetin küçük metni.',
    'The sections below the hero, in order. If omitted, all sections.':
      'Hero’nun altındaki bölümler, sırasıyla. Boş bırakılırsa tüm bölümler gösterilir.',
    'The counters in the section stats.': 'stats bölümündeki sayaçlar.',
    'A label that says what the counter counts.': 'Sayacın neyi saydığını söyleyen etiket.',
    'The number at which the counter starts.': 'Sayacın başladığı sayı.',
    'The number at which the counter ends; this number may be lower than the start.':
      'Sayacın bittiği sayı; bu sayı başlangıçtan küçük olabilir.',
    'The duration of the counting animation, in seconds.':
      'Sayma animasyonunun süresi, saniye cinsinden.',
    'The number of digits after the decimal point.': 'Ondalık ayırıcıdan sonraki basamak sayısı.',
    'The text directly before the number, including spaces.':
      'Sayının hemen öncesindeki metin, boşluklar dâhil.',
    'The text directly after the number, such as +, including spaces.':
      'Sayının hemen sonrasındaki metin, örneğin +, boşluklar dâhil.',
    'The section with a few projects; the printed curriculum shows the same projects.':
      'Birkaç projenin yer aldığı bölüm; yazdırılan özgeçmişte de aynı projeler yer alır.',
    'The heading above the projects.': 'Projelerin üstündeki başlık.',
    'The ids of one to six projects, in the order in which they are shown.':
      'Bir ila altı projenin id’leri, gösterilme sırasıyla.',
    'Used only if projects is not set: the number of newest projects to show, 1 to 6.':
      'Yalnızca projects ayarlanmamışsa kullanılır: gösterilecek en yeni projelerin sayısı, 1 ile 6 arasında.',
    'The text of the link to all projects.': 'Tüm projelere giden bağlantının metni.',
    'The section with the newest posts.': 'En yeni yazıların yer aldığı bölüm.',
    'The heading above the posts.': 'Yazıların üstündeki başlık.',
    'The number of newest posts to show, 1 to 6.':
      'Gösterilecek en yeni yazıların sayısı, 1 ile 6 arasında.',
    'The text of the link to all posts.': 'Tüm yazılara giden bağlantının metni.',
    'The section that introduces the owner, with a greeting.':
      'Site sahibini bir selamlamayla tanıtan bölüm.',
    'A few sentences about the owner.': 'Site sahibi hakkında birkaç cümle.',
    'The text of the link to the About page.': 'Hakkımda sayfasına giden bağlantının metni.',
    'The section with the services from services.yaml.':
      'services.yaml dosyasındaki hizmetlerin yer aldığı bölüm.',
    'The heading above the services.': 'Hizmetlerin üstündeki başlık.',
    'The section with the testimonials from testimonials.yaml.':
      'testimonials.yaml dosyasındaki müşteri yorumlarının yer aldığı bölüm.',
    'The heading above the testimonials.': 'Müşteri yorumlarının üstündeki başlık.',
    'The closing section, which links to the Contact page.':
      'İletişim sayfasına bağlantı veren kapanış bölümü.',
    'The heading: a line that invites visitors to write to you.':
      'Başlık: ziyaretçileri size yazmaya davet eden bir satır.',
    'One or two sentences below the heading.': 'Başlığın altında bir iki cümle.',
    'The text of the link to the Contact page.': 'İletişim sayfasına giden bağlantının metni.',
    'The heading of the page.': 'Sayfanın başlığı.',
    'A portrait of the owner: the path of an image file, relative to about.md.':
      'Site sahibinin portresi: bir görsel dosyasının about.md dosyasına göreli yolu.',
    'The alternative text of the portrait: what the image shows.':
      'Portrenin alternatif metni: görselde ne olduğu.',
    'The section with a testimonial and counters.':
      'Bir müşteri yorumunun ve sayaçların yer aldığı bölüm.',
    'The heading of the section about experience.': 'Deneyimle ilgili bölümün başlığı.',
    'The figures that count up in the section, such as 120 projects.':
      'Bölümde sayaç gibi artan rakamlar, örneğin “120 proje”.',
    'Your jobs, the most recent first.': 'Çalıştığınız işler, en yenisi başta.',
    'The name of the firm.': 'Firmanın adı.',
    'Your role in the firm or organization.': 'Firmadaki veya kuruluştaki göreviniz.',
    'The website of the firm or organization.': 'Firmanın veya kuruluşun web sitesi.',
    'When you began, such as 2023-04 or 2023.': 'Ne zaman başladığınız, örneğin 2023-04 veya 2023.',
    'When you finished, such as 2023-04 or 2023. Omit this field if you have not.':
      'Ne zaman bitirdiğiniz, örneğin 2023-04 veya 2023. Henüz bitirmediyseniz bu alanı boş bırakın.',
    'One or two sentences about the job.': 'İş hakkında bir iki cümle.',
    'Your achievements in this job, one line each.': 'Bu işteki başarılarınız, her biri tek satır.',
    'Your education, the most recent first.': 'Eğitiminiz, en yenisi başta.',
    'The name of the school or university.': 'Okulun veya üniversitenin adı.',
    'The degree that you earned, such as Bachelor.': 'Aldığınız derece, örneğin “Lisans”.',
    'The subject that you studied.': 'Öğrenim gördüğünüz alan.',
    'The website of the school or university.': 'Okulun veya üniversitenin web sitesi.',
    'Your certificates, the most recent first.': 'Sertifikalarınız, en yenisi başta.',
    'The name of the certificate.': 'Sertifikanın adı.',
    'The organization that issued the certificate.': 'Sertifikayı veren kuruluş.',
    'The date, such as 2023-04 or 2023.': 'Tarih, örneğin 2023-04 veya 2023.',
    'The URL at which the certificate can be verified.': 'Sertifikanın doğrulanabileceği URL.',
    'Your awards, the most recent first.': 'Ödülleriniz, en yenisi başta.',
    'The name of the award.': 'Ödülün adı.',
    'The organization that gave the award.': 'Ödülü veren kuruluş.',
    'The reason for the award.': 'Ödülün gerekçesi.',
    'Your publications, the most recent first.': 'Yayınlarınız, en yenisi başta.',
    'The title of the publication.': 'Yayının başlığı.',
    'The publisher of the publication.': 'Yayını çıkaran yayıncı.',
    'The URL at which the publication can be read.': 'Yayının okunabileceği URL.',
    'One or two sentences about the publication.': 'Yayın hakkında bir iki cümle.',
    'Your volunteer work, the most recent first.': 'Gönüllü çalışmalarınız, en yenisi başta.',
    'The name of the organization.': 'Kuruluşun adı.',
    'The languages that you speak.': 'Konuştuğunuz diller.',
    'The name of the language.': 'Dilin adı.',
    'Your level in the language, such as Native speaker.':
      'Bu dildeki düzeyiniz, örneğin “Ana dili”.',
    'Your interests apart from work.': 'İş dışındaki ilgi alanlarınız.',
    'The name of the interest.': 'İlgi alanının adı.',
    'Topics within the interest, a few words each.':
      'İlgi alanının içindeki konular, her biri birkaç kelime.',
    'Your place of residence, which the printed curriculum shows.':
      'Yaşadığınız yer; yazdırılan özgeçmişte gösterilir.',
    'Your town.': 'Yaşadığınız şehir.',
    'Your country in two letters, such as DE.': 'Ülkenizin iki harfli kodu, örneğin DE.',
    "The text of each service's link, such as Read More.":
      'Her hizmetin bağlantısının metni, örneğin “Daha fazla bilgi”.',
    'The text of the link that starts a message to you about a service.':
      'Bir hizmet hakkında size mesaj yazmaya götüren bağlantının metni.',
    'The area where you work, such as Leith and remotely.':
      'Çalıştığınız bölge, örneğin “Kadıköy ve uzaktan”.',
    'The services, in the order in which they are shown.': 'Hizmetler, gösterilme sırasıyla.',
    'The id of the service: a short name for its URL, /service/id.':
      'Hizmetin id’si: /service/id biçimindeki URL’si için kısa bir ad.',
    'The name of the service.': 'Hizmetin adı.',
    'One or two sentences on what the client gets.':
      'Müşterinin ne elde ettiği hakkında bir iki cümle.',
    'The price of the service, in your own words.': 'Hizmetin fiyatı, kendi sözlerinizle.',
    'How long the service takes, in your own words.':
      'Hizmetin ne kadar sürdüğü, kendi sözlerinizle.',
    'A long description of the service, in Markdown.':
      'Hizmetin uzun bir açıklaması, Markdown biçiminde.',
    'The parts of the service that the price includes, one per entry.':
      'Hizmetin fiyata dâhil olan parçaları, her öğede bir tane.',
    'The ids of projects that are examples of the service.':
      'Hizmete örnek olan projelerin id’leri.',
    'Questions about the service, with answers.': 'Hizmet hakkında sorular ve yanıtları.',
    'The text of the question.': 'Sorunun metni.',
    'The answer to the question, in Markdown.': 'Sorunun yanıtı, Markdown biçiminde.',
    'The heading of the section with the skills.': 'Becerilerin yer aldığı bölümün başlığı.',
    'The groups of skills, in the order in which they are shown.':
      'Beceri grupları, gösterilme sırasıyla.',
    'The name of the group of skills.': 'Beceri grubunun adı.',
    'The skills of the group, in the order in which they are shown.':
      'Gruptaki beceriler, gösterilme sırasıyla.',
    'The name of the skill.': 'Becerinin adı.',
    'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.':
      'Logonun Iconify’daki adı, örneğin logos:react. Boş bırakılırsa becerinin ilk harfleri gösterilir.',
    'The heading above testimonials, on pages that set no heading of their own for this section.':
      'Bu bölüm için kendi başlığı olmayan sayfalarda müşteri yorumlarının üstündeki başlık.',
    'The testimonials, in the order in which they are shown.':
      'Müşteri yorumları, gösterilme sırasıyla.',
    'The id of the testimonial: a short name that no other testimonial has.':
      'Yorumun id’si: başka hiçbir yorumda olmayan kısa bir ad.',
    'A portrait of the author: the path of an image file, relative to testimonials.yaml.':
      'Yorumu yazan kişinin portresi: bir görsel dosyasının testimonials.yaml dosyasına göreli yolu.',
    'The name of the person who wrote the testimonial.': 'Yorumu yazan kişinin adı.',
    'The role and firm of the author.': 'Yorumu yazan kişinin görevi ve firması.',
    'The text of the testimonial.': 'Yorumun metni.',
    'The id of the project that the testimonial is about. The page of the project shows it.':
      'Yorumun ilgili olduğu projenin id’si. Yorum, projenin sayfasında gösterilir.',
    'The id of the service that the testimonial is about. The page of the service shows it.':
      'Yorumun ilgili olduğu hizmetin id’si. Yorum, hizmetin sayfasında gösterilir.',
    'The year in which the testimonial was written.': 'Yorumun yazıldığı yıl.',
    'The URL at which the testimonial was published.': 'Yorumun yayımlandığı URL.',
    'The heading of the section with the clients.': 'Müşterilerin yer aldığı bölümün başlığı.',
    'The clients, in the order in which they are shown.': 'Müşteriler, gösterilme sırasıyla.',
    'The id of the client: a short name that no other client has.':
      'Müşterinin id’si: başka hiçbir müşteride olmayan kısa bir ad.',
    'The name of the client, also the alternative text of the logo.':
      'Müşterinin adı, aynı zamanda logonun alternatif metni.',
    'The website of the client.': 'Müşterinin web sitesi.',
    'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.':
      'Müşterinin logosu. SVG, temaya göre açık veya koyu olmak üzere tek renkle gösterilir.',
    'The heading of the section with the packages.': 'Paketlerin yer aldığı bölümün başlığı.',
    'The text of the link that starts a message to you about a package.':
      'Bir paket hakkında size mesaj yazmaya götüren bağlantının metni.',
    'Two to four packages, in the order in which they are shown.':
      'İki ila dört paket, gösterilme sırasıyla.',
    'The name of the package.': 'Paketin adı.',
    'The price of the package, in your own words.': 'Paketin fiyatı, kendi sözlerinizle.',
    'One or two sentences on the clients that the package is meant for.':
      'Paketin hangi müşteriler için olduğu hakkında bir iki cümle.',
    'The services that the package includes, one per entry.':
      'Paketin içerdiği hizmetler, her öğede bir tane.',
    'A label that highlights this package, such as Most taken.':
      'Bu paketi öne çıkaran bir etiket, örneğin “En çok tercih edilen”.',
    'The heading of the section with the steps.': 'Adımların yer aldığı bölümün başlığı.',
    'Three to six steps of your work with a client, in the order in which they happen.':
      'Bir müşteriyle çalışmanızın üç ila altı adımı, gerçekleşme sırasıyla.',
    'The name of the step, in a few words.': 'Adımın adı, birkaç kelimeyle.',
    'One or two sentences about the step.': 'Adım hakkında bir iki cümle.',
    'How long the step takes, in your own words.': 'Adımın ne kadar sürdüğü, kendi sözlerinizle.',
    'The heading of the section with the questions.': 'Soruların yer aldığı bölümün başlığı.',
    'The pages that show the questions: home, contact or both.':
      'Soruların gösterildiği sayfalar: home, contact veya ikisi birden.',
    'The questions with their answers, in the order in which they are shown.':
      'Sorular ve yanıtları, gösterilme sırasıyla.',
    'Your availability for new work.': 'Yeni işler için müsaitliğiniz.',
    'Whether you take new work.': 'Yeni iş alıp almadığınız.',
    'Your availability in words, such as Open for new projects.':
      'Müsaitliğinizi anlatan metin, örneğin “Yeni projelere açığım”.',
    'A second, smaller line about your availability.':
      'Müsaitliğiniz hakkında daha küçük, ikinci bir satır.',
    "The owner's email address.": 'Site sahibinin e-posta adresi.',
    'Your telephone number, with the country code.': 'Ülke koduyla birlikte telefon numaranız.',
    'The contact form. If omitted, the page has none.':
      'İletişim formu. Boş bırakılırsa sayfada form olmaz.',
    'The heading of the contact form.': 'İletişim formunun başlığı.',
    'One sentence on what you do with the data that visitors enter.':
      'Ziyaretçilerin girdiği verilerle ne yaptığınız hakkında bir cümle.',
    'Further questions in the contact form, such as kind of work, budget or start.':
      'İletişim formundaki ek sorular, örneğin işin türü, bütçe veya başlangıç tarihi.',
    'The id of the question: a short name that no other question has, such as budget.':
      'Sorunun id’si: başka hiçbir soruda olmayan kısa bir ad, örneğin budget.',
    'The text of the question, such as Budget.': 'Sorunun metni, örneğin “Bütçe”.',
    'The answers that visitors choose from.': 'Ziyaretçilerin aralarından seçtiği yanıtlar.',
    'Whether an answer is required.': 'Yanıtın zorunlu olup olmadığı.',
    'A call with you that visitors can book on another website.':
      'Ziyaretçilerin başka bir web sitesinden randevu alabileceği, sizinle yapılacak bir görüşme.',
    'The URL of the booking page.': 'Randevu sayfasının URL’si.',
    'The length of the call, in minutes.': 'Görüşmenin uzunluğu, dakika cinsinden.',
    'The text of the link, such as Book a talk.': 'Bağlantının metni, örneğin “Görüşme planlayın”.',
    'How messages from the contact form reach you.':
      'İletişim formundan gelen mesajların size nasıl ulaştığı.',
    'The service that receives messages: server, netlify, formspree, web3forms, endpoint, mailto. If omitted, the default service of the host.':
      'Mesajları alan hizmet: server, netlify, formspree, web3forms, endpoint, mailto. Boş bırakılırsa barındırma hizmetine göre varsayılan olan hizmet kullanılır.',
    'The server of this project, which you run': 'Bu projenin sizin çalıştırdığınız sunucusu',
    'Netlify, which hosts the site': 'Siteyi barındıran Netlify',
    'Another URL that accepts forms': 'Form kabul eden başka bir URL',
    "The visitor's own mail program": 'Ziyaretçinin kendi e-posta programı',
    'Only with formspree: the name of the form at Formspree.':
      'Yalnızca formspree seçiliyse: formun Formspree’deki adı.',
    'Only with web3forms: the access key from Web3Forms.':
      'Yalnızca web3forms seçiliyse: Web3Forms erişim anahtarı.',
    'Only with endpoint: the URL to which messages are posted.':
      'Yalnızca endpoint seçiliyse: mesajların POST ile gönderildiği URL.',
    'Only with server: a confirmation email to the visitor. If omitted, none is sent.':
      'Yalnızca server seçiliyse: ziyaretçiye gönderilen bir onay e-postası. Boş bırakılırsa onay e-postası gönderilmez.',
    'The subject of the confirmation email.': 'Onay e-postasının konusu.',
    'The text of the confirmation email. Nothing that the visitor wrote is added.':
      'Onay e-postasının metni. Ziyaretçinin yazdığı hiçbir şey eklenmez.',
    'Only with server: the maximum number of links in a message. A message with more links counts as spam.':
      'Yalnızca server seçiliyse: bir mesajdaki en fazla bağlantı sayısı. Daha fazla bağlantı içeren mesaj, spam sayılır.',
    'Title, menu label and description of the page of each project.':
      'Her projenin sayfasının başlığı, menüdeki adı ve açıklaması.',
    "The text of the link in each project's card, such as READ MORE.":
      'Her projenin kartındaki bağlantının metni, örneğin “İNCELEYİN”.',
    "The section at the end of each project's page, which links to the Contact page.":
      'Her projenin sayfasının sonundaki, İletişim sayfasına bağlantı veren bölüm.',
    'The categories of projects, such as Website.':
      'Projelerin kategorileri, örneğin “Web sitesi”.',
    'The label of the list of categories.': 'Kategori listesinin etiketi.',
    'The categories that a project may have.': 'Bir proje için seçilebilecek kategoriler.',
    'The technologies of projects, such as React.': 'Projelerin teknolojileri, örneğin React.',
    'The label of the list of technologies.': 'Teknoloji listesinin etiketi.',
    'The technologies that a project may have.': 'Bir proje için seçilebilecek teknolojiler.',
    'The name of the project.': 'Projenin adı.',
    'The client for whom the project was made.': 'Projenin hangi müşteri için yapıldığı.',
    'The category, one of those that projects.yaml lists.':
      'Kategori, projects.yaml dosyasında listelenenlerden biri.',
    'The technologies of the project, from the list in projects.yaml.':
      'Projenin teknolojileri, projects.yaml dosyasındaki listeden.',
    'The day when the project went online, as YYYY-MM-DD.':
      'Projenin yayına girdiği gün, YYYY-MM-DD biçiminde.',
    'The URL of the finished work on the web.': 'Tamamlanan işin web’deki URL’si.',
    'The rating by the client: 0 to 5 stars, in steps of a half.':
      'Müşterinin verdiği puan: yarımşar adımlarla 0 ila 5 yıldız.',
    'One to three sentences about the project.': 'Proje hakkında bir ila üç cümle.',
    'An image in the folder of this file. If omitted, the title is shown instead.':
      'Bu dosyanın klasöründeki bir görsel. Boş bırakılırsa yerine başlık gösterilir.',
    'The alternative text of the cover: what the image shows.':
      'Kapağın alternatif metni: görselde ne olduğu.',
    'Further images of the project, in the order in which they are shown.':
      'Projenin diğer görselleri, gösterilme sırasıyla.',
    'An image in the folder of this file.': 'Bu dosyanın klasöründeki bir görsel.',
    'The alternative text of the image: what the image shows.':
      'Görselin alternatif metni: görselde ne olduğu.',
    'Your part in the project, such as Design and code.':
      'Projedeki rolünüz, örneğin “Tasarım ve kod”.',
    'How long the project took, in your own words.':
      'Projenin ne kadar sürdüğü, kendi sözlerinizle.',
    'The people who worked on the project with you.': 'Projede sizinle birlikte çalışan kişiler.',
    'The problem that the project solved, in a few sentences.':
      'Projenin çözdüğü sorun, birkaç cümleyle.',
    "The results in figures. The project's card in lists shows the first one.":
      'Rakamlarla sonuçlar. Projenin listelerdeki kartında ilk sonuç gösterilir.',
    'The figure of the result, in large letters, such as 71 or −40 %.':
      'Sonucun büyük puntolarla gösterilen rakamı, örneğin 71 veya −%40.',
    'The measured quantity, such as "enquiries in four weeks".':
      'Ölçülen büyüklük, örneğin “dört haftada gelen talepler”.',
    'The figure that was measured before the project, such as 15 a week.':
      'Projeden önce ölçülen rakam, örneğin “haftada 15”.',
    'The figure that was measured after the project, such as 4 a week.':
      'Projeden sonra ölçülen rakam, örneğin “haftada 4”.',
    'The source of the figure, such as a report.': 'Rakamın kaynağı, örneğin bir rapor.',
    'Pairs of images of the same shape, which show the state before and after the project.':
      'Projeden önceki ve sonraki durumu gösteren, en boy oranı aynı görsel çiftleri.',
    'An image of the state before the project.': 'Projeden önceki durumun bir görseli.',
    'The alternative text of the first image: what the image shows.':
      'İlk görselin alternatif metni: görselde ne olduğu.',
    'An image of the state after the project.': 'Projeden sonraki durumun bir görseli.',
    'The alternative text of the second image: what the image shows.':
      'İkinci görselin alternatif metni: görselde ne olduğu.',
    'The caption, which says what the two images compare.':
      'İki görselin neyi karşılaştırdığını söyleyen görsel altı yazısı.',
    'A video of the project.': 'Projenin bir videosu.',
    'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.':
      'Bu dosyanın klasöründeki bir video: MP4 (H.264) veya WebM, en fazla 25 MB.',
    'A title that says what the video shows.': 'Videoda ne olduğunu söyleyen bir başlık.',
    'The image that is shown until the video plays.': 'Video oynatılana kadar gösterilen görsel.',
    'The captions of the video: a WebVTT file, whose name ends in .vtt.':
      'Videonun altyazıları: adı .vtt ile biten bir WebVTT dosyası.',
    'The title of the post.': 'Yazının başlığı.',
    'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.':
      'Yayımlanma günü, YYYY-MM-DD biçiminde. O güne kadar yazıyı yalnızca npm run dev gösterir.',
    'One to three sentences that sum up the post.': 'Yazıyı özetleyen bir ila üç cümle.',
    'The topics of the post, in a few words each.': 'Yazının konuları, her biri birkaç kelimeyle.',
    'An image in the folder of this file, shown above the text and in lists of posts.':
      'Bu dosyanın klasöründeki, metnin üstünde ve yazı listelerinde gösterilen bir görsel.',
    'Whether the project is a draft, which only npm run dev shows.':
      'Projenin, yalnızca npm run dev komutunun gösterdiği bir taslak olup olmadığı.',
    'Whether the post is a draft, which only npm run dev shows.':
      'Yazının, yalnızca npm run dev komutunun gösterdiği bir taslak olup olmadığı.',
    'The URL of the original, if the post was first published on another site.':
      'Yazı ilk olarak başka bir sitede yayımlandıysa özgün yazının URL’si.',
    'a text': 'bir metin',
    'a text that is not empty': 'boş olmayan bir metin',
    'a URL such as https://example.com': 'bir URL, örneğin https://example.com',
    'a URL without a path (the environment variable BASE sets a sub-path)':
      'yol içermeyen bir URL (alt yolu BASE ortam değişkeni belirler)',
    'a language tag such as en-DE, de or fr-CH': 'bir dil etiketi, örneğin en-DE, de veya fr-CH',
    'a list': 'bir liste',
    'a list with at least one entry': 'en az bir öğesi olan bir liste',
    'a language tag such as en, pt-BR or zh-Hant':
      'bir dil etiketi, örneğin en, pt-BR veya zh-Hant',
    'a colour as # and six hexadecimal digits, such as #b3321f':
      '# ve altı onaltılık basamaktan oluşan bir renk, örneğin #b3321f',
    'an icon such as logos:react': 'bir simge, örneğin logos:react',
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder':
      'bir sayfa (örneğin /about), bir URL, mailto:, tel: veya yer tutucu olarak #',
    'a text without spaces, colons and slashes':
      'boşluk, iki nokta üst üste veya eğik çizgi içermeyen bir metin',
    'a number of milliseconds': 'milisaniye cinsinden bir sayı',
    'a number of milliseconds, 1 or more': 'milisaniye cinsinden 1 veya daha büyük bir sayı',
    'a list with at most two entries': 'en fazla iki öğesi olan bir liste',
    'one of work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing':
      'work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing değerlerinden biri',
    'a number': 'bir sayı',
    'a number of seconds': 'saniye cinsinden bir sayı',
    'a number of seconds, 0 or more': 'saniye cinsinden 0 veya daha büyük bir sayı',
    'a whole number from 0 to 6': '0 ile 6 arasında bir tam sayı',
    'a list with at most six entries': 'en fazla altı öğesi olan bir liste',
    'the id of a project, which is the name of its folder in projects/':
      'bir projenin id’si, yani projects/ içindeki klasörünün adı',
    'a whole number from 1 to 6': '1 ile 6 arasında bir tam sayı',
    'the name of an image file': 'bir görsel dosyasının adı',
    'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY':
      'takvimde var olan bir tarih, YYYY-MM-DD, YYYY-MM veya YYYY biçiminde',
    'a country code of two capital letters (ISO 3166-1), such as DE':
      'iki büyük harften oluşan bir ülke kodu (ISO 3166-1), örneğin DE',
    'a short name (id)': 'kısa bir ad (id)',
    'lower-case letters, digits and single hyphens, such as blue-door-2':
      'küçük harfler, rakamlar ve arka arkaya gelmeyen kısa çizgiler, örneğin blue-door-2',
    'the id of a service in services.yaml': 'services.yaml dosyasındaki bir hizmetin id’si',
    'a year such as 2026': 'bir yıl, örneğin 2026',
    'a list with at most four entries': 'en fazla dört öğesi olan bir liste',
    'home or contact': 'home veya contact',
    'true or false': 'true veya false',
    'an email address such as name@example.com': 'bir e-posta adresi, örneğin name@example.com',
    'a telephone number with the country code, such as +49 30 23125 014':
      'ülke koduyla birlikte bir telefon numarası, örneğin +49 30 23125 014',
    "a telephone number without '(0)', which cannot be dialled from abroad":
      '“(0)” içermeyen bir telefon numarası, çünkü “(0)” yurt dışından çevrilemez',
    'a list with at most eight entries': 'en fazla sekiz öğesi olan bir liste',
    'a list with at least two entries': 'en az iki öğesi olan bir liste',
    'a list with at most ten entries': 'en fazla on öğesi olan bir liste',
    'a whole number of minutes from 5 to 480': 'dakika cinsinden 5 ile 480 arasında bir tam sayı',
    "the form's name from its URL at Formspree, such as xyzabcde":
      'formun Formspree’deki URL’sinden alınan adı, örneğin xyzabcde',
    'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef':
      'Web3Forms erişim anahtarı, örneğin 01234567-89ab-cdef-0123-456789abcdef',
    'a whole number from 0 to 100': '0 ile 100 arasında bir tam sayı',
    'a time zone such as Europe/Berlin': 'Europe/Berlin gibi bir saat dilimi',
    'a day that exists, as YYYY-MM-DD': 'takvimde var olan bir gün, YYYY-MM-DD biçiminde',
    'a number of stars from 0 to 5, halves allowed':
      '0 ile 5 arasında bir yıldız sayısı, yarım yıldız olabilir',
    'the name of a video file': 'bir video dosyasının adı',
    'the name of a captions file': 'bir altyazı dosyasının adı',
    'Texts of one part of the interface.': 'Arayüzün bir bölümünün metinleri.',
  },
};
