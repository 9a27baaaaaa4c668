import { Kysely } from 'kysely';
import { makePool, type Db } from '../../server/core/db/database.ts';
import type { Schema } from '../../server/core/db/schema/schema.ts';
import { TeamDialect } from '../../server/core/db/tenant-driver.ts';

/** A database handle that adds up the time of its statements. */
export interface TimedDb {
  db: Db;
  /** Milliseconds and number of statements since the last call. */
  take(): { ms: number; statements: number };
}

export function timedDb(url: string): TimedDb {
  let ms = 0;
  let statements = 0;
  const pool = makePool({ url, poolSize: 4, onIdleError: () => undefined });
  const db = new Kysely<Schema>({
    dialect: new TeamDialect({ pool }),
    log: event => {
      ms += event.queryDurationMillis;
      statements++;
    },
  });
  return {
    db,
    take() {
      const sum = { ms, statements };
      ms = 0;
      statements = 0;
      return sum;
    },
  };
}

export interface Timing {
  http: number;
  sql: number;
  statements: number;
  /** Null if it was not counted in time. */
  total: number | null;
}

interface Reply {
  code: number;
  msg: string;
  data: { total: number | null };
}

/** The faster of two responses to the same request, to measure a warm server. */
export async function timeSearch(
  address: string,
  token: string,
  query: Record<string, string>,
  timed: TimedDb,
): Promise<Timing> {
  const url = `${address}/kol/api/creators?${new URLSearchParams(query).toString()}`;
  let best: Timing = { http: Infinity, sql: 0, statements: 0, total: 0 };
  for (let round = 0; round < 2; round++) {
    timed.take();
    const started = performance.now();
    const response = await fetch(url, { headers: { authorization: `bearer ${token}` } });
    const { code, msg, data } = (await response.json()) as Reply;
    const http = performance.now() - started;
    if (code !== 0) throw new Error(`${url}: ${code} ${msg}`);
    const { ms, statements } = timed.take();
    if (http < best.http) best = { http, sql: ms, statements, total: data.total };
  }
  return best;
}
