import { describe, expect, test } from 'vitest';

type Tree = { [key: string]: string | Tree };

const texts = import.meta.glob<Tree>('./{zh,en}/*/*.ts', { eager: true, import: 'default' });
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const code = Object.entries(sources).filter(([path]) => !/\/(zh|en)\/|\.test\./.test(path));
const namespaces = Object.keys(texts).flatMap(path => /^\.\/zh\/[\w-]+\/([\w-]+)\.ts$/.exec(path)?.[1] ?? []);
const textsBy = new Map(
  Object.entries(texts).map(([path, tree]) => [
    path.replace(/^\.\/(zh|en)\/[\w-]+\/([\w-]+)\.ts$/, '$1/$2'),
    tree,
  ]),
);

/** The path `a.b.c` of every text; plural forms count as one. */
function keysOf(tree: Tree, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [(before + key).replace(/#(one|other)$/, '')]
      : keysOf(value, `${before}${key}.`),
  );
}
const keysIn = (lang: string, namespace: string) => [
  ...new Set(keysOf(textsBy.get(`${lang}/${namespace}`) ?? {})),
];

interface Use {
  file: string;
  namespace: string;
  /** A key, or a pattern of keys if it contains `${…}`. */
  key: string;
  /** The whole subtree below the key is read. */
  isTree: boolean;
  /** One of several keys of a call. */
  isChoice: boolean;
}

/** The source between the parenthesis before `start` and its closing parenthesis. */
function argumentsFrom(source: string, start: number): string {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < source.length) {
    if (source[end] === '(') depth++;
    if (source[end] === ')') depth--;
    end++;
  }
  return source.slice(start, end - 1);
}

/** Without the arguments of further calls: a sentence may get a text of another namespace as its part. */
function withoutCalls(given: string): string {
  const without = given.replace(/\([^()]*\)/g, '');
  return without === given ? given : withoutCalls(without);
}

/** Every `t(…)` of a file, with the namespace of its `useTranslation` or of the type of its parameter. */
function usesIn(file: string, source: string): Use[] {
  const readers = new Map([['i18next.t', 'shell']]);
  // A file may alias such a type; parameters of the alias are called `t`.
  for (const [, name, namespace = ''] of source.matchAll(/\b(?:type \w+ =|(\w+):) TFunction<'([\w-]+)'>/g)) {
    readers.set(name ?? 't', namespace);
  }
  for (const [, alias, namespace] of source.matchAll(
    /\{ t(?:: (\w+))?(?:, i18n)? \} = useTranslation\((?:'([\w-]+)')?\)/g,
  )) {
    readers.set(alias ?? 't', namespace ?? 'shell');
  }
  return [...readers].flatMap(([reader, namespace]) => {
    const call = new RegExp(`(?<![\\w.])${RegExp.escape(reader)}\\(`, 'g');
    return [...source.matchAll(call)].flatMap(({ index }) => {
      const given = argumentsFrom(source, index + reader.length + 1);
      const other = /ns: '([\w-]+)'/.exec(withoutCalls(given))?.[1];
      const first = given.split(/,\s*\{/)[0] ?? '';
      const keys = [...first.replace(/=== '[^']*'/g, '').matchAll(/'([^']+)'|`([^`]+)`/g)];
      return keys.map(([, plain, pattern]) => ({
        file,
        namespace: other ?? namespace,
        key: plain ?? pattern ?? '',
        isTree: given.includes('returnObjects: true'),
        isChoice: keys.length > 1,
      }));
    });
  });
}

const uses = code.flatMap(([file, source]) => usesIn(file, source));
const matcher = ({ key, isTree }: Pick<Use, 'key' | 'isTree'>) =>
  new RegExp(
    `^${key
      .split(/\$\{[^}]*\}/)
      .map(part => RegExp.escape(part))
      .join('[\\w-]+')}${isTree ? '\\..+' : ''}$`,
  );

test('there are texts and uses to hold against each other', () => {
  expect(namespaces).toEqual(expect.arrayContaining(['shell', 'creators', 'formulas']));
  expect(uses.length).toBeGreaterThan(150);
  expect(textsBy.size).toBe(Object.keys(texts).length);
});

describe.each(namespaces)('%s', namespace => {
  test('Chinese and English have the same keys', () => {
    expect(keysIn('en', namespace).toSorted()).toEqual(keysIn('zh', namespace).toSorted());
  });

  test('no key that the code uses is missing', () => {
    const known = keysIn('zh', namespace);
    const missing = uses.filter(
      use => use.namespace === namespace && !known.some(key => matcher(use).test(key)),
    );
    expect(missing).toEqual([]);
  });
});

// The server sends the names of formulas, so the source does not contain their keys.
test.each(namespaces.filter(name => name !== 'formulas'))('every text of %s is used', namespace => {
  const used = uses.filter(use => use.namespace === namespace).map(matcher);
  expect(keysIn('zh', namespace).filter(key => !used.some(pattern => pattern.test(key)))).toEqual([]);
});

/** Keys that the code names in full. A group of keys (`state.${state}`) stays together. */
function keysNamedIn(namespace: string): string[] {
  const ofOne = uses.filter(use => use.namespace === namespace);
  const groups = ofOne.filter(use => use.isTree || use.key.includes('${') || use.isChoice);
  return [...new Set(ofOne.map(({ key }) => key))].filter(key => !groups.some(use => matcher(use).test(key)));
}

const textOf = (lang: string, namespace: string, key: string) =>
  key
    .split('.')
    .reduce<Tree | string | undefined>(
      (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
      textsBy.get(`${lang}/${namespace}`),
    );
const inBoth = (namespace: string, key: string) =>
  JSON.stringify(['zh', 'en'].map(lang => textOf(lang, namespace, key)));

test.each(namespaces.filter(name => name !== 'common'))('%s repeats no text of `common`', namespace => {
  const common = new Map(keysIn('zh', 'common').map(key => [inBoth('common', key), key]));
  const repeated = keysNamedIn(namespace).flatMap(key => {
    const known = common.get(inBoth(namespace, key));
    return known ? [`${namespace}:${key} is common:${known}`] : [];
  });
  expect(repeated).toEqual([]);
});

const readers = import.meta.glob<Tree>('./readers/*/*.ts', { eager: true, import: 'default' });
const placeholders = (text: Tree | string | undefined) =>
  typeof text === 'string' ? (text.match(/\{\{\w+\}\}/g) ?? []).toSorted() : text;
const linesOf = (text: Tree | string | undefined) =>
  typeof text === 'string' ? text.split('\n').length : text;

test('readers have thirteen more languages', () => {
  expect(Object.keys(readers)).toHaveLength(13 * 5);
});

// Types hold the keys.
test.each(Object.entries(readers))('%s fills in what the English text fills in', (path, tree) => {
  const namespace = path.replace(/^.*\/([\w-]+)\.ts$/, '$1');
  const read = (key: string) =>
    key
      .split('.')
      .reduce<Tree | string | undefined>(
        (part, name) => (typeof part === 'object' ? part[name] : part),
        tree,
      );
  const keys = keysOf(tree);
  expect(keys.length).toBeGreaterThan(4);
  for (const key of keys) {
    const english = textOf('en', namespace, key);
    expect([key, placeholders(read(key)), linesOf(read(key))]).toEqual([
      key,
      placeholders(english),
      linesOf(english),
    ]);
    expect(read(key)).not.toBe('');
  }
});
