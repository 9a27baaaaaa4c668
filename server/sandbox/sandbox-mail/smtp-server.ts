import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Personas } from '../../../contract/core/mail/sandbox-personas.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { sandboxHost } from '../../outside/mail-protocol/mail-services.ts';
import { acceptMail } from './accept-mail.ts';
import { readHeads } from './parse-accepted-mail.ts';
import { refusalOf } from './sandbox-addresses.ts';
import { admitHolder, type SandboxHolder } from './sandbox-mailbox.ts';

export interface SmtpParts {
  pool: Db;
  makeContext: () => Context;
  personas: Personas;
  /** Called with our own errors; the client is asked to try again. */
  onFault: (error: unknown) => void;
}

const megabyte = 1024 * 1024;
const maxBytes = 25 * megabyte;
const maxRecipients = 100;

/** A reply other than 250 (RFC 5321 §4.2). */
class Refused extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}

type Answer<T extends unknown[]> = (error?: Error | null, ...more: T) => void;

/** Replies with the result of `work`; whatever it throws, the connection continues. */
function answer<T>(parts: SmtpParts, work: Promise<T>, done: Answer<[T]>): void {
  work.then(
    result => done(null, result),
    (error: unknown) => {
      if (error instanceof Refused) return done(error, undefined as never);
      parts.onFault(error);
      done(new Refused(451, 'The sandbox cannot do this now, please try again'), undefined as never);
    },
  );
}

const holderOf = (session: SMTPServerSession) => session.user as SandboxHolder;

async function admit({ pool }: SmtpParts, username: string, password: string): Promise<SandboxHolder> {
  const holder = await admitHolder(pool, username, password);
  if (!holder) throw new Refused(535, 'Wrong address or password');
  return holder;
}

async function admitSender(holder: SandboxHolder, from: string): Promise<void> {
  if (from.toLowerCase() !== holder.address)
    throw new Refused(553, `Signed in as ${holder.address}, which may not send as ${from || 'nobody'}`);
}

async function admitRecipient(
  { pool, personas }: SmtpParts,
  session: SMTPServerSession,
  address: string,
): Promise<void> {
  if (session.envelope.rcptTo.length >= maxRecipients) throw new Refused(452, 'Too many recipients');
  const { teamId } = holderOf(session);
  const refusal = await refusalOf(pool, address.toLowerCase(), { teamId, personas });
  if (refusal) throw new Refused(refusal.code, refusal.text);
}

/** Reads to the end, but keeps no more than is allowed. */
async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk as Buffer);
  }
  if (stream.sizeExceeded) throw new Refused(552, `The message has more than ${maxBytes} bytes`);
  return Buffer.concat(chunks);
}

async function take(
  { pool, makeContext, personas }: SmtpParts,
  session: SMTPServerSession,
  stream: SMTPServerDataStream,
): Promise<string> {
  const content = await readAll(stream);
  const { teamId, address: sender } = holderOf(session);
  const heads = await readHeads(content).catch(() => null);
  if (!heads) throw new Refused(554, 'The message cannot be read');
  if (heads.from !== sender) throw new Refused(550, `From is not ${sender}`);
  const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
  await acceptMail(pool, makeContext(), personas, { teamId, sender, recipients, heads, content });
  return `taken by the sandbox ${heads.messageId}`.trim();
}

/**
 * The sandbox's mail server: SMTP (RFC 5321) with AUTH by mailbox and password, SIZE, and no TLS, because it can be
 * reached only from this machine. It relays nothing.
 */
export function makeSmtpServer(parts: SmtpParts): SMTPServer {
  const server = new SMTPServer({
    name: sandboxHost,
    banner: 'Starbridge sandbox',
    size: maxBytes,
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    hideDSN: true,
    maxClients: 500,
    socketTimeout: 5 * 60_000,
    closeTimeout: 500,
    logger: false,
    onAuth: ({ username = '', password }, _session, done) =>
      answer(parts, admit(parts, username, password ?? ''), (error, user) =>
        error ? done(error) : done(null, { user }),
      ),
    onMailFrom: ({ address }, session, done) =>
      answer(parts, admitSender(holderOf(session), address), error => done(error)),
    onRcptTo: ({ address }, session, done) =>
      answer(parts, admitRecipient(parts, session, address), error => done(error)),
    onData: (stream, session, done) =>
      answer(parts, take(parts, session, stream), (error, text) => (error ? done(error) : done(null, text))),
  });
  // Errors of broken and hostile connections end here; they do not affect others.
  server.on('error', () => undefined);
  return server;
}
