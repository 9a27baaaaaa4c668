import type { Personas } from '../../../contract/core/mail/sandbox-personas.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { LinkTokens } from '../../core/auth/link-tokens.ts';
import type { Mailbox, MailboxAccess, MailboxOptions } from './mailbox-access.ts';
import type { Secrets } from '../../core/auth/sealed-secrets.ts';
import type { SmtpLink, SmtpOptions } from './smtp/smtp-link.ts';
import type { SmtpAccess } from '../../core/auth/smtp-access.ts';
import type { SystemMailer } from './smtp/system-mail.ts';

/** Outside services that mail needs; the composition root makes them once (server/boot/make-mail-services.ts). */
export interface MailServices {
  /** The address that links in mail start with, without a slash at the end. */
  publicUrl: string;
  /** A short domain of the installation, as `LinkServices` has it. */
  shortUrl: string;
  secrets: Secrets;
  linkTokens: LinkTokens;
  openSmtp(access: SmtpAccess, options?: SmtpOptions): Promise<SmtpLink>;
  /** Opens a mailbox by IMAP, or that of the sandbox if `access` has its host. @throws MailboxFault */
  openMailbox(access: MailboxAccess, options?: MailboxOptions): Promise<Mailbox>;
  oauth: OauthProviders;
  dns: MailDns;
  /** Waits `ms` milliseconds of real time; in tests it does not wait. */
  pause(ms: number): Promise<void>;
  /** Returns whether this host may be reached: not if it is in the installation's own network, unless allowed. */
  mayReach(host: string): Promise<boolean>;
  /** Sends the product's own mail; null: it sends none. */
  system: SystemMailer | null;
  /** Null outside of a sandbox. */
  sandbox: SandboxMail | null;
}

/** The host of the sandbox's senders; the real address of its server is looked up when needed. */
export const sandboxHost = 'mail.sandbox';

export interface SandboxMail {
  personas: Personas;
  /** Makes a team's mailbox in the caller's transaction; an existing one keeps its password. @throws AppError taken */
  makeMailbox(db: Db, ctx: Context, teamId: number, address: string): Promise<{ password: string }>;
  /** Returns the current address of its SMTP server. */
  smtpAddress(): Promise<{ host: string; port: number }>;
}

/** DNS look-ups. */
export interface MailDns {
  /** Returns TXT records with their parts joined; empty if there are none. @throws Error if nobody answered */
  texts(name: string): Promise<string[]>;
}

/** Sign-in over OAuth 2 (RFC 6749, XOAUTH2) with the operator's client. */
export interface OauthProviders {
  /** Codes of the providers that are set up. */
  available: readonly ('gmail' | 'outlook')[];
  /** Returns where to send the browser for the authorisation (PKCE, RFC 7636). */
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

/** No token was issued. */
export class OauthFault extends Error {
  /** The provider refused, so the account has to allow access again; otherwise a later try may succeed. */
  readonly isRefused: boolean;

  constructor(text: string, { isRefused }: { isRefused: boolean }) {
    super(text);
    this.isRefused = isRefused;
  }
}
