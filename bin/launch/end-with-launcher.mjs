/**
 * Loaded into the server before its own code (`--import`): when the launcher is gone, even by kill -9, the
 * channel to it closes, and the server ends as it does on SIGTERM.
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
