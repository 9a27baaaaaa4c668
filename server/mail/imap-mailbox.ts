import { ImapFlow, type ImapFlowError, type ImapFlowOptions } from 'imapflow';
import { MailboxFault, type Mailbox, type MailboxAccess, type MailboxOptions } from './mailbox.ts';
import { sentFolderAmong } from './sent-folder.ts';

const usualPatience = 20_000;
const firstMegabyte = 1024 * 1024;

function loggerOf(onLine: NonNullable<MailboxOptions['onLine']>): NonNullable<ImapFlowOptions['logger']> {
  const say = ({ src, msg }: { src?: unknown; msg?: unknown }) => {
    if (src === 'c') onLine('C', String(msg));
    if (src === 's') onLine('S', String(msg));
  };
  const quiet = () => undefined;
  return { debug: say, trace: quiet, info: quiet, warn: quiet, error: quiet };
}

function clientFor(access: MailboxAccess, options: MailboxOptions): ImapFlow {
  const { host, port, security, username: user, secret } = access;
  const patience = options.patience ?? usualPatience;
  const { servername, ca } = options.tls ?? {};
  return new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    ...(security !== 'tls' && { doSTARTTLS: security === 'starttls' }),
    auth: 'password' in secret ? { user, pass: secret.password } : { user, accessToken: secret.accessToken },
    // NetEase lets nobody in who does not say who they are (RFC 2971).
    clientInfo: { name: 'Starbridge', version: '1', vendor: 'Starbridge' },
    ...(servername && { servername }),
    ...(ca && { tls: { ca } }),
    logger: options.onLine ? loggerOf(options.onLine) : false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    maxLiteralSize: 4 * firstMegabyte,
    maxLineLength: 4 * firstMegabyte,
    maxResponseSize: 16 * firstMegabyte,
  });
}

const isTls = /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_OSSL)/;

function faultOf(error: unknown, stage: 'connect' | 'folder'): MailboxFault {
  const { authenticationFailed, tlsFailed, message, code = '', response, ...rest } = error as ImapFlowError;
  const text = (typeof response === 'string' && response) || rest.responseText || rest.reason || message;
  if (authenticationFailed) return new MailboxFault('auth', text, code);
  if (tlsFailed || isTls.test(code)) return new MailboxFault('tls', text, code);
  return new MailboxFault(stage, text, code);
}

/** Signs in to an IMAP server (RFC 9051, RFC 3501). @throws MailboxFault */
export async function openImapMailbox(access: MailboxAccess, options: MailboxOptions = {}): Promise<Mailbox> {
  const client = clientFor(access, options);
  // A connection that breaks while nothing is asked is told of by the next question.
  client.on('error', () => undefined);
  let stage: 'connect' | 'folder' = 'connect';
  try {
    await client.connect();
    stage = 'folder';
    return mailboxOf(client, sentFolderAmong(await client.list({ listOnly: true })));
  } catch (error) {
    client.close();
    throw faultOf(error, stage);
  }
}

function mailboxOf(client: ImapFlow, sentFolder: string): Mailbox {
  /** Nothing in the folder is changed by looking (EXAMINE). */
  async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
    try {
      const lock = await client.getMailboxLock(folder, { readOnly: true });
      try {
        // What lay ready of an earlier look does not show what came since.
        await client.noop();
        return await work();
      } finally {
        lock.release();
      }
    } catch (error) {
      throw faultOf(error, 'folder');
    }
  }

  async function has(folder: string, messageId: string): Promise<boolean> {
    const found = await client.search({ header: { 'message-id': messageId } }, { uid: true });
    if (!found) throw new MailboxFault('folder', `${folder} cannot be searched`);
    return found.length > 0;
  }

  return {
    sentFolder,
    isInInbox: messageId => inFolder('INBOX', () => has('INBOX', messageId)),
    isInSent: async messageId =>
      sentFolder !== '' && (await inFolder(sentFolder, () => has(sentFolder, messageId))),
    receive: (after, limit) =>
      inFolder('INBOX', async () => {
        const { mailbox } = client;
        if (!mailbox) throw new MailboxFault('folder', 'INBOX is not open');
        const uidValidity = Number(mailbox.uidValidity);
        if (uidValidity !== after.uidValidity)
          return { place: { uidValidity, lastUid: mailbox.uidNext - 1 }, mails: [] };
        const found = await client.search({ uid: `${after.lastUid + 1}:*` }, { uid: true });
        if (!found) throw new MailboxFault('folder', 'INBOX cannot be searched');
        // "n:*" names the newest even where that is older (RFC 9051 §6.4.8).
        const uids = found.filter(uid => uid > after.lastUid).toSorted((a, b) => a - b);
        const mails = [];
        for (const uid of uids.slice(0, limit)) {
          const query = { source: { start: 0, maxLength: firstMegabyte }, internalDate: true };
          const mail = await client.fetchOne(String(uid), query, { uid: true });
          if (!mail || !mail.source || !mail.internalDate) continue;
          mails.push({ uid, source: mail.source, receivedAt: new Date(mail.internalDate) });
        }
        return { place: { uidValidity, lastUid: uids.slice(0, limit).at(-1) ?? after.lastUid }, mails };
      }),
    async close() {
      await client.logout().catch(() => client.close());
    },
  };
}
