import { sql } from 'kysely';
import type { ReaderLang } from '../../../contract/core/mail/reader-langs.ts';
import type { OwnSource, SourceFaultKind } from '../../../contract/core/sources/source-codes.ts';
import type { Db } from '../../core/db/database.ts';
import type { InvitationIds } from './queries.ts';

/** The key of a connection: a creator has one per platform and inviting team. */
export interface ConnectionIds extends InvitationIds {
  source: OwnSource;
}

export const listConnections = (db: Db, { teamId, creatorId }: InvitationIds) =>
  db
    .selectFrom('creator_connections')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .where('invited_by', '=', teamId)
    .where('state', '<>', 'ending')
    .orderBy('consented_at')
    .execute();

export type ConnectionRow = Awaited<ReturnType<typeof listConnections>>[number];

const named = (db: Db, { teamId, creatorId, source }: ConnectionIds) =>
  db
    .updateTable('creator_connections')
    .where('creator_id', '=', creatorId)
    .where('invited_by', '=', teamId)
    .where('source', '=', source);

export const findConnection = (db: Db, { teamId, creatorId, source }: ConnectionIds) =>
  db
    .selectFrom('creator_connections')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .where('invited_by', '=', teamId)
    .where('source', '=', source)
    .executeTakeFirst();

export interface NewConnection extends ConnectionIds {
  accountId: string;
  accountCreatorId: number;
  handle: string;
  homepageUrl: string;
  sealed: string;
  scopes: string[];
  expiresAt: Date;
  consentEdition: string;
  at: Date;
  nextAt: Date;
}

/** Replaces the existing connection. */
export async function putConnection(db: Db, connection: NewConnection): Promise<void> {
  const { at } = connection;
  await db
    .insertInto('creator_connections')
    .values({
      creator_id: connection.creatorId,
      invited_by: connection.teamId,
      source: connection.source,
      account_id: connection.accountId,
      account_creator_id: connection.accountCreatorId,
      handle: connection.handle,
      homepage_url: connection.homepageUrl,
      sealed: connection.sealed,
      scopes: connection.scopes,
      expires_at: connection.expiresAt,
      state: 'ok',
      fault: null,
      consent_edition: connection.consentEdition,
      consented_at: at,
      fetched_at: at,
      next_at: connection.nextAt,
    })
    .onConflict(on =>
      on.columns(['creator_id', 'invited_by', 'source']).doUpdateSet(eb => ({
        account_id: eb.ref('excluded.account_id'),
        account_creator_id: eb.ref('excluded.account_creator_id'),
        handle: eb.ref('excluded.handle'),
        homepage_url: eb.ref('excluded.homepage_url'),
        sealed: eb.ref('excluded.sealed'),
        scopes: eb.ref('excluded.scopes'),
        expires_at: eb.ref('excluded.expires_at'),
        state: eb.ref('excluded.state'),
        fault: eb.ref('excluded.fault'),
        consent_edition: eb.ref('excluded.consent_edition'),
        consented_at: eb.ref('excluded.consented_at'),
        fetched_at: eb.ref('excluded.fetched_at'),
        next_at: eb.ref('excluded.next_at'),
      })),
    )
    .execute();
}

export interface Consent extends ConnectionIds {
  deed: 'given' | 'revoked';
  edition: string;
  lang: ReaderLang;
  /** The IP address from which consent was given. */
  address: string;
  at: Date;
}

export async function recordConsent(db: Db, consent: Consent): Promise<void> {
  const { creatorId, teamId, source, deed, edition, lang, address, at } = consent;
  await db
    .insertInto('creator_consents')
    .values({ creator_id: creatorId, invited_by: teamId, source, deed, edition, lang, address, at })
    .execute();
}

/** Claims up to `most` connections that are due at `at`, until `until`. */
export async function claimDue(
  db: Db,
  { at, until, max }: { at: Date; until: Date; max: number },
): Promise<ConnectionRow[]> {
  const { rows } = await sql<ConnectionRow>`
    update creator_connections c set next_at = ${until}
    from (
      select creator_id, invited_by, source from creator_connections
      where next_at <= ${at}
      order by next_at
      limit ${max}
      for update skip locked
    ) due
    where c.creator_id = due.creator_id and c.invited_by = due.invited_by and c.source = due.source
    returning c.*`.execute(db);
  return rows;
}

type Change = Partial<{
  sealed: string;
  expires_at: Date;
  state: 'ok' | 'broken';
  fault: SourceFaultKind | null;
  handle: string;
  homepage_url: string;
  fetched_at: Date;
  next_at: Date;
}>;

/** @returns false if it was revoked or connected again since `consentedAt` */
export async function changeConnection(
  db: Db,
  ids: ConnectionIds,
  consentedAt: Date,
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await named(db, ids)
    .set(change)
    .where('state', '<>', 'ending')
    .where('consented_at', '=', consentedAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the tokens. The worker that claims it next deletes the fetched data. */
export async function beginEnding(db: Db, ids: ConnectionIds, nextAt: Date): Promise<void> {
  await named(db, ids).set({ state: 'ending', sealed: '', next_at: nextAt }).execute();
}

export async function deleteEnded(db: Db, { teamId, creatorId, source }: ConnectionIds): Promise<void> {
  await db
    .deleteFrom('creator_connections')
    .where('creator_id', '=', creatorId)
    .where('invited_by', '=', teamId)
    .where('source', '=', source)
    .where('state', '=', 'ending')
    .execute();
}

/** Returns whether the same account is still connected by the invitation of another team. */
export async function isStillConnected(
  db: Db,
  { accountCreatorId, source }: { accountCreatorId: number; source: OwnSource },
): Promise<boolean> {
  const row = await db
    .selectFrom('creator_connections')
    .select('source')
    .where('account_creator_id', '=', accountCreatorId)
    .where('source', '=', source)
    .where('state', '<>', 'ending')
    .executeTakeFirst();
  return row !== undefined;
}
