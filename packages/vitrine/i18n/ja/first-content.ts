import type { Language } from '../language.ts';

/** The texts of new content files in Japanese. */
export const firstContentStrings = {
  notFound: {
    title: 'ページが見つかりません',
    description: 'このアドレスのページは、このサイトにはありません。',
    heading: 'ここには何もありません',
    text: 'このアドレスのページはありません。ページが移動したか、アドレスの文字が抜けている可能性があります。',
    linkText: 'トップページへ',
  },
  home: {
    title: 'ホーム',
    description: '{words}を手がける{trade}、{name}のサイトです。',
    lead: '私がつくるのは、',
    text: 'ご要望をお聞かせください。実現に必要なことをお伝えします。',
    projects: '制作実績を見る',
    contact: 'メッセージを送る',
    work: '主な制作実績',
    about: '{trade}の{name}です。実際に手を動かす本人が、直接お話をうかがいます。',
    aboutLink: '詳しいプロフィール',
    services: 'できること',
    closing: 'どんなものをお求めですか？',
  },
  about: {
    title: 'プロフィール',
    description: '{trade}、{name}のプロフィール。',
    heading: 'プロフィール',
    text: '{trade}の{name}です。\n\nつくっているもの：{words}。',
  },
  contact: {
    title: 'お問い合わせ',
    description: 'プロジェクトのご相談など、{name}へのご連絡はこちらから。',
    heading: 'メッセージを送る',
    form: 'メッセージの内容',
    privacy: 'ご入力いただいた内容は返信のためだけに使用し、ほかの目的には使用しません。',
  },
  skills: {
    group: 'ツール',
  },
  project: {
    title: 'このウェブサイト',
    website: '{name}のサイト。仕事内容、制作実績、連絡方法を紹介しています。',
    summary: '{title}：{name}のプロジェクト。',
  },
  files: {
    services: {
      page: {
        title: 'サービス',
        navLabel: 'サービス',
        description: '{name}がお客様に提供するサービス。',
      },
      heading: 'できること',
      linkText: '詳しく見る',
      ask: 'このサービスについて相談する',
    },
    skills: { heading: 'スキル' },
    testimonials: { heading: 'お客様の声' },
    clients: { heading: 'クライアント' },
    packages: { heading: 'プラン', ask: 'このプランについて相談する' },
    steps: { heading: '仕事の進め方' },
    faq: { heading: 'よくある質問' },
    projects: {
      page: {
        title: '制作実績',
        navLabel: '制作実績',
        description: '{name}が手がけたプロジェクト。',
      },
      details: {
        title: 'プロジェクト',
        navLabel: 'プロジェクト',
        description: '{name}が手がけたプロジェクトの紹介。',
      },
      heading: '制作実績',
      linkText: '詳しく見る',
      closing: { heading: '似たようなものをお考えですか？', linkText: 'メッセージを送る' },
      categories: { label: '種類' },
      technologies: { label: '使用技術' },
    },
    posts: {
      page: {
        title: 'ブログ',
        navLabel: 'ブログ',
        description: '{name}が仕事について書いた記事。',
      },
      heading: 'ブログ',
    },
  },
  tradeInTown: '{town}の{trade}',
} as const satisfies Language<'ja'>['firstContent'];
