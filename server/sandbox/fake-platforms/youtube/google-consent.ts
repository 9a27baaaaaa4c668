import { answerConsent, isConsentPath, type Consent } from '../fake-consent-page.ts';
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-host.ts';
import type { FakeTokens } from './google-tokens.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

/** Google's page for an app with a wrong configuration. */
const wrong = (error: string, text: string): FakeReply => ({
  status: 400,
  body: `<!doctype html><title>Error 400: ${error}</title><h1>Access blocked</h1><p>${escaped(text)}</p>`,
});

function faultOf(query: URLSearchParams): FakeReply | null {
  const of = (name: string) => query.get(name) ?? '';
  if (of('client_id') === '') return wrong('invalid_request', 'Missing required parameter: client_id');
  if (!/^https?:\/\/[^#]+$/.test(of('redirect_uri')))
    return wrong('invalid_request', 'Missing required parameter: redirect_uri');
  if (of('response_type') !== 'code') return wrong('unsupported_response_type', 'response_type');
  if (of('scope') === '') return wrong('invalid_request', 'Missing required parameter: scope');
  const challenge = of('code_challenge');
  const isRight = of('code_challenge_method') === 'S256' && /^[\w-]{43}$/.test(challenge);
  return challenge === '' || isRight ? null : wrong('invalid_request', 'code_challenge');
}

/** developers.google.com/identity/protocols/oauth2/web-server; texts of scopes: …/oauth2/scopes */
const consentOf = (tokens: FakeTokens): Consent => ({
  platform: 'youtube',
  brand: 'Google',
  host: 'accounts.google.com',
  path: '/o/oauth2/v2/auth',
  title: 'Sign in with Google',
  accountLabel: 'Channel handle',
  separator: ' ',
  words: {
    'https://www.googleapis.com/auth/youtube.readonly': 'View your YouTube account',
    'https://www.googleapis.com/auth/yt-analytics.readonly':
      'View YouTube Analytics reports for your YouTube content',
  },
  faultOf,
  granted: ({ account, scopes }, query) => ({
    code: tokens.code({
      clientId: query.get('client_id') ?? '',
      channelId: account,
      scopes,
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
    }),
    scope: scopes.join(' '),
  }),
  denied: { error: 'access_denied' },
});

export function answerGoogle(world: FakeWorld, tokens: FakeTokens, request: FakeRequest): FakeReply {
  const consent = consentOf(tokens);
  if (!isConsentPath(consent, request.path)) return { status: 404, body: 'not found' };
  return answerConsent(world, consent, request);
}
