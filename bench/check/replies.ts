import fs from 'node:fs';
import path from 'node:path';
import { realDataFolder } from '../../test/harness/real-data/real-data.ts';
import { atLeast, atMost, round, type Report } from '../report.ts';
import { replyCases, type ReplyCase } from './reply-cases.ts';
import { visibleOf } from './reply-files.ts';

const slowMs = 50;
const shown = 160;

interface Tally {
  corpus: string;
  files: number;
  /** With an expected text. */
  wanted: number;
  right: number;
  /** With only a pattern to match. */
  patterns: number;
  matched: number;
  /** Right by a common rule (baseline). */
  plainRight: number;
}

const tidy = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map(line => line.trimEnd())
    .join('\n')
    .trim();

const withoutBlanks = (text: string) => tidy(text).replace(/\n{2,}/g, '\n');

function isRight({ isLoose, isMarked }: ReplyCase, wanted: string, got: string): boolean {
  if (isMarked) return withoutBlanks(wanted) === withoutBlanks(got);
  if (isLoose) return wanted.replace(/\s+/g, '') === got.replace(/\s+/g, '');
  return tidy(wanted) === tidy(got);
}

/** Baseline: a quote begins with ">" or with "On … wrote:", a signature with "--". */
const withoutQuotes = (text: string) =>
  text
    .split(/^(?:On .{1,200} wrote:|-- ?)$/mu)[0]
    ?.split('\n')
    .filter(line => !line.startsWith('>'))
    .join('\n') ?? '';

const short = (text: string) =>
  text.length <= shown ? text : `${text.slice(0, shown / 2)} … ${text.slice(-shown / 2)}`;

/** Where two texts differ, with some context: shortening long texts at both ends would hide it. */
function parting(wanted: string, got: string): { wanted: string; got: string } {
  let at = 0;
  while (at < wanted.length && wanted[at] === got[at]) at += 1;
  const from = Math.max(0, at - 20);
  return { wanted: short(wanted.slice(from)), got: short(got.slice(from)) };
}

/** Compares the folding of quotes with the expected texts of a folder laid out like data/replies. */
export async function checkReplies(folder?: string): Promise<Report> {
  const root = folder ?? path.join(realDataFolder, 'replies');
  if (!fs.existsSync(root)) throw new Error(`There is no folder ${root}`);
  const tallies = new Map<string, Tally>();
  const misses: object[] = [];
  let crashes = 0;
  let slow = 0;
  for (const one of replyCases(root)) {
    const { corpus, name } = one;
    const tally = tallies.get(corpus) ?? {
      corpus,
      files: 0,
      wanted: 0,
      right: 0,
      patterns: 0,
      matched: 0,
      plainRight: 0,
    };
    tallies.set(corpus, tally);
    tally.files += 1;
    try {
      const { text, whole, ms } = await visibleOf(one.file);
      if (ms > slowMs) {
        slow += 1;
        misses.push({ file: name, slowMs: round(ms) });
      }
      const wanted = one.isWhole ? whole : one.wanted;
      if (wanted !== null) {
        tally.wanted += 1;
        if (isRight(one, wanted, withoutQuotes(whole))) tally.plainRight += 1;
        if (isRight(one, wanted, text)) tally.right += 1;
        else misses.push({ file: name, ...parting(tidy(wanted), tidy(text)) });
      } else if (one.patterns.length > 0) {
        tally.patterns += 1;
        if (one.patterns.every(pattern => new RegExp(pattern).test(text))) tally.matched += 1;
        else misses.push({ file: name, pattern: one.patterns.join(' '), got: short(text) });
      }
    } catch (error) {
      crashes += 1;
      misses.push({ file: name, crash: String(error) });
    }
  }
  const rows = [...tallies.values()];
  const sum = (key: 'files' | 'wanted' | 'right' | 'plainRight') =>
    rows.reduce((total, row) => total + row[key], 0);
  const share = round((100 * sum('right')) / Math.max(1, sum('wanted')));
  return {
    results: [...rows, ...misses],
    targets: [
      atLeast(`visible text exactly right, % of n = ${sum('wanted')}`, share, 85),
      atMost(`crashes, n = ${sum('files')}`, crashes, 0),
      atMost(`slower than ${slowMs} ms, n = ${sum('files')}`, slow, 0),
    ],
    table: [
      '| corpus | files | with wanted text | exactly right | pattern only | matched |',
      '|---|---|---|---|---|---|',
      ...rows.map(
        row =>
          `| ${row.corpus} | ${row.files} | ${row.wanted} | ${row.right} | ${row.patterns} | ${row.matched} |`,
      ),
      `| all, by the marks ">" and "On … wrote:" (baseline) | ${sum('files')} | ${sum('wanted')} | ${sum('plainRight')} | | |`,
      `| all | ${sum('files')} | ${sum('wanted')} | ${sum('right')} (${share} %) | | |`,
      '',
      `Crashes ${crashes}, slower than ${slowMs} ms ${slow}.`,
    ],
  };
}
