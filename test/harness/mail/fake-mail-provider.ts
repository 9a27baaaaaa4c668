import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo, Server, Socket } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Security } from '../../../contract/core/mail/mail-servers.ts';

const certificate = (name: string) => readFileSync(join(import.meta.dirname, 'certificates', name), 'utf8');
/** The certificate authority of the test servers: their own certificate. */
export const testCa = certificate('mail.crt');
const credentials = { key: certificate('mail.key'), cert: testCa };

interface ImapFolder {
  messages: { raw: string; uid: number; flags: string[] }[];
  uidvalidity: number;
  uidnext: number;
}

interface ImapServer {
  listen(port: number, host: string, done: () => void): void;
  close(done: () => void): void;
  server: Server;
  getMailbox(path: string): ImapFolder;
  appendMessage(folder: string, flags: string[], at: string | null, raw: string): void;
}

const makeImap = createRequire(import.meta.url)('hoodiecrow-imap') as (options: object) => ImapServer;

export interface FakeMailProvider {
  smtpPort: number;
  imapPort: number;
  /** Envelope recipients and source of every accepted message, oldest first. */
  taken: { to: string[]; source: string }[];
  folder(path: string): ImapFolder;
  /** Puts a message into a folder, with the current or a given time. */
  deliver(source: string, folder?: string, at?: Date): void;
  /** Ends all connections to the mailbox. */
  cut(): void;
  stop(): Promise<void>;
}

export interface FakeMailOptions {
  username?: string;
  password?: string;
  /** Accepted instead of the password over XOAUTH2. */
  accessToken?: string;
  security?: Security;
  /** Whether sent mail arrives in the inbox. */
  delivers?: boolean;
  /** Whether sent mail is filed in the Sent folder. */
  filesSentMail?: boolean;
  /** SMTP's reply to every sign-in, instead of success. */
  signInAnswer?: { code: number; text: string };
  /** SMTP's reply to every message, instead of accepting it. */
  messageAnswer?: { code: number; text: string };
  imapUsers?: Record<string, { password: string }>;
}

/** 已发送, in the modified UTF-7 of RFC 3501 §5.1.3. */
export const sentFolder = '&XfJT0ZAB-';

/** `20-Nov-2026 08:00:00 +0000` (RFC 3501 §9, date-time). */
function internalDate(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(' ');
  return `${day}-${month}-${year} ${time} +0000`;
}

const refusal = ({ code, text }: { code: number; text: string }) =>
  Object.assign(new Error(text), { responseCode: code });

/** SMTP and IMAP servers of one mailbox on this machine: a provider with a sign-in, TLS and a Sent folder. */
export async function startFakeMailProvider(options: FakeMailOptions = {}): Promise<FakeMailProvider> {
  const { username = 'me@mail.test', password = 'correct horse', security = 'starttls' } = options;
  const { delivers = true, filesSentMail = true, accessToken } = options;
  const taken: FakeMailProvider['taken'] = [];
  const sockets = new Set<Socket>();

  const imap = makeImap({
    credentials,
    secureConnection: security === 'tls',
    plugins: [
      'ID',
      'AUTH-PLAIN',
      'SASL-IR',
      'XOAUTH2',
      'IDLE',
      'SPECIAL-USE',
      'UNSELECT',
      ...(security === 'starttls' ? ['STARTTLS', 'LOGINDISABLED'] : []),
    ],
    users: options.imapUsers ?? {
      [username]: { password, xoauth2: { accessToken: accessToken ?? '', sessionTimeout: 3_600_000 } },
    },
    storage: {
      INBOX: { messages: [] },
      '': { folders: { [sentFolder]: { 'special-use': '\\Sent', messages: [] }, Drafts: { messages: [] } } },
    },
  });
  imap.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });

  const smtp = new SMTPServer({
    ...credentials,
    secure: security === 'tls',
    disabledCommands: security === 'plain' ? ['STARTTLS'] : [],
    allowInsecureAuth: security === 'plain',
    authMethods: ['PLAIN', 'LOGIN', ...(accessToken ? ['XOAUTH2'] : [])],
    size: 20_000_000,
    logger: false,
    disableReverseLookup: true,
    onAuth({ username: user, password: given, accessToken: token }, _session, done) {
      if (options.signInAnswer) return done(refusal(options.signInAnswer));
      const isRight = accessToken ? token === accessToken : given === password;
      if (user === username && isRight) return done(null, { user: username });
      done(refusal({ code: 535, text: 'Error: authentication failed' }));
    },
    onData(stream, session, done) {
      void buffer(stream).then(bytes => {
        if (options.messageAnswer) return done(refusal(options.messageAnswer));
        const source = bytes.toString('latin1');
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        if (delivers) imap.appendMessage('INBOX', [], null, source);
        if (filesSentMail) imap.appendMessage(sentFolder, ['\\Seen'], null, source);
        done();
      });
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>(resolve => imap.listen(0, '127.0.0.1', resolve));
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve));
  return {
    smtpPort: (smtp.server.address() as AddressInfo).port,
    imapPort: (imap.server.address() as AddressInfo).port,
    taken,
    folder: path => imap.getMailbox(path),
    deliver: (source, folder = 'INBOX', at) =>
      imap.appendMessage(folder, [], at ? internalDate(at) : null, source),
    cut: () => sockets.forEach(socket => socket.destroy()),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>(resolve => imap.close(resolve));
      await new Promise<void>(resolve => smtp.close(() => resolve()));
    },
  };
}
