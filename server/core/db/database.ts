import { Kysely } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema/schema.ts';
import { TeamDialect } from './tenant-driver.ts';

/** A pool or a transaction: functions of queries.ts and service.ts take it as their first parameter and keep none. */
export type Db = Kysely<Schema>;

/** bigint columns are counts and ids below 2^53: numbers here; date columns stay `yyyy-MM-dd`. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, text => text);
/** bigint[] (its array type has no builtin name in pg). */
const int8Array = 1016;
types.setTypeParser(int8Array, text => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)));

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  /** Called for a connection that broke while idle; without a listener Node would exit (pg pitfall). */
  onIdleError: (error: Error) => void;
  /** By which the database knows the connections. */
  name?: string;
  /** Commits do not wait for the disk: for what is done again after a crash. */
  isRepeatable?: boolean;
}

export function makePool(options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    types,
    application_name: options.name ?? 'starbridge',
    // Every statement, named or not, is planned for its values: generic plans halve the speed of search.
    options: `${options.isRepeatable ? '-c synchronous_commit=off ' : ''}-c plan_cache_mode=force_custom_plan -c jit=off -c timezone=UTC -c pg_trgm.similarity_threshold=0.25 -c pg_trgm.word_similarity_threshold=0.45`,
  });
  pool.on('error', options.onIdleError);
  // A connection that is lost between two statements of a transaction emits an error, which without a listener would
  // end the process. The next statement fails anyway.
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}

export function makeDb(pool: pg.Pool): Db {
  return new Kysely<Schema>({ dialect: new TeamDialect({ pool }) });
}
