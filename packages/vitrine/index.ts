/// <reference path="./env.d.ts" />
/// <reference path="./content/virtual-modules.d.ts" />
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { assetsInlineLimit } from './astro/after-build/clean-pictures.ts';
import { markEnglishTexts } from './astro/after-build/english-texts.ts';
import { finishBuild } from './astro/after-build/finish-build.ts';
import { checkOutputFolder, stagingFolder } from './astro/after-build/output-folder.ts';
import { astroSettings, checkAstroSettings } from './astro/astro-settings.ts';
import { buildSettings } from './astro/build-settings.ts';
import { clientChunks, imageChunks } from './astro/chunks.ts';
import { cssModules, shortClassNames } from './astro/class-names.ts';
import { contentModule } from './astro/content-module.ts';
import { currentLook } from './astro/current-look.ts';
import { withCustomPages } from './astro/custom-pages.ts';
import { devAccess } from './astro/dev-access.ts';
import { COPIES } from './astro/files-module.ts';
import { readCustomFonts, siteFonts } from './astro/fonts.ts';
import { formRoute } from './astro/form-route.ts';
import { iconPlugin } from './astro/icon-components.ts';
import { Islands } from './astro/islands.ts';
import { lastChanges } from './astro/last-changes.ts';
import { notFoundPages } from './astro/not-found-pages.ts';
import { optionFile, readOptions, type VitrineOptions } from './astro/options.ts';
import { overrides } from './astro/overrides.ts';
import { setUpMarkdown } from './astro/own-markdown.ts';
import { PageFiles } from './astro/page-files.ts';
import { privateFiles } from './astro/private-files.ts';
import { requiredPropsPlugin } from './astro/required-props.ts';
import { injectRoutes } from './astro/routes.ts';
import { siteFiles } from './astro/site-files.ts';
import { withheldPages } from './astro/withheld-pages.ts';
import { formatIssues } from './content/content-issue.ts';
import { chooseContentFolder } from './content/folder.ts';
import { hostWarnings } from './content/host-warnings.ts';
import type { Drafts } from './content/loader/folder-lists.ts';
import { loadSite } from './content/loader/load.ts';
import { checkFirstScreens } from './content/sealed/first-screen.ts';
import { requireSiteKey } from './content/sealed/opened-content.ts';
import { withheldNotes } from './content/withheld-notes.ts';
import { SettingsError } from './errors/settings-error.ts';
import { hold } from './private/held/held-content.ts';
import { readPassphrases } from './private/read-passphrases.ts';
import { sitemapOptions } from './seo/sitemap.ts';
import { readSettings } from './settings/read-settings.ts';
import { CACHE, folderKey } from './settings/site-paths.ts';

export type { VitrineOptions };

const inChunks = (groups: typeof clientChunks | typeof imageChunks) => ({
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
});

/**
 * Astro integration that builds a portfolio site from a content folder:
 *
 * ```js
 * // astro.config.mjs
 * export default defineConfig({ integrations: [vitrine()] });
 * ```
 *
 * @throws AstroError if an option, a setting of Astro or the content is invalid
 */
export default function vitrine(userOptions: VitrineOptions = {}): AstroIntegration {
  const pageFiles = new PageFiles();
  return {
    name: 'vitrine',
    hooks: {
      'astro:routes:resolved': ({ routes }) => pageFiles.show(routes),
      'astro:config:setup': async ({ config, command, updateConfig, injectRoute, logger }) => {
        const options = readOptions(userOptions);
        const settings = readSettings(buildSettings, process.env);
        const effort = settings.IMAGE_EFFORT;
        checkAstroSettings(config);
        const root = fileURLToPath(config.root);
        const base = settings.BASE || config.base.replace(/\/$/, '');
        const folder = chooseContentFolder(root, settings);
        if (command === 'build') requireSiteKey(folder);
        const pages = fileURLToPath(new URL('pages', config.srcDir));
        const hook = config.integrations.find(({ hooks }) => hooks['vitrine:content'])?.hooks;
        const preview = command === 'dev' ? hook?.['vitrine:content']?.(folder) : undefined;
        const secretsOf = (names: readonly string[]) => {
          try {
            return readPassphrases(names, root);
          } catch (error) {
            // Who has no secrets still sees everything else. A build without them would lack pages.
            if (command === 'build' || !(error instanceof SettingsError)) throw error;
            logger.warn(`Private work is not shown. ${error.message}`);
            return undefined;
          }
        };
        let secret: RegExp | undefined;
        const read = async (drafts?: Drafts) => {
          const site = await loadSite(folder, undefined, drafts);
          secret = site.names.ids.size > 0 ? site.names.pattern : undefined;
          const shown = await hold(site, secretsOf);
          if (command === 'build') await checkFirstScreens(folder, site);
          return await withCustomPages(shown, pages);
        };
        const load = () => (preview ? preview.load(read) : read());
        const content = await load();
        const { changed, warning } = await lastChanges(
          folder,
          content.projects?.all.map(({ id }) => id),
          secret,
        );
        if (command === 'build') {
          const notes = withheldNotes(folder, content);
          for (const { hooks } of config.integrations) hooks['vitrine:withheld']?.(notes);
          const issues = await hostWarnings(folder, content);
          if (issues.length > 0) logger.warn(formatIssues(issues, 'warning'));
          for (const note of warning === undefined ? notes : [...notes, warning]) logger.warn(note);
        }
        setUpMarkdown(config, content, pages);
        const look = currentLook(folder, content);
        const icon = options.icon && optionFile(root, 'icon', options.icon);
        const outDir = process.env.OUT_DIR
          ? resolve(root, settings.OUT_DIR)
          : fileURLToPath(config.outDir);
        if (command === 'build') await checkOutputFolder(outDir);
        const isStaged = command === 'build' && config.adapter === undefined;
        const islands = new Islands();

        injectRoutes(content, { command, injectRoute });
        const given = config.integrations.map(({ name }) => name);
        const missing = [
          // React's streaming only costs time, because each page is rendered in one step. Without it, `useId`
          // makes other ids on the server than in the browser, so components derive ids from content ids.
          react({ experimentalDisableStreaming: true }),
          sitemap(sitemapOptions(content, changed, base || '/')),
        ].filter(({ name }) => !given.includes(name));
        config.integrations.splice(
          given.indexOf('vitrine') + 1,
          0,
          ...missing,
          islands,
          siteFiles(content, folder, load, icon),
          privateFiles(folder),
          notFoundPages(content),
        );
        config.integrations.push(
          finishBuild({
            change: (html) => markEnglishTexts(islands.finish(html)),
            thirdParties: options.thirdParties,
            policyInPage: settings.POLICY_IN_PAGE,
            pageQuality: settings.PAGE_COMPRESSION,
            cache: join(CACHE, 'compressed', folderKey(outDir)),
            base,
            target: isStaged ? outDir : undefined,
            hasAdapter: config.adapter !== undefined,
          }),
          formRoute(content),
        );
        updateConfig({
          ...astroSettings(config, content.site.address, effort),
          // With 'never', Astro's preview answers /about/ with a 404 page of Astro, and not as hosts do.
          ...(command === 'preview' && { trailingSlash: 'ignore' }),
          base: base || '/',
          outDir: pathToFileURL(`${isStaged ? await stagingFolder(outDir) : outDir}/`),
          // Astro's cache has pictures of all efforts under the same names.
          ...((process.env.OUT_DIR || effort !== 1) && {
            cacheDir: pathToFileURL(`${join(CACHE, 'astro', folderKey(outDir), `${effort}`)}/`),
          }),
          fonts: siteFonts(content, readCustomFonts(root, options.fonts), command),
          vite: {
            // The owner's components and Vitrine's share one copy of React.
            resolve: { dedupe: ['react', 'react-dom'] },
            ...(config.vite.build?.assetsInlineLimit === undefined && {
              build: { assetsInlineLimit },
            }),
            ...(command === 'build' && {
              css: { modules: { generateScopedName: shortClassNames(cssModules()) } },
            }),
            environments: { client: inChunks(clientChunks), prerender: inChunks(imageChunks) },
            plugins: [
              await overrides(root, options),
              requiredPropsPlugin(),
              withheldPages(
                root,
                content.withheld.map(({ path }) => path),
              ),
              look.plugin,
              iconPlugin(),
              devAccess(
                {
                  site: root,
                  content: folder,
                  source: fileURLToPath(config.srcDir),
                  copies: [COPIES, ...(preview ? [preview.images] : [])],
                },
                process.env,
              ),
              contentModule(folder, content, load, look.show, preview),
              pageFiles.plugin,
            ],
          },
        });
      },
    },
  };
}
