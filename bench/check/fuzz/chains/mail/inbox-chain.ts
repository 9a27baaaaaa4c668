import { fetchMailPart, getMailBody, getThread, listThreads } from '../../../../../contract/inbox/threads.ts';
import { getEmail } from '../../../../../contract/inbox/one-to-one-emails.ts';
import { syncMailbox } from '../../../../../contract/inbox/mailboxes.ts';
import { fetchMailPicture, uploadMailFile } from '../../../../../contract/outreach/mail-files.ts';
import { getRemotePicture } from '../../../../../contract/outreach/remote-pictures.ts';
import { faceAddress } from '../../../../../server/sandbox/sample-world/drawings/picture-addresses.ts';
import { picture } from '../accounts/account-chain.ts';
import { sendNewEmail } from './send-new-email.ts';
import { verifiedSenders } from './senders-chain.ts';
import type { Steps } from '../steps.ts';

/** A mail from one sender to another, with an attachment and two pictures, one of them of another site. */
export async function walkInbox(steps: Steps): Promise<void> {
  const { call, mark, turn, until } = steps;
  if (turn > 1) return;
  const [sender, reader] = await verifiedSenders(steps, 2);
  if (!sender || !reader) return;
  const file = { name: `${mark}.txt`, content: mark };
  const attached = await call(uploadMailFile, { query: { use: 'attachment' }, file });
  const shown = await call(uploadMailFile, { query: { use: 'picture' }, file: picture });
  const key = shown?.url?.split('/').at(-1);
  if (key) await call(fetchMailPicture, { params: { key } });
  const subject = `${mark} for you`;
  const sent = await sendNewEmail(steps, {
    to: reader.address,
    senderId: sender.id,
    subject,
    html: `<p>${mark}</p><img src="${faceAddress('US', '1')}">`,
    attachments: attached ? [attached.id] : [],
  });
  if (!sent) return;
  await until(async () => (await call(getEmail, { params: { id: sent } }))?.state === 'sent');
  await call(syncMailbox, { params: { senderId: reader.id } });
  const thread = await until(async () =>
    (await call(listThreads, { query: {} }))?.threads.find(found => found.subject === subject),
  );
  if (!thread) return;
  const { mails = [] } = (await call(getThread, { params: { id: thread.id } })) ?? {};
  const mail = mails.find(({ attachments }) => attachments.length > 0);
  if (!mail) return;
  const params = { id: mail.id };
  const [part] = mail.attachments;
  if (part) await call(fetchMailPart, { params: { ...params, part: part.part } });
  const body = await call(getMailBody, { params, query: { pictures: '1' } });
  const address = /src="([^"]*remotePicture[^"]*)"/.exec(body?.html ?? '')?.[1]?.replaceAll('&amp;', '&');
  if (!address) return;
  const query = Object.fromEntries(new URL(address, steps.address).searchParams);
  await call(getRemotePicture, { query: query as never });
}
