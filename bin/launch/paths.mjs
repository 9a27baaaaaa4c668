import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The checkout of this launcher, whatever the current folder is. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const cacheDir = join(root, '.cache');
export const binDir = join(root, 'node_modules', '.bin');

/** Node's flag that loads one of these modules before a program's own code. */
export const preload = name => `--import=${pathToFileURL(join(root, 'bin', 'launch', name)).href}`;
