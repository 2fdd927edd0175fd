import type { FieldStrings } from '../language.ts';

/** The texts of the fields of content files in Japanese. */
export const fieldStrings: FieldStrings = {
  names: {
    name: '名前',
    brand: 'サイト名',
    titleSuffix: 'すべてのタイトルの末尾',
    address: 'アドレス（URL）',
    host: 'ホスティング',
    locale: 'ロケール',
    locales: 'サイトの言語',
    timeZone: 'タイムゾーン',
    look: 'デザイン',
    theme: 'テーマ',
    light: 'ライト',
    dark: 'ダーク',
    system: 'システム',
    accent: 'アクセントカラー',
    typeface: 'フォント',
    repository: 'コードへのリンク',
    icon: 'アイコン',
    url: 'URL',
    footer: 'フッター',
    headline: 'キャッチコピー',
    tagline: 'サブコピー',
    copyright: 'コピーライト表記',
    socials: 'SNSアカウント',
    notFound: '存在しないURL用のページ',
    title: 'タイトル',
    description: '説明文',
    heading: '見出し',
    text: 'テキスト',
    linkText: 'リンクのテキスト',
    analytics: 'アクセス解析',
    provider: '利用するサービス',
    id: 'URL内の短い名前（id）',
    page: 'ページ情報',
    navLabel: 'ナビゲーションでの名前',
    hero: 'ページの先頭',
    eyebrow: 'キャッチコピーの上の言葉',
    lead: 'キャッチコピーの固定部分',
    words: '順に表示する言葉',
    speed: '1文字あたりの時間',
    pause: '停止時間',
    actions: 'ボタン',
    label: 'ラベル',
    to: 'リンク先',
    showcase: '数値入りのタグ',
    figure: '数値',
    sections: 'セクション',
    work: '仕事',
    stats: 'カウンター',
    posts: '記事',
    about: 'プロフィール',
    services: 'サービス',
    packages: 'プラン',
    steps: '進め方',
    booking: '通話の予約',
    clients: 'クライアント',
    testimonials: 'お客様の声',
    faq: 'よくある質問',
    closing: 'ページの末尾',
    start: '開始値',
    end: '終了値',
    duration: '所要時間・期間',
    decimals: '小数点以下の桁数',
    prefix: '数値の前のテキスト',
    suffix: '数値の後のテキスト',
    projects: 'プロジェクト',
    newest: '表示する新着の件数',
    portrait: 'プロフィール写真',
    portraitAlt: 'プロフィール写真の説明',
    experience: '経験・実績',
    position: '役職・役割',
    startDate: '開始時期',
    endDate: '終了時期',
    summary: '概要',
    highlights: '主な成果',
    education: '学歴',
    institution: '学校名',
    studyType: '学位',
    area: '分野・地域',
    certificates: '資格',
    issuer: '発行元',
    date: '日付',
    awards: '受賞歴',
    awarder: '授与した団体',
    publications: '著作・記事',
    publisher: '出版元',
    releaseDate: '発行時期',
    volunteer: 'ボランティア活動',
    organization: '団体名',
    languages: '語学',
    language: '言語',
    fluency: '習熟度',
    interests: '趣味・関心',
    keywords: 'キーワード',
    location: '居住地',
    city: '市区町村',
    countryCode: '国',
    intro: 'リード文',
    ask: '問い合わせリンクのテキスト',
    price: '料金',
    details: '詳細',
    included: '含まれる内容',
    questions: '質問',
    question: '質問文',
    answer: '回答',
    groups: 'グループ',
    skills: 'スキル',
    logo: 'ロゴ',
    items: 'お客様の声',
    image: '画像',
    author: '書いた人の名前',
    project: 'プロジェクト',
    service: 'サービス',
    year: '年',
    mark: '目立たせるラベル',
    on: '表示するページ',
    home: 'ホーム',
    contact: 'お問い合わせ',
    availability: '受付状況',
    open: '受付中',
    note: '補足',
    email: 'メールアドレス',
    phone: '電話番号',
    form: 'フォーム',
    privacy: 'データの取り扱い',
    options: '選択肢',
    required: '必須',
    minutes: '時間（分）',
    delivery: 'メッセージの受信方法',
    key: 'アクセスキー',
    confirmation: '確認メール',
    subject: '件名',
    maxLinks: 'メッセージ内のリンクの最大数',
    categories: 'カテゴリー',
    technologies: '使用技術',
    client: 'クライアント',
    category: 'カテゴリー',
    review: '評価',
    cover: 'カバー画像',
    coverAlt: 'カバー画像の説明',
    images: 'その他の画像',
    alt: '画像の説明',
    role: '担当',
    team: 'チーム',
    problem: '課題',
    results: '成果',
    before: 'ビフォー',
    after: 'アフター',
    source: '出典',
    gallery: 'ビフォーアフター',
    beforeAlt: '「ビフォー」の画像の説明',
    afterAlt: '「アフター」の画像の説明',
    caption: 'キャプション',
    video: '動画',
    file: 'ファイル',
    poster: 'ポスター画像',
    captions: '字幕',
    tags: 'タグ',
    draft: '下書き',
    canonical: '元の記事のURL',
    layout: 'ページの枠',
    motion: '動き',
    greeting: 'あいさつ',
    noResults: '検索結果なし',
    pictures: '画像',
    pages: 'ページ',
    humans: 'humans.txt',
    fields: '入力欄',
    fieldErrors: '入力欄のエラー',
    missing: '未入力',
    notSent: '送信できなかったとき',
    mailto: 'メールソフト',
    sent: '送信後',
    server: 'サーバー',
    notification: '通知',
    storeFull: '保存領域の不足',
    filedAsSpam: '迷惑メッセージへの振り分け',
    errors: 'エラー',
  },
  texts: {
    "The owner's name.": 'サイト運営者の名前。',
    'The name of the site in the top navigation.': '上部のナビゲーションに表示するサイトの名前。',
    'The end of the title of every page, after a vertical bar.':
      'すべてのページのタイトルの末尾に、縦線の後に続けて表示するテキスト。',
    'The URL of the site, such as https://example.com.': 'サイトのURL（例：https://example.com）。',
    'The hosting provider of the site: own-server, cloudflare, cloudflare-pages, netlify, vercel, github-pages, static. The ways to receive messages depend on the host.':
      'サイトのホスティングサービス：own-server、cloudflare、cloudflare-pages、netlify、vercel、github-pages、static。選べるメッセージの受信方法は、ホスティングによって異なります。',
    'a server of your own': '自分のサーバー',
    'a host that only serves files': 'ファイルの配信だけを行うホスティング',
    'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.':
      'サイトのロケール（BCP 47タグ）：サイトの言語と、日付や数値の書式。',
    'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.':
      'サイトのすべての言語のBCP 47タグ（例：[en, pt-BR]）。ロケールの言語を先頭に書きます。ほかの言語ごとに、翻訳を入れた同名のフォルダーが必要です。',
    'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.':
      'サイトのタイムゾーン（例：Europe/Berlin）。日付が変わる時刻を決めます。省略すると、サイトをビルドするコンピューターのタイムゾーンになります。',
    'The design of the site: shop, catalogue, gallery, workbench, departures, specimens.':
      'サイトのデザイン：shop、catalogue、gallery、workbench、departures、specimens。',
    'a shop window on a high street': '商店街のショーウィンドウ',
    'a printed catalogue': '印刷されたカタログ',
    'works on a white wall': '白い壁に並ぶ作品',
    'tools above a workbench': '作業台の上に掛かる道具',
    'a board of departures': '出発案内板',
    'a cabinet of specimens': '標本棚',
    "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.":
      'サイトのテーマ：light、dark、または訪問者の端末に合わせるsystem。訪問者は別のテーマを選べます。',
    'The accent colour of buttons and highlights, such as #b3321f.':
      'ボタンや強調部分のアクセントカラー（例：#b3321f）。',
    red: '赤',
    orange: 'オレンジ',
    ochre: '黄土色',
    green: '緑',
    teal: '青緑',
    blue: '青',
    violet: '紫',
    pink: 'ピンク',
    slate: 'スレートグレー',
    'The fonts of headings and text: bricolage, fraunces, playfair, outfit, jetbrains, sofia. If omitted, the fonts of the look.':
      '見出しと本文のフォント：bricolage、fraunces、playfair、outfit、jetbrains、sofia。省略すると、デザインのフォントになります。',
    'The link to a code repository, at the end of the top navigation.':
      '上部のナビゲーションの末尾に表示する、コードのリポジトリへのリンク。',
    'The text of the link, such as GitHub.': 'リンクのテキスト（例：GitHub）。',
    'The Iconify name of the icon, such as tabler:brand-github.':
      'Iconifyでのアイコン名（例：tabler:brand-github）。',
    'The URL of the repository, or # as a placeholder.': 'リポジトリのURL、または#（仮の値）。',
    'The footer of every page.': 'すべてのページのフッター。',
    'The large text of the footer.': 'フッターの大きなテキスト。',
    'The small text below the large text of the footer.':
      'フッターの大きなテキストの下に表示する小さなテキスト。',
    'The copyright line at the end of the footer; {year} becomes the year of the build.':
      'フッターの末尾のコピーライト表記。{year}はビルドした年に置き換わります。',
    'Your profiles on other sites, in the order in which they are shown.':
      'ほかのサイトにある自分のプロフィール（表示順）。',
    'The name of the network, which screen readers read out.':
      'SNSの名前。スクリーンリーダーが読み上げます。',
    'The Iconify name of the icon, such as tabler:brand-mastodon.':
      'Iconifyでのアイコン名（例：tabler:brand-mastodon）。',
    'The URL of your profile, or # as a placeholder.':
      '自分のプロフィールのURL、または#（仮の値）。',
    'The not-found page, for URLs that do not exist (404).':
      '存在しないURL用のページ（404ページ）。',
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.':
      'ブラウザーのタブに表示する404ページのタイトル。末尾にtitleSuffixが付きます。',
    'One sentence for the meta description of the not-found page.':
      '404ページのメタディスクリプションにする1文。',
    'The heading of the not-found page, which says that there is no such page.':
      'ページが存在しないことを伝える、404ページの見出し。',
    'The text of the not-found page, which says where the visitor can go instead.':
      '代わりにどこへ行けるかを訪問者に伝える、404ページのテキスト。',
    'The text of the link from the not-found page to the Home page.':
      '404ページから「ホーム」ページへのリンクのテキスト。',
    'The service that counts visits without cookies. If omitted, visits are not counted.':
      'Cookieを使わずにアクセス数を数えるサービス。省略すると、アクセス数は数えられません。',
    'The analytics provider: plausible, umami or goatcounter.':
      'アクセス解析のサービス：plausible、umami、またはgoatcounter。',
    "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.":
      'サイトのid：Plausibleではドメイン、Umamiではウェブサイトのid、GoatCounterではコード。',
    'The URL of your own instance. If omitted, the URL of the provider.':
      '自分で運用するインスタンスのURL。省略すると、サービス提供元のURLになります。',
    'Title, menu label and description of the page.':
      'ページのタイトル、メニューでの名前、説明文。',
    "The title of the page in the browser tab, to which the site's titleSuffix is added.":
      'ブラウザーのタブに表示するページのタイトル。末尾にサイトのtitleSuffixが付きます。',
    'The name of the page in the navigation and the breadcrumb.':
      'ナビゲーションとパンくずリストに表示するページの名前。',
    'One or two sentences about the page, for search engines and shared links.':
      'ページについての1～2文。検索エンジンや、共有されたリンクで使われます。',
    'The hero: the headline, text and buttons at the top of the page.':
      'ヒーロー：ページの先頭のキャッチコピー、テキスト、ボタン。',
    'A few words above the headline.': 'キャッチコピーの上に表示する短い言葉。',
    'The fixed part of the headline.': 'キャッチコピーの固定部分。',
    'The texts that are typed after the fixed part of the headline, one after the other, in a loop.':
      'キャッチコピーの固定部分に続けて、1つずつ順に繰り返しタイプ表示されるテキスト。',
    'Time per typed character, in milliseconds.': 'タイプ表示する1文字あたりの時間（ミリ秒）。',
    'Pause after each typed text, in milliseconds.':
      '各テキストをタイプ表示した後の停止時間（ミリ秒）。',
    'One or two sentences below the headline.': 'キャッチコピーの下に表示する1～2文。',
    'One or two buttons below the text, the most important one first.':
      'テキストの下に表示する1～2個のボタン（最も重要なものが先頭）。',
    'The text of the button.': 'ボタンのテキスト。',
    'The link of the button.': 'ボタンのリンク先。',
    'A tag with a number, such as 15+ years, next to the logos from skills.yaml.':
      'skills.yamlのロゴの横に表示する、数値入りのタグ（例：15+年の経験）。',
    'The large text of the tag, such as 15+.': 'タグの大きなテキスト（例：15+）。',
    'The small text of the tag.': 'タグの小さなテキスト。',
    'The sections below the hero, in order. If omitted, all sections.':
      'ヒーローの下に表示するセクション（表示順）。省略すると、すべてのセクションが表示されます。',
    'The counters in the section stats.': 'statsセクションのカウンター。',
    'A label that says what the counter counts.': '何を数えているかを示すカウンターのラベル。',
    'The number at which the counter starts.': 'カウンターが始まる数値。',
    'The number at which the counter ends; this number may be lower than the start.':
      'カウンターが止まる数値。開始値より小さくてもかまいません。',
    'The duration of the counting animation, in seconds.': 'カウントのアニメーションの時間（秒）。',
    'The number of digits after the decimal point.': '小数点以下の桁数。',
    'The text directly before the number, including spaces.':
      '数値の直前に表示するテキスト（空白を含む）。',
    'The text directly after the number, such as +, including spaces.':
      '数値の直後に表示するテキスト（空白を含む。例：+）。',
    'The section with a few projects; the printed curriculum shows the same projects.':
      'いくつかのプロジェクトを紹介するセクション。印刷用の履歴書にも同じプロジェクトが表示されます。',
    'The heading above the projects.': 'プロジェクトの上に表示する見出し。',
    'The ids of one to six projects, in the order in which they are shown.':
      '1～6件のプロジェクトのid（表示順）。',
    'Used only if projects is not set: the number of newest projects to show, 1 to 6.':
      'projectsが未設定の場合にのみ使われる、表示する新着プロジェクトの件数（1～6）。',
    'The text of the link to all projects.': 'プロジェクト一覧へのリンクのテキスト。',
    'The section with the newest posts.': '新着記事のセクション。',
    'The heading above the posts.': '記事の上に表示する見出し。',
    'The number of newest posts to show, 1 to 6.': '表示する新着記事の件数（1～6）。',
    'The text of the link to all posts.': '記事一覧へのリンクのテキスト。',
    'The section that introduces the owner, with a greeting.':
      '挨拶とともにサイト運営者を紹介するセクション。',
    'A few sentences about the owner.': 'サイト運営者を紹介する数文。',
    'The text of the link to the About page.': '「プロフィール」ページへのリンクのテキスト。',
    'The section with the services from services.yaml.':
      'services.yamlのサービスを表示するセクション。',
    'The heading above the services.': 'サービスの上に表示する見出し。',
    'The section with the testimonials from testimonials.yaml.':
      'testimonials.yamlのお客様の声を表示するセクション。',
    'The heading above the testimonials.': 'お客様の声の上に表示する見出し。',
    'The closing section, which links to the Contact page.':
      '「お問い合わせ」ページへのリンクがある、ページの末尾のセクション。',
    'The heading: a line that invites visitors to write to you.':
      '見出し：訪問者にメッセージを送るよう呼びかける1行。',
    'One or two sentences below the heading.': '見出しの下に表示する1～2文。',
    'The text of the link to the Contact page.': '「お問い合わせ」ページへのリンクのテキスト。',
    'The heading of the page.': 'ページの見出し。',
    'A portrait of the owner: the path of an image file, relative to about.md.':
      'サイト運営者のプロフィール写真：画像ファイルのパス（about.mdからの相対パス）。',
    'The alternative text of the portrait: what the image shows.':
      'プロフィール写真の代替テキスト：画像の内容。',
    'The section with a testimonial and counters.':
      'お客様の声1件とカウンターを表示するセクション。',
    'The heading of the section about experience.': '経験・実績のセクションの見出し。',
    'The figures that count up in the section, such as 120 projects.':
      'このセクションでカウントアップする数値（例：プロジェクト120件）。',
    'Your jobs, the most recent first.': '自分の職務経歴（新しい順）。',
    'The name of the firm.': '会社の名前。',
    'Your role in the firm or organization.': '会社や団体での自分の役職や役割。',
    'The website of the firm or organization.': '会社や団体のウェブサイト。',
    'When you began, such as 2023-04 or 2023.': '始めた時期（例：2023-04、2023）。',
    'When you finished, such as 2023-04 or 2023. Omit this field if you have not.':
      '終えた時期（例：2023-04、2023）。まだ終えていない場合は、この項目を省略します。',
    'One or two sentences about the job.': '仕事についての1～2文。',
    'Your achievements in this job, one line each.': 'この仕事での自分の成果（1件につき1行）。',
    'Your education, the most recent first.': '自分の学歴（新しい順）。',
    'The name of the school or university.': '学校や大学の名前。',
    'The degree that you earned, such as Bachelor.': '取得した学位（例：学士）。',
    'The subject that you studied.': '専攻した分野。',
    'The website of the school or university.': '学校や大学のウェブサイト。',
    'Your certificates, the most recent first.': '自分の資格（新しい順）。',
    'The name of the certificate.': '資格の名前。',
    'The organization that issued the certificate.': '資格を発行した団体。',
    'The date, such as 2023-04 or 2023.': '日付（例：2023-04、2023）。',
    'The URL at which the certificate can be verified.': '資格を確認できるURL。',
    'Your awards, the most recent first.': '自分の受賞歴（新しい順）。',
    'The name of the award.': '賞の名前。',
    'The organization that gave the award.': '賞を授与した団体。',
    'The reason for the award.': '受賞の理由。',
    'Your publications, the most recent first.': '自分の著作・記事（新しい順）。',
    'The title of the publication.': '著作・記事のタイトル。',
    'The publisher of the publication.': '著作・記事の出版元。',
    'The URL at which the publication can be read.': '著作・記事を読めるURL。',
    'One or two sentences about the publication.': '著作・記事についての1～2文。',
    'Your volunteer work, the most recent first.': '自分のボランティア活動（新しい順）。',
    'The name of the organization.': '団体の名前。',
    'The languages that you speak.': '自分が話せる言語。',
    'The name of the language.': '言語の名前。',
    'Your level in the language, such as Native speaker.': 'その言語の習熟度（例：ネイティブ）。',
    'Your interests apart from work.': '仕事以外の趣味・関心。',
    'The name of the interest.': '趣味・関心の名前。',
    'Topics within the interest, a few words each.':
      'その趣味・関心の中のトピック（それぞれ短い言葉で）。',
    'Your place of residence, which the printed curriculum shows.':
      '自分の居住地。印刷用の履歴書に表示されます。',
    'Your town.': '居住地の市区町村。',
    'Your country in two letters, such as DE.': '居住国を表す2文字（例：DE）。',
    "The text of each service's link, such as Read More.":
      '各サービスのリンクのテキスト（例：詳しく見る）。',
    'The text of the link that starts a message to you about a service.':
      'サービスについてサイト運営者へのメッセージを書き始めるリンクのテキスト。',
    'The area where you work, such as Leith and remotely.':
      '対応エリア（例：横浜市内とオンライン）。',
    'The services, in the order in which they are shown.': 'サービス（表示順）。',
    'The id of the service: a short name for its URL, /service/id.':
      'サービスのid：URL（/service/id）に使う短い名前。',
    'The name of the service.': 'サービスの名前。',
    'One or two sentences on what the client gets.': 'クライアントが得られるものについての1～2文。',
    'The price of the service, in your own words.': 'サービスの料金（自由な表記）。',
    'How long the service takes, in your own words.': 'サービスにかかる期間（自由な表記）。',
    'A long description of the service, in Markdown.': 'サービスの詳しい説明（Markdown）。',
    'The parts of the service that the price includes, one per entry.':
      '料金に含まれるサービスの内容（1項目に1つ）。',
    'The ids of projects that are examples of the service.':
      'サービスの実例となるプロジェクトのid。',
    'Questions about the service, with answers.': 'サービスについての質問と回答。',
    'The text of the question.': '質問の文。',
    'The answer to the question, in Markdown.': '質問への回答（Markdown）。',
    'The heading of the section with the skills.': 'スキルのセクションの見出し。',
    'The groups of skills, in the order in which they are shown.': 'スキルのグループ（表示順）。',
    'The name of the group of skills.': 'スキルのグループの名前。',
    'The skills of the group, in the order in which they are shown.':
      'グループ内のスキル（表示順）。',
    'The name of the skill.': 'スキルの名前。',
    'The Iconify name of the logo, such as logos:react. If omitted, the first letters of the skill are shown.':
      'Iconifyでのロゴ名（例：logos:react）。省略すると、スキルの名前の先頭の文字が表示されます。',
    'The heading above testimonials, on pages that set no heading of their own for this section.':
      'お客様の声の上に表示する見出し。このセクションの見出しを独自に設定していないページで使われます。',
    'The testimonials, in the order in which they are shown.': 'お客様の声（表示順）。',
    'The id of the testimonial: a short name that no other testimonial has.':
      'お客様の声のid：ほかのお客様の声と重複しない短い名前。',
    'A portrait of the author: the path of an image file, relative to testimonials.yaml.':
      '書いた人の顔写真：画像ファイルのパス（testimonials.yamlからの相対パス）。',
    'The name of the person who wrote the testimonial.': 'お客様の声を書いた人の名前。',
    'The role and firm of the author.': '書いた人の役職と会社。',
    'The text of the testimonial.': 'お客様の声のテキスト。',
    'The id of the project that the testimonial is about. The page of the project shows it.':
      'お客様の声の対象となるプロジェクトのid。そのプロジェクトのページにお客様の声が表示されます。',
    'The id of the service that the testimonial is about. The page of the service shows it.':
      'お客様の声の対象となるサービスのid。そのサービスのページにお客様の声が表示されます。',
    'The year in which the testimonial was written.': 'お客様の声が書かれた年。',
    'The URL at which the testimonial was published.': 'お客様の声が公開されたURL。',
    'The heading of the section with the clients.': 'クライアントのセクションの見出し。',
    'The clients, in the order in which they are shown.': 'クライアント（表示順）。',
    'The id of the client: a short name that no other client has.':
      'クライアントのid：ほかのクライアントと重複しない短い名前。',
    'The name of the client, also the alternative text of the logo.':
      'クライアントの名前。ロゴの代替テキストにもなります。',
    'The website of the client.': 'クライアントのウェブサイト。',
    'The logo of the client. An SVG is shown in one colour, light or dark depending on the theme.':
      'クライアントのロゴ。SVGは、テーマに応じて明るい色または暗い色の単色で表示されます。',
    'The heading of the section with the packages.': 'プランのセクションの見出し。',
    'The text of the link that starts a message to you about a package.':
      'プランについてサイト運営者へのメッセージを書き始めるリンクのテキスト。',
    'Two to four packages, in the order in which they are shown.': '2～4つのプラン（表示順）。',
    'The name of the package.': 'プランの名前。',
    'The price of the package, in your own words.': 'プランの料金（自由な表記）。',
    'One or two sentences on the clients that the package is meant for.':
      'プランの対象となるクライアントについての1～2文。',
    'The services that the package includes, one per entry.':
      'プランに含まれるサービス（1項目に1つ）。',
    'A label that highlights this package, such as Most taken.':
      'このプランを目立たせるラベル（例：一番人気）。',
    'The heading of the section with the steps.': '進め方のセクションの見出し。',
    'Three to six steps of your work with a client, in the order in which they happen.':
      'クライアントとの仕事の3～6つのステップ（実施する順）。',
    'The name of the step, in a few words.': 'ステップの名前（短い言葉で）。',
    'One or two sentences about the step.': 'ステップについての1～2文。',
    'How long the step takes, in your own words.': 'ステップにかかる時間（自由な表記）。',
    'The heading of the section with the questions.': '質問のセクションの見出し。',
    'The pages that show the questions: home, contact or both.':
      '質問を表示するページ：home、contact、またはその両方。',
    'The questions with their answers, in the order in which they are shown.':
      '質問とその回答（表示順）。',
    'Your availability for new work.': '新しい仕事の受付状況。',
    'Whether you take new work.': '新しい仕事を受け付けているかどうか。',
    'Your availability in words, such as Open for new projects.':
      '受付状況を表す言葉（例：新規プロジェクト受付中）。',
    'A second, smaller line about your availability.':
      '受付状況についての、2行目の小さなテキスト。',
    "The owner's email address.": 'サイト運営者のメールアドレス。',
    'Your telephone number, with the country code.': '国番号付きの自分の電話番号。',
    'The contact form. If omitted, the page has none.':
      'お問い合わせフォーム。省略すると、ページにフォームは表示されません。',
    'The heading of the contact form.': 'お問い合わせフォームの見出し。',
    'One sentence on what you do with the data that visitors enter.':
      '訪問者が入力したデータの取り扱いについての1文。',
    'Further questions in the contact form, such as kind of work, budget or start.':
      'お問い合わせフォームに追加する質問（例：仕事の種類、予算、開始時期）。',
    'The id of the question: a short name that no other question has, such as budget.':
      '質問のid：ほかの質問と重複しない短い名前（例：budget）。',
    'The text of the question, such as Budget.': '質問のテキスト（例：ご予算）。',
    'The answers that visitors choose from.': '訪問者が選ぶ回答の選択肢。',
    'Whether an answer is required.': '回答が必須かどうか。',
    'A call with you that visitors can book on another website.':
      '訪問者が別のウェブサイトで予約できる、サイト運営者との通話。',
    'The URL of the booking page.': '予約ページのURL。',
    'The length of the call, in minutes.': '通話の長さ（分）。',
    'The text of the link, such as Book a talk.': 'リンクのテキスト（例：相談を予約する）。',
    'How messages from the contact form reach you.':
      'お問い合わせフォームからのメッセージを受け取る方法。',
    'The service that receives messages: server, netlify, formspree, web3forms, endpoint, mailto. If omitted, the default service of the host.':
      'メッセージを受信するサービス：server、netlify、formspree、web3forms、endpoint、mailto。省略すると、ホスティングの既定のサービスになります。',
    'The server of this project, which you run': 'このプロジェクトのサーバー（自分で運用）',
    'Netlify, which hosts the site': 'Netlify（サイトのホスティング先）',
    'Another URL that accepts forms': 'フォームの送信を受け付ける別のURL',
    "The visitor's own mail program": '訪問者自身のメールソフト',
    'Only with formspree: the name of the form at Formspree.':
      'formspreeの場合のみ：Formspreeでのフォームの名前。',
    'Only with web3forms: the access key from Web3Forms.':
      'web3formsの場合のみ：Web3Formsのアクセスキー。',
    'Only with endpoint: the URL to which messages are posted.':
      'endpointの場合のみ：メッセージのPOST先のURL。',
    'Only with server: a confirmation email to the visitor. If omitted, none is sent.':
      'serverの場合のみ：訪問者への確認メール。省略すると、送信されません。',
    'The subject of the confirmation email.': '確認メールの件名。',
    'The text of the confirmation email. Nothing that the visitor wrote is added.':
      '確認メールの本文。訪問者が書いた内容は一切追加されません。',
    'Only with server: the maximum number of links in a message. A message with more links counts as spam.':
      'serverの場合のみ：メッセージ内のリンクの最大数。リンクがこれより多いメッセージは、スパムとみなされます。',
    'Title, menu label and description of the page of each project.':
      '各プロジェクトのページのタイトル、メニューでの名前、説明文。',
    "The text of the link in each project's card, such as READ MORE.":
      '各プロジェクトのカードにあるリンクのテキスト（例：詳しく見る）。',
    "The section at the end of each project's page, which links to the Contact page.":
      '「お問い合わせ」ページへのリンクがある、各プロジェクトのページの末尾のセクション。',
    'The categories of projects, such as Website.':
      'プロジェクトのカテゴリー（例：ウェブサイト）。',
    'The label of the list of categories.': 'カテゴリーのリストのラベル。',
    'The categories that a project may have.': 'プロジェクトに設定できるカテゴリー。',
    'The technologies of projects, such as React.': 'プロジェクトの使用技術（例：React）。',
    'The label of the list of technologies.': '使用技術のリストのラベル。',
    'The technologies that a project may have.': 'プロジェクトに設定できる使用技術。',
    'The name of the project.': 'プロジェクトの名前。',
    'The client for whom the project was made.': 'プロジェクトを依頼したクライアント。',
    'The category, one of those that projects.yaml lists.':
      'カテゴリー。projects.yamlにあるものから1つ選びます。',
    'The technologies of the project, from the list in projects.yaml.':
      'プロジェクトの使用技術。projects.yamlのリストから選びます。',
    'The day when the project went online, as YYYY-MM-DD.':
      'プロジェクトが公開された日（YYYY-MM-DD）。',
    'The URL of the finished work on the web.': '完成した制作物のウェブ上のURL。',
    'The rating by the client: 0 to 5 stars, in steps of a half.':
      'クライアントによる評価：星0～5（0.5刻み）。',
    'One to three sentences about the project.': 'プロジェクトについての1～3文。',
    'An image in the folder of this file. If omitted, the title is shown instead.':
      'このファイルのフォルダーにある画像。省略すると、代わりにタイトルが表示されます。',
    'The alternative text of the cover: what the image shows.':
      'カバー画像の代替テキスト：画像の内容。',
    'Further images of the project, in the order in which they are shown.':
      'プロジェクトのその他の画像（表示順）。',
    'An image in the folder of this file.': 'このファイルのフォルダーにある画像。',
    'The alternative text of the image: what the image shows.': '画像の代替テキスト：画像の内容。',
    'Your part in the project, such as Design and code.':
      'プロジェクトでの自分の担当（例：デザインとコーディング）。',
    'How long the project took, in your own words.': 'プロジェクトにかかった期間（自由な表記）。',
    'The people who worked on the project with you.': '一緒にプロジェクトに取り組んだ人たち。',
    'The problem that the project solved, in a few sentences.':
      'プロジェクトで解決した課題（数文で）。',
    "The results in figures. The project's card in lists shows the first one.":
      '数値で表した成果。一覧のプロジェクトのカードには、最初の成果が表示されます。',
    'The figure of the result, in large letters, such as 71 or −40 %.':
      '大きな文字で表示する成果の数値（例：71、−40%）。',
    'The measured quantity, such as "enquiries in four weeks".':
      '測定した指標（例：「4週間の問い合わせ件数」）。',
    'The figure that was measured before the project, such as 15 a week.':
      'プロジェクトの前に測定した数値（例：週15件）。',
    'The figure that was measured after the project, such as 4 a week.':
      'プロジェクトの後に測定した数値（例：週4件）。',
    'The source of the figure, such as a report.': '数値の出典（例：報告書）。',
    'Pairs of images of the same shape, which show the state before and after the project.':
      'プロジェクトの前と後の状態を示す、縦横比が同じ2枚1組の画像。',
    'An image of the state before the project.': 'プロジェクトの前の状態を示す画像。',
    'The alternative text of the first image: what the image shows.':
      '1枚目の画像の代替テキスト：画像の内容。',
    'An image of the state after the project.': 'プロジェクトの後の状態を示す画像。',
    'The alternative text of the second image: what the image shows.':
      '2枚目の画像の代替テキスト：画像の内容。',
    'The caption, which says what the two images compare.':
      '2枚の画像で何を比較しているかを説明するキャプション。',
    'A video of the project.': 'プロジェクトの動画。',
    'A video in the folder of this file: MP4 (H.264) or WebM, at most 25 MB.':
      'このファイルのフォルダーにある動画：MP4（H.264）またはWebM、25 MBまで。',
    'A title that says what the video shows.': '動画の内容を説明するタイトル。',
    'The image that is shown until the video plays.': '動画が再生されるまで表示される画像。',
    'The captions of the video: a WebVTT file, whose name ends in .vtt.':
      '動画の字幕：名前が.vttで終わるWebVTTファイル。',
    'The title of the post.': '記事のタイトル。',
    'The day of publication, as YYYY-MM-DD. Until then only npm run dev shows the post.':
      '公開日（YYYY-MM-DD）。その日までは、npm run devでのみ記事が表示されます。',
    'One to three sentences that sum up the post.': '記事を要約する1～3文。',
    'The topics of the post, in a few words each.': '記事のトピック（それぞれ短い言葉で）。',
    'An image in the folder of this file, shown above the text and in lists of posts.':
      'このファイルのフォルダーにある画像。本文の上と記事の一覧に表示されます。',
    'Whether the project is a draft, which only npm run dev shows.':
      'プロジェクトが下書きかどうか。下書きは、npm run devでのみ表示されます。',
    'Whether the post is a draft, which only npm run dev shows.':
      '記事が下書きかどうか。下書きは、npm run devでのみ表示されます。',
    'The URL of the original, if the post was first published on another site.':
      '記事が先に別のサイトで公開された場合の、元の記事のURL。',
    'a text': 'テキスト',
    'a text that is not empty': '空でないテキスト',
    'a URL such as https://example.com': 'URL（例：https://example.com）',
    'a URL without a path (the environment variable BASE sets a sub-path)':
      'パスを含まないURL（サブパスは環境変数BASEで設定）',
    'a language tag such as en-DE, de or fr-CH': '言語タグ（例：en-DE、de、fr-CH）',
    'a list': 'リスト',
    'a list with at least one entry': '項目が1個以上のリスト',
    'a language tag such as en, pt-BR or zh-Hant': '言語タグ（例：en、pt-BR、zh-Hant）',
    'a colour as # and six hexadecimal digits, such as #b3321f':
      '#と6桁の16進数で表した色（例：#b3321f）',
    'an icon such as logos:react': 'アイコン（例：logos:react）',
    'a page such as /about, a URL, mailto:, tel:, or # as a placeholder':
      'ページ（例：/about）、URL、mailto:、tel:、または#（仮の値）',
    'a text without spaces, colons and slashes': '空白、コロン、スラッシュを含まないテキスト',
    'a number of milliseconds': 'ミリ秒単位の数値',
    'a number of milliseconds, 1 or more': 'ミリ秒単位の数値（1以上）',
    'a list with at most two entries': '項目が2個以下のリスト',
    'one of work, stats, posts, about, services, packages, steps, booking, clients, testimonials, faq, closing':
      'work、stats、posts、about、services、packages、steps、booking、clients、testimonials、faq、closingのいずれか',
    'a number': '数値',
    'a number of seconds': '秒単位の数値',
    'a number of seconds, 0 or more': '秒単位の数値（0以上）',
    'a whole number from 0 to 6': '0～6の整数',
    'a list with at most six entries': '項目が6個以下のリスト',
    'the id of a project, which is the name of its folder in projects/':
      'プロジェクトのid（projects/内のフォルダーの名前）',
    'a whole number from 1 to 6': '1～6の整数',
    'the name of an image file': '画像ファイルの名前',
    'a date that exists, as YYYY-MM-DD, YYYY-MM or YYYY':
      '実在する日付（YYYY-MM-DD、YYYY-MM、またはYYYY）',
    'a country code of two capital letters (ISO 3166-1), such as DE':
      '大文字2文字の国コード（ISO 3166-1。例：DE）',
    'a short name (id)': '短い名前（id）',
    'lower-case letters, digits and single hyphens, such as blue-door-2':
      '英小文字、数字、連続しないハイフン（例：blue-door-2）',
    'the id of a service in services.yaml': 'services.yamlにあるサービスのid',
    'a year such as 2026': '年（例：2026）',
    'a list with at most four entries': '項目が4個以下のリスト',
    'home or contact': 'homeまたはcontact',
    'true or false': 'trueまたはfalse',
    'an email address such as name@example.com': 'メールアドレス（例：name@example.com）',
    'a telephone number with the country code, such as +49 30 23125 014':
      '国番号付きの電話番号（例：+49 30 23125 014）',
    "a telephone number without '(0)', which cannot be dialled from abroad":
      '「(0)」を含まない電話番号（「(0)」は国外からダイヤルできないため）',
    'a list with at most eight entries': '項目が8個以下のリスト',
    'a list with at least two entries': '項目が2個以上のリスト',
    'a list with at most ten entries': '項目が10個以下のリスト',
    'a whole number of minutes from 5 to 480': '分単位の整数（5～480）',
    "the form's name from its URL at Formspree, such as xyzabcde":
      'FormspreeでのURLに含まれるフォームの名前（例：xyzabcde）',
    'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef':
      'Web3Formsのアクセスキー（例：01234567-89ab-cdef-0123-456789abcdef）',
    'a whole number from 0 to 100': '0～100の整数',
    'a time zone such as Europe/Berlin': 'Europe/Berlinのようなタイムゾーン',
    'a day that exists, as YYYY-MM-DD': '実在する日付（YYYY-MM-DD）',
    'a number of stars from 0 to 5, halves allowed': '0～5の星の数（0.5単位も可）',
    'the name of a video file': '動画ファイルの名前',
    'the name of a captions file': '字幕ファイルの名前',
    'Texts of one part of the interface.': '画面の一部分のテキスト。',
  },
};
