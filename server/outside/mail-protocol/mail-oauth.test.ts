import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeOauth, type FakeOauth } from '../../../test/harness/mail/fake-oauth.ts';
import { OauthFault } from './mail-services.ts';
import { makeOauth } from './mail-oauth.ts';

const client = { id: 'client', secret: 'client secret' };
const redirectUri = 'https://stars.example/office/api/senders/oauth/callback';
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
let server: FakeOauth;

beforeAll(async () => {
  server = await startFakeOauth(client);
});
afterAll(() => server.stop());

const oauth = (more: object = {}) => makeOauth({ gmail: { ...client, endpoint: server.url, ...more } });
const asked = { state: 'a state', challenge, redirectUri, loginHint: 'me@gmail.com' };

async function refusal(work: Promise<unknown>): Promise<[string, boolean]> {
  const error: unknown = await work.catch((fault: unknown) => fault);
  if (!(error instanceof OauthFault)) throw new Error('not refused');
  return [error.message, error.isRefused];
}

describe('the address of the authorisation', () => {
  test.each([
    ['gmail', 'https://accounts.google.com/o/oauth2/v2/auth', 'https://mail.google.com/'],
    [
      'outlook',
      'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
      'https://outlook.office.com/SMTP.Send https://outlook.office.com/IMAP.AccessAsUser.All offline_access',
    ],
  ] as const)('of %s', (provider, place, scope) => {
    const own = makeOauth({ [provider]: { ...client, endpoint: '' } });
    expect(own.available).toEqual([provider]);
    const url = new URL(own.authorizeUrl(provider, asked));
    expect(url.origin + url.pathname).toBe(place);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'client',
      redirect_uri: redirectUri,
      scope,
      state: 'a state',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      login_hint: 'me@gmail.com',
    });
    expect(url.href).not.toContain(encodeURIComponent(client.secret));
  });

  test('is none of a provider that is not set up', () => {
    expect(() => oauth().authorizeUrl('outlook', asked)).toThrow(OauthFault);
  });
});

describe('tokens', () => {
  const codeFor = () => server.agree(oauth().authorizeUrl('gmail', asked)).code;

  test('are given for a code, and renewed', async () => {
    const tokens = await oauth().exchange('gmail', { code: codeFor(), verifier, redirectUri });
    expect(tokens.accessToken).toBe(server.given.at(-1));
    expect(tokens.expiresAt.getTime() - Date.now()).toBeGreaterThan(3_500_000);
    const renewed = await oauth().refresh('gmail', tokens.refreshToken);
    expect(renewed.accessToken).not.toBe(tokens.accessToken);
    expect(renewed.refreshToken).toBe(tokens.refreshToken);
  });

  test('are refused for a code that was used, another verifier and another address', async () => {
    const code = codeFor();
    await oauth().exchange('gmail', { code, verifier, redirectUri });
    expect(await refusal(oauth().exchange('gmail', { code, verifier, redirectUri }))).toEqual([
      'invalid_grant',
      true,
    ]);
    const wrong = [
      { code: codeFor(), verifier: 'w'.repeat(43), redirectUri },
      { code: codeFor(), verifier, redirectUri: 'https://evil.example/' },
    ];
    for (const each of wrong)
      expect(await refusal(oauth().exchange('gmail', each))).toEqual(['invalid_grant', true]);
  });

  test('are refused to a wrong client, which the account cannot mend', async () => {
    const wrong = oauth({ secret: 'wrong' }).exchange('gmail', { code: codeFor(), verifier, redirectUri });
    expect(await refusal(wrong)).toEqual(['invalid_client', false]);
  });

  test('are not had for now from a server that is down', async () => {
    const { refreshToken } = await oauth().exchange('gmail', { code: codeFor(), verifier, redirectUri });
    server.withdraw();
    expect(await refusal(oauth().refresh('gmail', refreshToken))).toEqual(['invalid_grant', true]);
    server.breakDown();
    expect(await refusal(oauth().refresh('gmail', refreshToken))).toEqual(['no_answer', false]);
    expect(await refusal(oauth({ endpoint: 'http://127.0.0.1:1' }).refresh('gmail', refreshToken))).toEqual([
      'no_answer',
      false,
    ]);
  });
});
