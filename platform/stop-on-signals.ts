/** Stops a server in good order, and then the program, when it is told to end. */
export function stopOnSignals(server: { stop(): Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
}
