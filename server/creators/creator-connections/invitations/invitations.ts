import type {
  inviteToConnect,
  getConnections,
} from '../../../../contract/creators/creator-connections/creator-connections.ts';
import type { CreatorParams } from '../../../../contract/catalogue/creator-params.ts';
import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import { hashToken, newToken } from '../../../core/auth/random-token.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { Context, SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { availablePlatforms } from './available-platforms.ts';
import { listConnections } from '../connections.queries.ts';
import { presentConnection } from '../present-connection.ts';
import {
  findInvitation,
  findPerson,
  deleteTokensEndedBefore,
  insertTokens,
  replaceLink,
} from '../queries.ts';

/** How long a link opens a creator's page. */
const linkDays = 90;
const day = 86_400_000;

const pageOf = ({ publicUrl }: { publicUrl: string }, token: string) => `${publicUrl}/p/${token}`;
const endOf = (at: Date) => new Date(at.getTime() + linkDays * day);

/** @throws AppError not_found */
async function requireCreator(db: Db, { platform, id }: CreatorParams) {
  const creator = await findPerson(db, id);
  if (creator?.platform !== platform) throw new AppError('not_found');
  return creator;
}

/** @throws AppError not_found */
export async function loadConnections(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  params: CreatorParams,
): Promise<ReplyOf<typeof getConnections>> {
  const ids = { teamId: ctx.actor.teamId, creatorId: params.id };
  await requireCreator(pool, params);
  const connections = await listConnections(pool, ids);
  const invitation = await asTeam(pool, ids.teamId, db => findInvitation(db, ids));
  return {
    connections: connections.map(presentConnection),
    available: await availablePlatforms(pool, world),
    invitation: invitation
      ? {
          createdAt: invitation.created_at.toISOString(),
          expiresAt: invitation.expires_at.toISOString(),
          openedAt: invitation.opened_at?.toISOString() ?? null,
          confirmedAt: invitation.confirmed_at?.toISOString() ?? null,
          confirmedAddress: invitation.confirmed_address,
        }
      : null,
  };
}

/** Creates a link that nobody can guess. It is returned only once. @throws AppError not_found */
export async function inviteCreator(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  params: CreatorParams,
): Promise<ReplyOf<typeof inviteToConnect>> {
  const { teamId, accountId: by } = ctx.actor;
  const creator = await requireCreator(pool, params);
  const token = newToken(ctx);
  const at = ctx.now();
  const expiresAt = endOf(at);
  await asTeam(pool, teamId, async db => {
    const made = { tokenHash: hashToken(token), creatorId: creator.id };
    await replaceLink(db, { teamId, by, at, expiresAt }, made);
    await recordOperation(db, ctx, teamId, {
      action: 'creator.invite',
      subject: 'creator',
      subjectId: creator.id,
      subjectName: creator.name || creator.handle,
      after: { expiresAt: expiresAt.toISOString() },
    });
  });
  return { url: pageOf(world, token), expiresAt: expiresAt.toISOString() };
}

/** A recipient whose mail contains a link to their page. */
export interface PageRecipient {
  recipientId: number;
  creatorId: number | null;
}

/**
 * Returns a new address of their own page for each recipient who is a creator, in the caller's transaction as the team.
 * Only hashes are stored; the caller that sends the mail keeps the address.
 */
export async function creatorPages(
  db: Db,
  ctx: Pick<Context, 'now' | 'randomBytes'>,
  { teamId, by, publicUrl }: { teamId: number; by: number; publicUrl: string },
  people: readonly PageRecipient[],
): Promise<Map<number, string>> {
  const made = people.flatMap(({ recipientId, creatorId }) =>
    creatorId === null ? [] : { recipientId, creatorId, token: newToken(ctx) },
  );
  if (!made.length) return new Map();
  const at = ctx.now();
  const tokens = made.map(({ creatorId, token }) => ({ tokenHash: hashToken(token), creatorId }));
  await insertTokens(db, { teamId, by, at, expiresAt: endOf(at) }, tokens);
  return new Map(made.map(({ recipientId, token }) => [recipientId, pageOf({ publicUrl }, token)]));
}

/** An example of such an address for previews; it opens nothing. */
export const sampleCreatorPage = (publicUrl: string): string => pageOf({ publicUrl }, 'preview');

/** Deletes expired links. What was confirmed and connected through them stays. */
export const deleteOldLinks = (pool: Db, ctx: Context): Promise<void> =>
  deleteTokensEndedBefore(pool, ctx.now());
