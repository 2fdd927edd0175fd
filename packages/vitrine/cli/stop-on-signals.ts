/** Stops a server and then the program on SIGINT, SIGTERM and SIGHUP. */
export function stopOnSignals(server: { stop(): Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      server.stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
