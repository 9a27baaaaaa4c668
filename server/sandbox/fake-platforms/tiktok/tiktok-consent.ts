import type { Consent } from '../fake-consent-page.ts';
import type { FakeReply } from '../fake-host.ts';
import type { FakeTokens } from './tiktok-tokens.ts';

/** The scope that every consent includes. */
const always = 'user.info.basic';

/** TikTok's page for an app with a wrong configuration: it names what to correct. */
const wrong = (name: string): FakeReply => ({
  status: 400,
  body: `<!doctype html><title>TikTok</title><h1>Something went wrong</h1><p>${name}</p>`,
});

function faultOf(query: URLSearchParams): FakeReply | null {
  const of = (name: string) => query.get(name) ?? '';
  if (of('client_key') === '') return wrong('client_key');
  if (!/^https?:\/\/[^?#]+$/.test(of('redirect_uri'))) return wrong('redirect_uri');
  if (of('response_type') !== 'code') return wrong('response_type');
  if (!of('scope').split(',').includes(always)) return wrong('scope');
  if (of('state') === '') return wrong('state');
  // Required only for local addresses: developers.tiktok.com/doc/login-kit-desktop, …/login-kit-web
  const isDesktop = /^http:\/\/(?:localhost|127\.0\.0\.1):/.test(of('redirect_uri'));
  if (of('code_challenge') === '') return isDesktop ? wrong('code_challenge') : null;
  const isRight = of('code_challenge_method') === 'S256' && /^[0-9a-f]{64}$/.test(of('code_challenge'));
  return isRight ? null : wrong('code_challenge');
}

/** developers.tiktok.com/doc/login-kit-web */
export const tiktokConsent = (tokens: FakeTokens): Consent => ({
  platform: 'tiktok',
  brand: 'TikTok',
  host: 'www.tiktok.com',
  path: '/v2/auth/authorize/',
  title: 'Log in to TikTok',
  accountLabel: 'Username',
  separator: ',',
  words: {
    'user.info.basic': 'Your display name and picture',
    'user.info.profile': 'Your handle, bio and profile link',
    'user.info.stats': 'Your followers, likes and number of videos',
    'video.list': 'Your public videos',
  },
  always,
  faultOf,
  granted: ({ account, scopes }, query) => ({
    code: tokens.code({
      clientKey: query.get('client_key') ?? '',
      account,
      scopes,
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
    }),
    scopes: scopes.join(','),
  }),
  denied: { error: 'access_denied', error_description: 'The user denied the request.' },
});
