import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout this launcher belongs to, whatever the current folder is. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const cacheDir = join(root, '.cache');
export const binDir = join(root, 'node_modules', '.bin');
