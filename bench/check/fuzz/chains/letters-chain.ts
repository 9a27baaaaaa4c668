import {
  createEmail,
  getEmail,
  saveEmail,
  sendEmail,
  takeBackEmail,
} from '../../../../contract/inbox/one-to-one-emails.ts';
import { listSenders } from '../../../../contract/outreach/senders/senders.ts';
import type { Steps } from './steps.ts';

/** An email that is sent later and taken back, and one that waits. */
export async function walkLetters({ call, mark, turn }: Steps): Promise<void> {
  const sender = (await call(listSenders))?.senders.find(({ state }) => state === 'verified');
  for (const end of ['taken', 'waits'] as const) {
    const to = `anna.${mark}.${turn}@example.com`;
    const made = await call(createEmail, { body: { kind: 'new', to } });
    if (!made || !sender) continue;
    const params = { id: made.id };
    const content = { ...made.content, to, subject: `${mark} hello`, html: `<p>${mark}</p>` };
    await call(saveEmail, { params, body: { content, senderId: sender.id, revision: made.revision } });
    const { revision = 1 } = (await call(getEmail, { params })) ?? {};
    await call(sendEmail, { params, body: { revision, at: '2027-01-15T08:00:00.000Z' } });
    if (end === 'taken') await call(takeBackEmail, { params });
  }
}
