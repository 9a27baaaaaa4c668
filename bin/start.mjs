/** `npm start`: installs, builds what changed, and runs the server with the project's own Node 24. */
import { runMain } from './launch/failure.mjs';
import { prepare } from './launch/prepare/prepare.mjs';
import { serverFlags, supervise } from './launch/supervise.mjs';

await runMain(async () => {
  const { node, env } = await prepare();
  return supervise(node, [[...serverFlags, 'server/main.ts', ...process.argv.slice(2)]], env);
});
