import { campaignLimits } from '../../../contract/campaigns/campaign-kinds.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { announceCampaign, type CampaignOf } from '../shared/campaign-access.ts';
import { openCollaborations } from '../collaborations/open-collaborations.ts';
import { invitationsOf, type Invitation } from '../../outreach/sent-messages/service.ts';
import { insertCandidates, lockCandidates, setFacts, type CandidateRow, type NewFacts } from './queries.ts';
import { silentFrom, statusOf, type CandidateFacts } from './candidate-status.ts';

const factsOf = (row: Omit<CandidateRow, 'excluded_at'>): CandidateFacts => ({
  answer: row.answer,
  invitedAt: row.invited_at,
  openedAt: row.opened_at,
  repliedAt: row.replied_at,
  endedAt: row.ended_at,
  collaborates: row.collaborates,
});

/** Returns the status of a candidate by the stored facts. */
export const statusOfRow = (row: Omit<CandidateRow, 'excluded_at'>, now: Date) => statusOf(factsOf(row), now);

function factsNow(row: CandidateRow, invitation: Invitation | undefined, now: Date): NewFacts {
  const hasEnded = invitation && !invitation.isOpen && !invitation.repliedAt;
  const facts = {
    creator_id: row.creator_id,
    answer: row.answer,
    task_id: invitation?.taskId ?? null,
    recipient_id: invitation?.recipientId ?? null,
    invited_at: invitation?.acceptedAt ?? null,
    opened_at: invitation?.readAt ?? null,
    replied_at: invitation?.repliedAt ?? null,
    ended_at: hasEnded ? invitation.lastSentAt : null,
    collaborates: row.collaborates,
  };
  const { answer: _, collaborates: __, ...kept } = facts;
  return { ...kept, status: statusOfRow({ ...facts, status: row.status }, now) };
}

const moments = ['invited_at', 'opened_at', 'replied_at', 'ended_at'] as const;

const isSame = (row: CandidateRow, next: NewFacts) =>
  row.status === next.status &&
  row.task_id === next.task_id &&
  row.recipient_id === next.recipient_id &&
  moments.every(key => row[key]?.getTime() === next[key]?.getTime());

/** Adds recipients of a campaign's mail as candidates, even if they were put into the task by hand. */
async function addRecipients(
  db: Db,
  ctx: Context,
  { id: campaignId, teamId, ownerId }: CampaignOf,
  invitations: readonly Invitation[],
  known: readonly CandidateRow[],
): Promise<boolean> {
  const isKnown = new Set(known.map(row => row.creator_id));
  const strangers = invitations.flatMap(({ creatorId }) => (isKnown.has(creatorId) ? [] : [creatorId]));
  const of = { origin: 'hand', by: ownerId, at: ctx.now() } as const;
  const room = Math.max(0, campaignLimits.candidates - known.length);
  return (await insertCandidates(db, { teamId, campaignId }, of, strangers.slice(0, room))).length > 0;
}

/**
 * Updates a campaign's candidates from its mail, in the caller's transaction as the team: a first reply opens a
 * collaboration.
 * @returns when the first week without an answer ends
 */
export async function refreshCandidates(
  db: Db,
  ctx: Context,
  teamId: number,
  campaign: CampaignOf,
): Promise<Date | null> {
  const of = { teamId, campaignId: campaign.id };
  const now = ctx.now();
  const invitations = await invitationsOf(db, of);
  let rows = await lockCandidates(db, of);
  const isMore = await addRecipients(db, ctx, campaign, invitations, rows);
  if (isMore) rows = await lockCandidates(db, of);

  const byCreator = new Map(invitations.map(each => [each.creatorId, each]));
  const changes = rows.flatMap(row => {
    const next = factsNow(row, byCreator.get(row.creator_id), now);
    return isSame(row, next) ? [] : [{ row, next }];
  });
  await setFacts(
    db,
    of,
    changes.map(({ next }) => next),
  );

  const replied = changes.filter(
    ({ row, next }) => next.replied_at && !row.replied_at && !row.excluded_at && row.answer !== 'declined',
  );
  const creatorIds = replied.map(({ row }) => row.creator_id);
  if (creatorIds.length && campaign.state !== 'archived') {
    await openCollaborations(db, ctx, { ...of, creatorIds, by: null });
  }
  if (isMore || changes.length) await announceCampaign(db, teamId, campaign.id);
  return whenSilent(rows, changes, now);
}

function whenSilent(
  rows: readonly CandidateRow[],
  changes: readonly { next: NewFacts }[],
  now: Date,
): Date | null {
  const changed = new Map(changes.map(({ next }) => [next.creator_id, next]));
  const silences = rows.flatMap(row => {
    const at = silentFrom(factsOf({ ...row, ...changed.get(row.creator_id) }));
    return at && at > now ? [at.getTime()] : [];
  });
  const first = silences.reduce((earliest, at) => Math.min(earliest, at), Infinity);
  return first < Infinity ? new Date(first) : null;
}
