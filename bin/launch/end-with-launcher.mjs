/**
 * Loaded into the server before its own code (`--import`). When the launcher ends, even by kill -9, the channel to it
 * closes, and the server ends as on SIGTERM.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}

// Until the server has its own handlers, a signal ends it through `exit`, so that a database it has already started
// ends too.
const early = { SIGINT: 130, SIGTERM: 143 };
for (const [signal, code] of Object.entries(early)) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(code);
  });
}
