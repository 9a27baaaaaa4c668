import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wrongDependencyLines } from './architecture/dependency-rules.ts';
import { wrongImports, wrongPackages } from './architecture/import-rules.ts';
import { medianLines, tooLong, wrongFeatureNames, wrongNames } from './architecture/shape-rules.ts';
import { readSources, type SourceFile } from './architecture/source.ts';
import { wrongDatabaseFunctions, wrongMigrations, wrongWords } from './architecture/text-rules.ts';

type Rule = (files: readonly SourceFile[]) => string[];
type Sample = [path: string, text: string];

const project = readSources(join(import.meta.dirname, '..'));

/** Pages that anybody may open before the server knows them. */
const webOnly = ['landing', 'standing'];
const featureNames: Rule = files => wrongFeatureNames(files, webOnly);

const rules: [string, Rule][] = [
  ['imports go one way', wrongImports],
  ['packages stay in their rooms', wrongPackages],
  ['time, randomness and environment come from one place', wrongWords],
  ['database functions take db first', wrongDatabaseFunctions],
  ['migrations say where tables lie', wrongMigrations],
  ['no file is too long', tooLong],
  ['files are named alike', wrongNames],
  ['one name runs through a feature', featureNames],
  ['every dependency is accounted for', wrongDependencyLines],
];

describe('the project', () => {
  test('was read', () => {
    for (const path of [
      'contract/creators.ts',
      'server/features/creators/service.ts',
      'web/App.tsx',
      'package.json',
    ]) {
      expect(project.map(file => file.path)).toContain(path);
    }
  });

  test.each(rules)('%s', (_name, rule) => {
    expect(rule(project)).toEqual([]);
  });

  test('half of the files are shorter than 80 lines', () => {
    const median = medianLines(project);
    console.log(`median length of a file: ${median} lines`);
    expect(median).toBeLessThan(80);
  });
});

const importing = (what: string) => `import { a } from '${what}';\n`;
const lines = (count: number) => 'x;\n'.repeat(count);
const table = `create table things (team_id bigint);\n`;

/** What each rule must name, and what comes close and is right. */
const bad: [Rule, ...Sample][] = [
  [wrongImports, 'contract/team.ts', importing('../server/errors.ts')],
  [wrongImports, 'server/http/serve.ts', importing('../features/team/service.ts')],
  [wrongImports, 'server/http/serve.ts', `const a = await import('../features/team/service.ts');`],
  [wrongImports, 'server/world.ts', importing('./app.ts')],
  [wrongImports, 'server/app.ts', importing('./features/team/menu.ts')],
  [wrongImports, 'server/features/team/service.ts', importing('../identity/queries.ts')],
  [wrongImports, 'server/features/team/service.ts', `export type { A } from '../identity/routes.ts';`],
  [wrongImports, 'server/features/team/service.ts', importing('../../../web/api.ts')],
  [wrongImports, 'server/features/team/service.ts', importing('../../../test/context.ts')],
  [wrongImports, 'web/api.ts', `import type {\n  A,\n} from '../server/context.ts';`],
  [wrongImports, 'web/ui/Tag.tsx', importing('../features/creators/names.ts')],
  [wrongImports, 'web/ui/Tag.tsx', importing('../api.ts')],
  [wrongImports, 'web/layout/TopBar.tsx', importing('../features/creators/names.ts')],
  [wrongImports, 'web/features/team/TeamPage.tsx', importing('../creators/names.ts')],
  [wrongImports, 'bin/launch/run.mjs', importing('../../server/env.ts')],
  [wrongImports, 'bin/import.ts', importing('../server/features/catalogue/imports.queries.ts')],
  [wrongImports, 'elsewhere/a.ts', importing('../contract/team.ts')],
  [wrongPackages, 'contract/team.ts', importing('kysely')],
  [wrongPackages, 'contract/team.ts', importing('node:fs')],
  [wrongPackages, 'server/features/team/service.ts', importing('kysely')],
  [wrongPackages, 'server/features/team/menu.ts', importing('pg')],
  [wrongPackages, 'server/features/team/service.ts', importing('fastify')],
  [wrongPackages, 'server/jobs/boss.ts', importing('@fastify/static')],
  [wrongPackages, 'server/features/team/jobs.ts', importing('pg-boss')],
  [wrongPackages, 'server/log.ts', importing('react-dom/server')],
  [wrongPackages, 'web/api.ts', importing('node:path')],
  [wrongPackages, 'bin/launch/run.mjs', importing('zod')],
  [wrongWords, 'server/http/server.ts', 'const port = process.env.PORT;'],
  [wrongWords, 'web/api.ts', 'const base = import.meta.env.BASE;'],
  [wrongWords, 'server/features/team/service.ts', 'const at = Date.now();'],
  [wrongWords, 'server/features/team/service.ts', 'const at = new Date();'],
  [wrongWords, 'server/features/team/queries.ts', 'sql`update teams set created_at = now()`'],
  [wrongWords, 'contract/format.ts', 'const at = new Date();'],
  [wrongWords, 'web/features/creators/filters.ts', 'const at = Date.now();'],
  [wrongWords, 'server/features/team/service.ts', 'const id = Math.random();'],
  [wrongWords, 'server/features/team/service.ts', 'const id = randomUUID();'],
  [wrongWords, 'server/features/team/service.ts', 'return asTeam(db, teamId, team => f(db));'],
  [wrongWords, 'server/features/team/service.ts', 'return db.transaction().execute(async trx => f(db));'],
  [wrongWords, 'server/features/team/service.ts', `export { a } from './menu.ts';`],
  [wrongWords, 'server/a.test.ts', ['test', 'skip(1)'].join('.')],
  [
    wrongDatabaseFunctions,
    'server/features/team/queries.ts',
    'export async function f(teamId: number, db: Db) {\n}\n',
  ],
  [
    wrongDatabaseFunctions,
    'server/features/team/menu.queries.ts',
    'export function f(\n  pool: Db,\n) {\n}\n',
  ],
  [
    wrongDatabaseFunctions,
    'server/features/team/queries.ts',
    'export function f(id: number) {\n  return q.execute(id);\n}\n',
  ],
  [wrongMigrations, 'migrations/2026-11-20-01-things.sql', table],
  [
    wrongMigrations,
    'migrations/2026-11-20-01-things.sql',
    `${table}comment on table things is 'all things';`,
  ],
  [wrongMigrations, 'migrations/things.sql', ''],
  [
    wrongMigrations,
    'migrations/2026-11-20-01-things.sql',
    'create or replace trigger t before update on things',
  ],
  [
    wrongMigrations,
    'migrations/2026-11-20-01-things.sql',
    'alter table things add at timestamptz default now();',
  ],
  [wrongMigrations, 'migrations/2026-11-20-01-things.sql', 'alter table things add id bigserial;'],
  [tooLong, 'server/log.ts', lines(301)],
  [tooLong, 'web/ui/tokens.css', lines(301)],
  [tooLong, 'server/log.test.ts', lines(501)],
  [wrongNames, 'server/http/utils.ts', ''],
  [wrongNames, 'server/common/log.ts', ''],
  [wrongNames, 'web/ui/helpers.ts', ''],
  [wrongNames, 'server/db/index.ts', ''],
  [wrongNames, 'server/db/appRole.ts', ''],
  [wrongNames, 'web/ui/tag.tsx', 'export function Tag() {}'],
  [wrongNames, 'web/ui/Other.tsx', 'export default function Tag() {}'],
  [wrongNames, 'web/ui/Names.ts', ''],
  [wrongNames, 'web/ui/my_style.css', ''],
  [featureNames, 'web/features/strange/Page.tsx', ''],
  [featureNames, 'contract/strange.ts', 'export const a = endpoint({'],
];

const good: [Rule, ...Sample][] = [
  [wrongImports, 'server/features/team/service.ts', importing('../identity/service.ts')],
  [wrongImports, 'server/features/team/service.ts', `// ${importing('../identity/queries.ts')}`],
  [wrongImports, 'server/features/team/menu.test.ts', importing('../../../test/context.ts')],
  [wrongImports, 'web/routes.tsx', `const page = () => import('./features/creators/SearchPage.tsx');`],
  [wrongPackages, 'server/features/team/menu.queries.ts', importing('kysely')],
  [wrongPackages, 'contract/team.ts', importing('zod')],
  [wrongPackages, 'contract/team.test.ts', importing('vitest')],
  [wrongWords, 'server/features/team/service.ts', 'const at = ctx.now(); const day = new Date(at);'],
  [wrongWords, 'server/features/team/service.ts', 'return asTeam(db, teamId, async db => f(db));'],
  [wrongWords, 'server/features/team/service.test.ts', 'const at = new Date();'],
  [
    wrongDatabaseFunctions,
    'server/features/team/queries.ts',
    'export function f(db: Db, teamId: number) {\n}\n',
  ],
  [
    wrongDatabaseFunctions,
    'server/features/team/queries.ts',
    'export function condition(id: number) {\n  return sql`${id}`;\n}\n',
  ],
  [
    wrongMigrations,
    'migrations/2026-11-20-01-things.sql',
    `${table}comment on table things is 'dist:team_id';`,
  ],
  [tooLong, 'server/log.ts', lines(300)],
  [tooLong, 'web/i18n/zh/creators.ts', lines(400)],
  [wrongNames, 'web/routes.tsx', 'export function makeRouter() {}'],
  [wrongNames, 'web/ui/Tag.module.css', ''],
  [featureNames, 'contract/format.ts', 'export const a = 1;'],
];

const asFiles = ([, path, text]: [Rule, ...Sample]): SourceFile[] => [{ path, text }];

describe('the rules', () => {
  test.each(bad.map(each => [each[0].name || 'featureNames', each[1], each] as const))(
    '%s names %s',
    (_rule, path, each) => {
      const faults = each[0](asFiles(each));
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(path);
    },
  );

  test.each(good.map(each => [each[0].name || 'featureNames', each[1], each] as const))(
    '%s lets %s be',
    (_rule, _path, each) => {
      expect(each[0](asFiles(each))).toEqual([]);
    },
  );

  test('a feature serves no endpoints but its own', () => {
    const files = [
      { path: 'server/features/team/routes.ts', text: importing('../../../contract/identity.ts') },
      { path: 'server/features/identity/routes.ts', text: importing('../../../contract/identity.ts') },
    ];
    expect(featureNames(files)).toEqual(['server/features/team/routes.ts: serves the endpoints of identity']);
  });

  test('a dependency without a line, and a line without a dependency', () => {
    const files = [
      {
        path: 'package.json',
        text: '{"dependencies":{"one":"1","two":"1"},"devDependencies":{"three":"1"}}',
      },
      {
        path: 'ARCHITECTURE.md',
        text: '# A\n## Dependencies\n- `one`, `three`: why\n- `four`: why\n## End\n- `two`: no\n',
      },
    ];
    expect(wrongDependencyLines(files)).toEqual([
      'two has no line in ARCHITECTURE.md',
      'ARCHITECTURE.md tells of four, which is no dependency',
    ]);
  });

  test('the median', () => {
    const files = [1, 2, 90].map(count => ({ path: `server/a${count}.ts`, text: lines(count) }));
    expect(medianLines(files)).toBe(2);
  });
});
