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
export { stopOnSignals } from './cli/stop-on-signals.ts';
export { ownerContentFolder } from './content/folder.ts';
export { isAside, makeFolder, setAside } from './content/quarantine.ts';
export { hasCode, isAbsent } from './errors/error-codes.ts';
export { DiskFiles, type DiskSite, ifPresent } from './node-http/disk-files.ts';
export { listen, type RunningServer } from './node-http/listen.ts';
export { RequestGuard } from './node-http/request-guard.ts';
export { listenErrorText, siteAddress, tryPort } from './settings/listen-address.ts';
export { installedPackage, siteFolder } from './settings/site-folder.mjs';
export { CACHE, displayPath, isInside, ROOT } from './settings/site-paths.ts';
