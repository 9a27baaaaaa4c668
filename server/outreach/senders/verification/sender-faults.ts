import { providerOf, type ProviderCode } from '../../../../contract/outreach/senders/mail-providers.ts';
import type { SenderFault } from '../../../../contract/outreach/senders/senders.ts';

/** What is known of an SMTP failure: stage `mail` is everything after the sign-in. */
export interface SmtpFailure {
  stage: 'connect' | 'tls' | 'auth' | 'mail';
  /** SMTP's reply code, if there was one. */
  code: number | null;
  response: string;
  /** Code of the system or the library, such as ENOTFOUND. */
  cause_code: string;
}

export interface MailboxFailure {
  stage: 'connect' | 'tls' | 'auth' | 'folder';
  response: string;
  cause_code: string;
}

/** The kind of secret, and the provider. */
export interface Login {
  provider: ProviderCode;
  auth: 'password' | 'oauth';
}

const certificateCodes =
  /^(CERT_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_|ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)/;
/** TLS to a server without it, or the other way round. */
const wrongProtocolCodes = /^(ERR_SSL_|EPROTO|ETLS$)/;
const unknownHostCodes = /^(ENOTFOUND|EDNS|ENODATA|ESERVFAIL)$/;
const noAnswerCodes =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ETIMEOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EAI_AGAIN|ECONNECTION|ESOCKET|CONNECT_TIMEOUT|GREETING_TIMEOUT|UPGRADE_TIMEOUT|NoConnection|EConnectionClosed|ClosedAfterConnect.*)$/;

/** Phrases of servers in both languages; the first match counts. */
const sayings: [RegExp, SenderFault][] = [
  // QQ lists all possible reasons; nearly always it is the mailbox's own password.
  [
    /authorization code|application-specific password|app(lication)? password|授权码|授權碼|专用密码|service is not open, password is incorrect/i,
    'needsAuthorizationCode',
  ],
  [
    /smtpclientauthentication is disabled|smtp (service|access)? ?(is )?(not (open|enabled|activated)|disabled|closed)|user has no permission|smtp服务(未|没有)(开启|开通)|未开启\s?smtp/i,
    'smtpClosed',
  ],
  [
    /not enabled for imap|imap (service|access|use)? ?(is )?(not (open|enabled|activated)|disabled|closed)|imap服务(未|没有)(开启|开通)|未开启\s?imap/i,
    'imapClosed',
  ],
  [/basic authentication is disabled|5\.7\.30\b|5\.7\.139\b/i, 'needsOauth'],
  [
    /mail from must equal|sender address rejected|not owned by user|sendasdenied|not allowed to send as|sender (is )?not (allowed|authori[sz]ed)|from address.*(not|mismatch)|发件人.{0,12}(不一致|不匹配|必须|错误)|发信人.{0,12}(不一致|不匹配|必须)/i,
    'addressRefused',
  ],
  [
    /account.{0,20}(locked|suspended|disabled|frozen|blocked|abnormal)|(locked|suspended|frozen) account|log in (via|with) your web browser|weblogin ?required|unsafe login|(帐|账)(号|户).{0,10}(冻结|锁定|封|停用|禁用|异常)|用户被锁定|已被(冻结|锁定|封禁)/i,
    'locked',
  ],
  [
    /too many|too fast|rate.?limit|frequency limit|(limit|quota) (is )?exceed|exceed\w* .{0,30}(limit|quota)|daily .{0,20}limit|频率|频繁|次数过多|数量超|超过.{0,10}(限制|上限)|超出.{0,10}(限制|上限)|达到.{0,10}上限/i,
    'tooMany',
  ],
];

const saidIn = (text: string): SenderFault | null =>
  sayings.find(([pattern]) => pattern.test(text))?.[1] ?? null;

function ofConnection(code: string): SenderFault | null {
  if (certificateCodes.test(code)) return 'certificate';
  if (unknownHostCodes.test(code)) return 'hostUnknown';
  if (wrongProtocolCodes.test(code)) return 'noStartTls';
  return noAnswerCodes.test(code) ? 'noAnswer' : null;
}

/** The meaning of a refused secret depends on the provider: most do not accept the mailbox's own password. */
function ofSecret({ provider, auth }: Login): SenderFault {
  if (auth === 'oauth') return 'oauthExpired';
  const kind = providerOf(provider)?.secret;
  if (kind === 'oauth') return 'needsOauth';
  return kind === 'authorizationCode' || kind === 'appPassword' ? 'needsAuthorizationCode' : 'wrongSecret';
}

const busyCodes = new Set([421, 450, 451, 452]);
const addressCodes = new Set([501, 550, 551, 553]);

/** Finds a sender's fault from what its SMTP server said (RFC 5321 §4.2, RFC 4954, and the providers' own phrases). */
export function classifySmtpFault(failure: SmtpFailure, login: Login): SenderFault {
  const { stage, code, response, cause_code: cause } = failure;
  if (code === null) {
    if (stage === 'tls' && !certificateCodes.test(cause)) return 'noStartTls';
    return ofConnection(cause) ?? saidIn(response) ?? 'other';
  }
  if (stage === 'tls') return 'noStartTls';
  const said = saidIn(response);
  if (said === 'needsAuthorizationCode' && login.auth === 'oauth') return 'oauthExpired';
  if (said) return said;
  if (busyCodes.has(code)) return 'tooMany';
  if (stage === 'auth') return ofAuthCode(code, login);
  if (code === 530 || code === 535) return ofSecret(login);
  return stage === 'mail' && addressCodes.has(code) ? 'addressRefused' : 'other';
}

function ofAuthCode(code: number, login: Login): SenderFault {
  // The command is unknown, or not available here (RFC 4954 §4): its sign-in is turned off.
  if (code === 500 || code === 502 || code === 503 || code === 504) return 'smtpClosed';
  return code >= 500 || code === 334 ? ofSecret(login) : 'other';
}

/**
 * The same for IMAP.
 * @param smtpWorked SMTP accepted the same secret, so it is right, and IMAP must be turned off
 */
export function classifyMailboxFault(
  { stage, response, cause_code: cause }: MailboxFailure,
  login: Login,
  smtpWorked: boolean,
): SenderFault {
  if (stage === 'tls') return certificateCodes.test(cause) ? 'certificate' : 'noStartTls';
  if (stage === 'connect') return ofConnection(cause) ?? saidIn(response) ?? 'noAnswer';
  const said = saidIn(response);
  if (smtpWorked && (said === null || said === 'needsAuthorizationCode') && stage === 'auth')
    return 'imapClosed';
  if (said) return said;
  return stage === 'auth' ? ofSecret(login) : 'other';
}
