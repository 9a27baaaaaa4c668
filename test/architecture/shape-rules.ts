import { basename, dirname } from 'node:path';
import { placeOf } from './contexts.ts';
import { importsOf, isCode, isTest, type SourceFile } from './read-sources.ts';

const maxLines = 300;
const maxLinesOfTest = 500;
/** Translations and word lists may be long. */
const exempt = /^web\/i18n\/|\/(words|lexicons)\/|^docs\//;
const measured = /\.(ts|tsx|mjs|css)$/;

const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Files above 300 lines, tests above 500. */
export function tooLong(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => measured.test(path) && !exempt.test(path))
    .filter(file => linesOf(file.text) > (isTest(file) ? maxLinesOfTest : maxLines))
    .map(file => `${file.path}: ${linesOf(file.text)} lines`);
}

export function medianLines(files: readonly SourceFile[]): number {
  const lengths = files
    .filter(file => isCode(file) && !exempt.test(file.path))
    .map(({ text }) => linesOf(text))
    .toSorted((a, b) => a - b);
  return lengths[lengths.length >> 1] ?? 0;
}

const maxFiles = 14;
/** One file per word list, and one per group of tables: dividing them would only add levels. */
const mayBeLarge = new Set(['server/sandbox/sample-world/words', 'server/core/db/schema']);

/** Folders with more than 14 files of code besides tests, which should be divided by subject. */
export function crowdedFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!isCode(file) || isTest(file)) continue;
    const folder = dirname(file.path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > maxFiles && !mayBeLarge.has(folder))
    .map(([folder, count]) => `${folder}/: ${count} files`);
}

const smallFile = 25;
/** `routes.ts` and the like, which every feature may have, whatever their length. */
const hasRole = (path: string) => /(^|[/.])(routes|jobs|service|queries)\.ts$/.test(path);
/** A table of characters, the versions of the legal documents, and parts that load later, or in one language only. */
const mayBeSmall = new Set([
  'contract/creators/search-sentence/text/simplified-letters.ts',
  'web/identity/legal-pages/editions.ts',
  'web/i18n/files-en.ts',
  'web/i18n/files-zh.ts',
  'web/i18n/files-readers.ts',
  'web/realtime/open-sockjs.ts',
  'web/ui/charts/echarts.ts',
  'web/ui/charts/world-map/world-land.ts',
]);

/** Files below 25 lines without a test whose only reader is beside them: they belong into the reader. */
export function needlessFiles(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const readers = new Map<string, string[]>();
  for (const file of files.filter(isCode))
    for (const target of new Set(importsOf(file).map(imported => imported.target)))
      readers.set(target, [...(readers.get(target) ?? []), file.path]);
  return files
    .filter(file => isCode(file) && !isTest(file) && linesOf(file.text) < smallFile)
    .filter(
      ({ path }) => !hasRole(path) && !mayBeSmall.has(path) && !paths.has(path.replace(/\.\w+$/, '.test$&')),
    )
    .flatMap(({ path }) => {
      const [reader, another] = readers.get(path) ?? [];
      if (!reader || another || dirname(reader) !== dirname(path)) return [];
      return /\.test\.|\/(routes|jobs)\.ts$/.test(reader)
        ? []
        : [`${path}: only ${basename(reader)} reads it`];
    });
}

/**
 * Meaningless words in names. `shared` is allowed for what the features of a context share, `common` for texts used
 * everywhere.
 */
const emptyWords =
  /(^|\/)(utils?|helpers?|misc|lib)(\/|\.|$)|(^|\/)shared\.|^(?!(server|web)\/(?!core|ui)[a-z-]+\/shared\/).*\/shared\//i;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|dovecot|queries|config))*\.(ts|tsx|mjs)$/;
const pascal = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const style = /^([A-Z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)(\.module)?\.css$/;
const component = /^export (?:default )?(?:function|class) ([A-Z]\w*)/gm;

function nameFault({ path, text }: SourceFile): string | null {
  const name = basename(path);
  if (emptyWords.test(path)) return 'its name says nothing';
  if (/^index\.tsx?$/.test(name)) return 'a barrel';
  if (name.endsWith('.css'))
    return style.test(name) ? null : 'is not named as its component, or in kebab-case';
  const components = [...text.matchAll(component)].map(([, found]) => found);
  if (name.endsWith('.tsx') && !name.endsWith('.test.tsx') && components.length > 0) {
    return components.includes(name.replace('.tsx', ''))
      ? null
      : `is not named as one of its components (${components.join(', ')})`;
  }
  return kebab.test(name) || (name.endsWith('.test.tsx') && pascal.test(name))
    ? null
    : 'is not in kebab-case';
}

/** Components are PascalCase.tsx, other files kebab-case.ts; no meaningless names; no barrels. */
export function wrongNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => measured.test(path))
    .flatMap(file => {
      const fault = nameFault(file);
      return fault ? [`${file.path}: ${fault}`] : [];
    });
}

const featuresOf = (files: readonly SourceFile[], floor: 'server' | 'web') =>
  new Set(
    files.flatMap(({ path }) => {
      const place = placeOf(path);
      return place?.floor === floor && place.feature ? [place.feature.replace(`${floor}/`, '')] : [];
    }),
  );

/** The feature named by an endpoint's file: `creators/lists` for contract/creators/lists(/lists).ts. */
const namedBy = (path: string) =>
  path
    .replace(/^contract\//, '')
    .replace(/\.ts$/, '')
    .split('/')
    .slice(0, 2)
    .join('/');

/**
 * A feature has the same name in contract, server and web.
 * @param webOnly features of the web without a server part
 */
export function wrongFeatureNames(files: readonly SourceFile[], webOnly: readonly string[]): string[] {
  const server = featuresOf(files, 'server');
  const strangers = [...featuresOf(files, 'web')]
    .filter(name => !name.endsWith('/shared') && !server.has(name) && !webOnly.includes(name))
    .map(name => `web/${name}/: a feature that the server does not have`);
  const contracts = files
    .filter(({ path, text }) => path.startsWith('contract/') && /^export const \w+ = endpoint\(/m.test(text))
    .filter(({ path }) => !server.has(namedBy(path)))
    .map(({ path }) => `${path}: endpoints of no feature of the server`);
  const endpointFiles = new Set(
    files
      .filter(({ path, text }) => path.startsWith('contract/') && /= endpoint\(/.test(text))
      .map(({ path }) => path),
  );
  const routes = files
    .filter(({ path }) => /^server\/.*\/routes\.ts$/.test(path))
    .flatMap(file =>
      importsOf(file)
        .filter(({ target }) => endpointFiles.has(target))
        .filter(({ target }) => `server/${namedBy(target)}` !== placeOf(file.path)?.feature)
        .map(({ target }) => `${file.path}: serves the endpoints of ${target}`),
    );
  return [...strangers, ...contracts, ...routes];
}
