import type { ProviderCode } from '../../../../contract/outreach/senders/mail-providers.ts';
import type { SenderFault, VerifyStep } from '../../../../contract/outreach/senders/senders.ts';
import type { Context } from '../../../core/context.ts';
import { OauthFault, type MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { MailboxFault, type Mailbox } from '../../../outside/mail-protocol/mailbox-access.ts';
import { SmtpFault, type SmtpLink } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import { classifyMailboxFault, classifySmtpFault, type Login } from './sender-faults.ts';
import { proofMessage } from './proof-message.ts';
import type { SenderRow } from '../queries.ts';
import type { LoginSecret } from '../secrets/sender-secret.ts';
import type { Transcript } from './verification-transcript.ts';

/** The result of a verification. */
export type Proof =
  | { verified: true; maxMessageBytes: number | null; filesSentMail: boolean; sentFolder: string }
  | { verified: false; fault: SenderFault; text: string };

const patience = 20_000;
const silence = 30_000;
const inboxEveryMs = 2000;
const inboxTries = 15;
const sentEveryMs = 1000;
const sentTries = 5;

class ProofFault extends Error {
  readonly fault: SenderFault;

  constructor(fault: SenderFault, text: string) {
    super(text);
    this.fault = fault;
  }
}

export interface ProofInput {
  sender: SenderRow;
  /** @throws OauthFault; returns null if there is none */
  login(): Promise<LoginSecret | null>;
  transcript: Transcript;
}

const texts = {
  zh: {
    smtpIn: '已登录发信服务器',
    imapIn: '已登录收信服务器',
    sent: '已向自己发出一封邮件，正在收件箱中查找',
    found: '已在收件箱中找到',
    filed: (folder: string) => `已发送的邮件会存入“${folder}”`,
    notFiled: '已发送的邮件没有存入已发送文件夹',
    notFound: '等待 30 秒后仍未在收件箱中找到',
    stopped: '验证在这一步停下',
  },
  en: {
    smtpIn: 'Signed in to the outgoing server',
    imapIn: 'Signed in to the incoming server',
    sent: 'Sent a message to itself, looking for it in the inbox',
    found: 'Found in the inbox',
    filed: (folder: string) => `Sent messages are saved in “${folder}”`,
    notFiled: 'Sent messages aren’t saved in the Sent folder',
    notFound: 'Not found in the inbox after 30 seconds',
    stopped: 'The verification stopped here',
  },
};

/** Asks repeatedly until the condition holds, up to a number of times. */
async function becomes(
  world: MailServices,
  { tries, everyMs }: { tries: number; everyMs: number },
  isSo: () => Promise<boolean>,
): Promise<boolean> {
  for (let round = 1; ; round++) {
    if (await isSo()) return true;
    if (round >= tries) return false;
    await world.pause(everyMs);
  }
}

function accessOf(sender: SenderRow, protocol: 'smtp' | 'imap', secret: LoginSecret) {
  return {
    host: sender[`${protocol}_host`],
    port: sender[`${protocol}_port`],
    security: sender[`${protocol}_security`],
    username: sender.username,
    secret,
  };
}

async function send(link: SmtpLink, sender: SenderRow, source: Buffer, login: Login): Promise<void> {
  const delivery = await link.send({ from: sender.address, to: [sender.address] }, source);
  if (delivery.kind === 'accepted') return;
  if (delivery.kind === 'cut') throw new ProofFault('noAnswer', delivery.text);
  const { code, response } = delivery;
  throw new ProofFault(classifySmtpFault({ stage: 'mail', code, response, cause_code: '' }, login), response);
}

/** Signs in to both servers, sends one message to the sender itself, and finds it. */
export async function proveSender(ctx: Context, world: MailServices, input: ProofInput): Promise<Proof> {
  const { sender, transcript } = input;
  const words = texts[ctx.lang];
  const login: Login = { provider: sender.provider as ProviderCode, auth: sender.auth };
  let step: VerifyStep = 'smtp';
  const ends = (text: string, next: VerifyStep) => {
    transcript.add('us', '-', text, { step, ok: true });
    step = next;
  };
  let link: SmtpLink | null = null;
  let mailbox: Mailbox | null = null;
  try {
    const secret = await input.login();
    if (!secret) throw new ProofFault(sender.auth === 'oauth' ? 'needsOauth' : 'wrongSecret', '');
    link = await world.openSmtp(accessOf(sender, 'smtp', secret), {
      patience,
      silence,
      onLine: (by, text) => transcript.add('smtp', by, text),
    });
    ends(words.smtpIn, 'imap');
    mailbox = await world.openMailbox(accessOf(sender, 'imap', secret), {
      patience,
      onLine: (by, text) => transcript.add('imap', by, text),
    });
    ends(words.imapIn, 'send');
    const { messageId, source } = await proofMessage(ctx, sender);
    await send(link, sender, source, login);
    ends(words.sent, 'find');
    const [{ maxMessageBytes }, { sentFolder }] = [link, mailbox];
    const { isInInbox, isInSent } = bound(mailbox);
    const inbox = { tries: inboxTries, everyMs: inboxEveryMs };
    if (!(await becomes(world, inbox, () => isInInbox(messageId)))) throw new ProofFault('notDelivered', '');
    ends(words.found, 'sent');
    const sent = { tries: sentTries, everyMs: sentEveryMs };
    const filesSentMail = sentFolder !== '' && (await becomes(world, sent, () => isInSent(messageId)));
    const filed = filesSentMail ? words.filed(sentFolder) : words.notFiled;
    transcript.add('us', '-', filed, { step, ok: filesSentMail });
    return { verified: true, maxMessageBytes, filesSentMail, sentFolder };
  } catch (error) {
    const { fault, text } = explain(error, login, link !== null);
    const why = text || (fault === 'notDelivered' ? words.notFound : words.stopped);
    transcript.add('us', '-', why, { step, ok: false });
    return { verified: false, fault, text };
  } finally {
    link?.close();
    await mailbox?.close().catch(() => undefined);
  }
}

const bound = (mailbox: Mailbox) => ({
  isInInbox: (messageId: string) => mailbox.isInInbox(messageId),
  isInSent: (messageId: string) => mailbox.isInSent(messageId),
});

/** @throws errors that are ours and not the sender's */
function explain(error: unknown, login: Login, smtpWorked: boolean): { fault: SenderFault; text: string } {
  if (error instanceof ProofFault) return { fault: error.fault, text: error.message };
  if (error instanceof SmtpFault) return { fault: classifySmtpFault(error, login), text: error.response };
  if (error instanceof MailboxFault)
    return { fault: classifyMailboxFault(error, login, smtpWorked), text: error.response };
  if (error instanceof OauthFault)
    return { fault: error.isRefused ? 'oauthExpired' : 'noAnswer', text: error.message };
  throw error;
}
