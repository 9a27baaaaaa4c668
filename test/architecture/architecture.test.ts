import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wrongDependencyLines } from './dependency-rules.ts';
import { citationsFromElsewhere, wrongDocumentPaths, wrongMap } from './document-rules.ts';
import { bareVerbs, columnsToAvoid, wordsToAvoid } from './glossary-rules.ts';
import { featureCircles, wrongImports, wrongPackages } from './import-rules.ts';
import {
  crowdedFolders,
  medianLines,
  needlessFiles,
  tooLong,
  wrongFeatureNames,
  wrongNames,
} from './shape-rules.ts';
import { readSources, type SourceFile } from './read-sources.ts';
import {
  maxOwnHiding,
  maxRepeatedRules,
  orientationRules,
  ownFontSizes,
  ownHiding,
  ownRadii,
  repeatedRules,
  wrongClasses,
  wrongColors,
} from './skin-rules.ts';
import { silentWriters, wrongDatabaseFunctions, wrongMigrations, wrongWords } from './text-rules.ts';

type Rule = (files: readonly SourceFile[]) => string[];
type Sample = [path: string, text: string];

const project = readSources(join(import.meta.dirname, '../..'));

/** Features that only the web has: public pages that need no data from the server. */
const webOnly = ['billing/landing', 'identity/legal-pages'];
const featureNames: Rule = files => wrongFeatureNames(files, webOnly);

const rules: [string, Rule][] = [
  ['imports go one way', wrongImports],
  ['no features know each other in a circle', featureCircles],
  ['packages stay in their rooms', wrongPackages],
  ['time, randomness and environment come from one place', wrongWords],
  ['database functions take db first', wrongDatabaseFunctions],
  ['migrations say where tables lie', wrongMigrations],
  ['whoever writes creators notes which', silentWriters],
  ['colours are written in the token file', wrongColors],
  ['font sizes are steps of the scale', ownFontSizes],
  ['corners are steps of the scale', ownRadii],
  ['no CSS depends on the orientation of the screen', orientationRules],
  ['classes are there, and used', wrongClasses],
  ['no file is too long', tooLong],
  ['no folder is crowded', crowdedFolders],
  ['no small file has a single reader beside it', needlessFiles],
  ['files are named alike', wrongNames],
  ['one name runs through a feature', featureNames],
  ['every dependency is accounted for', wrongDependencyLines],
  ['documents name files that exist', wrongDocumentPaths],
  ['the map names every feature', wrongMap],
  ['nothing cites documents that are not in the project', citationsFromElsewhere],
  ['nobody writes the words that the glossary calls gone', wordsToAvoid],
  ['no table and no column has a name that the glossary calls gone', columnsToAvoid],
  ['functions are a verb and its noun', bareVerbs],
];

describe('the project', () => {
  test('was read', () => {
    for (const path of [
      'contract/core/endpoint.ts',
      'server/creators/lists/service.ts',
      'web/app/App.tsx',
      'package.json',
    ]) {
      expect(project.map(file => file.path)).toContain(path);
    }
  });

  test.each(rules)('%s', (_name, rule) => {
    expect(rule(project)).toEqual([]);
  });

  test.each([
    ['ways to hide what is only read aloud', ownHiding, maxOwnHiding],
    ['rules that stand word for word elsewhere', repeatedRules, maxRepeatedRules],
  ])('%s become fewer', (_name, rule, max) => {
    expect(rule(project).length).toBeLessThanOrEqual(max);
  });

  test('half of the files are shorter than 80 lines', () => {
    const median = medianLines(project);
    console.log(`median length of a file: ${median} lines`);
    expect(median).toBeLessThan(80);
  });
});

test('colours, hiding, sizes and classes are found where they do not belong', () => {
  const css = (text: string): SourceFile => ({ path: 'web/links/a/a.module.css', text });
  const page: SourceFile = {
    path: 'web/links/a/Page.tsx',
    text: "import styles from './a.module.css';\n<p className={styles.there}><b className={styles.lacking} /></p>",
  };
  const other = { ...css('.there {\n  color: var(--ink);\n}'), path: 'web/links/b/b.module.css' };
  expect(wrongColors([css('.a { color: #fff; }')])).toHaveLength(1);
  expect(wrongColors([css('/* #fff */ .a { color: var(--white); }')])).toEqual([]);
  for (const size of ['13px', '1.1em', 'clamp(20px, 3vw, 30px)'])
    expect(ownFontSizes([css(`.a { font-size: ${size}; }`)])).toHaveLength(1);
  for (const size of ['var(--font-md)', '9.5pt', 'inherit'])
    expect(ownFontSizes([css(`.a { font-size: ${size}; }`)])).toEqual([]);
  for (const radius of ['12px', '8px 8px 0 0', 'calc(var(--radius-panel) - 2px)'])
    expect(ownRadii([css(`.a { border-radius: ${radius}; }`)])).toHaveLength(1);
  for (const radius of ['var(--radius-card)', 'calc(var(--radius-panel) - 1px) 0', '50%', 'inherit'])
    expect(ownRadii([css(`.a { border-radius: ${radius}; }`)])).toEqual([]);
  expect(orientationRules([css('@media (orientation: portrait) { .a { color: red; } }')])).toHaveLength(1);
  expect(ownHiding([css('.a { clip-path: inset(50%); }')])).toHaveLength(1);
  expect(repeatedRules([css(other.text), other])).toHaveLength(2);
  expect(wrongClasses([page, css('.there { margin: 0; } .left { margin: 0; }')])).toEqual([
    'web/links/a/a.module.css: lacks .lacking',
    'web/links/a/a.module.css: nobody uses .left',
  ]);
});

test('a folder is crowded from its 15th file on, besides tests', () => {
  const folder = (count: number, end = '.ts') =>
    Array.from({ length: count }, (_, at): SourceFile => ({
      path: `server/links/visits/a${at}${end}`,
      text: '',
    }));
  expect(crowdedFolders([...folder(14), ...folder(14, '.test.ts')])).toEqual([]);
  expect(crowdedFolders(folder(15))).toEqual(['server/links/visits/: 15 files']);
});

test('a small file belongs into its only reader, unless it has a test or a role', () => {
  const small = (name: string, text = ''): SourceFile => ({ path: `server/links/visits/${name}.ts`, text });
  const reader = small('drain', importing('./small.ts') + importing('./queries.ts'));
  expect(needlessFiles([small('small'), small('queries'), reader])).toEqual([
    'server/links/visits/small.ts: only drain.ts reads it',
  ]);
  for (const more of [small('small.test'), small('other', importing('./small.ts'))])
    expect(needlessFiles([small('small'), reader, more])).toEqual([]);
  expect(needlessFiles([small('small', lines(25)), reader])).toEqual([]);
});

const importing = (what: string) => `import { a } from '${what}';\n`;
const lines = (count: number) => 'x;\n'.repeat(count);
const table = `create table things (team_id bigint);\n`;

/** Code that each rule must report, and similar code that it must accept. */
const bad: [Rule, ...Sample][] = [
  [wrongImports, 'contract/team.ts', importing('../server/errors.ts')],
  [wrongImports, 'contract/core/format.ts', importing('../links/visits.ts')],
  [wrongImports, 'contract/links/visits.ts', importing('../outreach/senders/senders.ts')],
  [wrongImports, 'server/core/http/serve.ts', importing('../../links/visits/service.ts')],
  [wrongImports, 'server/core/http/serve.ts', `const a = await import('../../outside/sms/sms.ts');`],
  [wrongImports, 'server/core/context.ts', importing('../app.ts')],
  [wrongImports, 'server/outside/sms/sms.ts', importing('../../links/visits/service.ts')],
  [wrongImports, 'server/main.ts', importing('./links/visits/queries.ts')],
  [wrongImports, 'server/links/visits/service.ts', importing('../../outreach/senders/service.ts')],
  [wrongImports, 'server/links/visits/service.ts', importing('../../../contract/inbox/threads.ts')],
  [wrongImports, 'server/links/visits/service.ts', importing('../short-links/queries.ts')],
  [wrongImports, 'server/links/visits/service.ts', importing('../short-links/list.queries.ts')],
  [wrongImports, 'server/links/visits/service.ts', `export type { A } from '../short-links/routes.ts';`],
  [wrongImports, 'server/links/visits/service.ts', importing('../../../web/app/api.ts')],
  [wrongImports, 'server/links/visits/service.ts', importing('../../../test/harness/app/context.ts')],
  [wrongImports, 'web/app/api.ts', `import type {\n  A,\n} from '../../server/core/context.ts';`],
  [wrongImports, 'web/ui/labels/Tag.tsx', importing('../../creators/shared/names.ts')],
  [wrongImports, 'web/ui/labels/Tag.tsx', importing('../../app/api.ts')],
  [wrongImports, 'web/layout/TopBar.tsx', importing('../creators/shared/names.ts')],
  [wrongImports, 'web/links/visits/VisitsPage.tsx', importing('../../inbox/threads/names.ts')],
  [wrongImports, 'web/i18n/zh/links/visits.ts', importing('../../../../contract/outreach/senders.ts')],
  [wrongImports, 'web/i18n/zh/core/shell.ts', importing('../../../../contract/links/visits.ts')],
  [wrongImports, 'web/i18n/texts.ts', importing('./zh/links/visits.ts')],
  [wrongImports, 'bin/launch/run.mjs', importing('../../server/core/settings/env.ts')],
  [wrongImports, 'bin/import.ts', importing('../server/catalogue/creator-records/imports.queries.ts')],
  [wrongImports, 'elsewhere/a.ts', importing('../contract/team.ts')],
  [wrongPackages, 'contract/team.ts', importing('kysely')],
  [wrongPackages, 'contract/team.ts', importing('node:fs')],
  [wrongPackages, 'server/links/visits/service.ts', importing('kysely')],
  [wrongPackages, 'server/links/visits/menu.ts', importing('pg')],
  [wrongPackages, 'server/links/visits/service.ts', importing('fastify')],
  [wrongPackages, 'server/core/jobs/boss.ts', importing('@fastify/static')],
  [wrongPackages, 'server/links/visits/jobs.ts', importing('pg-boss')],
  [wrongPackages, 'server/core/log.ts', importing('react-dom/server')],
  [wrongPackages, 'web/app/api.ts', importing('node:path')],
  [wrongPackages, 'bin/launch/run.mjs', importing('zod')],
  [wrongWords, 'server/core/http/server.ts', 'const port = process.env.PORT;'],
  [wrongWords, 'web/app/api.ts', 'const base = import.meta.env.BASE;'],
  [wrongWords, 'server/links/visits/service.ts', 'const at = Date.now();'],
  [wrongWords, 'server/links/visits/service.ts', 'const at = new Date();'],
  [wrongWords, 'server/links/visits/queries.ts', 'sql`update teams set created_at = now()`'],
  [wrongWords, 'contract/core/format.ts', 'const at = new Date();'],
  [wrongWords, 'web/creators/search/filters.ts', 'const at = Date.now();'],
  [wrongWords, 'server/links/visits/service.ts', 'const id = Math.random();'],
  [wrongWords, 'server/links/visits/service.ts', 'const id = randomUUID();'],
  [wrongWords, 'server/links/visits/service.ts', 'return asTeam(db, teamId, team => f(db));'],
  [wrongWords, 'server/links/visits/service.ts', 'return db.transaction().execute(async trx => f(db));'],
  [wrongWords, 'server/links/visits/service.ts', `export { a } from './menu.ts';`],
  [wrongWords, 'server/a.test.ts', ['test', 'skip(1)'].join('.')],
  [
    wrongDatabaseFunctions,
    'server/links/visits/queries.ts',
    'export async function f(teamId: number, db: Db) {\n}\n',
  ],
  [
    wrongDatabaseFunctions,
    'server/links/visits/menu.queries.ts',
    'export function f(\n  pool: Db,\n) {\n}\n',
  ],
  [
    wrongDatabaseFunctions,
    'server/links/visits/queries.ts',
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
  [silentWriters, 'server/links/edge/a.ts', 'sql`\n  update creators set name = name`'],
  [silentWriters, 'bin/a.ts', "db.deleteFrom('creators').execute()"],
  [
    silentWriters,
    'server/links/a.ts',
    'await noteChanges(db, ids); sql`insert into creators delete from creators`',
  ],
  [tooLong, 'server/core/log.ts', lines(301)],
  [tooLong, 'web/ui/tokens.css', lines(301)],
  [tooLong, 'server/log.test.ts', lines(501)],
  [wrongNames, 'server/core/http/utils.ts', ''],
  [wrongNames, 'server/lib/log.ts', ''],
  [wrongNames, 'server/core/shared/log.ts', ''],
  [wrongNames, 'web/ui/helpers.ts', ''],
  [wrongNames, 'server/core/db/index.ts', ''],
  [wrongNames, 'server/core/db/appRole.ts', ''],
  [wrongNames, 'web/ui/tag.tsx', 'export function Tag() {}'],
  [wrongNames, 'web/ui/Other.tsx', 'export default function Tag() {}'],
  [wrongNames, 'web/ui/Names.ts', ''],
  [wrongNames, 'web/ui/my_style.css', ''],
  [wrongDocumentPaths, 'ARCHITECTURE.md', 'See `server/gone.ts`.'],
  [wrongDocumentPaths, 'docs/mail.md', 'The folder `server/gone/` is not there.'],
  [wrongDocumentPaths, 'CONTRIBUTING.md', 'Say `test/gone.ts --quick`.'],
  [wrongDocumentPaths, 'README.md', 'Read [this](docs/gone.md#part).'],
  [featureNames, 'web/links/strange/', ''],
  [featureNames, 'contract/links/strange.ts', 'export const a = endpoint({'],
];

const good: [Rule, ...Sample][] = [
  [wrongImports, 'server/links/visits/service.ts', importing('../../identity/accounts/service.ts')],
  [wrongImports, 'server/links/visits/service.ts', `// ${importing('../short-links/queries.ts')}`],
  [wrongImports, 'server/links/visits/menu.test.ts', importing('../../../test/harness/app/context.ts')],
  [wrongImports, 'web/app/routes.tsx', `const page = () => import('../creators/search/SearchPage.tsx');`],
  [wrongImports, 'web/i18n/zh/links/visits.ts', importing('../../../../contract/links/visits.ts')],
  [wrongImports, 'web/i18n/types.ts', `import type visits from './zh/links/visits.ts';`],
  [wrongPackages, 'server/links/visits/menu.queries.ts', importing('kysely')],
  [wrongPackages, 'contract/team.ts', importing('zod')],
  [wrongPackages, 'contract/team.test.ts', importing('vitest')],
  [wrongWords, 'server/links/visits/service.ts', 'const at = ctx.now(); const day = new Date(at);'],
  [wrongWords, 'server/links/visits/service.ts', 'return asTeam(db, teamId, async db => f(db));'],
  [wrongWords, 'server/links/visits/service.test.ts', 'const at = new Date();'],
  [
    wrongDatabaseFunctions,
    'server/links/visits/queries.ts',
    'export function f(db: Db, teamId: number) {\n}\n',
  ],
  [
    wrongDatabaseFunctions,
    'server/links/visits/queries.ts',
    'export function condition(id: number) {\n  return sql`${id}`;\n}\n',
  ],
  [
    wrongMigrations,
    'migrations/2026-11-20-01-things.sql',
    `${table}comment on table things is 'dist:team_id';`,
  ],
  [silentWriters, 'server/links/edge/a.ts', 'sql`update creators set a = 1`; await noteChanges(db, ids);'],
  [silentWriters, 'server/links/edge/a.ts', 'sql`update creators_counted set a = 1`'],
  [tooLong, 'server/core/log.ts', lines(300)],
  [tooLong, 'web/i18n/zh/creators/creators.ts', lines(400)],
  [wrongNames, 'web/app/routes.tsx', 'export function makeRouter() {}'],
  [wrongNames, 'web/ui/Tag.module.css', ''],
  [featureNames, 'contract/core/format.ts', 'export const a = 1;'],
  [wrongDocumentPaths, 'README.md', 'As in `server/<context>/gone.ts`, or `/office/api`.'],
  [wrongDocumentPaths, 'README.md', '```\nserver/gone.ts `server/gone.ts`\n```'],
  [wrongDocumentPaths, 'bench/RESULTS.md', 'It was `server/gone.ts` then.'],
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
      { path: 'contract/links/visits.ts', text: 'export const a = endpoint({' },
      { path: 'server/links/visits/routes.ts', text: importing('../../../contract/links/visits.ts') },
      { path: 'server/links/short-links/routes.ts', text: importing('../../../contract/links/visits.ts') },
    ];
    expect(featureNames(files)).toEqual([
      'server/links/short-links/routes.ts: serves the endpoints of contract/links/visits.ts',
    ]);
  });

  test('features that know each other in a circle, tests and other contexts aside', () => {
    const known = (from: string, to: string) => ({ path: `server/links/${from}`, text: importing(to) });
    const files = [
      known('visits/service.ts', '../short-links/service.ts'),
      known('short-links/rows.ts', '../short-domains/service.ts'),
      known('short-domains/service.test.ts', '../visits/service.ts'),
    ];
    expect(featureCircles(files)).toEqual([]);
    const back = known('short-domains/service.ts', '../visits/rows.ts');
    expect(featureCircles([...files, back])).toEqual([
      'server/links/short-domains, server/links/short-links, server/links/visits know each other in a circle',
    ]);
  });

  test('a dependency without a line, and a line without a dependency', () => {
    const files = [
      {
        path: 'package.json',
        text: '{"dependencies":{"one":"1","two":"1"},"devDependencies":{"three":"1"}}',
      },
      {
        path: 'docs/development/dependencies.md',
        text: '# Dependencies\n- `one`, `three`: why\n- `four`: why\nNot `two`.\n',
      },
    ];
    expect(wrongDependencyLines(files)).toEqual([
      'two has no line in docs/development/dependencies.md',
      'docs/development/dependencies.md has a line for four, which is no dependency',
    ]);
  });

  test('a citation of a document that is not in the project, in a comment or a title', () => {
    const file = (path: string, text: string) => ({ path, text });
    const files = [
      file('server/links/a.ts', '/** Counted once (product §4, spec §9). RFC 5322 §3.4 [S105] */\n'),
      file(
        'web/links/a.test.ts',
        "test('as Spec §8 says', () => {});\n// See field.md and ARCHITECTURE.md.\n",
      ),
      file('migrations/2026-11-22-01-a.sql', "comment on table a is 'product §8';\n"),
    ];
    expect(citationsFromElsewhere(files)).toEqual(
      [
        ['server/links/a.ts', 'product §4'],
        ['server/links/a.ts', 'spec §9'],
        ['server/links/a.ts', '[S105]'],
        ['web/links/a.test.ts', 'Spec §8'],
        ['web/links/a.test.ts', 'field.md'],
      ].map(([path, cited]) => `${path} cites “${cited}”: state the rule itself`),
    );
  });

  test('an exported function that is a verb alone', () => {
    const text = 'export async function show(db: Db) {}\nexport const listLinks = 1;\nfunction change() {}\n';
    expect(bareVerbs([{ path: 'server/links/a.ts', text }])).toEqual(['server/links/a.ts: show what?']);
  });

  test('tables and columns that the glossary calls gone', () => {
    const glossary = { path: 'GLOSSARY.md', text: '- Tables and columns: `works`, `told_at`, `most`\n' };
    const tables =
      'export interface Tables {\n  works: { id: number; told_at: Moment };\n  utmost: { most?: number };\n}\n';
    const files = [
      { path: 'server/core/db/schema/a-tables.ts', text: tables },
      { path: 'server/links/a.ts', text: 'const a = { most: 1 };\n' },
    ];
    expect(columnsToAvoid([glossary, ...files])).toEqual([
      'server/core/db/schema/a-tables.ts: works',
      'server/core/db/schema/a-tables.ts: told_at',
      'server/core/db/schema/a-tables.ts: most',
    ]);
    expect(columnsToAvoid(files)).toHaveLength(1);
  });

  test('words that the glossary calls gone, however they are joined, and only there where they are looked for', () => {
    const glossary = {
      path: 'GLOSSARY.md',
      text: '- Names: `oddName`, `blip`, `least…`, `…Shed`\n- Phrases: `of yore`\n',
    };
    const file = (path: string, text: string) => ({ path, text });
    const files = [
      file('server/links/odd-name.ts', 'const a = 1;\n'),
      file('server/links/a.ts', 'loadOddNames(); // as\n/** Made of yore. */\n'),
      file('migrations/2026-12-02-01-a.sql', 'create table odd_names (id bigint);\n'),
      file('web/i18n/en/links/a.ts', "export default { of: 'Links of yore' };\n"),
      file('docs/a.md', 'A blip.\n'),
      file('server/links/b.ts', "const odd = name('of yore');\n"),
      file('server/links/c.ts', 'const leastOf = (woodShed: Shed, shed = least) => shed;\n'),
      file('migrations/2026-11-20-01-a.sql', 'create table odd_names (id bigint);\n'),
    ];
    expect(wordsToAvoid([glossary, ...files])).toEqual([
      'server/links/odd-name.ts: odd-name',
      'server/links/a.ts: loadOddNames',
      'server/links/a.ts: “of yore”',
      'migrations/2026-12-02-01-a.sql: odd_names',
      'web/i18n/en/links/a.ts: “of yore”',
      'docs/a.md: blip',
      'server/links/c.ts: leastOf',
      'server/links/c.ts: woodShed',
    ]);
    expect(wordsToAvoid(files)).toEqual(['GLOSSARY.md: the lists of words that are gone are not found']);
  });

  test('a document may name files, folders, several at once, commands and its neighbours', () => {
    const files = ['server/a.ts', 'web/zh/b.ts', 'web/en/b.ts', 'bin/plan.ts', 'docs/c.md'];
    const text = 'Of `server/`, `server/a.ts`, `web/{zh,en}/b.ts`, `bin/plan TEAM` and [c](c.md).';
    const known = files.map(path => ({ path, text: '' }));
    expect(wrongDocumentPaths([...known, { path: 'docs/d.md', text }])).toEqual([]);
    const wrong = { path: 'docs/d.md', text: 'Of `web/{zh,fr}/b.ts`.' };
    expect(wrongDocumentPaths([...known, wrong])).toEqual([
      'docs/d.md names web/fr/b.ts, which does not exist',
    ]);
  });

  test('a feature that the map lacks, and one that was removed', () => {
    const file = (path: string) => ({ path, text: '' });
    const text = '- `links` – short links: visits, gone\n';
    const found = wrongMap([
      file('server/links/visits/service.ts'),
      file('server/links/edge/cache.ts'),
      file('server/links/shared/codes.ts'),
      { path: 'ARCHITECTURE.md', text },
    ]);
    expect(found).toEqual([
      'ARCHITECTURE.md: the line of links lacks edge',
      'ARCHITECTURE.md: links has no feature gone',
    ]);
  });

  test('the median', () => {
    const files = [1, 2, 90].map(count => ({ path: `server/a${count}.ts`, text: lines(count) }));
    expect(medianLines(files)).toBe(2);
  });
});
