import { describe, expect, test } from 'vitest';
import type { ProviderCode } from '../../../../contract/outreach/senders/mail-providers.ts';
import type { SenderFault } from '../../../../contract/outreach/senders/senders.ts';
import {
  classifyMailboxFault,
  classifySmtpFault,
  type MailboxFailure,
  type SmtpFailure,
} from './sender-faults.ts';

type SmtpCase = [SmtpFailure['stage'], number | null, string, ProviderCode, SenderFault];

const lost = (cause_code: string, stage: SmtpFailure['stage'] = 'connect') =>
  classifySmtpFault(
    { stage, code: null, response: 'x', cause_code },
    { provider: 'other', auth: 'password' },
  );

test.each<[string, SenderFault]>([
  ['ENOTFOUND', 'hostUnknown'],
  ['EDNS', 'hostUnknown'],
  ['ECONNREFUSED', 'noAnswer'],
  ['ETIMEDOUT', 'noAnswer'],
  ['ECONNRESET', 'noAnswer'],
  ['EHOSTUNREACH', 'noAnswer'],
  ['EAI_AGAIN', 'noAnswer'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'noStartTls'],
  ['EINSIDE', 'other'],
  ['', 'other'],
])('a connection that fails with %s', (cause, expected) => {
  expect(lost(cause)).toBe(expected);
});

test('a certificate counts also while STARTTLS is under way', () => {
  expect(lost('CERT_HAS_EXPIRED', 'tls')).toBe('certificate');
  expect(lost('ETLS', 'tls')).toBe('noStartTls');
});

describe('replies of SMTP servers', () => {
  const cases: SmtpCase[] = [
    ['tls', 502, '502 5.5.1 command not implemented', 'other', 'noStartTls'],
    ['auth', 535, '535 Error: authentication failed', 'other', 'wrongSecret'],
    ['auth', 535, '535 Error: authentication failed', '163', 'needsAuthorizationCode'],
    ['auth', 535, '535 Error: authentication failed', 'sina', 'needsAuthorizationCode'],
    ['auth', 535, '535 Authentication failed', 'feishu', 'needsAuthorizationCode'],
    ['auth', 535, '535 Authentication failed', 'alimail', 'wrongSecret'],
    ['auth', 526, '526 Authentication failure[0]', 'alimail', 'wrongSecret'],
    [
      'auth',
      535,
      '535 Login Fail. Please enter your authorization code to login.',
      'qq',
      'needsAuthorizationCode',
    ],
    [
      'auth',
      535,
      '535 Login fail. Account is abnormal, service is not open, password is incorrect, login frequency limited, or system is busy.',
      'qq',
      'needsAuthorizationCode',
    ],
    ['auth', 535, '535 请使用授权码登录', 'other', 'needsAuthorizationCode'],
    [
      'auth',
      534,
      '534-5.7.9 Application-specific password required. For more information, go to',
      'gmail',
      'needsAuthorizationCode',
    ],
    ['auth', 535, '535-5.7.8 Username and Password not accepted', 'gmail', 'needsAuthorizationCode'],
    ['auth', 534, '534-5.7.14 Please log in via your web browser and then try again.', 'gmail', 'locked'],
    ['auth', 535, '535 5.7.3 Authentication unsuccessful', 'outlook', 'needsOauth'],
    [
      'auth',
      535,
      '535 5.7.139 Authentication unsuccessful, basic authentication is disabled.',
      'other',
      'needsOauth',
    ],
    [
      'auth',
      535,
      '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.',
      'outlook',
      'smtpClosed',
    ],
    [
      'mail',
      550,
      '550 5.7.30 Basic authentication is not supported for Client Submission.',
      'outlook',
      'needsOauth',
    ],
    ['auth', 550, '550 User has no permission', '163', 'smtpClosed'],
    ['auth', 535, '535 SMTP服务未开启', 'other', 'smtpClosed'],
    ['auth', 503, '503 5.5.1 Error: authentication not enabled', 'other', 'smtpClosed'],
    ['auth', 550, '550 用户被锁定', '163', 'locked'],
    ['auth', 535, '535 账号已被冻结，请登录网页解除', 'other', 'locked'],
    ['auth', 535, '535 Your account is suspended', 'other', 'locked'],
    ['auth', 454, '454 4.7.0 Temporary authentication failure', 'other', 'other'],
    ['auth', 454, '454 4.7.0 Too many login attempts, please try again later.', 'gmail', 'tooMany'],
    ['auth', 421, '421 4.3.0 closing', 'other', 'tooMany'],
    ['connect', 421, '421 HL:REP', '163', 'tooMany'],
    ['connect', 554, '554 no SMTP service here', 'other', 'other'],
    ['mail', 550, '550 5.4.5 Daily user sending limit exceeded', 'gmail', 'tooMany'],
    ['mail', 450, '450 RP:RCL', '163', 'tooMany'],
    ['mail', 550, '550 发送频率过快', 'other', 'tooMany'],
    ['mail', 550, '550 超过每日发送上限', 'other', 'tooMany'],
    ['mail', 553, '553 Mail from must equal authorized user', '163', 'addressRefused'],
    ['mail', 501, '501 发件人地址与登录帐号不一致', 'other', 'addressRefused'],
    [
      'mail',
      554,
      '554 5.2.252 SendAsDenied; me@a.example not allowed to send as you@a.example',
      'outlook',
      'addressRefused',
    ],
    ['mail', 550, '550 mailbox unavailable', 'other', 'addressRefused'],
    ['mail', 530, '530 5.7.0 Authentication required', 'qq', 'needsAuthorizationCode'],
    ['mail', 554, '554 DT:SPM 163 smtp', '163', 'other'],
  ];

  test.each(cases)('%s %s %s (%s) → %s', (stage, code, response, provider, expected) => {
    expect(
      classifySmtpFault({ stage, code, response, cause_code: 'EAUTH' }, { provider, auth: 'password' }),
    ).toBe(expected);
  });

  test.each(['gmail', 'outlook'] as const)('a token that %s does not take has ended', provider => {
    const failure = { stage: 'auth', code: 535, response: '535 5.7.3 unsuccessful', cause_code: '' } as const;
    expect(classifySmtpFault(failure, { provider, auth: 'oauth' })).toBe('oauthExpired');
  });
});

describe('replies of IMAP servers', () => {
  const cases: [MailboxFailure['stage'], string, string, ProviderCode, SenderFault][] = [
    ['connect', '', 'ENOTFOUND', 'other', 'hostUnknown'],
    ['connect', '', 'CONNECT_TIMEOUT', 'other', 'noAnswer'],
    ['connect', '', 'ClosedAfterConnectTLS', 'other', 'noAnswer'],
    ['connect', '', 'strange', 'other', 'noAnswer'],
    ['tls', '', 'ERR_TLS_CERT_ALTNAME_INVALID', 'other', 'certificate'],
    ['tls', 'Server does not support STARTTLS', '', 'other', 'noStartTls'],
    ['auth', 'Login failed', '', 'other', 'wrongSecret'],
    ['auth', 'LOGIN Login error or password error', '', '163', 'needsAuthorizationCode'],
    ['auth', 'LOGIN failed.', '', 'outlook', 'needsOauth'],
    [
      'auth',
      'Your account is not enabled for IMAP use. Please visit your settings',
      '',
      'gmail',
      'imapClosed',
    ],
    ['auth', 'IMAP服务未开启', '', 'other', 'imapClosed'],
    ['auth', 'Application-specific password required', '', 'gmail', 'needsAuthorizationCode'],
    ['folder', 'EXAMINE Unsafe Login. Please contact kefu@188.com for help', '', '163', 'locked'],
    ['folder', 'Mailbox does not exist', '', 'other', 'other'],
  ];

  test.each(cases)('%s %s %s (%s) → %s', (stage, response, cause_code, provider, expected) => {
    const login = { provider, auth: 'password' } as const;
    expect(classifyMailboxFault({ stage, response, cause_code }, login, false)).toBe(expected);
  });

  test.each<[string, SenderFault]>([
    ['Login fail. Please using authorization code', 'imapClosed'],
    ['Login failed', 'imapClosed'],
    ['账号异常', 'locked'],
  ])('%j where SMTP took the same secret', (response, expected) => {
    const failure = { stage: 'auth', response, cause_code: '' } as const;
    expect(classifyMailboxFault(failure, { provider: 'qq', auth: 'password' }, true)).toBe(expected);
  });
});
