// @ts-check
// The README of a new site.
import { readFileSync } from 'node:fs';

const { repository } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const docs = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main`;

const push = `Create an empty repository at GitHub, then:

   \`\`\`sh
   git remote add origin https://github.com/<account>/my-site.git
   git push --set-upstream origin main
   \`\`\``;

const address = 'Write the URL of the site into `content/site.yaml`, commit and push.';

/** The steps to publish a site at each host, and the page of the documentation with details. @type {Record<import('./project-files.mjs').HostName, [steps: string, page: string]>} */
const online = {
  'github-pages': [
    `1. ${push}
2. Settings, Pages, Source: *GitHub Actions*.
3. ${address} The workflow *GitHub Pages* builds and publishes each push to \`main\`.`,
    'deploy/github-pages.md',
  ],
  netlify: [
    `1. ${push}
2. At Netlify: Add new project, Import an existing project, and choose the repository. \`netlify.toml\` holds the settings.
3. ${address} Netlify builds and publishes each push.`,
    'deploy/netlify.md',
  ],
  cloudflare: [
    `\`wrangler.jsonc\` holds the settings. From here, with an account at Cloudflare:

\`\`\`sh
npm run build
npx wrangler login
npx wrangler deploy
\`\`\`

Or push to GitHub and connect the repository (Workers & Pages, Create): each push is then built and published.
Write the address of the site, which \`deploy\` prints, into \`content/site.yaml\`.`,
    'deploy/cloudflare/README.md',
  ],
  vercel: [
    `1. ${push}
2. At Vercel: Add New, Project, and choose the repository. \`vercel.json\` holds the settings. Messages need a
   database: set \`DATABASE_URL\` and \`CRON_SECRET\`.
3. ${address} Vercel builds and publishes each push.`,
    'deploy/vercel/README.md',
  ],
  'own-server': [
    `With Docker, behind a proxy that adds TLS:

\`\`\`sh
docker build -t my-site .
docker run -p 127.0.0.1:4321:4321 -v my-site-data:/data --env-file mail.env my-site
\`\`\`

Or under systemd, by \`my-site.service\`, whose first lines say how. Write the URL of the site into
\`content/site.yaml\`.`,
    'deploy/docker.md',
  ],
  undecided: [
    `\`netlify.toml\`, \`wrangler.jsonc\` and \`vercel.json\` hold the settings for Netlify, Cloudflare and Vercel: push
to GitHub and connect the repository there. Remove the files of the other two. Write \`host\` and the address of
the site into \`content/site.yaml\`.`,
    'deploy',
  ],
};

/**
 * @param {string} title
 * @param {import('./project-files.mjs').HostName} host
 */
export function readme(title, host) {
  const [steps, page] = online[host];
  return `# ${title}

A portfolio site, made with [Vitrine](${docs}/README.md) and Astro. Its content is in \`content/\`.

| command | what it does |
|---|---|
| \`npm start\` | builds the site where anything changed, and serves it at http://127.0.0.1:4321 |
| \`npm run dev\` | shows the site while you write |
| \`npm run edit\` | opens the content in the browser, with a form for every field |
| \`npm run check\` | reports errors in the content, and what is probably wrong |
| \`npm run upgrade\` | installs the newest Vitrine |

## Online

${steps}

More: [${page}](${docs}/${page}).

## More

- [The content, step by step](${docs}/docs/owner/getting-started.md)
- [Own pages, components, styles and fonts](${docs}/docs/owner/customise.md): options in \`astro.config.mjs\`, pages in
  \`src/pages/\`, files in \`public/\`
- [All commands](${docs}/docs/owner/commands.md), [upgrading](${docs}/docs/owner/upgrading.md)
- Astro's own commands, such as \`npx astro add mdx\`, work as in every Astro project.
`;
}
