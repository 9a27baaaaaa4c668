import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import { uploadMailFile } from '../../../../contract/outreach/mail-files.ts';
import {
  addRecipients,
  cancelTask,
  checkTask,
  createDraft,
  getTask,
  listDraftRecipients,
  pauseTask,
  resumeTask,
  saveDraft,
  sendTestMail,
  startTask,
  unlockRecipients,
  untimeTask,
} from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { createSandboxSender, listSenders } from '../../../../contract/outreach/senders/senders.ts';
import { aRound, someContent } from '../../../../test/fixtures/outreach/mailing-fixture.ts';
import { someCreators, type Steps } from './steps.ts';

async function writeDraft({ call, mark, turn }: Steps, senderIds: number[]): Promise<number | null> {
  const draft = await call(createDraft, { body: { selection: someCreators } });
  if (!draft) return null;
  const params = { id: draft.id };
  await call(addRecipients, { params, body: { pasted: `Anna <anna.${mark}.${turn}@example.com>` } });
  await call(listDraftRecipients, { params });
  await call(unlockRecipients, { params, body: { max: 10 } });
  const { revision = 1 } = (await call(getTask, { params })) ?? {};
  const rounds = [aRound({ subject: `${mark} hello` }), aRound({ subject: '', condition: 'always' })];
  const content: TaskContent = someContent({ name: `${mark} task ${turn}`, senderIds, rounds });
  await call(saveDraft, { params, body: { content, revision } });
  await call(checkTask, { params });
  return draft.id;
}

/** A sender of the sandbox; a draft, a task that waits for its time, one that is paused, and one that is cancelled. */
export async function walkMail(steps: Steps): Promise<void> {
  const { call, mark } = steps;
  await call(uploadMailFile, { query: { use: 'attachment' }, file: { name: `${mark}.txt`, content: mark } });
  const made = await call(createSandboxSender, { body: { name: `${mark} sender` } });
  const known = (await call(listSenders))?.senders ?? [];
  const senderId = made?.id ?? known[0]?.id;
  if (!senderId) return;
  await writeDraft(steps, [senderId]);
  for (const end of ['timed', 'paused', 'cancelled'] as const) {
    const taskId = await writeDraft(steps, [senderId]);
    if (taskId === null) continue;
    const params = { id: taskId };
    const { revision = 1 } = (await call(getTask, { params })) ?? {};
    await call(sendTestMail, { params, body: { round: 1, recipientId: null } });
    const at = end === 'timed' ? { at: '2027-02-01T08:00:00.000Z' } : {};
    await call(startTask, { params, body: { revision, ...at } });
    if (end === 'timed' && steps.turn % 2) await call(untimeTask, { params });
    if (end !== 'timed') await call(pauseTask, { params });
    if (end === 'cancelled') {
      await call(resumeTask, { params });
      await call(cancelTask, { params });
    }
  }
}
