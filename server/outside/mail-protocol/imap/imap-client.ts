import { ImapFlow, type ImapFlowOptions } from 'imapflow';
import { maxMailBytes, type MailboxAccess, type MailboxOptions } from '../mailbox-access.ts';

const usualPatience = 20_000;
const megabyte = 1024 * 1024;
/** Disables the library's time-out: ours counts only while a command runs. */
const never = 2 ** 31 - 1;

/** A connection, and why we ended it. */
export interface ImapLink {
  client: ImapFlow;
  /** How long the server may be silent, ms. */
  patience: number;
  ended: (Error & { code?: string }) | null;
}

function end(link: ImapLink, why: string, code: string): Error {
  link.ended ??= Object.assign(new Error(why), { code });
  link.client.close();
  return link.ended;
}

type Logger = Exclude<NonNullable<ImapFlowOptions['logger']>, boolean>;

function loggerOf(link: () => ImapLink, onLine: MailboxOptions['onLine']): Logger {
  const quiet = () => undefined;
  const say = ({ src, msg }: { src?: unknown; msg?: unknown }) => {
    if (src === 'c') onLine?.('C', String(msg));
    if (src !== 's') return;
    const line = String(msg);
    onLine?.('S', line);
    // The library would wait for as long as the server asks, and block everything.
    if (/^[^*+ ]+ (BAD|NO) .*throttled.*backoff time/i.test(line)) end(link(), line, 'ETHROTTLE');
  };
  return { debug: say, trace: quiet, info: quiet, warn: quiet, error: quiet };
}

export function makeLink(access: MailboxAccess, options: MailboxOptions): ImapLink {
  const { host, port, security, username: user, secret } = access;
  const patience = options.patience ?? usualPatience;
  const { servername, ca } = options.tls ?? {};
  const client = new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    ...(security !== 'tls' && { doSTARTTLS: security === 'starttls' }),
    auth: 'password' in secret ? { user, pass: secret.password } : { user, accessToken: secret.accessToken },
    // NetEase refuses clients that do not identify themselves (RFC 2971).
    clientInfo: { name: 'Starbridge', version: '1', vendor: 'Starbridge' },
    ...(servername && { servername }),
    ...(ca && { tls: { ca } }),
    logger: loggerOf(() => link, options.onLine),
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: never,
    // Some servers send the whole mail if only a piece was requested.
    maxLiteralSize: maxMailBytes + megabyte,
    maxResponseSize: maxMailBytes + 2 * megabyte,
    // The UIDs of a million mails.
    maxLineLength: 16 * megabyte,
  });
  // A connection that breaks while idle is noticed by the next command.
  client.on('error', () => undefined);
  const link: ImapLink = { client, patience, ended: null };
  return link;
}

const closed = () => Object.assign(new Error('The connection ended'), { code: 'EConnectionClosed' });

/** Runs a command; closes the connection if nothing arrives for `patience`. @throws what `ask` throws, ETIMEDOUT */
export async function withPatience<T>(link: ImapLink, ask: () => Promise<T>): Promise<T> {
  const { client, patience } = link;
  const silence = Promise.withResolvers<never>();
  const checks = 4;
  let quiet = 0;
  let { received } = client.stats();
  const timer = setInterval(() => {
    const now = client.stats().received;
    quiet = now === received ? quiet + 1 : 0;
    received = now;
    if (quiet <= checks) return;
    const why = client.byeReason || `No answer for ${Math.round(patience / 1000)} s`;
    silence.reject(end(link, why, 'ETIMEDOUT'));
  }, patience / checks);
  try {
    const answer = await Promise.race([ask(), silence.promise]);
    // If the connection ended meanwhile, the library returns nothing and throws no error.
    if (!client.usable) throw link.ended ?? closed();
    return answer;
  } finally {
    clearInterval(timer);
  }
}
