import { answerConsent, isConsentPath, type Consent } from '../fake-consent-page.ts';
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-host.ts';
import type { FakeGrants } from './instagram-grants.ts';

const needed = 'instagram_business_basic';

const wrong = (name: string): FakeReply => ({
  status: 400,
  body: `<!doctype html><title>Instagram</title><h1>Invalid request</h1><p>${name}</p>`,
});

function faultOf(query: URLSearchParams): FakeReply | null {
  const missing = ['client_id', 'redirect_uri', 'scope'].find(name => !query.get(name));
  if (missing !== undefined) return wrong(missing);
  if (query.get('response_type') !== 'code') return wrong('response_type');
  if (!query.get('scope')?.split(',').includes(needed)) return wrong('scope');
  return /^https?:\/\/[^?#]+$/.test(query.get('redirect_uri') ?? '') ? null : wrong('redirect_uri');
}

/** instagram-api-with-instagram-login/business-login. There is no PKCE, and `state` is optional. */
const consentOf = (grants: FakeGrants): Consent => ({
  platform: 'instagram',
  brand: 'Instagram',
  host: 'www.instagram.com',
  path: '/oauth/authorize',
  title: 'Log in to Instagram',
  accountLabel: 'Username',
  separator: ',',
  words: {
    instagram_business_basic: 'Your profile and posts',
    instagram_business_manage_insights: 'Insights of your profile and posts',
  },
  always: needed,
  faultOf,
  hindranceOf: ({ isProfessional, record: { handle } }) =>
    isProfessional ? null : `@${handle} is not a professional account.`,
  granted: ({ account, scopes }, query) => ({
    code: grants.give('code', {
      clientId: query.get('client_id') ?? '',
      account,
      scopes,
      redirectUri: query.get('redirect_uri') ?? '',
    }),
  }),
  denied: {
    error: 'access_denied',
    error_reason: 'user_denied',
    error_description: 'The user denied your request.',
  },
  // "#_ will be appended to the end of the redirect URI, but it is not part of the code itself"
  end: '#_',
});

export function answerInstagram(world: FakeWorld, grants: FakeGrants, request: FakeRequest): FakeReply {
  const consent = consentOf(grants);
  return isConsentPath(consent, request.path) ? answerConsent(world, consent, request) : wrong('path');
}
