import type { Recipient } from '../../../contract/outreach/sent-messages/sent-messages.ts';
import { outcomesOf } from '../../../contract/outreach/sent-messages/recipient-outcomes.ts';
import type { WaitReason } from '../../../contract/outreach/sent-messages/wait-reasons.ts';
import { faceOf } from '../../catalogue/pictures/picture-addresses.ts';
import type { CreatorFace, RecipientRow } from './task-recipients.queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

export interface Beside {
  creator: CreatorFace | undefined;
  wait: WaitReason | undefined;
  response: string | undefined;
}

/** Converts a recipient to its reply. */
export function presentRecipient(row: RecipientRow, { creator, wait, response }: Beside): Recipient {
  const moments = {
    acceptedAt: iso(row.accepted_at),
    failedAt: iso(row.failed_at),
    bouncedAt: iso(row.bounced_at),
    readAt: iso(row.read_at),
    clickedAt: iso(row.clicked_at),
    repliedAt: iso(row.replied_at),
    autoRepliedAt: iso(row.auto_replied_at),
    unsubscribedAt: iso(row.unsubscribed_at),
  };
  return {
    id: row.id,
    creatorId: row.creator_id,
    platform: creator?.platform ?? '',
    handle: creator?.handle ?? '',
    avatarUrl: creator ? faceOf(creator.id, creator.avatar_url) : '',
    name: row.name || creator?.name || creator?.handle || '',
    address: row.address,
    state: row.state,
    reason: row.reason,
    round: row.round,
    lastRound: row.last_round,
    outcomes: outcomesOf({
      accepted: moments.acceptedAt,
      failed: moments.failedAt,
      bounced: moments.bouncedAt,
      read: moments.readAt,
      replied: moments.repliedAt,
    }),
    wait: wait ?? null,
    response: response || row.bounce_text,
    ...moments,
  };
}
