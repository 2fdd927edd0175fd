import type { FieldStrings } from '../language.ts';

/** The texts of the fields of content files in Arabic. */
export const fieldStrings: FieldStrings = {
  names: {
    name: 'الاسم',
    brand: 'اسم الموقع',
    titleSuffix: 'نهاية كل عنوان',
    address: 'عنوان الويب',
    host: 'جهة الاستضافة',
    locale: 'اللغة والمنطقة',
    locales: 'لغات الموقع',
    timeZone: 'المنطقة الزمنية',
    look: 'التصميم',
    theme: 'المظهر',
    light: 'فاتح',
    dark: 'داكن',
    system: 'حسب النظام',
    accent: 'لون التمييز',
    typeface: 'الخطوط',
    repository: 'رابط الشيفرة المصدرية',
    icon: 'الأيقونة',
    url: 'الرابط',
    footer: 'التذييل',
    headline: 'النص الكبير',
    tagline: 'النص الصغير',
    copyright: 'حقوق النشر',
    socials: 'حسابات التواصل الاجتماعي',
    notFound: 'صفحة الروابط الخاطئة',
    title: 'العنوان',
    description: 'الوصف',
    heading: 'العنوان في الصفحة',
    text: 'النص',
    linkText: 'نص الرابط',
    analytics: 'إحصاءات الزيارات',
    provider: 'مزوّد الخدمة',
    id: 'الاسم القصير في الرابط (id)',
    page: 'بيانات الصفحة',
    navLabel: 'الاسم في قائمة التنقل',
    hero: 'أعلى الصفحة',
    eyebrow: 'النص فوق العنوان',
    lead: 'الجزء الثابت من العنوان',
    words: 'النصوص المتبدّلة',
    speed: 'زمن كتابة الحرف',
    pause: 'مدة التوقف',
    actions: 'الأزرار',
    label: 'التسمية',
    to: 'يؤدي إلى',
    showcase: 'الشارة',
    figure: 'الرقم',
    sections: 'الأقسام',
    work: 'الأعمال',
    stats: 'العدّادات',
    posts: 'المقالات',
    about: 'نبذة',
    services: 'الخدمات',
    packages: 'الباقات',
    steps: 'الخطوات',
    booking: 'حجز مكالمة',
    clients: 'العملاء',
    testimonials: 'آراء العملاء',
    faq: 'الأسئلة الشائعة',
    closing: 'نهاية الصفحة',
    start: 'البداية',
    end: 'النهاية',
    duration: 'المدة',
    decimals: 'المنازل العشرية',
    prefix: 'النص قبل الرقم',
    suffix: 'النص بعد الرقم',
    projects: 'المشاريع',
    newest: 'عدد العناصر الأحدث',
    portrait: 'الصورة الشخصية',
    portraitAlt: 'ما يظهر في الصورة الشخصية',
    experience: 'الخبرة',
    position: 'المنصب',
    startDate: 'تاريخ البداية',
    endDate: 'تاريخ النهاية',
    summary: 'الملخّص',
    highlights: 'أبرز الإنجازات',
    education: 'التعليم',
    institution: 'المؤسسة التعليمية',
    studyType: 'الدرجة العلمية',
    area: 'المجال أو المنطقة',
    certificates: 'الشهادات',
    issuer: 'جهة الإصدار',
    date: 'التاريخ',
    awards: 'الجوائز',
    awarder: 'الجهة المانحة',
    publications: 'الأعمال المنشورة',
    publisher: 'الناشر',
    releaseDate: 'تاريخ النشر',
    volunteer: 'العمل التطوعي',
    organization: 'المنظمة',
    languages: 'اللغات',
    language: 'اللغة',
    fluency: 'مستوى الإتقان',
    interests: 'الاهتمامات',
    keywords: 'المواضيع',
    location: 'مكان الإقامة',
    city: 'المدينة',
    countryCode: 'البلد',
    intro: 'المقدّمة',
    ask: 'نص رابط المراسلة',
    price: 'السعر',
    details: 'التفاصيل',
    included: 'ما يشمله السعر',
    questions: 'الأسئلة',
    question: 'السؤال',
    answer: 'الإجابة',
    groups: 'المجموعات',
    skills: 'المهارات',
    logo: 'الشعار',
    items: 'الآراء',
    image: 'الصورة',
    author: 'صاحب الرأي',
    project: 'المشروع',
    service: 'الخدمة',
    year: 'السنة',
    mark: 'تسمية مميِّزة',
    on: 'مكان الظهور',
    home: 'الرئيسية',
    contact: 'التواصل',
    availability: 'التوافر',
    open: 'قبول أعمال جديدة',
    note: 'ملاحظة',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    form: 'النموذج',
    privacy: 'الخصوصية',
    options: 'الخيارات',
    required: 'الإجابة مطلوبة',
    minutes: 'المدة بالدقائق',
    delivery: 'تسليم الرسائل',
    key: 'مفتاح الوصول',
    confirmation: 'رسالة التأكيد',
    subject: 'الموضوع',
    maxLinks: 'الحد الأقصى لعدد الروابط في الرسالة',
    categories: 'الفئات',
    technologies: 'التقنيات',
    client: 'العميل',
    category: 'الفئة',
    review: 'التقييم',
    cover: 'صورة الغلاف',
    coverAlt: 'ما يظهر في صورة الغلاف',
    images: 'الصور',
    alt: 'ما يظهر في الصورة',
    role: 'الدور',
    team: 'الفريق',
    problem: 'المشكلة',
    results: 'النتائج',
    before: 'قبل',
    after: 'بعد',
    source: 'المصدر',
    gallery: 'قبل وبعد',
    beforeAlt: 'ما يظهر في صورة «قبل»',
    afterAlt: 'ما يظهر في صورة «بعد»',
    caption: 'التعليق',
    video: 'الفيديو',
    file: 'الملف',
    poster: 'صورة ما قبل التشغيل',
    captions: 'التسميات التوضيحية',
    tags: 'الوسوم',
    draft: 'مسوّدة',
    canonical: 'الرابط الأصلي',
    layout: 'إطار الصفحة',
    motion: 'الحركة',
    greeting: 'التحية',
    noResults: 'لا نتائج',
    pictures: 'الصور',
    pages: 'الصفحات',
    humans: 'humans.txt',
    fields: 'الحقول',
    fieldErrors: 'أخطاء الحقول',
    missing: 'الحقول الفارغة',
    notSent: 'تعذّر الإرسال',
    sent: 'تم الإرسال',
    notification: 'الإشعار',
    storeFull: 'امتلاء مساحة التخزين',
    filedAsSpam: 'رسالة مصنّفة كمزعجة',
    errors: 'الأخطاء',
    mailto: 'برنامج البريد',
    server: 'الخادم',
  },
  texts: {
    "The owner's name.": 'اسم صاحب الموقع.',
    'The name of the site in the top navigation.': 'اسم الموقع في قائمة التنقل العلوية.',
    'The end of the title of every page, after a vertical bar.':
      'نهاية عنوان كل صفحة، بعد خط عمودي.',
    'The URL of the site, such as https://example.com.':
      'عنوان الموقع على الويب، مثل https://example.com.',
    'The hosting provider of the site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. The ways to receive messages depend on the host.':
      'جهة استضافة الموقع: own-server أو cloudflare أو cloudflare-pages أو netlify أو vercel أو github-pages أو static. تتوقف طرق تلقّي الرسائل على جهة الاستضافة.',
    'a server of your own': 'خادم خاص بك',
    'a host that only serves files': 'استضافة للملفات فقط',
    'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.':
      'لغة الموقع ومنطقته: رمز وفق BCP 47 يحدّد اللغة وتنسيق التواريخ والأرقام.',
    'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.':
      'جميع لغات الموقع برموز وفق BCP 47، مثل \u2066[en, pt-BR]\u2069، وأولها الرمز المحدّد في locale. تحتاج كل لغة إضافية إلى مجلد يحمل رمزها ويحتوي على الترجمات.',
    'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.':
      'المنطقة الزمنية للموقع، مثل Europe/Berlin، التي تحدّد متى يبدأ اليوم. إذا تُركت فارغة، تُستخدم المنطقة الزمنية للجهاز الذي يبني الموقع.',
    'The design of the site: shop, catalogue, gallery, workbench, departures, specimens.':
      'تصميم الموقع: shop أو catalogue أو gallery أو workbench أو departures أو specimens.',
    'a shop window on a high street': 'واجهة عرض لمتجر في شارع تجاري',
    'a printed catalogue': 'كتالوج مطبوع',
    'works on a white wall': 'أعمال معلّقة على جدار أبيض',
    'tools above a workbench': 'أدوات فوق منضدة عمل',
    'a board of departures': 'لوحة مواعيد المغادرة',
    'a cabinet of specimens': 'خزانة عيّنات',
    "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.":
      'مظهر الموقع: light أو dark، أو system لمظهر جهاز الزائر. يمكن للزوار اختيار مظهر آخر.',
    'The accent colour of buttons and highlights, such as #b3321f.':
      'لون التمييز للأزرار والعناصر البارزة، مثل \u2066#b3321f\u2069.',
    red: 'أحمر',
    orange: 'برتقالي',
    ochre: 'أصفر ترابي',
    green: 'أخضر',
    teal: 'أخضر مزرق',
    blue: 'أزرق',
    violet: 'بنفسجي',
    pink: 'وردي',
    slate: 'رمادي مزرق',
    'The fonts of headings and text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. If omitted, the fonts of the look.':
      'خطوط العناوين والنصوص: bricolage أو fraunces أو playfair أو outfit أو jetbrains أو sofia. إذا تُرك فارغًا، تُستخدم خطوط التصميم.',
    'The link to a code repository, at the end of the top navigation.':
      'الرابط إلى مستودع الشيفرة المصدرية، في نهاية قائمة التنقل العلوية.',
    'The text of the link, such as GitHub.': 'نص الرابط، مثل GitHub.',
    'The Iconify name of the icon, such as tabler:brand-github.':
      'اسم الأيقونة في Iconify، مثل tabler:brand-github.',
    'The URL of the repository, or # as a placeholder.': 'رابط المستودع، أو # بوصفه رابطًا مؤقتًا.',
    'The footer of every page.': 'تذييل كل صفحة.',
    'The large text of the footer.': 'النص الكبير في التذييل.',
    'The small text below the large text of the footer.': 'النص الصغير تحت النص الكبير في التذييل.',
    'The copyright line at the end of the footer; {year} becomes the year of the build.':
      'سطر حقوق النشر في نهاية التذييل، وتحل سنة بناء الموقع محل \u2066{year}\u2069.',
    'Your profiles on other sites, in the order in which they are shown.':
      'حساباتك في مواقع أخرى، بترتيب عرضها.',
    'The name of the network, which screen readers read out.': 'اسم الشبكة، وتنطقه قارئات الشاشة.',
    'The Iconify name of the icon, such as tabler:brand-mastodon.':
      'اسم الأيقونة في Iconify، مثل tabler:brand-mastodon.',
    'The URL of your profile, or # as a placeholder.': 'رابط حسابك، أو # بوصفه رابطًا مؤقتًا.',
    'The not-found page, for URLs that do not exist (404).':
      'صفحة الروابط الخاطئة، أي الروابط غير الموجودة (404).',
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.':
      'عنوان صفحة الروابط الخاطئة في علامة تبويب المتصفح، وتُضاف إليه قيمة titleSuffix.',
    'One sentence for the meta description of the not-found page.':
      'جملة واحدة للوصف التعريفي (meta) لصفحة الروابط الخاطئة.',
    'The heading of the not-found page, which says that there is no such page.':
      'العنوان الذي يظهر في صفحة الروابط الخاطئة، ومفاده أنه لا توجد صفحة كهذه.',
    'The text of the not-found page, which says where the visitor can go instead.':
      'نص صفحة الروابط الخاطئة، ويوضّح إلى أين يمكن للزائر الانتقال بدلًا من ذلك.',
    'The text of the link from the not-found page to the Home page.':
      'نص الرابط من صفحة الروابط الخاطئة إلى الصفحة الرئيسية.',
    'The service that counts visits without cookies. If omitted, visits are not counted.':
      'الخدمة التي تُحصي الزيارات بدون ملفات تعريف الارتباط. إذا لم تُضَف، فلا تُحصى الزيارات.',
    'The analytics provider: plausible, umami or goatcounter.':
      'مزوّد الإحصاءات: plausible أو umami أو goatcounter.',
    "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.":
      'معرّف موقعك (id): النطاق في Plausible، أو معرّف الموقع في Umami، أو الرمز في GoatCounter.',
    'The URL of your own instance. If omitted, the URL of the provider.':
      'عنوان الويب لنسختك الخاصة من الخدمة. إذا تُرك فارغًا، يُستخدم عنوان المزوّد.',
    'Title, menu label and description of the page.':
      'عنوان الصفحة، واسمها في قائمة التنقل، ووصفها.',
    "The title of the page in the browser tab, to which the site's titleSuffix is added.":
      'عنوان الصفحة في علامة تبويب المتصفح، وتُضاف إليه قيمة titleSuffix للموقع.',
    'The name of the page in the navigation and the breadcrumb.':
      'اسم الصفحة في قائمة التنقل ومسار التنقل.',
    'One or two sentences about the page, for search engines and shared links.':
      'جملة أو جملتان عن الصفحة، لمحركات البحث والروابط المشارَكة.',
    'The hero: the headline, text and buttons at the top of the page.':
      'أعلى الصفحة: العنوان الرئيسي والنص والأزرار.',
    'A few words above the headline.': 'كلمات قليلة فوق العنوان الرئيسي.',
    'The fixed part of the headline.': 'الجزء الثابت من العنوان الرئيسي.',
    'The texts that are typed after the fixed part of the headline, one after the other, in a loop.':
      'النصوص التي تُكتب تباعًا بعد الجزء الثابت من العنوان الرئيسي، في حلقة متكررة.',
    'Time per typed character, in milliseconds.': 'زمن كتابة كل حرف، بالمللي ثانية.',
    'Pause after each typed text, in milliseconds.': 'مدة التوقف بعد كتابة كل نص، بالمللي ثانية.',
    'One or two sentences below the headline.': 'جملة أو جملتان تحت العنوان الرئيسي.',
    'One or two buttons below the text, the most important one first.':
      'زر أو زران تحت النص، والأهم أولًا.',
    'The text of the button.': 'نص الزر.',
    'The link of the button.': 'الوجهة التي يؤدي إليها الزر.',
    'A tag with a number, such as 15+ years, next to the logos from skills.yaml.':
      'شارة فيها رقم، مثل «15+ عامًا»، بجوار الشعارات من skills.yaml.',
    'The large text of the tag, such as 15+.': 'النص الكبير في الشارة، مثل «15+».',
    'The small text of the tag.': 'النص الصغير في الشارة.',
    'The sections below the hero, in order. If omitted, all sections.':
      'الأقسام التي تلي أعلى الصفحة، بالترتيب. إذا تُرك فارغًا، تظهر جميع الأقسام.',
    'The counters in the section stats.': 'العدّادات في القسم stats.',
    'A label that says what the counter counts.': 'تسمية توضّح ما يعدّه العدّاد.',
    'The number at which the counter starts.': 'الرقم الذي يبدأ منه العدّاد.',
    'The number at which the counter ends; this number may be lower than the start.':
      'الرقم الذي ينتهي عنده العدّاد، ويجوز أن يكون أصغر من رقم البداية.',
    'The duration of the counting animation, in seconds.': 'مدة حركة العدّ، بالثواني.',
    'The number of digits after the decimal point.': 'عدد الأرقام بعد الفاصلة العشرية.',
    'The text directly before the number, including spaces.':
      'النص الذي يسبق الرقم مباشرة، بما فيه المسافات.',
    'The text directly after the number, such as +, including spaces.':
      'النص الذي يلي الرقم مباشرة، مثل «+»، بما فيه المسافات.',
    'The section with a few projects; the printed curriculum shows the same projects.':
      'القسم الذي يعرض بعض المشاريع، وتعرض السيرة الذاتية المطبوعة المشاريع نفسها.',
    'The heading above the projects.': 'العنوان فوق المشاريع.',
    'The ids of one to six projects, in the order in which they are shown.':
      'المعرّفات (id) لمشروع واحد إلى ستة مشاريع، بترتيب عرضها.',
    'Used only if projects is not set: the number of newest projects to show, 1 to 6.':
      'يُستخدم فقط إذا كان الحقل projects غير محدد: عدد أحدث المشاريع المعروضة، من 1 إلى 6.',
    'The text of the link to all projects.': 'نص الرابط إلى جميع المشاريع.',
    'The section with the newest posts.': 'القسم الذي يعرض أحدث المقالات.',
    'The heading above the posts.': 'العنوان فوق المقالات.',
    'The number of newest posts to show, 1 to 6.': 'عدد أحدث المقالات المعروضة، من 1 إلى 6.',
    'The text of the link to all posts.': 'نص الرابط إلى جميع المقالات.',
    'The section that introduces the owner, with a greeting.':
      'القسم الذي يعرّف بصاحب الموقع، مع تحية.',
    'A few sentences about the owner.': 'بضع جمل عن صاحب الموقع.',
    'The text of the link to the About page.': 'نص الرابط إلى صفحة «نبذة».',
    'The section with the services from services.yaml.':
      'القسم الذي يعرض الخدمات من services.yaml.',
    'The heading above the services.': 'العنوان فوق الخدمات.',
    'The section with the testimonials from testimonials.yaml.':
      'القسم الذي يعرض آراء العملاء من testimonials.yaml.',
    'The heading above the testimonials.': 'العنوان فوق آراء العملاء.',
    'The closing section, which links to the Contact page.':
      'القسم الختامي، وفيه رابط إلى صفحة التواصل.',
    'The heading: a line that invites visitors to write to you.':
      'العنوان: سطر يدعو الزوار إلى مراسلتك.',
    'One or two sentences below the heading.': 'جملة أو جملتان تحت العنوان.',
    'The text of the link to the Contact page.': 'نص الرابط إلى صفحة التواصل.',
    'The heading of the page.': 'العنوان الذي يظهر في الصفحة.',
    'A portrait of the owner: the path of an image file, relative to about.md.':
      'صورة شخصية لصاحب الموقع: مسار ملف صورة نسبةً إلى about.md.',
    'The alternative text of the portrait: what the image shows.':
      'النص البديل للصورة الشخصية: ما يظهر في الصورة.',
    'The section with a testimonial and counters.': 'القسم الذي يعرض رأي أحد العملاء وعدّادات.',
    'The heading of the section about experience.': 'عنوان قسم الخبرة.',
    'The figures that count up in the section, such as 120 projects.':
      'الأرقام التي تُعدّ تصاعديًا في القسم، مثل «120 مشروعًا».',
    'Your jobs, the most recent first.': 'وظائفك، بدءًا بالأحدث.',
    'The name of the firm.': 'اسم الشركة.',
    'Your role in the firm or organization.': 'منصبك في الشركة أو المنظمة.',
    'The website of the firm or organization.': 'الموقع الإلكتروني للشركة أو المنظمة.',
    'When you began, such as 2023-04 or 2023.': 'تاريخ البدء، مثل \u20662023-04\u2069 أو 2023.',
    'When you finished, such as 2023-04 or 2023. Omit this field if you have not.':
      'تاريخ الانتهاء، مثل \u20662023-04\u2069 أو 2023. يُترك هذا الحقل فارغًا إذا كان الأمر مستمرًا.',
    'One or two sentences about the job.': 'جملة أو جملتان عن العمل.',
    'Your achievements in this job, one line each.':
      'إنجازاتك في هذا العمل، في سطر واحد لكل إنجاز.',
    'Your education, the most recent first.': 'مراحل تعليمك، بدءًا بالأحدث.',
    'The name of the school or university.': 'اسم المدرسة أو الجامعة.',
    'The degree that you earned, such as Bachelor.':
      'الدرجة العلمية التي حصلت عليها، مثل «بكالوريوس».',
    'The subject that you studied.': 'مجال دراستك.',
    'The website of the school or university.': 'الموقع الإلكتروني للمدرسة أو الجامعة.',
    'Your certificates, the most recent first.': 'شهاداتك، بدءًا بالأحدث.',
    'The name of the certificate.': 'اسم الشهادة.',
    'The organization that issued the certificate.': 'الجهة التي أصدرت الشهادة.',
    'The date, such as 2023-04 or 2023.': 'التاريخ، مثل \u20662023-04\u2069 أو 2023.',
    'The URL at which the certificate can be verified.': 'الرابط الذي يتيح التحقق من الشهادة.',
    'Your awards, the most recent first.': 'جوائزك، بدءًا بالأحدث.',
    'The name of the award.': 'اسم الجائزة.',
    'The organization that gave the award.': 'الجهة التي منحت الجائزة.',
    'The reason for the award.': 'سبب منح الجائزة.',
    'Your publications, the most recent first.': 'أعمالك المنشورة، بدءًا بالأحدث.',
    'The title of the publication.': 'عنوان العمل المنشور.',
    'The publisher of the publication.': 'ناشر العمل.',
    'The URL at which the publication can be read.': 'الرابط الذي يتيح قراءة العمل المنشور.',
    'One or two sentences about the publication.': 'جملة أو جملتان عن العمل المنشور.',
    'Your volunteer work, the most recent first.': 'أعمالك التطوعية، بدءًا بالأحدث.',
    'The name of the organization.': 'اسم المنظمة.',
    'The languages that you speak.': 'اللغات التي يمكنك التحدث بها.',
    'The name of the language.': 'اسم اللغة.',
    'Your level in the language, such as Native speaker.': 'مستوى إتقانك للغة، مثل «اللغة الأم».',
    'Your interests apart from work.': 'اهتماماتك خارج العمل.',
    'The name of the interest.': 'اسم الاهتمام.',
    'Topics within the interest, a few words each.':
      'مواضيع ضمن هذا الاهتمام، بكلمات قليلة لكل موضوع.',
    'Your place of residence, which the printed curriculum shows.':
      'مكان إقامتك، ويظهر في السيرة الذاتية المطبوعة.',
    'Your town.': 'مدينتك.',
    'Your country in two letters, such as DE.': 'بلدك برمز من حرفين، مثل DE.',
    "The text of each service's link, such as Read More.": 'نص رابط كل خدمة، مثل «معرفة المزيد».',
    'The text of the link that starts a message to you about a service.':
      'نص الرابط الذي يبدأ رسالة إليك بشأن خدمة.',
    'The area where you work, such as Leith and remotely.': 'منطقة عملك، مثل «عمّان وعن بُعد».',
    'The services, in the order in which they are shown.': 'الخدمات، بترتيب عرضها.',
    'The id of the service: a short name for its URL, /service/id.':
      'معرّف الخدمة (id): اسم قصير لرابطها، \u2066/service/id\u2069.',
    'The name of the service.': 'اسم الخدمة.',
    'One or two sentences on what the client gets.': 'جملة أو جملتان عمّا يحصل عليه العميل.',
    'The price of the service, in your own words.': 'سعر الخدمة، بكلماتك.',
    'How long the service takes, in your own words.': 'مدة الخدمة، بكلماتك.',
    'A long description of the service, in Markdown.': 'وصف طويل للخدمة، بصيغة Markdown.',
    'The parts of the service that the price includes, one per entry.':
      'أجزاء الخدمة التي يشملها السعر، كل جزء في عنصر مستقل.',
    'The ids of projects that are examples of the service.':
      'معرّفات (id) المشاريع التي هي أمثلة على الخدمة.',
    'Questions about the service, with answers.': 'أسئلة عن الخدمة، مع إجاباتها.',
    'The text of the question.': 'نص السؤال.',
    'The answer to the question, in Markdown.': 'الإجابة عن السؤال، بصيغة Markdown.',
    'The heading of the section with the skills.': 'عنوان قسم المهارات.',
    'The groups of skills, in the order in which they are shown.':
      'مجموعات المهارات، بترتيب عرضها.',
    'The name of the group of skills.': 'اسم مجموعة المهارات.',
    'The skills of the group, in the order in which they are shown.':
      'مهارات المجموعة، بترتيب عرضها.',
    'The name of the skill.': 'اسم المهارة.',
    'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.':
      'اسم الشعار في Iconify، مثل logos:react. إذا تُرك فارغًا، تظهر الأحرف الأولى من اسم المهارة.',
    'The heading above testimonials, on pages that set no heading of their own for this section.':
      'العنوان فوق آراء العملاء، في الصفحات التي لا تحدّد عنوانًا خاصًا بها لهذا القسم.',
    'The testimonials, in the order in which they are shown.': 'آراء العملاء، بترتيب عرضها.',
    'The id of the testimonial: a short name that no other testimonial has.':
      'معرّف الرأي (id): اسم قصير لا يحمله أي رأي آخر.',
    'A portrait of the author: the path of an image file, relative to testimonials.yaml.':
      'صورة شخصية لصاحب الرأي: مسار ملف صورة نسبةً إلى testimonials.yaml.',
    'The name of the person who wrote the testimonial.': 'اسم الشخص الذي كتب الرأي.',
    'The role and firm of the author.': 'منصب صاحب الرأي وشركته.',
    'The text of the testimonial.': 'نص الرأي.',
    'The id of the project that the testimonial is about. The page of the project shows it.':
      'معرّف المشروع (id) الذي يتناوله الرأي. تعرض صفحة المشروع هذا الرأي.',
    'The id of the service that the testimonial is about. The page of the service shows it.':
      'معرّف الخدمة (id) التي يتناولها الرأي. تعرض صفحة الخدمة هذا الرأي.',
    'The year in which the testimonial was written.': 'سنة كتابة الرأي.',
    'The URL at which the testimonial was published.': 'الرابط الذي نُشر فيه الرأي.',
    'The heading of the section with the clients.': 'عنوان قسم العملاء.',
    'The clients, in the order in which they are shown.': 'العملاء، بترتيب عرضهم.',
    'The id of the client: a short name that no other client has.':
      'معرّف العميل (id): اسم قصير لا يحمله أي عميل آخر.',
    'The name of the client, also the alternative text of the logo.':
      'اسم العميل، وهو أيضًا النص البديل للشعار.',
    'The website of the client.': 'الموقع الإلكتروني للعميل.',
    'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.':
      'شعار العميل. يُعرض ملف SVG بلون واحد، فاتح أو داكن حسب المظهر.',
    'The heading of the section with the packages.': 'عنوان قسم الباقات.',
    'The text of the link that starts a message to you about a package.':
      'نص الرابط الذي يبدأ رسالة إليك بشأن باقة.',
    'Two to four packages, in the order in which they are shown.':
      'من باقتين إلى أربع باقات، بترتيب عرضها.',
    'The name of the package.': 'اسم الباقة.',
    'The price of the package, in your own words.': 'سعر الباقة، بكلماتك.',
    'One or two sentences on the clients that the package is meant for.':
      'جملة أو جملتان عن العملاء الذين تستهدفهم الباقة.',
    'The services that the package includes, one per entry.':
      'الخدمات التي تشملها الباقة، كل خدمة في عنصر مستقل.',
    'A label that highlights this package, such as Most taken.':
      'تسمية تُميِّز هذه الباقة، مثل «الأكثر طلبًا».',
    'The heading of the section with the steps.': 'عنوان قسم الخطوات.',
    'Three to six steps of your work with a client, in the order in which they happen.':
      'من ثلاث إلى ست خطوات لعملك مع العميل، بترتيب حدوثها.',
    'The name of the step, in a few words.': 'اسم الخطوة، بكلمات قليلة.',
    'One or two sentences about the step.': 'جملة أو جملتان عن الخطوة.',
    'How long the step takes, in your own words.': 'مدة الخطوة، بكلماتك.',
    'The heading of the section with the questions.': 'عنوان قسم الأسئلة.',
    'The pages that show the questions: home, contact or both.':
      'الصفحات التي تعرض الأسئلة: home أو contact أو كلتاهما.',
    'The questions with their answers, in the order in which they are shown.':
      'الأسئلة مع إجاباتها، بترتيب عرضها.',
    'Your availability for new work.': 'مدى توافرك لأعمال جديدة.',
    'Whether you take new work.': 'قبولك أعمالًا جديدة أو عدم قبولها.',
    'Your availability in words, such as Open for new projects.':
      'وصف توافرك بالكلمات، مثل «أقبل مشاريع جديدة».',
    'A second, smaller line about your availability.': 'سطر ثانٍ أصغر عن توافرك.',
    "The owner's email address.": 'عنوان البريد الإلكتروني لصاحب الموقع.',
    'Your telephone number, with the country code.': 'رقم هاتفك، مع رمز البلد.',
    'The contact form. If omitted, the page has none.':
      'نموذج التواصل. إذا لم يُضَف، فلا نموذج في الصفحة.',
    'The heading of the contact form.': 'العنوان فوق نموذج التواصل.',
    'One sentence on what you do with the data that visitors enter.':
      'جملة واحدة عن استخدامك للبيانات التي يُدخلها الزوار.',
    'Further questions in the contact form, such as kind of work, budget or start.':
      'أسئلة إضافية في نموذج التواصل، مثل نوع العمل أو الميزانية أو موعد البدء.',
    'The id of the question: a short name that no other question has, such as budget.':
      'معرّف السؤال (id): اسم قصير لا يحمله أي سؤال آخر، مثل budget.',
    'The text of the question, such as Budget.': 'نص السؤال، مثل «الميزانية».',
    'The answers that visitors choose from.': 'الإجابات التي يختار منها الزوار.',
    'Whether an answer is required.': 'ما إذا كانت الإجابة مطلوبة.',
    'A call with you that visitors can book on another website.':
      'مكالمة معك يمكن للزوار حجزها في موقع إلكتروني آخر.',
    'The URL of the booking page.': 'رابط صفحة الحجز.',
    'The length of the call, in minutes.': 'مدة المكالمة، بالدقائق.',
    'The text of the link, such as Book a talk.': 'نص الرابط، مثل «حجز مكالمة».',
    'How messages from the contact form reach you.': 'كيفية وصول رسائل نموذج التواصل إليك.',
    'The service that receives messages: server, netlify, formspree, web3forms, endpoint, mailto. If omitted, the default service of the host.':
      'الخدمة التي تتلقّى الرسائل: server أو netlify أو formspree أو web3forms أو endpoint أو mailto. إذا تُرك فارغًا، تُستخدم الخدمة الافتراضية لجهة الاستضافة.',
    'The server of this project, which you run': 'خادم هذا المشروع، مع تشغيله بنفسك',
    'Netlify, which hosts the site': 'خدمة Netlify التي تستضيف الموقع',
    'Another URL that accepts forms': 'رابط آخر يقبل بيانات النماذج',
    "The visitor's own mail program": 'برنامج البريد لدى الزائر',
    'Only with formspree: the name of the form at Formspree.':
      'مع formspree فقط: اسم النموذج في Formspree.',
    'Only with web3forms: the access key from Web3Forms.':
      'مع web3forms فقط: مفتاح الوصول من Web3Forms.',
    'Only with endpoint: the URL to which messages are posted.':
      'مع endpoint فقط: عنوان الويب الذي تُرسل إليه الرسائل.',
    'Only with server: a confirmation email to the visitor. If omitted, none is sent.':
      'مع server فقط: رسالة تأكيد بالبريد الإلكتروني إلى الزائر. إذا لم تُضَف، فلا تُرسل أي رسالة تأكيد.',
    'The subject of the confirmation email.': 'موضوع رسالة التأكيد.',
    'The text of the confirmation email. Nothing that the visitor wrote is added.':
      'نص رسالة التأكيد. لا يُضاف إليه أي شيء مما كتبه الزائر.',
    'Only with server: the maximum number of links in a message. A message with more links counts as spam.':
      'مع server فقط: الحد الأقصى لعدد الروابط في الرسالة. إذا تجاوزت الرسالة هذا الحد، فإنها تُعدّ غير مرغوب فيها.',
    'Title, menu label and description of the page of each project.':
      'عنوان صفحة كل مشروع، واسمها في قائمة التنقل، ووصفها.',
    "The text of the link in each project's card, such as READ MORE.":
      'نص الرابط في بطاقة كل مشروع، مثل «قراءة المزيد».',
    "The section at the end of each project's page, which links to the Contact page.":
      'القسم الذي يظهر في نهاية صفحة كل مشروع، وفيه رابط إلى صفحة التواصل.',
    'The categories of projects, such as Website.': 'فئات المشاريع، مثل «موقع إلكتروني».',
    'The label of the list of categories.': 'تسمية قائمة الفئات.',
    'The categories that a project may have.': 'الفئات المتاحة للمشاريع.',
    'The technologies of projects, such as React.': 'تقنيات المشاريع، مثل React.',
    'The label of the list of technologies.': 'تسمية قائمة التقنيات.',
    'The technologies that a project may have.': 'التقنيات المتاحة للمشاريع.',
    'The name of the project.': 'اسم المشروع.',
    'The client for whom the project was made.': 'العميل الذي أُنجز المشروع له.',
    'The category, one of those that projects.yaml lists.':
      'الفئة، وهي إحدى الفئات الواردة في projects.yaml.',
    'The technologies of the project, from the list in projects.yaml.':
      'تقنيات المشروع، من القائمة الواردة في projects.yaml.',
    'The day when the project went online, as YYYY-MM-DD.':
      'اليوم الذي أُطلق فيه المشروع على الإنترنت، بالصيغة YYYY-MM-DD.',
    'The URL of the finished work on the web.': 'رابط العمل المنجز على الويب.',
    'The rating by the client: 0 to 5 stars, in steps of a half.':
      'تقييم العميل: من 0 إلى 5 نجوم، بزيادات قدرها نصف نجمة.',
    'One to three sentences about the project.': 'من جملة إلى ثلاث جمل عن المشروع.',
    'An image in the folder of this file. If omitted, the title is shown instead.':
      'صورة في مجلد هذا الملف. إذا تُرك فارغًا، يظهر العنوان بدلًا منها.',
    'The alternative text of the cover: what the image shows.':
      'النص البديل لصورة الغلاف: ما يظهر في الصورة.',
    'Further images of the project, in the order in which they are shown.':
      'صور أخرى للمشروع، بترتيب عرضها.',
    'An image in the folder of this file.': 'صورة في مجلد هذا الملف.',
    'The alternative text of the image: what the image shows.':
      'النص البديل للصورة: ما يظهر في الصورة.',
    'Your part in the project, such as Design and code.':
      'دورك في المشروع، مثل «التصميم وتطوير الواجهة».',
    'How long the project took, in your own words.': 'مدة المشروع، بكلماتك.',
    'The people who worked on the project with you.': 'الأشخاص الذين عملوا معك على المشروع.',
    'The problem that the project solved, in a few sentences.':
      'المشكلة التي حلّها المشروع، في بضع جمل.',
    "The results in figures. The project's card in lists shows the first one.":
      'النتائج بالأرقام. تعرض بطاقة المشروع في القوائم النتيجة الأولى.',
    'The figure of the result, in large letters, such as 71 or −40 %.':
      'رقم النتيجة، بخط كبير، مثل 71 أو \u2066−40%\u2069.',
    'The measured quantity, such as "enquiries in four weeks".':
      'الكمية المقيسة، مثل «استفسارات خلال أربعة أسابيع».',
    'The figure that was measured before the project, such as 15 a week.':
      'الرقم المقيس قبل المشروع، مثل «15 في الأسبوع».',
    'The figure that was measured after the project, such as 4 a week.':
      'الرقم المقيس بعد المشروع، مثل «4 في الأسبوع».',
    'The source of the figure, such as a report.': 'مصدر الرقم، مثل تقرير.',
    'Pairs of images of the same shape, which show the state before and after the project.':
      'أزواج من الصور بالشكل نفسه، تُظهر الحالة قبل المشروع وبعده.',
    'An image of the state before the project.': 'صورة للحالة قبل المشروع.',
    'The alternative text of the first image: what the image shows.':
      'النص البديل للصورة الأولى: ما يظهر في الصورة.',
    'An image of the state after the project.': 'صورة للحالة بعد المشروع.',
    'The alternative text of the second image: what the image shows.':
      'النص البديل للصورة الثانية: ما يظهر في الصورة.',
    'The caption, which says what the two images compare.': 'التعليق الذي يوضّح ما تقارنه الصورتان.',
    'A video of the project.': 'فيديو للمشروع.',
    'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.':
      'فيديو في مجلد هذا الملف: \u2066MP4 (H.264)\u2069 أو WebM، بحجم 25 ميغابايت على الأكثر.',
    'A title that says what the video shows.': 'عنوان يوضّح ما يعرضه الفيديو.',
    'The image that is shown until the video plays.': 'الصورة التي تظهر إلى أن يُشغَّل الفيديو.',
    'The captions of the video: a WebVTT file, whose name ends in .vtt.':
      'التسميات التوضيحية للفيديو: ملف WebVTT ينتهي اسمه بـ \u2066.vtt\u2069.',
    'The title of the post.': 'عنوان المقال.',
    'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.':
      'يوم النشر، بالصيغة YYYY-MM-DD. حتى ذلك اليوم، لا يُظهر المقال إلا الأمر npm run dev.',
    'One to three sentences that sum up the post.': 'من جملة إلى ثلاث جمل تلخّص المقال.',
    'The topics of the post, in a few words each.': 'مواضيع المقال، بكلمات قليلة لكل موضوع.',
    'An image in the folder of this file, shown above the text and in lists of posts.':
      'صورة في مجلد هذا الملف، تظهر فوق النص وفي قوائم المقالات.',
    'Whether the project is a draft, which only npm run dev shows.':
      'ما إذا كان المشروع مسوّدة لا يُظهرها إلا الأمر npm run dev.',
    'Whether the post is a draft, which only npm run dev shows.':
      'ما إذا كان المقال مسوّدة لا يُظهرها إلا الأمر npm run dev.',
    'The URL of the original, if the post was first published on another site.':
      'رابط النسخة الأصلية، إذا نُشر المقال أولًا في موقع آخر.',
    'a text': 'نص',
    'a text that is not empty': 'نص غير فارغ',
    'a URL such as https://example.com': 'رابط مثل https://example.com',
    'a URL without a path (the environment variable BASE sets a sub-path)':
      'رابط بدون مسار (يحدّد متغيّر البيئة BASE مسارًا فرعيًا)',
    'a language tag such as en-DE, de or fr-CH': 'رمز لغة مثل en-DE أو de أو fr-CH',
    'a list': 'قائمة',
    'a list with at least one entry': 'قائمة من عنصر واحد على الأقل',
    'a language tag such as en, pt-BR or zh-Hant': 'رمز لغة مثل en أو pt-BR أو zh-Hant',
    'a colour as # and six hexadecimal digits, such as #b3321f':
      'لون مكتوب بالعلامة # وستة أرقام بالنظام الست عشري، مثل \u2066#b3321f\u2069',
    'an icon such as logos:react': 'أيقونة مثل logos:react',
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder':
      'صفحة مثل \u2066/about\u2069، أو رابط، أو \u2066mailto:\u2069، أو \u2066tel:\u2069، أو # بوصفه رابطًا مؤقتًا',
    'a text without spaces, colons and slashes': 'نص بدون مسافات أو نقطتين رأسيتين أو شرطات مائلة',
    'a number of milliseconds': 'عدد بالمللي ثانية',
    'a number of milliseconds, 1 or more': 'عدد بالمللي ثانية، 1 أو أكثر',
    'a list with at most two entries': 'قائمة من عنصرين على الأكثر',
    'one of work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing':
      'إحدى القيم work أو stats أو posts أو about أو services أو packages أو steps أو booking أو clients أو testimonials أو faq أو closing',
    'a number': 'عدد',
    'a number of seconds': 'عدد بالثواني',
    'a number of seconds, 0 or more': 'عدد بالثواني، 0 أو أكثر',
    'a whole number from 0 to 6': 'عدد صحيح من 0 إلى 6',
    'a list with at most six entries': 'قائمة من ستة عناصر على الأكثر',
    'the id of a project, which is the name of its folder in projects/':
      'معرّف مشروع (id)، وهو اسم مجلده في \u2066projects/\u2069',
    'a whole number from 1 to 6': 'عدد صحيح من 1 إلى 6',
    'the name of an image file': 'اسم ملف صورة',
    'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY':
      'تاريخ موجود في التقويم، بالصيغة YYYY-MM-DD أو YYYY-MM أو YYYY',
    'a country code of two capital letters (ISO 3166-1), such as DE':
      'رمز بلد من حرفين كبيرين (ISO 3166-1)، مثل DE',
    'a short name (id)': 'اسم قصير (id)',
    'lower-case letters, digits and single hyphens, such as blue-door-2':
      'أحرف لاتينية صغيرة وأرقام وشرطات مفردة، مثل blue-door-2',
    'the id of a service in services.yaml': 'معرّف خدمة (id) واردة في services.yaml',
    'a year such as 2026': 'سنة مثل 2026',
    'a list with at most four entries': 'قائمة من أربعة عناصر على الأكثر',
    'home or contact': 'home أو contact',
    'true or false': 'true أو false',
    'an email address such as name@example.com': 'عنوان بريد إلكتروني مثل name@example.com',
    'a telephone number with the country code, such as +49 30 23125 014':
      'رقم هاتف مع رمز البلد، مثل \u2066+49 30 23125 014\u2069',
    "a telephone number without '(0)', which cannot be dialled from abroad":
      'رقم هاتف بدون «(0)»، لأن «(0)» لا يصلح عند الاتصال من خارج البلد',
    'a list with at most eight entries': 'قائمة من ثمانية عناصر على الأكثر',
    'a list with at least two entries': 'قائمة من عنصرين على الأقل',
    'a list with at most ten entries': 'قائمة من عشرة عناصر على الأكثر',
    'a whole number of minutes from 5 to 480': 'عدد صحيح من الدقائق، من 5 إلى 480',
    "the form's name from its URL at Formspree, such as xyzabcde":
      'اسم النموذج من رابطه في Formspree، مثل xyzabcde',
    'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef':
      'مفتاح الوصول من Web3Forms، مثل \u206601234567-89ab-cdef-0123-456789abcdef\u2069',
    'a whole number from 0 to 100': 'عدد صحيح من 0 إلى 100',
    'a time zone such as Europe/Berlin': 'منطقة زمنية مثل Europe/Berlin',
    'a day that exists, as YYYY-MM-DD': 'يوم موجود في التقويم، بالصيغة YYYY-MM-DD',
    'a number of stars from 0 to 5, halves allowed':
      'عدد النجوم من 0 إلى 5، مع إمكان استخدام الأنصاف',
    'the name of a video file': 'اسم ملف فيديو',
    'the name of a captions file': 'اسم ملف تسميات توضيحية',
    'Texts of one part of the interface.': 'نصوص جزء واحد من الواجهة.',
  },
};
