import type { TaskContent } from '../../../../../contract/outreach/mail-content.ts';
import { uploadMailFile } from '../../../../../contract/outreach/mail-files.ts';
import {
  addRecipients,
  cancelTask,
  changeRounds,
  checkTask,
  createDraft,
  getTask,
  keepRecipients,
  listDraftRecipients,
  pauseTask,
  previewRecipient,
  resumeTask,
  saveDraft,
  sendTestMail,
  startTask,
  unlockRecipients,
  untimeTask,
} from '../../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { skipWindow } from '../../../../../contract/outreach/mail-tasks/queued-mails.ts';
import { aRound, someContent } from '../../../../../test/fixtures/outreach/mailing-fixture.ts';
import { lossySender, verifiedSender } from './senders-chain.ts';
import { someCreators, type Steps } from '../steps.ts';

/** The days on which nothing is sent now, in any zone. */
const closedNow = ({ now }: Steps): TaskContent['window'] => {
  const later = ((now().getUTCDay() + 2) % 7) + 1;
  return { from: '09:00', until: '18:00', days: [later], zone: 'recipient' };
};

/** To creators, and to some who are not in the catalogue. */
async function writeDraft(
  steps: Steps,
  content: Partial<TaskContent>,
  pasted: string,
): Promise<number | null> {
  const { call, mark, turn } = steps;
  const draft = await call(createDraft, { body: { selection: someCreators } });
  if (!draft) return null;
  const params = { id: draft.id };
  await call(addRecipients, { params, body: { pasted } });
  const [recipient] = (await call(listDraftRecipients, { params }))?.recipients ?? [];
  await call(unlockRecipients, { params, body: { max: 10 } });
  // Those who were written to before are left out otherwise.
  await call(keepRecipients, { params, body: { reason: 'contacted', keep: true } });
  const { revision = 1 } = (await call(getTask, { params })) ?? {};
  const rounds = [aRound({ subject: `${mark} hello` }), aRound({ subject: '', condition: 'always' })];
  const written = someContent({ name: `${mark} task ${turn}`, rounds, ...content });
  await call(saveDraft, { params, body: { content: written, revision } });
  if (recipient) await call(previewRecipient, { params: { ...params, recipientId: recipient.id } });
  await call(checkTask, { params });
  return draft.id;
}

/** A task in its course: paused, with another follow-up, and resumed. */
async function walkCourse({ call, mark }: Steps, id: number): Promise<void> {
  const params = { id };
  await call(pauseTask, { params });
  const task = await call(getTask, { params });
  if (!task) return;
  const rounds = [...task.content.rounds, aRound({ subject: '', html: `<p>${mark} again</p>` })];
  await call(changeRounds, { params, body: { rounds, version: task.version } });
  await call(resumeTask, { params });
}

/** Mail that is refused, and mail of which nobody knows whether it arrived. */
async function walkLossy(steps: Steps, senderId: number): Promise<void> {
  const { call, mark, turn } = steps;
  const people = ['refused', 'lost'].map(name => `${name}.${mark}.${turn}@example.com`);
  const id = await writeDraft(steps, { senderIds: [senderId] }, people.join('\n'));
  if (id === null) return;
  const params = { id };
  const { revision = 1 } = (await call(getTask, { params })) ?? {};
  await call(startTask, { params, body: { revision } });
}

/** A draft, a task that waits for its time, one that goes out at once, one that does not wait for its hours, and one that ends. */
export async function walkMail(steps: Steps): Promise<void> {
  const { call, mark, turn } = steps;
  await call(uploadMailFile, { query: { use: 'attachment' }, file: { name: `${mark}.txt`, content: mark } });
  const senderId = await verifiedSender(steps);
  if (!senderId) return;
  const senderIds = [senderId];
  const anna = `Anna <anna.${mark}.${turn}@example.com>`;
  await writeDraft(steps, { senderIds }, anna);
  for (const end of ['timed', 'sent', 'early', 'cancelled'] as const) {
    const window = end === 'early' ? closedNow(steps) : null;
    const taskId = await writeDraft(steps, { senderIds, window }, anna);
    if (taskId === null) continue;
    const params = { id: taskId };
    const { revision = 1 } = (await call(getTask, { params })) ?? {};
    await call(sendTestMail, { params, body: { round: 1, recipientId: null } });
    const at = end === 'timed' ? { at: '2027-02-01T08:00:00.000Z' } : {};
    await call(startTask, { params, body: { revision, ...at } });
    if (end === 'timed' && turn % 2) await call(untimeTask, { params });
    if (end === 'sent') await walkCourse(steps, taskId);
    if (end === 'early') await call(skipWindow, { params });
    if (end === 'cancelled') await call(cancelTask, { params });
  }
  const lossyId = await lossySender(steps);
  if (lossyId) await walkLossy(steps, lossyId);
}
