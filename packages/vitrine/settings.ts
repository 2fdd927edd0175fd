// The entry point `vitrine/settings`: settings from environment variables, and errors that a person can fix. Apart from
// `vitrine/command`, because a Worker of Cloudflare uses it, which has neither files, sockets nor `import.meta.url`.
export { docsPage } from './errors/docs-page.ts';
export { SettingsError } from './errors/settings-error.ts';
export { terminalText } from './errors/terminal-text.ts';
export {
  baseSetting,
  dataDirSetting,
  hostSetting,
  outDirSetting,
  portSetting,
  readSettings,
} from './settings/read-settings.ts';
