import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { repeatedWorkbook, workbookOf } from '../../../../test/harness/spreadsheets/workbook-files.ts';

/** Beyond the memory of the process before it reads. */
const maxMegabytes = 300;
const upload = 10 * 1024 * 1024;

const script = `
  import fs from 'node:fs/promises';
  import { readSheet } from ${JSON.stringify(path.join(import.meta.dirname, 'read-sheet.ts'))};
  const idle = process.memoryUsage.rss();
  const bytes = await fs.readFile(process.argv[1]);
  let rows = 0;
  let outcome = 'read';
  try {
    const sheet = await readSheet(bytes, 'upload');
    for await (const row of sheet.rows) rows++;
  } catch (error) {
    outcome = error.code;
  }
  // Linux counts in maxRSS what the parent held when it forked; the mark of our own memory is VmHWM.
  const status = await fs.readFile('/proc/self/status', 'utf8').catch(() => '');
  const highest = /VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  const peak = Number(highest) * 1024;
  console.log(JSON.stringify({ outcome, rows, megabytes: Math.round((peak - idle) / 1e6) }));
`;

const emptyCells = Array.from({ length: 60 }, () => '<c s="0"/>').join('');
const richCells = Array.from({ length: 60 }, (_, at) => `<c t="s"><v>${at}</v></c>`).join('');
const letters = (count: number) => randomBytes(count / 2).toString('hex');
const uniqueTexts = () => Array.from({ length: 190_000 }, () => `<si><t>${letters(100)}</t></si>`).join('');
const megabyte = (text: string) => text.repeat(Math.ceil(1_000_000 / text.length));

const uploads: [name: string, bytes: () => Buffer, outcome: string, rows: number][] = [
  [
    'a gigabyte of spaces',
    () => repeatedWorkbook('worksheets/sheet1', ' '.repeat(1_000_000), 1000),
    'bomb',
    0,
  ],
  [
    'a gigabyte that says it is small',
    () => repeatedWorkbook('worksheets/sheet1', ' '.repeat(1_000_000), 1000, 5000),
    'bomb',
    0,
  ],
  [
    '300 MB of one text node',
    () => repeatedWorkbook('worksheets/sheet1', megabyte(letters(4000)), 300),
    'damaged',
    0,
  ],
  [
    '300 MB of tags in tags',
    () => repeatedWorkbook('worksheets/sheet1', megabyte('<a b="1">'), 30),
    'damaged',
    0,
  ],
  [
    'a million rows',
    () => repeatedWorkbook('worksheets/sheet1', '<row><c><v>7302194857</v></c></row>'.repeat(1000), 1000),
    'tooManyRows',
    50_001,
  ],
  [
    '50,000 rows of 60 cells without anything',
    () => repeatedWorkbook('worksheets/sheet1', `<row>${emptyCells}</row>`.repeat(500), 100),
    'empty',
    0,
  ],
  [
    '10 MB of shared texts',
    () =>
      workbookOf({ sheets: [{ rows: `<row>${richCells}</row>`.repeat(50_000) }], strings: uniqueTexts() }),
    'read',
    50_000,
  ],
  [
    '300 MB of shared texts',
    () => repeatedWorkbook('sharedStrings', `<si><t>${letters(100)}</t></si>`.repeat(5000), 500),
    'bomb',
    0,
  ],
  ['a million lines', () => Buffer.from('a,b,c,d,e\n'.repeat(1_000_000)), 'tooManyRows', 50_001],
  ['10 MB of commas', () => Buffer.from(`name${','.repeat(upload - 4)}`), 'damaged', 0],
  ['a quote that stays open', () => Buffer.from(`name\n"${'x'.repeat(upload - 6)}`), 'damaged', 1],
];

test.each(uploads)(
  '%s stay within the memory of an import',
  async (_, bytes, outcome, rows) => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'upload-memory-'));
    try {
      const file = path.join(folder, 'upload');
      await fs.writeFile(file, bytes());
      expect((await fs.stat(file)).size).toBeLessThan(upload * 1.1);
      const { stdout } = await promisify(execFile)(process.execPath, [
        '--input-type=module',
        '--eval',
        script,
        file,
      ]);
      const read = JSON.parse(stdout) as { outcome: string; rows: number; megabytes: number };
      expect(read.outcome).toBe(outcome);
      // Rows that are unpacked together with the refused one are not passed on.
      expect(read.rows).toBeLessThanOrEqual(rows);
      expect(read.rows).toBeGreaterThanOrEqual(rows * 0.8);
      expect(read.megabytes).toBeLessThan(maxMegabytes);
    } finally {
      await fs.rm(folder, { recursive: true });
    }
  },
  60_000,
);
