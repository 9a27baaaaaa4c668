import type { Role } from '../../../contract/core/roles/permissions.ts';
import type { Db } from '../../core/db/database.ts';

export interface NewInvitation {
  note: string;
  invited_by: number;
  role: Role;
  role_id: number | null;
  created_at: Date;
  expires_at: Date;
}

export async function insertInvitation(
  db: Db,
  teamId: number,
  invitation: NewInvitation,
  tokenHash: Buffer,
): Promise<number> {
  const { id } = await db
    .insertInto('invitations')
    .values({ team_id: teamId, ...invitation, withdrawn_at: null, accepted_at: null, accepted_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invitation_tokens')
    .values({ token_hash: tokenHash, team_id: teamId, invitation_id: id })
    .execute();
  return id;
}

const maxListed = 200;

export function listInvitationRows(db: Db, teamId: number) {
  return db
    .selectFrom('invitations as i')
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'i.team_id').onRef('a.id', '=', 'i.accepted_by'),
    )
    .leftJoin('team_roles as r', join =>
      join.onRef('r.team_id', '=', 'i.team_id').onRef('r.id', '=', 'i.role_id'),
    )
    .select([
      'i.role',
      'r.name as role_name',
      'i.id',
      'i.note',
      'i.created_at',
      'i.expires_at',
      'i.withdrawn_at',
      'i.accepted_at',
    ])
    .select('a.nickname as accepted_by')
    .where('i.team_id', '=', teamId)
    .orderBy('i.id', 'desc')
    .limit(maxListed)
    .execute();
}

/** Finds the invitation of a token, before the team is known. */
export function findInvitationToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('invitation_tokens')
    .select(['team_id', 'invitation_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** With the team and the inviting account, or the main account if that is deleted. */
export function findInvitation(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('invitations as i')
    .innerJoin('teams as t', 't.team_id', 'i.team_id')
    .innerJoin('accounts as owner', join =>
      join.onRef('owner.team_id', '=', 'i.team_id').on('owner.role', '=', 'owner'),
    )
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 'i.team_id').onRef('a.id', '=', 'i.invited_by'),
    )
    .select(['i.expires_at', 'i.withdrawn_at', 'i.accepted_at', 'i.invited_by', 't.name as team_name'])
    .select(({ fn }) => fn.coalesce('a.nickname', 'owner.nickname').as('inviter'))
    .where('i.team_id', '=', teamId)
    .where('i.id', '=', id)
    .executeTakeFirst();
}

/** If two accept at the same time, the second waits for the first. */
export function lockInvitation(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('invitations')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateInvitation(
  db: Db,
  teamId: number,
  id: number,
  change: { withdrawn_at: Date } | { accepted_at: Date; accepted_by: number },
): Promise<void> {
  await db
    .updateTable('invitations')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** Withdraws what an account invited and nobody accepted. @returns the ids of the invitations */
export async function withdrawInvitationsBy(
  db: Db,
  teamId: number,
  accountId: number,
  at: Date,
): Promise<number[]> {
  const rows = await db
    .updateTable('invitations')
    .set({ withdrawn_at: at })
    .where('team_id', '=', teamId)
    .where('invited_by', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes notes, because a note says who was invited. */
export async function eraseNotesAbout(db: Db, teamId: number, accountId: number): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ note: '' })
    .where('team_id', '=', teamId)
    .where('accepted_by', '=', accountId)
    .execute();
}
