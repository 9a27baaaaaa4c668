import type { Security } from '../../../contract/core/mail/mail-servers.ts';

export interface SmtpAccess {
  host: string;
  port: number;
  security: Security;
  /** Empty: the server accepts mail without a sign-in. */
  username: string;
  /** A password or authorisation code, or a token for XOAUTH2. */
  secret: { password: string } | { accessToken: string };
}
