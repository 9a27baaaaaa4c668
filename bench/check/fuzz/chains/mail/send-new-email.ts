import {
  createEmail,
  saveEmail,
  sendEmail,
  type EmailContent,
} from '../../../../../contract/inbox/one-to-one-emails.ts';
import type { Steps } from '../steps.ts';

interface NewEmail extends Partial<EmailContent> {
  to: string;
  senderId: number;
  /** At once if there is none. */
  at?: string;
}

/** @returns its id, after it was handed over to be sent */
export async function sendNewEmail(
  { call, mark }: Steps,
  { to, senderId, at, ...written }: NewEmail,
): Promise<number | null> {
  const made = await call(createEmail, { body: { kind: 'new', to } });
  if (!made) return null;
  const params = { id: made.id };
  const content = { ...made.content, to, subject: `${mark} hello`, html: `<p>${mark}</p>`, ...written };
  const saved = await call(saveEmail, { params, body: { content, senderId, revision: made.revision } });
  if (!saved) return null;
  await call(sendEmail, { params, body: { revision: saved.revision, ...(at && { at }) } });
  return made.id;
}
