import type { getCreatorMail } from '../../../contract/inbox/creator-mail.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { ExchangedMail } from '../threads/service.ts';
import type { OpenEmail } from '../one-to-one-emails/service.ts';
import type { TaskMailEvent } from '../../outreach/sent-messages/creator-messages.ts';

type Event = ReplyOf<typeof getCreatorMail>['events'][number];

const nowhere = { taskId: null, threadId: null, letterId: null };

function ofTask(event: TaskMailEvent): Event {
  const { recipientId: _, ...reported } = event;
  return { ...nowhere, ...reported, at: event.at.toISOString() };
}

function ofMail({ at, threadId, direction, from, people, subject, kind, bounce }: ExchangedMail): Event {
  const isIn = direction === 'in';
  const isBounce = isIn && kind === 'bounce';
  return {
    ...nowhere,
    at: at.toISOString(),
    kind: isBounce ? 'bounced' : isIn ? 'received' : 'letter',
    address: (isBounce ? bounce?.recipients[0] : isIn ? from : people.to[0]?.address) ?? '',
    subject,
    threadId,
    text: isBounce ? (bounce?.text ?? '') : '',
  };
}

const ofEmail = ({ id, threadId, to, subject, state, at, response }: OpenEmail): Event => ({
  ...nowhere,
  at: at.toISOString(),
  kind: state === 'failed' ? 'failed' : 'inDoubt',
  address: to,
  subject,
  threadId,
  letterId: id,
  text: response,
});

export interface Correspondence {
  taskMail: readonly TaskMailEvent[];
  mails: readonly ExchangedMail[];
  emails: readonly OpenEmail[];
}

/**
 * Puts everything into one order of time, newest first. A reply of a task's recipient is shown by the mail itself if a
 * mailbox has it, a bounce by the recipient's fact, so that nothing is shown twice.
 */
export function lineUp({ taskMail, mails, emails }: Correspondence, max: number): Event[] {
  const keyOf = ({ taskId, recipientId }: Pick<ExchangedMail, 'taskId' | 'recipientId'>) =>
    `${taskId} ${recipientId}`;
  const answered = new Set(mails.filter(mail => mail.kind === 'reply' && mail.taskId !== null).map(keyOf));
  const isReportedByFact = (mail: ExchangedMail) => mail.kind === 'bounce' && mail.taskId !== null;
  const events = [
    ...taskMail.filter(event => event.kind !== 'replied' || !answered.has(keyOf(event))).map(ofTask),
    ...mails.filter(mail => !isReportedByFact(mail)).map(ofMail),
    ...emails.map(ofEmail),
  ];
  return events.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, max);
}
