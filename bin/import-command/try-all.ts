import { fieldOfMeaning } from '../../server/outside/connectors/files/by-columns/field-names.ts';
import {
  openCatalogueFile,
  type OpenedFile,
} from '../../server/outside/connectors/files/open-catalogue-file.ts';
import { observationTime } from '../../server/catalogue/creator-records/file-imports/observation-time.ts';
import { isUndated } from '../../server/catalogue/observations/undated.ts';
import { sentenceOf } from './import-all.ts';
import type { Guide } from './read-guide.ts';

const shownRecords = 3;
const shownReasons = 10;

/** Shows how files would be read, without a database. @returns how many could not be */
export async function tryAll(files: readonly string[], guide: Guide): Promise<number> {
  let failed = 0;
  for (const file of files) {
    try {
      if (!(await tryOne(file, guide))) failed++;
    } catch (error) {
      process.stderr.write(`${file}: ${sentenceOf(error)}\n`);
      failed++;
    }
  }
  return failed;
}

async function tryOne(file: string, guide: Guide): Promise<boolean> {
  const opened = await openCatalogueFile(file, guide);
  const records: unknown[] = [];
  const reasons = new Map<string, { line: number; times: number }>();
  let [rows, read] = [0, 0];
  for await (const item of opened.items()) {
    rows++;
    if ('records' in item) {
      read++;
      if (records.length < shownRecords) records.push(...item.records);
    } else {
      const reason = `${item.column ? `${item.column}: ` : ''}${item.refusal}`;
      const known = reasons.get(reason);
      reasons.set(reason, { line: known?.line ?? item.line, times: (known?.times ?? 0) + 1 });
    }
  }
  const lines = [
    ...describe(opened, await dateOf(opened, guide)),
    `${rows} rows, ${rows - read} of them refused`,
  ];
  for (const record of records.slice(0, shownRecords))
    lines.push(`  ${JSON.stringify(record).slice(0, 400)}`);
  for (const [reason, { line, times }] of [...reasons].slice(0, shownReasons))
    lines.push(`  line ${line}${times > 1 ? ` and ${times - 1} more` : ''}: ${reason}`);
  process.stdout.write(`${file}: ${lines.join('\n')}\n`);
  return read > 0;
}

function describe({ mapping, encoding, plan }: OpenedFile, seen: string): string[] {
  const how = `read as ${mapping || 'nothing known'}${encoding && `, ${encoding}`}`;
  if (!plan) return [`${how}; ${seen}`];
  const columns = plan.columns.map(({ column, meaning }) => `  ${column} → ${fieldOfMeaning(meaning)}`);
  const kind = plan.isDated || plan.kind === 'creators' ? plan.kind : 'creators of posts without a time,';
  return [`${how}: ${kind} of ${plan.platform ?? 'the platform in each row'}; ${seen}`, ...columns];
}

async function dateOf(opened: OpenedFile, { observedAt }: Guide): Promise<string> {
  const at = observedAt ?? (await observationTime(opened));
  return isUndated(at)
    ? 'no date: it will not replace dated facts (--observed-at DAY says when it was seen)'
    : `rows without a date count as seen on ${at.toISOString().slice(0, 10)}`;
}
