/** Stops a server and then the program on SIGINT, SIGTERM and SIGHUP. */
export function stopOnSignals(server: { stop(): Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
}
