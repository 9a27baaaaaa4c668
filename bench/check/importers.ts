import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { platforms } from '../../contract/core/platform.ts';
import { realDataFolder } from '../../test/harness/real-data/real-data.ts';
import { atLeast, round, type Report } from '../report.ts';
import { encoded, encodings } from './importers/encoders.ts';
import { compareAddresses, compareFields, readSet, type ReadSet, type Score } from './importers/read-set.ts';
import { isTime, languages, renamed } from './importers/renamed-headings.ts';
import { tableOfSet, textOfTable, type TableSet } from './importers/vary-set.ts';

const isSet = (file: string) => /\.(csv|tsv|txt|xlsx|json|jsonl|ndjson)(\.gz)?$/.test(file);
/** Raw answers of one creator are read by their folder. */
const isPart = (file: string) =>
  /(user_info|videos_info)\.json(\.gz)?$|latest10_reference|MANIFEST/.test(file);

function listSets(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => isSet(file) && !isPart(file))
    .map(file => path.join(folder, file))
    .toSorted();
}

interface Variation {
  accepted: Score;
  fields: Score;
  addresses: Score;
}

const none: Score = { right: 0, of: 0 };
const add = (a: Score, b: Score): Score => ({ right: a.right + b.right, of: a.of + b.of });
const percent = ({ right, of }: Score) => (of === 0 ? null : round((100 * right) / of, 2));
const shown = (score: Score) => (percent(score) === null ? '–' : `${percent(score)}`);

const sum = (all: readonly Variation[]): Variation =>
  all.reduce(
    (total, each) => ({
      accepted: add(total.accepted, each.accepted),
      fields: add(total.fields, each.fields),
      addresses: add(total.addresses, each.addresses),
    }),
    { accepted: none, fields: none, addresses: none },
  );

function compared(before: ReadSet, after: ReadSet, how: Parameters<typeof compareFields>[2] = {}): Variation {
  const accepted = [...before.read.keys()].filter(row => after.read.has(row)).length;
  return {
    accepted: { right: accepted, of: before.read.size },
    fields: compareFields(before, after, how),
    addresses: compareAddresses(before, after),
  };
}

const oneLine = ({ headings, rows }: TableSet): TableSet => ({
  headings,
  rows: rows.map(row => row.map(cell => cell.replace(/[\r\n]+/g, ''))),
});

function withoutTimes({ headings, rows }: TableSet): TableSet {
  const kept = headings.map(heading => !isTime(heading));
  const only = (cells: readonly string[]) => cells.filter((_, at) => kept[at] ?? true);
  return { headings: only(headings), rows: rows.map(only) };
}

/** A set as it is and in its variations, each read as a user would who knows on which platform it is. */
async function judge(file: string, folder: string) {
  const asItIs = await readSet(file);
  const table = asItIs.mapping === '' ? null : tableOfSet(file);
  const name = path.relative(folder, file);
  const accepted: Score = { right: asItIs.read.size, of: asItIs.rows };
  const refused = asItIs.reasons.slice(0, 3);
  const shared = { name, mapping: asItIs.mapping, encoding: asItIs.encoding, accepted, refused };
  if (!table) return { ...shared, renamed: [], plain: [], undated: [], joined: [], encoded: [] };
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'starbridge-check-'));
  const read = (content: string | Buffer, known = {}) => {
    // Beside what the user says nothing is known of the platform: the name of the set is gone.
    const copy = path.join(scratch, 'set.csv');
    fs.writeFileSync(copy, content);
    return readSet(copy, known);
  };
  try {
    const named = new Set([...asItIs.read.values()].flat().map(record => record.platform));
    const [only, another] = platforms.filter(platform => named.has(platform));
    const known = another ? {} : { platform: only };
    const before = await read(textOfTable(table), { ...known, mapping: asItIs.mapping });
    const inLanguages: Variation[] = [];
    const plain: Variation[] = [];
    for (const at of languages.keys()) {
      const headings = table.headings.map(heading => renamed(heading, at));
      const content = textOfTable({ ...table, headings });
      inLanguages.push(compared(before, await read(content, known)));
      plain.push(compared(before, await read(content, { ...known, mapping: asItIs.mapping })));
    }
    const undated = compared(before, await read(textOfTable(withoutTimes(table)), known), {
      withTimes: false,
    });
    const joined = compared(before, await read(textOfTable(oneLine(table)), known), { withTexts: false });
    const inEncodings: Variation[] = [];
    for (const encoding of encodings) {
      const written = encoded(textOfTable(table), encoding);
      if (!written) continue;
      const plain = await read(written.text, known);
      inEncodings.push(compared(plain, await read(written.bytes, known)));
    }
    return {
      ...shared,
      renamed: inLanguages,
      plain,
      undated: [undated],
      joined: [joined],
      encoded: inEncodings,
    };
  } finally {
    fs.rmSync(scratch, { recursive: true });
  }
}

/**
 * `npm run check -- importers [FOLDER]`: every set as it is, and its first 500 rows with columns renamed in nine
 * languages, without times, without line breaks, and in other encodings. Rows and fields are compared with those of the
 * set itself.
 */
export async function checkImporters(folder = path.join(realDataFolder, 'influencers')): Promise<Report> {
  const sets: Awaited<ReturnType<typeof judge>>[] = [];
  for (const file of listSets(folder)) sets.push(await judge(file, folder));
  const kinds = ['renamed', 'undated', 'joined', 'encoded'] as const;
  const total = (kind: (typeof kinds)[number] | 'plain') => sum(sets.flatMap(set => set[kind]));
  const understood = sets.filter(set => set.mapping !== '');
  const cells = (all: readonly Variation[]) => {
    const { accepted, fields } = sum(all);
    return `${shown(accepted)} / ${shown(fields)}`;
  };
  return {
    results: sets,
    targets: [
      atLeast('columns renamed: rows accepted, %', percent(total('renamed').accepted) ?? 0, 95),
      atLeast('columns renamed: fields right, %', percent(total('renamed').fields) ?? 0, 95),
      atLeast('dates removed: fields of creators right, %', percent(total('undated').fields) ?? 0, 95),
      atLeast('line breaks removed: fields right, %', percent(total('joined').fields) ?? 0, 99),
      atLeast('line breaks removed: addresses right, %', percent(total('joined').addresses) ?? 0, 99),
      atLeast('encodings: fields right, %', percent(total('encoded').fields) ?? 0, 99),
    ],
    table: [
      '| set | read as | rows accepted | renamed: rows / fields, % | dates removed | line breaks removed | … addresses | encodings |',
      '|---|---|---:|---:|---:|---:|---:|---:|',
      ...sets.map(set => {
        const addresses = shown(sum(set.joined).addresses);
        const rows = `${set.accepted.right} of ${set.accepted.of}`;
        const varied = kinds.map(kind => cells(set[kind]));
        return `| ${set.name} | ${set.mapping || 'refused'} | ${rows} | ${varied[0]} | ${varied[1]} | ${varied[2]} | ${addresses} | ${varied[3]} |`;
      }),
      `| all, by the mappings of published sets alone (baseline) | | | ${cells([total('plain')])} | | | | |`,
      `| **${understood.length} of ${sets.length} sets** | | | ${kinds
        .slice(0, 3)
        .map(kind => cells([total(kind)]))
        .join(' | ')} | ${shown(total('joined').addresses)} | ${cells([total('encoded')])} |`,
    ],
  };
}
