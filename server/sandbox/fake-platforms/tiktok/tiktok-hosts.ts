import { type FakeHosts, type FakeWorld, json } from '../fake-host.ts';
import { answerAdLibrary } from './ad-library-api.ts';
import { answerConsent, isConsentPath } from '../fake-consent-page.ts';
import { tiktokConsent } from './tiktok-consent.ts';
import { answerDisplay } from './display-api.ts';
import { answerEmbed } from './embed-page.ts';
import { answerMarket, marketWords } from './market-api.ts';
import { answerOauth } from './tiktok-oauth.ts';
import { refuse } from './open-reply.ts';
import { fakeTokens } from './tiktok-tokens.ts';

const notFound = json({ message: 'Not Found' }, 404);

/** TikTok for developers, its website, and TikTok API for Business. */
export function tiktokHosts(world: FakeWorld): FakeHosts {
  const tokens = fakeTokens(world);
  const consent = tiktokConsent(tokens);
  return {
    'open.tiktokapis.com': {
      answer(request) {
        switch (`${request.method} ${request.path}`) {
          case 'POST /v2/oauth/token/':
          case 'POST /v2/oauth/revoke/':
            return answerOauth(tokens, request);
          case 'GET /v2/user/info/':
          case 'POST /v2/video/list/':
          case 'POST /v2/video/query/':
            return answerDisplay(world, tokens, request);
          case 'POST /v2/research/adlib/ad/query/':
          case 'POST /v2/research/adlib/ad/detail/':
            return answerAdLibrary(world, tokens, request);
          default:
            return notFound;
        }
      },
      moods: {
        quota: refuse('daily_quota_limit_exceeded'),
        rate: refuse('rate_limit_exceeded'),
        refused: refuse('access_token_invalid'),
      },
    },
    'www.tiktok.com': {
      answer(request) {
        if (request.method !== 'GET') return notFound;
        if (request.path === '/oembed') return answerEmbed(world, request);
        return isConsentPath(consent, request.path) ? answerConsent(world, consent, request) : notFound;
      },
      // Unverified: the website's reply to too many requests.
      moods: { rate: { status: 429, headers: { 'retry-after': '60' }, body: 'Too Many Requests' } },
    },
    'business-api.tiktok.com': {
      answer: request => answerMarket(world, request),
      moods: marketWords,
    },
  };
}
