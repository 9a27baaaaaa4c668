import { contexts } from './contexts.ts';
import { codeOf, isCode, isTest, type SourceFile } from './read-sources.ts';

/** A pattern that must not occur in the code of some files; comments are ignored. */
interface TextRule {
  reason: string;
  files: RegExp;
  except?: RegExp;
  pattern: RegExp;
  /** Also applies to tests, which are otherwise left out. */
  ofTests?: boolean;
}

const inContexts = contexts.join('|');
/** In the web, the pure rules only: components and hooks may read the clock. */
const pureRules = new RegExp(
  String.raw`^(contract/|server/(${inContexts})/|web/(${inContexts})/(?!.*queries\.ts$).*\.ts$)`,
);

const rules: TextRule[] = [
  {
    reason: 'only server/core/settings/env.ts reads the environment',
    files: /^(server|contract|web)\//,
    except: /^server\/core\/settings\/env\.ts$/,
    pattern: /\bprocess\.env\b|\bimport\.meta\.env\b/,
  },
  {
    reason: 'time comes from ctx.now()',
    files: pureRules,
    // Relative times use the viewer's clock. The edge and its journal run without a context, and the fake platforms
    // outside the product.
    except:
      /^web\/catalogue\/shared\/display-names\.ts$|^server\/(links\/(edge|visit-journal)|sandbox\/fake-(platforms|identity-providers))\//,
    pattern:
      /\bDate\.now\(|\bnew Date\(\s*\)|(?<![.\w])(now|clock_timestamp|statement_timestamp)\(\)|\bcurrent_timestamp\b/,
  },
  {
    reason: 'randomness comes from ctx.randomBytes()',
    files: pureRules,
    except: /^server\/links\/visit-journal\//,
    pattern: /\bMath\.random\b|\brandomUUID\b|(?<![.\w])(random|gen_random_uuid|uuidv[47])\(\)/,
  },
  {
    reason: 'the handle of a transaction is named db, so that the outer one is out of reach',
    files: new RegExp(`^server/(${inContexts})/`),
    pattern: /\b(?:asTeam\([^;{}]*?,|\.transaction\(\)\.execute\()\s*(?:async\s*)?\(?(?!db\b)\w+\)?\s*=>/,
  },
  {
    reason: 'files are imported where they lie: nothing is exported on from elsewhere',
    files: /\.tsx?$/,
    pattern: /^export\b[^'";=]*\bfrom\s*'/m,
  },
  {
    reason: 'a test that is left out or alone',
    files: /\.test\.(ts|tsx|mjs)$/,
    pattern: /\b(it|test|describe)\.(only|todo|skip)\(/,
    ofTests: true,
  },
];

/** Words and calls that are forbidden in some folders. */
export function wrongWords(files: readonly SourceFile[]): string[] {
  return files.filter(isCode).flatMap(file => {
    const code = codeOf(file);
    return rules
      .filter(rule => rule.files.test(file.path) && !rule.except?.test(file.path))
      .filter(rule => isTest(file) === Boolean(rule.ofTests))
      .filter(rule => rule.pattern.test(code))
      .map(rule => `${file.path}: ${rule.reason}`);
  });
}

const exportedFunction = /^export (?:async )?function (\w+)(?:<[^(]*>)?\(([^)]*)[\s\S]*?^\}/gm;

/** Exported functions that query the database (they take a handle or run a statement) take `db` first. */
export function wrongDatabaseFunctions(files: readonly SourceFile[]): string[] {
  return files
    .filter(file => /(^|\/|\.)queries\.ts$/.test(file.path) && file.path.startsWith('server/'))
    .flatMap(file =>
      [...file.text.matchAll(exportedFunction)]
        .filter(([whole, , parameters = '']) => /\bDb\b/.test(parameters) || /\.execute\w*\(/.test(whole))
        .filter(([, , parameters = '']) => !/^\s*db: Db\b/.test(parameters))
        .map(([, name]) => `${file.path}: ${name} does not take db first`),
    );
}

const created = /create table (?:if not exists )?(\w+)/g;

/** Rules 1, 8, 9, 10 and 11 for distribution, as far as a migration's text shows them. */
export function wrongMigrations(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('migrations/'))
    .flatMap(({ path, text }) => {
      const faults = [...text.matchAll(created)]
        .filter(([, table]) => !new RegExp(`comment on table ${table} is 'dist:\\w+`).test(text))
        .map(([, table]) => `${table} has no dist: comment`);
      if (!/^migrations\/\d{4}-\d{2}-\d{2}-\d{2}-[a-z0-9-]+\.sql$/.test(path))
        faults.push('is not named YYYY-MM-DD-NN-subject.sql');
      if (/\bcreate (or replace )?(constraint )?trigger\b/i.test(text)) faults.push('makes a trigger');
      if (/\bdefault (now\(\)|current_timestamp|gen_random_uuid\(\))/i.test(text))
        faults.push('takes time or randomness from the database');
      if (/\b(small|big)?serial\b/i.test(text)) faults.push('uses serial');
      return faults.map(fault => `${path}: ${fault}`);
    });
}

const writesCreators =
  /\b(insert into|update|delete from|merge into|copy|truncate) (only )?(public\.)?creators\b|\b(insertInto|updateTable|deleteFrom|mergeInto)\('creators/gi;

/** Files of the product that write creators more often than they note it: search by columns would not see it. */
export function silentWriters(files: readonly SourceFile[]): string[] {
  const ofProduct = files.filter(file => /^(server|bin)\//.test(file.path) && isCode(file) && !isTest(file));
  return ofProduct.flatMap(file => {
    const code = codeOf(file).replace(/\s+/g, ' ');
    const writes = code.match(writesCreators)?.length ?? 0;
    const notes = code.match(/\bawait noteChanges\(/g)?.length ?? 0;
    return writes > notes ? [`${file.path} writes creators, and does not note which`] : [];
  });
}
