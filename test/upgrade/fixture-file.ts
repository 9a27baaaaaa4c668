import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { TestApp } from '../harness/app/test-app.ts';
import type { Caller } from './fixture-calls.ts';
import { readTables, writeTables, type DatabaseText } from './tables-as-text.ts';

/** The response to a call. */
export interface RecordedAnswer {
  caller: Caller;
  /** e.g. `GET /kol/api/lists` */
  call: string;
  status: number;
  answer: unknown;
}

/** What is stored of an installation besides its tables. */
export interface Recording {
  /** The time of every response; the clock stands still. */
  now: string;
  /** The tokens of the signed-in accounts. */
  tokens: Partial<Record<Caller, string>>;
  /** The names of jobs that may be queued. */
  jobNames: string[];
  answers: RecordedAnswer[];
}

const answersFile = 'answers.json';
const tablesFile = 'tables.copy.br';

export const fixtureFolder = (name: string): string => join(import.meta.dirname, name);

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const best = { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } };

export async function writeFixture(
  folder: string,
  tables: DatabaseText,
  recording: Recording,
): Promise<void> {
  await writeFile(join(folder, tablesFile), await compress(writeTables(tables), best));
  const { answers, ...rest } = recording;
  const lines = answers.map(answer => JSON.stringify(answer)).join(',\n');
  const head = JSON.stringify(rest).replace(/}$/, ',"answers":[');
  await writeFile(join(folder, answersFile), `${head}\n${lines}\n]}\n`);
}

export async function readFixture(folder: string): Promise<{ tables: DatabaseText; recording: Recording }> {
  const written = await decompress(await readFile(join(folder, tablesFile)));
  const recording = JSON.parse(await readFile(join(folder, answersFile), 'utf8')) as Recording;
  return { tables: readTables(written.toString()), recording };
}

/** Durations are not part of the response. */
const withoutTimes = (key: string, value: unknown) => (key === 'tookMs' ? null : value);

/** Makes a call in the same way as the recording. */
export async function answerOf(
  app: TestApp,
  tokens: Recording['tokens'],
  [caller, call]: readonly [Caller, string],
): Promise<RecordedAnswer> {
  const [method = '', path = ''] = call.split(' ');
  const token = tokens[caller];
  const reply = await app.inject({ method: method as 'GET', path, ...(token && { token }) });
  return { caller, call, status: reply.statusCode, answer: JSON.parse(reply.body, withoutTimes) as unknown };
}
