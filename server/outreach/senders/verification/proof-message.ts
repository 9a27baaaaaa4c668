import MailComposer from 'nodemailer/lib/mail-composer';
import type { Context } from '../../../core/context.ts';
import type { SenderRow } from '../queries.ts';

const texts = {
  zh: {
    subject: '星桥：发件邮箱验证邮件',
    text: '这封邮件由星桥发给您自己，用来确认这个邮箱可以发信和收信。无需处理，可以删除。',
  },
  en: {
    subject: 'Starbridge: mailbox verification',
    text: 'Starbridge sent this message from your mailbox to itself to check that it can send and receive. No action needed; you can delete it.',
  },
};

export interface ProofMessage {
  /** With its angle brackets. */
  messageId: string;
  source: Buffer;
}

/** The message that a sender sends to itself, to be found again by its Message-ID. */
export async function proofMessage(
  ctx: Context,
  { address, name }: Pick<SenderRow, 'address' | 'name'>,
): Promise<ProofMessage> {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const messageId = `<verify.${ctx.randomBytes(16).toString('hex')}@${domain}>`;
  const source = await new MailComposer({
    from: { name, address },
    to: [{ name, address }],
    ...texts[ctx.lang],
    messageId,
    date: ctx.now(),
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
    .compile()
    .build();
  return { messageId, source };
}
