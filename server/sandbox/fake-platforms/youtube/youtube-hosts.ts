import type { FakeHosts, FakeWorld } from '../fake-host.ts';
import { analyticsApi } from './analytics-api.ts';
import { answerGoogle } from './google-consent.ts';
import { dataApi } from './data-api.ts';
import { answerOauth, tokenRevoked } from './google-oauth.ts';
import { fakeTokens } from './google-tokens.ts';
import { meterFor } from './unit-meter.ts';

/** YouTube's Data API and Analytics, and Google's sign-in; `youtubeUnits(people)` returns what the API has counted. */
export function youtubeHosts(world: FakeWorld): FakeHosts {
  const tokens = fakeTokens(world);
  const data = dataApi(world, tokens, meterFor(world));
  return {
    'www.googleapis.com': data,
    'youtube.googleapis.com': data,
    'youtubeanalytics.googleapis.com': analyticsApi(world, tokens),
    'accounts.google.com': { answer: request => answerGoogle(world, tokens, request), moods: {} },
    'oauth2.googleapis.com': {
      answer: request => answerOauth(tokens, request),
      moods: { refused: tokenRevoked },
    },
  };
}
