import type { Personas } from '../../../contract/core/mail/sandbox-personas.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { LinkTokens } from '../../core/auth/link-tokens.ts';
import type { Mailbox, MailboxAccess, MailboxOptions } from './mailbox-access.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import type { SmtpLink, SmtpOptions } from './smtp/smtp-link.ts';
import type { SmtpAccess } from '../../core/auth/smtp-access.ts';
import type { SystemMailer } from './smtp/system-mail.ts';

/** What mail needs of the world besides the database: given once by the composition root (server/boot/make-mail-services.ts). */
export interface MailServices {
  /** Where links in mail lead, without a slash at the end. */
  publicUrl: string;
  /** A short domain of the installation, as `LinkServices` has it. */
  shortUrl: string;
  secrets: Secrets;
  linkTokens: LinkTokens;
  openSmtp(access: SmtpAccess, options?: SmtpOptions): Promise<SmtpLink>;
  /** IMAP, or of the sandbox where `access` names its host. @throws MailboxFault */
  openMailbox(access: MailboxAccess, options?: MailboxOptions): Promise<Mailbox>;
  oauth: OauthProviders;
  dns: MailDns;
  /** Waits so many milliseconds of real time; a test's does not. */
  pause(ms: number): Promise<void>;
  /** Whether mail servers may be reached there: not inside of the installation's own network, unless that is allowed. */
  mayReach(host: string): Promise<boolean>;
  /** Sends mail of the installation itself; null: it sends none. */
  system: SystemMailer | null;
  /** Null outside of a sandbox. */
  sandbox: SandboxMail | null;
}

/** The host by which a sender of the sandbox is known; where it listens is asked for when it is needed. */
export const sandboxHost = 'mail.sandbox';

export interface SandboxMail {
  personas: Personas;
  /** A mailbox of a team, in the caller's transaction; one that is there keeps its password. @throws AppError taken */
  makeMailbox(db: Db, ctx: Context, teamId: number, address: string): Promise<{ password: string }>;
  /** Where its SMTP server listens now. */
  smtpAddress(): Promise<{ host: string; port: number }>;
}

/** What DNS says of a domain. */
export interface MailDns {
  /** TXT records with their parts put together; empty when there are none. @throws Error when nobody answered */
  texts(name: string): Promise<string[]>;
}

/** Sign-in over OAuth 2 (RFC 6749, XOAUTH2) with the operator's client. */
export interface OauthProviders {
  /** Codes of the providers that are set up. */
  available: readonly ('gmail' | 'outlook')[];
  /** Where the browser goes to allow it (PKCE, RFC 7636). */
  authorizeUrl(
    provider: string,
    options: { state: string; challenge: string; redirectUri: string; loginHint: string },
  ): string;
  /** @throws OauthFault */
  exchange(
    provider: string,
    options: { code: string; verifier: string; redirectUri: string },
  ): Promise<OauthTokens>;
  /** @throws OauthFault */
  refresh(provider: string, refreshToken: string): Promise<OauthTokens>;
}

export interface OauthTokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/** No token was given. */
export class OauthFault extends Error {
  /** The provider said no: the account has to allow it again. Else it may be had later. */
  readonly isRefused: boolean;

  constructor(text: string, { isRefused }: { isRefused: boolean }) {
    super(text);
    this.isRefused = isRefused;
  }
}
