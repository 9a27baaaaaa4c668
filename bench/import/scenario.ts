import { spawn } from 'node:child_process';
import { createWriteStream, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { jobs } from '../../server/schedule.ts';
import { makeDb, makePool } from '../../server/core/db/database.ts';
import { createTeam } from '../../server/identity/accounts/service.ts';
import { addList } from '../../server/creators/lists/change-list.ts';
import { prepareDatabase } from '../../server/boot/prepare-database.ts';
import { writeXlsx } from '../../server/core/storage/write-xlsx.ts';
import { realContext } from '../../server/core/real-context.ts';
import { makeTestFolder, startTestPostgres } from '../../test/harness/database/test-postgres.ts';
import { atLeast, atMost, progress, quantile, round, type BenchOptions, type Report } from '../report.ts';
import type { Imported } from './product.ts';
import { headings, importRows } from './rows.ts';

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

async function writeFile(file: string, count: number): Promise<number> {
  async function* rows() {
    yield* importRows(count);
  }
  const columns = headings.map(head => ({ head }));
  await pipeline(writeXlsx(rows(), { sheet: '达人', columns }), createWriteStream(file));
  return statSync(file).size;
}

/** Seconds to COPY the same rows into a table of their own. */
async function copyAlone(ownerUrl: string, count: number): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('create table if not exists copied (row int primary key, cells text[] not null)');
    await client.query('truncate copied');
    const array = (cells: string[]) => `{${cells.map(cell => `"${cell}"`).join(',')}}`;
    const lines = [...importRows(count)].map((cells, at) => `${at}\t${array(cells)}\n`);
    const begun = performance.now();
    await pipeline(Readable.from(lines), client.query(copyFrom('copy copied from stdin')));
    return (performance.now() - begun) / 1000;
  } finally {
    await client.end();
  }
}

async function importOnce(
  ...[url, teamId, accountId, listId, file]: [string, number, number, number, string]
): Promise<Imported> {
  const script = path.join(import.meta.dirname, 'product.ts');
  const child = spawn(process.execPath, [script, url, ...[teamId, accountId, listId].map(String), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as Imported;
}

interface Round extends Imported {
  copyS: number;
  fileMb: number;
}

/** One round on a new database, so that every creator is unknown. */
async function importRound(count: number): Promise<Round> {
  const postgres = await startTestPostgres(durable);
  const folder = makeTestFolder();
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 4, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    const owner = new pg.Client({ connectionString: postgres.ownerUrl });
    await owner.connect();
    await owner.query(
      "update plan_entitlements set value = '1000000' where key in ('list.members', 'favourites.total')",
    );
    await owner.end();
    const account = { username: 'bench', password: 'bench2026', nickname: 'Bench', isOperator: false };
    const { teamId, accountId } = await createTeam(db, realContext(), {
      teamName: 'Bench',
      ...account,
      plan: 'team',
    });
    const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
    const list = { name: 'Bench', description: '', color: 1, visibility: 'team' } as const;
    const { id: listId } = await addList(db, { ...realContext(), actor }, list);
    const file = path.join(folder, 'bench.xlsx');
    const size = await writeFile(file, count);
    const copyS = await copyAlone(postgres.ownerUrl, count);
    const imported = await importOnce(postgres.appUrl, teamId, accountId, listId, file);
    if (imported.succeeded !== count) throw new Error(`${imported.succeeded} of ${count} rows were imported`);
    return { ...imported, copyS, fileMb: size / 1e6 };
  } finally {
    await db.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * From the file to the members of a list: upload, mapping, start and job, compared with a bare COPY of the same rows.
 */
export async function benchImport({ quick }: BenchOptions): Promise<Report> {
  const count = quick ? 10_000 : 50_000;
  const rounds: Round[] = [];
  for (let at = 1; at <= (quick ? 1 : 3); at++) {
    progress(`round ${at}: ${count} rows`);
    rounds.push(await importRound(count));
  }
  const middle = (of: (round: Round) => number) => quantile(rounds.map(of), 0.5);
  const seconds = (of: (round: Round) => number) => round(middle(of) / 1000, 2);
  const wholeMs = (each: Round) => each.upload + each.start + each.job;
  const rate = Math.round(count / (middle(wholeMs) / 1000));
  const memoryMb = round(Math.max(...rounds.map(({ idle, peak }) => (peak - idle) / 2 ** 20)));
  const copyS = round(
    middle(each => each.copyS),
    2,
  );
  const row = (name: string, value: number) => `| ${name} | ${value} | ${Math.round(count / value)} |`;
  return {
    results: [{ count, rounds, rate, memoryMb }],
    targets: [
      atLeast('rows a second, from the file to the list', rate, 5000),
      atMost('peak memory above idle, MiB', memoryMb, 300),
    ],
    table: [
      '| step | seconds | rows a second |',
      '| --- | --- | --- |',
      row('bare COPY of the same rows (baseline)', copyS),
      row(
        'upload: read the file, keep its rows, propose the mapping',
        seconds(each => each.upload),
      ),
      row(
        'dry run',
        seconds(each => each.dryRun),
      ),
      row(
        'start, with the check of the room',
        seconds(each => each.start),
      ),
      row(
        'job: creators, members, tags, notes, outcomes',
        seconds(each => each.job),
      ),
      row('upload, start and job together', seconds(wholeMs)),
      row(
        'dry run, whenever somebody asks for it',
        seconds(each => each.dryRun),
      ),
      '',
      `${count} rows of ${headings.length} columns (${round(middle(each => each.fileMb))} MB of xlsx), every creator unknown; the middle of ${rounds.length} rounds, each on an empty database. Peak memory of the process ${memoryMb} MiB above idle.`,
    ],
  };
}
