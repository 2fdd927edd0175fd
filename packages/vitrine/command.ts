// The entry point `vitrine/command`: what commands on Node share, such as options, the owner's folder, and a port on
// which they listen.
export {
  type Command,
  type Options,
  readOptions,
  runCommand,
  UsageError,
} from './cli/command.ts';
export { runNpm } from './cli/npm.mjs';
export { DiskFiles, type DiskSite, ifPresent } from './node-http/disk-files.ts';
export { listen, type RunningServer } from './node-http/listen.ts';
export { RequestGuard } from './node-http/request-guard.ts';
export { hasCode, isAbsent } from './platform/error-codes.ts';
export { listenErrorText, siteAddress, tryPort } from './platform/listen-address.ts';
export { installedPackage, siteFolder } from './platform/site-folder.mjs';
export { displayPath, ROOT } from './platform/site-paths.ts';
export { stopOnSignals } from './platform/stop-on-signals.ts';
