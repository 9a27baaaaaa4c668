import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const theme = path.join(root, 'web/ui/theme');
const fontFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** With a hash in its name, a file can be kept for ever: another content has another name. */
function nameOf(name: string, ending: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/help/${name}-${hash}.${ending}`;
}

/** The kit of the web gives the first accent by these names (web/ui/theme/accents.ts). */
const accent = `:root{--mantine-primary-color-0:#eef1fd;--mantine-primary-color-2:#bed0ff;--mantine-primary-color-4:#8aa0ff;--mantine-primary-color-6:#3550d1;--mantine-primary-color-7:#3f5be0;--mantine-primary-color-8:#2f44a8;--mantine-primary-color-9:#1f2640}`;

/** Colours and typeface are those of the web; without the script, the system says whether they are light or dark. */
async function writeStyle(font: string): Promise<string> {
  const own = ['frame', 'lists-of-links', 'text'].map(name =>
    readFile(path.join(import.meta.dirname, `style/${name}.css`), 'utf8'),
  );
  const [tokens, typeface, ...styles] = await Promise.all([
    readFile(path.join(theme, 'tokens.css'), 'utf8'),
    readFile(path.join(theme, 'typeface.css'), 'utf8'),
    ...own,
  ]);
  const dark = /:root\[data-mantine-color-scheme='dark'\] (\{[^}]*\})/.exec(tokens)?.[1] ?? '{}';
  const bySystem = `@media (prefers-color-scheme: dark) { :root:not([data-mantine-color-scheme]) ${dark} }`;
  return [accent, typeface.replaceAll(fontFile, font), tokens, bySystem, ...styles].join('\n');
}

/** Light or dark as the product is set to, or else as the system says, also when that changes. */
const script = `(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    let scheme = '';
    try {
      scheme = localStorage.getItem('starbridge-scheme-String') ?? '';
    } catch {}
    const isDark = scheme === 'dark' || (scheme !== 'light' && system.matches);
    document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  };
  paint();
  system.addEventListener('change', paint);
})();
`;

export interface FrameFile {
  type: string;
  content: string | Buffer;
}

/** The files that every page of the help loads, by their address. */
export async function loadFrameFiles() {
  const [font, mark] = await Promise.all([
    readFile(createRequire(import.meta.url).resolve(fontFile)),
    readFile(path.join(theme, 'mark.svg')),
  ]);
  const fontName = nameOf('inter', 'woff2', font);
  const style = await writeStyle(fontName);
  const names = {
    style: nameOf('help', 'css', style),
    script: nameOf('help', 'js', script),
    mark: nameOf('mark', 'svg', mark),
  };
  const files = new Map<string, FrameFile>([
    [names.style, { type: 'text/css; charset=utf-8', content: style }],
    [names.script, { type: 'text/javascript; charset=utf-8', content: script }],
    [names.mark, { type: 'image/svg+xml', content: mark }],
    [fontName, { type: 'font/woff2', content: font }],
  ]);
  return { names, files };
}
