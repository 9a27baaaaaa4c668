import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, PostgresDialect, PostgresDriver, type DatabaseConnection, type Driver } from 'kysely';
import type { PostgresDialectConfig, TransactionSettings } from 'kysely';
import type { Db } from './database.ts';

/** The team of the transaction that is being begun, and of no other. */
const beginningTeam = new AsyncLocalStorage<number | undefined>();

/** Begins a tenant's transaction and raises the wall in one round trip: every call pays it. */
class TenantDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const teamId = beginningTeam.getStore();
    if (teamId === undefined) return super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(`begin; set local app.team_id = '${teamId}'`));
  }
}

export class TenantDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new TenantDriver(this.#config);
  }
}

/**
 * Runs `work` in a transaction that sees the rows of one team only: row security stands behind every query.
 * @throws when `pool` is a transaction itself: a team's work is one transaction
 */
export async function asTeam<T>(pool: Db, teamId: number, work: (db: Db) => Promise<T>): Promise<T> {
  if (!Number.isSafeInteger(teamId)) throw new Error('a team is named by its id');
  return beginningTeam.run(teamId, () =>
    pool.transaction().execute(db => beginningTeam.run(undefined, () => work(db))),
  );
}
