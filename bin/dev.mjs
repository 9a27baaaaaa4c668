/** `npm run dev`: the server restarts and the web reloads on a change. The web is at http://127.0.0.1:5173. */
import { runMain } from './launch/failure.mjs';
import { prepare } from './launch/prepare/prepare.mjs';
import { serverFlags, supervise } from './launch/supervise.mjs';

await runMain(async () => {
  const { node, env } = await prepare({ web: false });
  const server = [...serverFlags, '--watch', '--watch-preserve-output', 'server/main.ts'];
  const web = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '5173', '--strictPort'];
  return supervise(node, [server, web], env);
});
