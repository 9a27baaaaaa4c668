import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { recordOperation, type OperationEntry } from '../../activity/audit-log/service.ts';
import type { EmailRecord } from './queries.ts';

const maxCharacters = 200;

/** Records a change of an email in the audit log, under its subject, or else its recipients. */
export const recordEmail = (
  db: Db,
  ctx: SignedIn,
  action: OperationAction,
  { id, content }: Pick<EmailRecord, 'id' | 'content'>,
  after: OperationEntry['after'] = {},
): Promise<void> =>
  recordOperation(db, ctx, ctx.actor.teamId, {
    action,
    subject: 'letter',
    subjectId: id,
    subjectName: (content.subject || content.to).slice(0, maxCharacters).toWellFormed(),
    after,
  });
