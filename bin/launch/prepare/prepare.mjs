import { delimiter, join } from 'node:path';
import { buildWeb, needsWebBuild } from './build-web.mjs';
import { install, isInstalled } from './install.mjs';
import { checkLauncherVersion, findServerNode } from './node-version.mjs';
import { onlyOne } from './only-one.mjs';
import { binDir, cacheDir, root } from '../paths.mjs';

/**
 * Prepares the checkout: installs packages and builds the web (unless `web` is false).
 * Takes milliseconds if nothing has changed, and then needs no network.
 * @param {{ web?: boolean }} [options]
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node 24 to use, and an environment in
 * which `node` means that one
 */
export async function prepare({ web = true } = {}) {
  checkLauncherVersion();
  if (!isInstalled(root) || (web && needsWebBuild(root))) {
    await onlyOne(join(cacheDir, 'prepare.lock'), async () => {
      await install(root);
      // Some bytes over a budget, which the tests refuse, must not keep anybody from starting.
      if (web) await buildWeb(root, findServerNode(root), { budget: 'warn' });
    });
  }
  const path = [binDir, process.env.PATH].filter(Boolean).join(delimiter);
  return { node: findServerNode(root), env: { ...process.env, PATH: path } };
}
