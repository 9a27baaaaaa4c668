import type { Db } from '../../core/db/database.ts';
import { sentSubject } from '../mail-content/service.ts';
import {
  messagesToEach,
  recipientsWho,
  type Addressed,
  type CreatorRecipient,
} from './creator-messages.queries.ts';

/** Something that happened to mail of a task. */
export interface TaskMailEvent {
  at: Date;
  kind: 'sent' | 'failed' | 'inDoubt' | 'read' | 'replied' | 'bounced' | 'unsubscribed';
  address: string;
  subject: string;
  taskId: number;
  recipientId: number;
  /** What the server said. */
  text: string;
}

const kinds = { accepted: 'sent', failed: 'failed', in_doubt: 'inDoubt' } as const;

const factsOf = (
  row: CreatorRecipient,
): readonly (readonly [TaskMailEvent['kind'], Date | null, string])[] => [
  ['read', row.read_at, ''],
  ['replied', row.replied_at, ''],
  ['bounced', row.bounced_at, row.bounce_text],
  ['unsubscribed', row.unsubscribed_at, ''],
];

/** Returns what tasks sent to a creator, with the results, in no order. */
export async function taskMailWith(
  db: Db,
  teamId: number,
  addressed: Addressed,
  max: number,
): Promise<TaskMailEvent[]> {
  const recipients = await recipientsWho(db, teamId, addressed, max);
  if (!recipients.length) return [];
  const keyOf = (taskId: number, recipientId: number) => `${taskId} ${recipientId}`;
  const byKey = new Map(recipients.map(row => [keyOf(row.taskId, row.id), row]));
  const messages = (await messagesToEach(db, teamId, recipients, max)).map(
    ({ state, taskId, recipientId, at, response, values, own_subject: own, first_subject: first }) => ({
      at,
      kind: kinds[state],
      address: byKey.get(keyOf(taskId, recipientId))?.address ?? '',
      subject: sentSubject({ own, first }, values),
      taskId,
      recipientId,
      text: state === 'accepted' ? '' : response,
    }),
  );
  // Newest first: the facts on a recipient are shown with the subject of the last mail.
  const subjects = new Map(
    messages.toReversed().map(({ taskId, recipientId, subject }) => [keyOf(taskId, recipientId), subject]),
  );
  // A refusal that is a bounce is told once, as the bounce.
  const isToldAsBounce = ({ kind, text, taskId, recipientId }: TaskMailEvent) => {
    const row = byKey.get(keyOf(taskId, recipientId));
    return kind === 'failed' && row?.bounced_at != null && row.bounce_text === text;
  };
  const facts = recipients.flatMap(row =>
    factsOf(row).flatMap(([kind, at, text]) => {
      const subject = subjects.get(keyOf(row.taskId, row.id)) ?? '';
      const of = { address: row.address, subject, taskId: row.taskId, recipientId: row.id };
      return at ? [{ at, kind, ...of, text }] : [];
    }),
  );
  return [...messages.filter(event => !isToldAsBounce(event)), ...facts];
}
