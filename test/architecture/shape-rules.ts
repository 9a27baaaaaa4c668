import { basename } from 'node:path';
import { isCode, isTest, type SourceFile } from './source.ts';

const mostLines = 300;
const mostLinesOfTest = 500;
/** Translations and word lists may be long. */
const exempt = /^web\/i18n\/|\/words\/|^docs\//;
const measured = /\.(ts|tsx|mjs|css)$/;

const linesOf = (text: string) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Files above 300 lines, tests above 500. */
export function tooLong(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => measured.test(path) && !exempt.test(path))
    .filter(file => linesOf(file.text) > (isTest(file) ? mostLinesOfTest : mostLines))
    .map(file => `${file.path}: ${linesOf(file.text)} lines`);
}

export function medianLines(files: readonly SourceFile[]): number {
  const lengths = files
    .filter(file => isCode(file) && !exempt.test(file.path))
    .map(({ text }) => linesOf(text))
    .toSorted((a, b) => a - b);
  return lengths[lengths.length >> 1] ?? 0;
}

const emptyWords = /(^|\/)(utils?|helpers?|common|misc|lib|shared)(\/|\.|$)/i;
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

/** Components are PascalCase.tsx, the rest kebab-case.ts; no name that says nothing; no barrels. */
export function wrongNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => measured.test(path))
    .flatMap(file => {
      const fault = nameFault(file);
      return fault ? [`${file.path}: ${fault}`] : [];
    });
}

const featureOf = (path: string, root: string) => new RegExp(`^${root}/features/([^/]+)/`).exec(path)?.[1];

/**
 * One name of a feature runs through contract, server, web and e2e.
 * @param webOnly features of the web that need no server
 */
export function wrongFeatureNames(files: readonly SourceFile[], webOnly: readonly string[]): string[] {
  const server = new Set(files.flatMap(({ path }) => featureOf(path, 'server') ?? []));
  const known = new Set([...server, ...webOnly]);
  const strangers = files
    .filter(({ path }) => {
      const name = featureOf(path, 'web');
      return name !== undefined && !known.has(name);
    })
    .map(({ path }) => `${path}: a feature that the server does not have`);
  const contracts = files
    .filter(({ path, text }) => path.startsWith('contract/') && /^export const \w+ = endpoint\(/m.test(text))
    .filter(({ path }) => !server.has(basename(path, '.ts')))
    .map(({ path }) => `${path}: endpoints of no feature of the server`);
  const routes = files
    .filter(({ path }) => /^server\/features\/[^/]+\/routes\.ts$/.test(path))
    .flatMap(({ path, text }) => {
      const others = [...text.matchAll(/\/contract\/([\w-]+)\.ts'/g)].map(([, name]) => name);
      const own = featureOf(path, 'server');
      return others
        .filter(name => name !== own && server.has(name ?? ''))
        .map(name => `${path}: serves the endpoints of ${name}`);
    });
  return [...strangers, ...contracts, ...routes];
}
