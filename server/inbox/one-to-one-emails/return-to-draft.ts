import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { updateEmail, type EmailRecord } from './queries.ts';
import { announceEmail } from './announce-email-change.ts';

/**
 * Makes a draft of an email that certainly reached nobody. Its Message-ID is dropped: sent with another text, it is
 * another mail.
 */
export async function toDraft(db: Db, ctx: SignedIn, { id, revision }: EmailRecord): Promise<void> {
  const { teamId } = ctx.actor;
  await updateEmail(db, teamId, id, {
    state: 'draft',
    revision: revision + 1,
    due_at: null,
    even_if_suppressed: false,
    message_id: '',
    leased_by: '',
    tries: 0,
    first_tried_at: null,
    started_at: null,
    ended_at: null,
    response: '',
    changed_at: ctx.now(),
  });
  await announceEmail(db, teamId, id);
}
