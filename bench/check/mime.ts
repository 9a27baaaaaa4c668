import path from 'node:path';
import { parseMail } from '../../server/outside/mail-protocol/parsing/parse-mail.ts';
import type { ParsedMail } from '../../server/outside/mail-protocol/parsing/parsed-mail.ts';
import { realDataFolder } from '../../test/harness/real-data/real-data.ts';
import { atLeast, atMost, round, type Report } from '../report.ts';
import { mailFiles, type ExpectedMail, type MailFile } from './mime-expected.ts';

const hang = 2000;
const longestBeginning = 80;

interface Read {
  file: MailFile;
  mail: ParsedMail | null;
  /** The error; parseMail must never throw. */
  failure: string;
  ms: number;
}

async function read(file: MailFile): Promise<Read> {
  const start = performance.now();
  try {
    const mail = await parseMail(file.source);
    return { file, mail, failure: '', ms: performance.now() - start };
  } catch (error) {
    return { file, mail: null, failure: String(error), ms: performance.now() - start };
  }
}

const letters = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const beginning = (text: string) => text.replaceAll(/[\s\0]+/g, '').slice(0, longestBeginning);
/** Text that the other program could not decode is not compared. */
const asDecoded = (found: string, expected: string): string =>
  [...found].map((character, place) => (expected[place] === '\ufffd' ? '\ufffd' : character)).join('');
/** The other reading covers the first displayed part only. */
const ofFirstPart = (found: string, expected: string) => (expected ? found.slice(0, expected.length) : found);

interface Aspect {
  name: string;
  min: number;
  expected: (mail: ExpectedMail) => string;
  found: (mail: ParsedMail, other: ExpectedMail, expected: string) => string;
}

const aspects: Aspect[] = [
  {
    name: 'subject',
    min: 95,
    expected: mail => letters(mail.subject),
    found: (mail, _other, expected) => asDecoded(letters(mail.subject), expected),
  },
  {
    name: 'addresses',
    min: 95,
    expected: mail => mail.addresses.join(', '),
    found: ({ from, to, cc }) =>
      [...from, ...to, ...cc].map(({ address }) => address.toLowerCase()).join(', '),
  },
  {
    name: 'date',
    min: 95,
    expected: mail => mail.date?.toISOString() ?? '',
    found: mail => mail.date?.toISOString() ?? '',
  },
  {
    name: 'beginning of the text',
    min: 90,
    expected: mail => beginning(mail.text ?? ''),
    found: (mail, { isHtml }, expected) =>
      asDecoded(ofFirstPart(beginning(isHtml ? mail.html : mail.text), expected), expected),
  },
  {
    name: 'number of attachments',
    // The other program treats text of broken parts as a file; the product displays it.
    min: 80,
    expected: mail => String(mail.attachments),
    found: mail => String(mail.parts.filter(part => part.isAttachment).length),
  },
];

function judge(aspect: Aspect, reads: readonly Read[]) {
  const rows = reads.flatMap(({ file, mail }) => {
    if (!mail || !file.expected) return [];
    const expected = aspect.expected(file.expected);
    return [{ file: file.name, expected, found: aspect.found(mail, file.expected, expected) }];
  });
  const misses = rows.filter(({ expected, found }) => expected !== found);
  const share = rows.length ? round((100 * (rows.length - misses.length)) / rows.length, 2) : 100;
  return { name: aspect.name, min: aspect.min, n: rows.length, share, misses };
}

/**
 * Reads every mail of a folder, laid out as in ORIGIN.md beside the corpora, and compares it with another program's
 * readings if present.
 */
export async function checkMime(folder = path.join(realDataFolder, 'mime')): Promise<Report> {
  const files = mailFiles(folder);
  const before = process.memoryUsage().rss;
  let peak = before;
  const reads: Read[] = [];
  for (const file of files) {
    reads.push(await read(file));
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  const crashes = reads.filter(({ mail }) => !mail || mail.faults.includes('reader.failed'));
  const slowest = reads.toSorted((one, other) => other.ms - one.ms)[0];
  const judged = aspects.map(aspect => judge(aspect, reads));
  const memory = round((peak - before) / 2 ** 20);
  const figures = {
    files: files.length,
    broken: reads.filter(({ mail }) => mail?.faults.length).length,
    crashes: crashes.map(({ file, failure }) => `${file.name} ${failure}`),
    slowest: slowest && { file: slowest.file.name, ms: round(slowest.ms) },
    totalMs: round(reads.reduce((sum, { ms }) => sum + ms, 0)),
    memoryMb: memory,
  };
  return {
    results: [figures, ...judged],
    targets: [
      atMost('mails that were not read', crashes.length, 0),
      atMost('longest reading, ms', round(slowest?.ms ?? 0), hang),
      ...judged.map(({ name, share, min }) => atLeast(`same ${name}, %`, share, min)),
    ],
    table: [
      `${files.length} mails, ${figures.totalMs} ms in all, at most ${round(slowest?.ms ?? 0)} ms for one, ${memory} MB more memory, ${crashes.length} not read.`,
      '',
      '| what agrees | n | share, % | misses |',
      '| --- | ---: | ---: | ---: |',
      ...judged.map(({ name, n, share, misses }) => `| ${name} | ${n} | ${share} | ${misses.length} |`),
    ],
  };
}
