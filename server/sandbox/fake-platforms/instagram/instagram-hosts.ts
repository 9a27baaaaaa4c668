import type { FakeHost, FakeHosts, FakeReply, FakeRequest, FakeWorld } from '../fake-host.ts';
import { answerAccount } from './discovery-api.ts';
import { brokenToken, expiredToken, noSuchObject, noToken } from './graph-errors.ts';
import { answerMarket } from './market-api.ts';
import { answerGrant, answerOauthToken, refusedLogin } from './instagram-oauth.ts';
import { answerInstagram } from './instagram-consent.ts';
import { answerOwn } from './own-account-api.ts';
import { fakeRates, lastingRefusal, type FakeRates, type Limit } from './graph-rates.ts';
import { fakeGrants, type FakeGrants } from './instagram-grants.ts';

/**
 * 200 for each user of an app (graph-api/overview/rate-limiting); the marketplace has 1,000 for each account (its own
 * page).
 */
const discoveryLimit: Limit = { kind: 'app', calls: 200, minutes: 60 };
const marketLimit: Limit = { kind: 'account', calls: 1000, minutes: 60 };
/** "4800 * Number of Impressions" in 24 hours; here with one impression. */
const ownLimit: Limit = { kind: 'account', calls: 4800, minutes: 24 * 60 };

const tokenOf = ({ query, headers }: FakeRequest): string =>
  query.get('access_token') ?? /^bearer (.+)$/i.exec(headers['authorization'] ?? '')?.[1] ?? '';

/** Every token is valid unless it begins with `expired` or `broken`; the marketplace has further such prefixes. */
function refusedToken(token: string): FakeReply | null {
  if (token === '') return noToken();
  if (token.startsWith('broken')) return brokenToken(token);
  return token.startsWith('expired') ? expiredToken() : null;
}

const moods = (kind: Limit['kind']): FakeHost['moods'] => ({
  quota: lastingRefusal('account'),
  rate: lastingRefusal(kind),
  refused: expiredToken(),
});

function facebookGraph(world: FakeWorld, counted: FakeRates): FakeHost {
  return {
    moods: moods('app'),
    answer(request) {
      const token = tokenOf(request);
      const [, id = '', edge] = /^\/v\d+\.\d+\/([^/]+)(?:\/(\w+))?\/?$/.exec(request.path) ?? [];
      const refused = refusedToken(token);
      if (refused) return refused;
      if (!/^(?:\d+|sample-\w+)$/.test(id) || request.method !== 'GET') return noSuchObject(id);
      if (edge === undefined) return counted(token, discoveryLimit, () => answerAccount(world, id, request));
      if (edge !== 'creator_marketplace_creators') return noSuchObject(edge);
      return counted(id, marketLimit, () => answerMarket(world, token, request));
    },
  };
}

function instagramGraph(world: FakeWorld, grants: FakeGrants, counted: FakeRates): FakeHost {
  return {
    moods: moods('account'),
    answer(request) {
      if (/^\/(?:refresh_)?access_token$/.test(request.path)) return answerGrant(grants, request);
      const token = tokenOf(request);
      if (token === '') return noToken();
      const grant = grants.ofAccess(token);
      if (!grant) return grants.wasGiven(token) ? expiredToken() : brokenToken(token);
      return counted(grant.account, ownLimit, () => answerOwn(world, grant, request));
    },
  };
}

/** The public interfaces of Instagram: Graph by Facebook login, Graph by Instagram login, and the login itself. */
export function instagramHosts(world: FakeWorld): FakeHosts {
  const counted = fakeRates(world);
  const grants = fakeGrants(world);
  return {
    'graph.facebook.com': facebookGraph(world, counted),
    'graph.instagram.com': instagramGraph(world, grants, counted),
    'api.instagram.com': {
      moods: { refused: refusedLogin },
      answer: request => answerOauthToken(grants, request),
    },
    'www.instagram.com': { moods: {}, answer: request => answerInstagram(world, grants, request) },
  };
}
