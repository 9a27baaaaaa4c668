import type { SmtpAccess } from '../../../core/auth/smtp-access.ts';
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

interface Envelope {
  from: string;
  to: readonly string[];
  /**
   * All recipients are equal: the mail is accepted if one is. Otherwise only the first counts, and the others get
   * copies.
   */
  isShared?: boolean;
}

/** What a server refused: the connection or the sender, the recipient (RCPT), or the message (DATA). */
export type RefusedAt = 'sender' | 'recipient' | 'message';

/**
 * What became of a message (RFC 5321 §4.2, §6.1). `cut`: the connection ended without an answer. The server cannot have
 * accepted a message that was not handed over completely; one that was, it may have accepted.
 */
export type Delivery =
  | { kind: 'accepted'; response: string; notTaken: { address: string; response: string }[] }
  | { kind: 'refused'; permanent: boolean; code: number; response: string; refusedAt: RefusedAt }
  | { kind: 'cut'; handedOver: boolean; text: string };

export interface SmtpLink {
  send(envelope: Envelope, message: Buffer): Promise<Delivery>;
  /** Returns false after the connection was lost: open another one. */
  isOpen(): boolean;
  /** The largest message that the server accepts, bytes; null: it does not say (RFC 1870). */
  readonly maxMessageBytes: number | null;
  close(): void;
}

/** A connection failed: the stage that was reached, and the server's answer. */
export class SmtpFault extends Error {
  readonly stage: 'connect' | 'tls' | 'auth';
  readonly code: number | null;
  readonly response: string;
  /** The system's error code, such as ENOTFOUND or ECONNREFUSED. */
  readonly cause_code: string;

  constructor(stage: SmtpFault['stage'], error: SmtpError) {
    super(error.message);
    this.stage = stage;
    this.code = error.responseCode ?? null;
    this.response = error.response ?? error.message;
    this.cause_code = error.originalCode ?? error.code ?? '';
  }
}

interface SmtpError extends Error {
  code?: string;
  originalCode?: string;
  responseCode?: number;
  response?: string;
  /** The command that was refused, e.g. `RCPT TO`. */
  command?: string;
  /** Of the recipients. */
  rejectedErrors?: readonly SmtpError[];
  recipient?: string;
}

export interface SmtpOptions {
  /** How long the server may be silent, ms; RFC 5321 §4.5.3.2 allows ten minutes after the last line. */
  silence?: number;
  /** How long connecting and greeting may take, ms. */
  patience?: number;
  /** Called with each line of the dialogue; the library masks secrets. */
  onLine?: (by: 'C' | 'S', text: string) => void;
  /** The name in the certificate, if `host` is an IP address; further certificate authorities. */
  tls?: { servername?: string; ca?: string };
}

const usualSilence = 10 * 60_000;
const usualPatience = 20_000;

function loggerOf(onLine: NonNullable<SmtpOptions['onLine']>) {
  const say = (entry: { tnx?: string }, text: unknown) => {
    if (entry.tnx === 'client') onLine('C', String(text));
    if (entry.tnx === 'server') onLine('S', String(text));
  };
  const quiet = () => undefined;
  return { level: quiet, trace: quiet, debug: say, info: quiet, warn: quiet, error: quiet, fatal: quiet };
}

/** Signs in to an SMTP server. @throws SmtpFault */
export async function openSmtp(access: SmtpAccess, options: SmtpOptions = {}): Promise<SmtpLink> {
  const connection = new SMTPConnection({
    host: access.host,
    port: access.port,
    secure: access.security === 'tls',
    requireTLS: access.security === 'starttls',
    ignoreTLS: access.security === 'plain',
    connectionTimeout: options.patience ?? usualPatience,
    greetingTimeout: options.patience ?? usualPatience,
    dnsTimeout: options.patience ?? usualPatience,
    socketTimeout: options.silence ?? usualSilence,
    ...(options.tls && { tls: options.tls }),
    ...(options.onLine && { logger: loggerOf(options.onLine), transactionLog: true }),
  });
  let isOpen = true;
  connection.on('end', () => {
    isOpen = false;
  });
  await connect(connection);
  // The next message notices a connection that is lost in between.
  connection.on('error', () => {
    isOpen = false;
  });
  if (access.username) await signIn(connection, access);
  return {
    isOpen: () => isOpen,
    maxMessageBytes: (connection as unknown as { _maxAllowedSize?: number })._maxAllowedSize || null,
    async send(envelope, message) {
      const delivery = await send(connection, envelope, message);
      if (delivery.kind === 'refused' && isOpen && !(await reset(connection))) isOpen = false;
      return delivery;
    },
    close() {
      isOpen = false;
      connection.quit();
    },
  };
}

function connect(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: SmtpError) => {
      reject(new SmtpFault(error.code === 'ETLS' ? 'tls' : 'connect', error));
      connection.close();
    };
    connection.once('error', fail);
    connection.connect(error => {
      if (error) return fail(error);
      connection.off('error', fail);
      resolve();
    });
  });
}

/**
 * Ends the transaction of a refused message: a server that took the sender but no recipient would refuse the next
 * message as a second one within it (RFC 5321 §4.1.4). @returns false if the connection can send nothing more
 */
function reset(connection: SMTPConnection): Promise<boolean> {
  return new Promise(resolve => {
    const done = (isReset: boolean) => {
      connection.off('end', lost).off('error', lost);
      resolve(isReset);
    };
    const lost = () => done(false);
    connection.once('end', lost).once('error', lost);
    connection.reset(error => done(!error));
  });
}

function signIn(connection: SMTPConnection, { username, secret }: SmtpAccess): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null | undefined) => {
      if (!error) return resolve();
      connection.close();
      reject(new SmtpFault('auth', error));
    };
    if ('password' in secret) connection.login({ user: username, pass: secret.password }, done);
    else {
      const accessToken = secret.accessToken;
      connection.login(
        { type: 'oauth2', user: username, method: 'XOAUTH2', oauth2: xoauth2(username, accessToken) },
        done,
      );
    }
  });
}

/** Makes the initial response of XOAUTH2, for Gmail and Outlook. */
function xoauth2(username: string, accessToken: string) {
  return {
    getToken: (_renew: boolean, done: (error: Error | null, token: string) => void) =>
      done(null, accessToken),
    // The library also asks for one without the token, for its log.
    buildXOAuth2Token: (token: string) =>
      Buffer.from(`user=${username}\x01auth=Bearer ${token}\x01\x01`).toString('base64'),
  } as never;
}

/** A stream of a message that knows whether it was read to its last byte. */
class Handover extends Readable {
  isOver = false;
  private message: Buffer | null;

  constructor(message: Buffer) {
    super();
    this.message = message;
  }

  override _read(): void {
    if (this.message) {
      const whole = this.message;
      this.message = null;
      this.push(whole);
      return;
    }
    this.isOver = true;
    this.push(null);
  }
}

interface Answer {
  response?: string;
  rejected?: readonly string[];
  rejectedErrors?: readonly SmtpError[];
}

/** A message that was accepted only for copies was refused: its recipient is the first address. */
function readAnswer({ to, isShared }: Envelope, info: unknown): Delivery {
  const { response = '', rejected = [], rejectedErrors = [] } = info as Answer;
  const faultOf = (address: string) => rejectedErrors.find(error => error.recipient === address);
  const [recipient = ''] = to;
  if (isShared || !rejected.includes(recipient)) {
    const notTaken = rejected.map(address => ({ address, response: faultOf(address)?.response ?? '' }));
    return { kind: 'accepted', response, notTaken };
  }
  const fault = faultOf(recipient);
  return refusedBy({ responseCode: 550, command: 'RCPT TO', response, ...fault });
}

const stages: Readonly<Record<string, RefusedAt>> = { 'RCPT TO': 'recipient', DATA: 'message' };

interface Refused {
  responseCode?: number | undefined;
  response?: string | undefined;
  command?: string | undefined;
}

function refusedBy({ responseCode: code = 0, response = '', command = '' }: Refused): Delivery {
  const refusedAt = stages[command] ?? 'sender';
  return { kind: 'refused', permanent: code >= 500, code, response, refusedAt };
}

function send(connection: SMTPConnection, envelope: Envelope, message: Buffer): Promise<Delivery> {
  const handover = new Handover(message);
  return new Promise(resolve => {
    const use8bit = { from: envelope.from, to: [...envelope.to], size: message.length };
    connection.send(use8bit, handover, (error, info) => {
      if (!error) return resolve(readAnswer(envelope, info));
      const fault = error as SmtpError;
      const text = fault.message;
      if (fault.responseCode) {
        const [recipient] = envelope.isShared ? [] : envelope.to;
        const own = fault.rejectedErrors?.find(each => each.recipient === recipient);
        const { responseCode, command, response = text } = own?.responseCode ? own : fault;
        return resolve(refusedBy({ responseCode, response, command }));
      }
      if (fault.code === 'EMESSAGE' || fault.code === 'EENVELOPE')
        return resolve({ kind: 'refused', permanent: true, code: 0, response: text, refusedAt: 'message' });
      resolve({ kind: 'cut', handedOver: handover.isOver, text });
    });
  });
}
