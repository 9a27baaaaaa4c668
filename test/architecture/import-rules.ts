import { importsOf, isCode, isTest, type SourceFile } from './source.ts';

/**
 * A room of the house and what its files may import of the project. `$1` stands for what the room's own
 * pattern has captured: the name of the feature.
 */
interface Room {
  name: string;
  files: RegExp;
  mayImport: string[];
}

const compositionRoot = String.raw`(app|main|banner|sms-sender|system-mailer|mail-world|mail-worker|sources-world|source-worker|sandbox-platforms|edge-role|visit-drain|visit-thread)(\.test)?\.ts$`;
const technical = String.raw`server/(?!features/|${compositionRoot})`;
const service = String.raw`server/features/[^/]+/service\.ts$`;
/** Who puts the parts together: the app, and each command for itself. */
const enteredByRoots = String.raw`server/features/[^/]+/(routes|jobs|service)\.ts$`;
const webGround = String.raw`web/(api\.ts$|paths\.ts$|i18n/|session/|layout/|ui/|realtime/|creator-tools/|mail-tools/|link-tools/|monitor-tools/|campaign-tools/|order-tools/)`;

/** The first room that fits counts. Tests may import the test harness too. */
const rooms: Room[] = [
  { name: 'contract', files: /^contract\//, mayImport: ['contract/'] },
  {
    name: 'a feature of the server',
    files: /^server\/features\/([^/]+)\//,
    mayImport: ['contract/', technical, 'server/features/$1/', service],
  },
  {
    name: 'what puts the stand-ins into a sandbox',
    files: /^server\/sandbox-platforms\.ts$/,
    mayImport: ['contract/', 'server/(connectors|http)/', String.raw`server/world\.ts$`, 'test/fakes/'],
  },
  {
    name: 'the composition root',
    files: new RegExp(`^server/${compositionRoot}`),
    mayImport: ['contract/', 'server/(?!features/)', enteredByRoots],
  },
  { name: 'a technical room of the server', files: /^server\//, mayImport: ['contract/', technical] },
  {
    name: 'web/ui',
    files: /^web\/ui\//,
    mayImport: ['contract/', 'web/ui/', 'web/i18n/', 'web/session/settings.ts'],
  },
  {
    name: 'a feature of the web',
    files: /^web\/features\/([^/]+)\//,
    mayImport: ['contract/', webGround, 'web/features/$1/'],
  },
  {
    name: 'what features of the web share',
    files: /^web\/(creator|mail|link|monitor|campaign|order)-tools\//,
    mayImport: ['contract/', webGround],
  },
  {
    name: 'the frame of the web',
    files: /^web\/(layout|session|i18n|realtime|[^/]*$)/,
    mayImport: ['contract/', 'web/(?!features/)'],
  },
  { name: 'the launcher', files: /^bin\/.*\.mjs$/, mayImport: [String.raw`bin/.*\.mjs$`] },
  {
    name: 'a command',
    files: /^bin\//,
    mayImport: ['bin/', 'contract/', technical, enteredByRoots, String.raw`server/app\.ts$`],
  },
];

/** The route table, in its two halves, and the entry load pages of every feature. */
const entries = /^web\/(routes|inner-routes|main|App)\.tsx$/;
const free = /^(test|bench|e2e|vite\.config|vitest\.config)/;

function allowedFrom(file: SourceFile): { room: string; patterns: RegExp[] } | null {
  if (free.test(file.path)) return null;
  for (const { name, files, mayImport } of rooms) {
    const place = files.exec(file.path);
    if (!place) continue;
    const own = mayImport.map(pattern => new RegExp(`^${pattern.replace('$1', place[1] ?? '')}`));
    const more = [...(isTest(file) ? [/^test\//] : []), ...(entries.test(file.path) ? [/^web\//] : [])];
    return { room: name, patterns: [...own, ...more] };
  }
  return { room: 'a file outside of every room', patterns: [] };
}

/** architecture.md, "Import rule": contract ← technical rooms ← features ← composition root; the same in the web. */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files.filter(isCode).flatMap(file => {
    const allowed = allowedFrom(file);
    if (!allowed) return [];
    return importsOf(file)
      .filter(
        ({ target, isPackage }) => !isPackage && !allowed.patterns.some(pattern => pattern.test(target)),
      )
      .map(({ target }) => `${file.path}: ${allowed.room} must not import ${target}`);
  });
}

interface PackageRule {
  packages: RegExp;
  only: RegExp;
}

const packageRules: PackageRule[] = [
  {
    packages: /^(kysely|pg|pg-copy-streams)$/,
    only: /^server\/(db\/|features\/[^/]+\/([^/]+\.)?queries\.ts$)/,
  },
  { packages: /^pg-boss$/, only: /^server\/jobs\// },
  { packages: /^(fastify|@fastify\/.+)$/, only: /^server\/(http\/|app\.ts$|features\/[^/]+\/routes\.ts$)/ },
  { packages: /^(react|@mantine|@tanstack|@tabler|echarts|i18next)/, only: /^web\/|^vite\.config/ },
];

const isBeside = ({ path }: SourceFile) => /^(test|bench|e2e)\//.test(path);

/** Packages that only some rooms know; `contract` knows zod and nothing else, the launcher Node alone. */
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
