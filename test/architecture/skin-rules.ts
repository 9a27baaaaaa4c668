import type { SourceFile } from './read-sources.ts';

const isCss = ({ path }: SourceFile) => path.startsWith('web/') && path.endsWith('.css');
const tokens = 'web/ui/theme/tokens.css';
const kit = 'web/ui/box/layout.css';
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Colours are written in the token file alone. */
export function wrongColors(files: readonly SourceFile[]): string[] {
  return files
    .filter(file => isCss(file) && file.path !== tokens)
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/#[\da-f]{3,8}\b/gi)].map(([color]) => `${path}: ${color}`),
    );
}

/** Nothing depends on how a screen is held: so axe need not read all style sheets for WCAG 1.3.4 in each browser test. */
export function orientationRules(files: readonly SourceFile[]): string[] {
  return files
    .filter(file => isCss(file) && /@media[^{]*orientation/.test(withoutComments(file.text)))
    .map(({ path }) => path);
}

/** Every declaration of a property, in all style sheets but that of the tokens. */
const declared = (files: readonly SourceFile[], property: string) =>
  files
    .filter(file => isCss(file) && file.path !== tokens)
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(new RegExp(`(?<![\\w-])${property}: *([^;}]+)`, 'g'))].map(
        ([declaration, value = '']) => ({ value: value.trim(), fault: `${path}: ${declaration.trim()}` }),
      ),
    );

/** Sizes that no step of the scale has. Points are for print. */
export const ownFontSizes = (files: readonly SourceFile[]): string[] =>
  declared(files, 'font-size')
    .filter(({ value }) => !/^(var\(--font-[\w-]+\)|[\d.]+pt|inherit|0)$/.test(value))
    .map(({ fault }) => fault);

/** Corners that no step of the scale has; an inner corner is one pixel less than the border around it. */
export const ownRadii = (files: readonly SourceFile[]): string[] =>
  declared(files, 'border(?:-[a-z]+)*-radius')
    .filter(({ value }) =>
      value
        .replaceAll(/calc\((var\(--radius-[a-z]+\)) - 1px\)/g, '$1')
        .split(' ')
        .some(corner => !/^(var\(--(radius-[a-z]+|mantine-radius-default)\)|50%|inherit|0)$/.test(corner)),
    )
    .map(({ fault }) => fault);

/** What is only read aloud is `visuallyHidden` in the kit. Elsewhere it depends on the width of the page or on a state. */
export const maxOwnHiding = 6;
export function ownHiding(files: readonly SourceFile[]): string[] {
  return files
    .filter(file => isCss(file) && file.path !== kit && file.text.includes('clip-path: inset(50%)'))
    .map(({ path }) => path);
}

/** Rules that stand word for word in another file: so many are left, and there may only be fewer. */
export const maxRepeatedRules = 126;
export function repeatedRules(files: readonly SourceFile[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of files.filter(isCss))
    for (const [rule] of withoutComments(text).matchAll(/^[^\s@}][^{}]*\{[^{}]+\}/gm))
      places.set(rule, (places.get(rule) ?? new Set()).add(path));
  return [...places].flatMap(([rule, paths]) =>
    paths.size > 1 ? [...paths].map(path => `${path}: ${rule.split('{')[0]?.trim()}`) : [],
  );
}

const imports = /import (\w+) from '([^']+\.module\.css)'/g;

/** Classes that a component uses and its file of CSS lacks, and those that nobody uses. */
export function wrongClasses(files: readonly SourceFile[]): string[] {
  const used = new Map<string, Set<string>>();
  const open = new Set<string>();
  for (const { path, text } of files) {
    if (!/^web\/.*\.tsx?$/.test(path)) continue;
    for (const [, name = '', specifier = ''] of text.matchAll(imports)) {
      const target = new URL(specifier, `file:///${path}`).pathname.slice(1);
      const classes = used.get(target) ?? new Set<string>();
      used.set(target, classes);
      for (const [, found = ''] of text.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g')))
        classes.add(found);
      if (new RegExp(`(?<![\\w.])${name}\\[`).test(text)) open.add(target);
    }
  }
  return files
    .filter(file => isCss(file) && file.path.endsWith('.module.css'))
    .flatMap(({ path, text }) => {
      const selectors = withoutComments(text)
        .replaceAll(/\{[^{}]*\}/g, '{}')
        .replaceAll(/:global\([^)]*\)/g, '');
      const defined = new Set([...selectors.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
      const uses = used.get(path) ?? new Set<string>();
      return [
        ...[...uses].filter(name => !defined.has(name)).map(name => `${path}: lacks .${name}`),
        ...(open.has(path)
          ? []
          : [...defined].filter(name => !uses.has(name)).map(name => `${path}: nobody uses .${name}`)),
      ];
    });
}
