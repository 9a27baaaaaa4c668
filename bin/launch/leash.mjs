/**
 * Loaded into npm and Vite: they must end with a killed launcher, so that the next start can use the files at once.
 * (npm would otherwise take up to a minute to finish or undo its work.)
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel.unref();
}
