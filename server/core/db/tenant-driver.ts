import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';

type PostgresConnection = Parameters<PostgresDriver['releaseConnection']>[0];

/** The team of the transaction that is about to begin. */
const beginningTeam = new AsyncLocalStorage<number | undefined>();

/** Runs `begin`, whose transaction becomes the team's; transactions that `work` begins inside of it do not. */
export const beginAs = <T>(teamId: number, begin: (inside: <R>(work: () => R) => R) => T): T =>
  beginningTeam.run(teamId, () => begin(work => beginningTeam.run(undefined, work)));

/**
 * A connection that begins a team's transaction only before its first statement: the team is set in the same round
 * trip as `begin`, and a transaction without statements costs none.
 */
class TeamConnection implements DatabaseConnection {
  readonly inner: PostgresConnection;
  #team: number | undefined;

  constructor(inner: PostgresConnection) {
    this.inner = inner;
  }

  beginLater(teamId: number): void {
    this.#team = teamId;
  }

  /** Cancels the pending begin. @returns true if the transaction was never begun, so that there is nothing to end */
  forgetBeginning(): boolean {
    const isUnbegun = this.#team !== undefined;
    this.#team = undefined;
    return isUnbegun;
  }

  async #begin(): Promise<void> {
    const teamId = this.#team;
    if (teamId === undefined) return;
    this.#team = undefined;
    await this.inner.executeQuery(CompiledQuery.raw(`begin; set local app.team_id = '${teamId}'`));
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#begin();
    return this.inner.executeQuery(query);
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    await this.#begin();
    yield* this.inner.streamQuery<R>(query, chunkSize);
  }
}

class TeamDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new TeamConnection((await super.acquireConnection()) as PostgresConnection);
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await super.releaseConnection((connection as TeamConnection).inner);
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const teamId = beginningTeam.getStore();
    if (teamId === undefined) await super.beginTransaction(connection, settings);
    else (connection as TeamConnection).beginLater(teamId);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (!(connection as TeamConnection).forgetBeginning()) await super.commitTransaction(connection);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { inner } = connection as TeamConnection;
    if (!(connection as TeamConnection).forgetBeginning()) await super.rollbackTransaction(inner);
  }
}

export class TeamDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new TeamDriver(this.#config);
  }
}
