import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../core/db/database.ts';
import { signingKey } from '../core/db/signing-key.ts';
import type { Env } from '../core/settings/env.ts';
import { makeSandboxMailbox, sandboxSmtpAddress } from '../sandbox/sandbox-mail/service.ts';
import { sandboxMailbox } from '../sandbox/sandbox-mail/sandbox-mailbox.ts';
import { systemDns } from '../outside/network/dns-texts.ts';
import { openImapMailbox } from '../outside/mail-protocol/imap/imap-mailbox.ts';
import { makeLinkTokens } from '../core/auth/link-tokens.ts';
import { sandboxHost, type MailServices, type SandboxMail } from '../outside/mail-protocol/mail-services.ts';
import { MailboxFault } from '../outside/mail-protocol/mailbox-access.ts';
import { InsideHostError, outsideAddress } from '../outside/network/mail-server-hosts.ts';
import { withoutSecrets } from '../outside/mail-protocol/smtp/mask-secrets.ts';
import { makeOauth } from '../outside/mail-protocol/mail-oauth.ts';
import { openSmtp, SmtpFault } from '../outside/mail-protocol/smtp/smtp-link.ts';
import { secretsOf } from './secret-keys.ts';
import { keepEmail } from '../sandbox/system-emails/service.ts';
import { readSmtpUrl, readSystemSender } from '../core/settings/system-mail-settings.ts';
import { smtpSystemMailer, type SystemMailer } from '../outside/mail-protocol/smtp/system-mail.ts';

type SystemMailSettings = Pick<Env, 'SYSTEM_MAIL' | 'SYSTEM_MAIL_URL' | 'SYSTEM_MAIL_FROM'>;

/**
 * Builds the mailer of the settings; that of the sandbox stores its mails for the sandbox panel.
 * @param ca an authority that is trusted besides the usual ones
 */
function makeSystemMailer(env: SystemMailSettings, db: Db, ca?: string): SystemMailer | null {
  if (env.SYSTEM_MAIL === 'sandbox') return { send: email => keepEmail(db, email) };
  const access = readSmtpUrl(env.SYSTEM_MAIL_URL);
  const from = readSystemSender(env.SYSTEM_MAIL_FROM);
  if (env.SYSTEM_MAIL === 'none' || !access || !from) return null;
  return smtpSystemMailer(access, from, ca ? { tls: { ca } } : {});
}

interface Place {
  host: string;
  tls: { servername?: string; ca?: string };
}

/**
 * Builds the mail services from the settings.
 * @param options.publicUrl the product's public address
 * @param options.ca an authority that is trusted besides the usual ones
 */
export async function makeMailServices(
  env: Env,
  db: Db,
  { publicUrl, ca }: { publicUrl: string; ca?: string },
): Promise<MailServices> {
  const mayGoInside = env.SANDBOX || env.ALLOW_PRIVATE_MAIL_HOSTS;
  const key = await signingKey(db, 'links', () => randomBytes(32));
  const sandbox = env.SANDBOX ? sandboxMail(env, db) : null;

  /** Connects to the address that was checked, because the name could resolve to another one by then. */
  async function placeOf(host: string): Promise<Place> {
    if (mayGoInside) return { host, tls: { ...(ca && { ca }) } };
    return { host: await outsideAddress(host), tls: { servername: host, ...(ca && { ca }) } };
  }

  return {
    publicUrl: publicUrl.replace(/\/+$/, ''),
    shortUrl: env.SHORT_URL.replace(/\/$/, ''),
    secrets: secretsOf(env),
    linkTokens: makeLinkTokens(key),
    async openSmtp(access, { onLine, ...options } = {}) {
      const masked = onLine && { onLine: withoutSecrets(access, onLine) };
      if (access.host === sandboxHost) {
        if (!sandbox) throw new SmtpFault('connect', unknownHost(access.host));
        return openSmtp({ ...access, ...(await sandbox.smtpAddress()) }, { ...options, ...masked });
      }
      const { host, tls } = await placeOf(access.host).catch((error: Error) => {
        throw new SmtpFault('connect', error);
      });
      return openSmtp({ ...access, host }, { tls, ...options, ...masked });
    },
    async openMailbox(access, { onLine, ...options } = {}) {
      const masked = onLine && { onLine: withoutSecrets(access, onLine) };
      if (access.host === sandboxHost) {
        if (!sandbox) throw new MailboxFault('connect', unknownHost(access.host).message, 'ENOTFOUND');
        return sandboxMailbox(db, access);
      }
      const { host, tls } = await placeOf(access.host).catch((error: NodeJS.ErrnoException) => {
        throw new MailboxFault('connect', error.message, error.code);
      });
      return openImapMailbox({ ...access, host }, { tls, ...options, ...masked });
    },
    oauth: makeOauth(oauthClients(env)),
    dns: systemDns(),
    pause: ms => sleep(ms),
    async mayReach(host) {
      if (mayGoInside) return true;
      // The verification reports an unknown name, with more details.
      return outsideAddress(host).then(
        () => true,
        (error: unknown) => !(error instanceof InsideHostError),
      );
    },
    system: makeSystemMailer(env, db, ca),
    sandbox,
  };
}

const unknownHost = (host: string) =>
  Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });

const sandboxMail = (env: Env, db: Db): SandboxMail => ({
  personas: env.SANDBOX_PEOPLE,
  makeMailbox: makeSandboxMailbox,
  smtpAddress: () => sandboxSmtpAddress(db),
});

function oauthClients(env: Env) {
  const google = {
    id: env.GOOGLE_OAUTH_CLIENT_ID,
    secret: env.GOOGLE_OAUTH_CLIENT_SECRET,
    endpoint: env.GOOGLE_OAUTH_ENDPOINT,
  };
  const microsoft = {
    id: env.MICROSOFT_OAUTH_CLIENT_ID,
    secret: env.MICROSOFT_OAUTH_CLIENT_SECRET,
    endpoint: env.MICROSOFT_OAUTH_ENDPOINT,
  };
  return { ...(google.id && { gmail: google }), ...(microsoft.id && { outlook: microsoft }) };
}
