import { placeOf } from './contexts.ts';
import { importsOf, isCode, isTest, type SourceFile } from './read-sources.ts';

/** What each part may import of the others. The web and the server never import each other. */
const floorsBelow: Record<string, readonly string[]> = {
  contract: ['contract'],
  server: ['contract', 'server'],
  web: ['contract', 'web'],
};

/** Parts outside the layers. Tests inside them may also use higher levels to prepare data. */
const freeFolders = /^(test|bench|e2e|vite\.config|vitest\.config)/;
const isPrivate = (path: string) => /^server\/.*[/.](queries|routes)\.ts$/.test(path);
/** Names the routes of every feature. */
const compositionRoot = 'server/app.ts';
/** The schema lists the types of all tables; layout and session use the contracts of every context. */
const knowsEveryContract = /^(server\/core\/db\/schema\/|web\/(layout|session)\/)/;
/** Names the texts of all contexts. */
const typesOfTexts = 'web/i18n/types.ts';

function whyNot(file: SourceFile, target: string): string | null {
  const { path } = file;
  if (/^bin\/.*\.mjs$/.test(path)) return target.startsWith('bin/') ? null : 'the launcher knows Node alone';
  if (isTest(file) && target.startsWith('test/')) return null;
  const to = placeOf(target);
  if (path.startsWith('bin/')) return isPrivate(target) ? 'queries and routes are private' : null;
  const from = placeOf(path);
  if (!from) return 'a file outside of every room';
  if (!to || !floorsBelow[from.floor]?.includes(to.floor)) return `${from.floor} must not know it`;
  const isOwn = from.feature === to.feature || (to.feature?.endsWith('/shared') && from.level === to.level);
  if (isPrivate(target) && !isOwn && path !== compositionRoot)
    return 'queries and routes are private to their feature';
  const isFree =
    isTest(file) || path === typesOfTexts || (to.floor === 'contract' && knowsEveryContract.test(path));
  return to.level > from.level && !isFree ? 'it stands further up' : null;
}

/**
 * Imports go one way: contract ← core ← outside ← contexts in order ← app, and the same in the web. A feature's queries
 * and routes are private.
 */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files
    .filter(file => isCode(file) && !freeFolders.test(file.path))
    .flatMap(file =>
      importsOf(file)
        .filter(({ isPackage }) => !isPackage)
        .flatMap(({ target }) => {
          const reason = whyNot(file, target);
          return reason ? [`${file.path} imports ${target}: ${reason}`] : [];
        }),
    );
}

/** Features of one context that import each other in a cycle, one line per cycle. Tests do not count. */
export function featureCircles(files: readonly SourceFile[]): string[] {
  const known = new Map<string, Set<string>>();
  for (const file of files) {
    const from = placeOf(file.path)?.feature;
    if (!from || !isCode(file) || isTest(file)) continue;
    const targets = known.get(from) ?? new Set();
    known.set(from, targets);
    for (const { target, isPackage } of importsOf(file)) {
      const to = isPackage ? null : placeOf(target)?.feature;
      if (to && to !== from) targets.add(to);
    }
  }
  return circlesIn(known).map(circle => `${circle.toSorted().join(', ')} know each other in a circle`);
}

/** The strongly connected components with more than one node (Tarjan 1972). */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string) => {
    const index = order.size;
    order.set(node, index);
    lowest.set(node, index);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== index) return;
    const circle = path.splice(path.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

interface PackageRule {
  packages: RegExp;
  only: RegExp;
}

const inFeatures = String.raw`server/[a-z-]+/.+/`;

const packageRules: PackageRule[] = [
  {
    packages: /^(kysely|pg|pg-copy-streams)$/,
    only: new RegExp(String.raw`^(server/core/db/|${inFeatures}([^/]+\.)?queries\.ts$)`),
  },
  { packages: /^pg-boss$/, only: /^server\/core\/jobs\// },
  {
    packages: /^(fastify|@fastify\/.+)$/,
    only: new RegExp(String.raw`^server/(core/http/|app\.ts$)|^${inFeatures}routes\.ts$`),
  },
  { packages: /^(react|@mantine|@tanstack|@tabler|echarts|i18next)/, only: /^web\/|^vite\.config/ },
];

const isBeside = ({ path }: SourceFile) => /^(test|bench|e2e)\//.test(path);

/** Packages that only some folders may import; `contract` may import zod only, the launcher Node only. */
export function wrongPackages(files: readonly SourceFile[]): string[] {
  return files
    .filter(file => isCode(file) && !isTest(file) && !isBeside(file))
    .flatMap(file =>
      importsOf(file)
        .filter(({ target, isPackage }) => isPackage && !mayUse(file.path, target))
        .map(({ target }) => `${file.path}: must not import the package ${target}`),
    );
}

function mayUse(path: string, name: string): boolean {
  if (path.startsWith('contract/')) return name === 'zod';
  if (/^bin\/.*\.mjs$/.test(path)) return name === 'node:';
  if (path.startsWith('web/') && name === 'node:') return false;
  return packageRules.every(rule => !rule.packages.test(name) || rule.only.test(path));
}
