import {
  checkSenderDns,
  createSandboxSender,
  createSender,
  getTranscript,
  listSenders,
  startOauth,
  verifySender,
  type Sender,
} from '../../../../../contract/outreach/senders/senders.ts';
import { inputFor } from '../../../../../test/fixtures/outreach/sender-input.ts';
import type { Steps } from '../steps.ts';

/** Mailboxes of the sandbox that may send; those that are missing are made. @returns none if they cannot be */
export async function verifiedSenders({ call, mark }: Steps, count: number): Promise<Sender[]> {
  const verified = async () =>
    ((await call(listSenders))?.senders ?? []).filter(
      ({ state, provider }) => state === 'verified' && provider === 'sandbox',
    );
  for (let known = (await verified()).length; known < count; known++) {
    const made = await call(createSandboxSender, { body: { name: `${mark} sender` } });
    if (made) await call(verifySender, { params: { id: made.id } });
  }
  return (await verified()).slice(0, count);
}

export const verifiedSender = async (steps: Steps): Promise<number | null> =>
  (await verifiedSenders(steps, 1))[0]?.id ?? null;

/** The sender whose server loses mail (world/plant-faults.ts). */
export async function lossySender({ call }: Steps): Promise<number | null> {
  const senders = (await call(listSenders))?.senders ?? [];
  return senders.find(({ state, smtpHost }) => state === 'verified' && smtpHost === '127.0.0.1')?.id ?? null;
}

/** A sender of the sandbox that is verified, and one that asks its provider for leave to send. */
export async function walkSenders(steps: Steps): Promise<void> {
  const { call, mark, turn } = steps;
  if (turn > 1) return;
  const id = await verifiedSender(steps);
  if (id) await call(getTranscript, { params: { id } });
  if (id) await call(checkSenderDns, { params: { id } });
  const { secret: _, ...fields } = inputFor(
    { smtpPort: 465, imapPort: 993 },
    { name: mark, address: `${mark}@gmail.com`, provider: 'gmail', auth: 'oauth' },
  );
  const google = await call(createSender, { body: fields });
  if (google) await call(startOauth, { params: { id: google.id } });
}
