// The entry point `vitrine/settings`: settings from environment variables, and errors that a person can fix. Apart from
// `vitrine/command`, because a Worker of Cloudflare uses it, which has neither files, sockets nor `import.meta.url`.
export { docsPage } from './platform/docs-page.ts';
export {
  baseSetting,
  dataDirSetting,
  hostSetting,
  outDirSetting,
  portSetting,
  readSettings,
} from './platform/read-settings.ts';
export { SettingsError } from './platform/settings-error.ts';
export { terminalText } from './platform/terminal-text.ts';
