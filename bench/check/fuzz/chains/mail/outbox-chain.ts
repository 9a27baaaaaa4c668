import { listTasks } from '../../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import {
  fetchMessageSource,
  getMessage,
  getRecipient,
  listOutbox,
  listRecipients,
  retryRecipients,
  settleDoubt,
} from '../../../../../contract/outreach/sent-messages/sent-messages.ts';
import { getUnsubscribe, unsubscribe } from '../../../../../contract/outreach/unsubscribes.ts';
import type { Steps } from '../steps.ts';

/** What a recipient gets, who unsubscribes by its link. */
async function walkMessage({ call }: Steps, id: number): Promise<void> {
  const message = await call(getMessage, { params: { id } });
  await call(fetchMessageSource, { params: { id } });
  const token = /\/u\/([\w.-]+)/.exec(message?.headers ?? '')?.[1];
  if (!token) return;
  await call(getUnsubscribe, { params: { token } });
  await call(unsubscribe, { params: { token } });
}

/** What was sent, what failed and is tried again, and what is in doubt until somebody says how it ended. */
export async function walkOutbox(steps: Steps): Promise<void> {
  const { call, until } = steps;
  const first = (state: 'accepted' | 'failed' | 'in_doubt') =>
    until(async () => (await call(listOutbox, { query: { state } }))?.messages[0]);
  await call(listTasks, { query: {} });
  const sent = await first('accepted');
  if (sent) {
    const params = { id: sent.taskId };
    await call(listRecipients, { params, query: {} });
    await call(getRecipient, { params: { ...params, recipientId: sent.recipientId } });
    await walkMessage(steps, sent.id);
  }
  const failed = await first('failed');
  if (failed)
    await call(retryRecipients, { params: { id: failed.taskId }, body: { ids: [failed.recipientId] } });
  const doubtful = await first('in_doubt');
  if (doubtful)
    await call(settleDoubt, { params: { id: doubtful.id }, body: { sent: steps.turn % 2 === 0 } });
}
