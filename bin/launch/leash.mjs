/**
 * Loaded into npm and Vite: killed with their launcher, they must leave the files to the next start at once.
 * (npm would otherwise take up to a minute to finish or undo its work.)
 */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel.unref();
}
