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
import pg from 'pg';

type PostgresConnection = Parameters<PostgresDriver['releaseConnection']>[0];

/** The team of the transaction that is about to begin. */
const beginningTeam = new AsyncLocalStorage<number | undefined>();

/** Runs `begin`, whose transaction becomes the team's; transactions that `work` begins inside of it do not. */
export const beginAs = <T>(teamId: number, begin: (inside: <R>(work: () => R) => R) => T): T =>
  beginningTeam.run(teamId, () => begin(work => beginningTeam.run(undefined, work)));

interface Notice {
  channel: string;
  text: string;
}

/**
 * Commits with notices, in one round trip. A transaction with notices holds a lock of the whole server from its notices
 * until its commit is on the disk, so that all such commits would wait for the disk one after another. So this one does
 * not wait for it: the empty message behind it does, together with others, and nobody is answered before. What others
 * write after they have read it reaches the disk behind it.
 */
async function sendAtCommit(
  connection: Pick<DatabaseConnection, 'executeQuery'>,
  told: readonly Notice[],
): Promise<void> {
  const calls = new Set(
    told.map(
      ({ channel, text }) => `select pg_notify(${pg.escapeLiteral(channel)}, ${pg.escapeLiteral(text)}); `,
    ),
  );
  // By a function, not by SET: a cluster would hand SET on to nodes whose disks the message does not wait for.
  await connection.executeQuery(
    CompiledQuery.raw(
      `select set_config('synchronous_commit', 'off', true); ${[...calls].join('')}commit; ` +
        `select pg_logical_emit_message(true, 'starbridge', '')`,
    ),
  );
}

const notices = new WeakMap<CompiledQuery, Notice>();

/** The query of a notice. In a transaction it costs no round trip of its own: it is sent with the commit. */
export function noticeQuery(notice: Notice): CompiledQuery {
  const query = CompiledQuery.raw(`select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`, [
    notice.channel,
    notice.text,
  ]);
  notices.set(query, notice);
  return query;
}

/**
 * A connection that begins a team's transaction only before its first statement: the team is set in the same round
 * trip as `begin`, and a transaction without statements costs none.
 */
class TeamConnection implements DatabaseConnection {
  readonly inner: PostgresConnection;
  #team: number | undefined;
  /** Of the transaction that is open; null outside of one. */
  #notices: Notice[] | null = null;

  constructor(inner: PostgresConnection) {
    this.inner = inner;
  }

  beginLater(teamId: number): void {
    this.#team = teamId;
    this.noteBegin();
  }

  noteBegin(): void {
    this.#notices = [];
  }

  /** @returns the notices of the transaction that ends */
  noteEnd(): Notice[] {
    const ended = this.#notices ?? [];
    this.#notices = null;
    return ended;
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
    const notice = this.#notices && notices.get(query);
    if (!notice) return this.inner.executeQuery(query);
    this.#notices?.push(notice);
    return { rows: [] };
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
    if (teamId !== undefined) return (connection as TeamConnection).beginLater(teamId);
    await super.beginTransaction(connection, settings);
    (connection as TeamConnection).noteBegin();
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const ending = connection as TeamConnection;
    const told = ending.noteEnd();
    if (ending.forgetBeginning()) return;
    if (told.length) await sendAtCommit(ending.inner, told);
    else await super.commitTransaction(connection);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { inner } = connection as TeamConnection;
    (connection as TeamConnection).noteEnd();
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
