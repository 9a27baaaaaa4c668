import {
  createEmail,
  fillEmailTemplate,
  getEmail,
  settleEmail,
  takeBackEmail,
} from '../../../../../contract/inbox/one-to-one-emails.ts';
import {
  createTemplate,
  duplicateTemplate,
  updateTemplate,
} from '../../../../../contract/outreach/mail-templates/mail-templates.ts';
import { sendNewEmail } from './send-new-email.ts';
import { lossySender, verifiedSender } from './senders-chain.ts';
import type { Steps } from '../steps.ts';

/** A template that is changed, copied and put into an email. */
async function walkTemplates({ call, mark, turn }: Steps): Promise<void> {
  const body = { subject: mark, html: `<p>${mark}</p>`, text: null, attachments: [] };
  const fields = {
    ...body,
    name: `${mark} ${turn}`,
    kind: 'body',
    visibility: 'team',
    category: mark,
  } as const;
  const template = await call(createTemplate, { body: fields });
  if (!template) return;
  const params = { id: template.id };
  await call(updateTemplate, { params, body: { ...fields, subject: `${mark} again`, version: 1 } });
  await call(duplicateTemplate, { params });
  const draft = await call(createEmail, { body: { kind: 'new', to: `anna.${mark}@example.com` } });
  if (draft) await call(fillEmailTemplate, { params: { id: draft.id }, body: { templateId: template.id } });
}

/** An email that is taken back, one that waits, and one of which nobody knows whether it arrived. */
export async function walkLetters(steps: Steps): Promise<void> {
  const { call, mark, turn, until } = steps;
  await walkTemplates(steps);
  const senderId = await verifiedSender(steps);
  if (!senderId) return;
  const to = `ben.${mark}.${turn}@example.com`;
  const later = { to, senderId, at: '2027-01-15T08:00:00.000Z' };
  const taken = await sendNewEmail(steps, later);
  if (taken) await call(takeBackEmail, { params: { id: taken } });
  await sendNewEmail(steps, later);
  const lossyId = await lossySender(steps);
  const lost = lossyId && (await sendNewEmail(steps, { to: `lost.${mark}@example.com`, senderId: lossyId }));
  if (!lost) return;
  const params = { id: lost };
  await until(async () => (await call(getEmail, { params }))?.state === 'in_doubt');
  await call(settleEmail, { params, body: { sent: turn % 2 === 0 } });
}
