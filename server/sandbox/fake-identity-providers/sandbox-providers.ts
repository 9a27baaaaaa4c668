import type { ProviderKeys, ProviderKind } from '../../../contract/core/sign-in/provider-kinds.ts';
import type { Front } from '../../core/http/request-front.ts';
import { suiteApps, suites } from './suite-apps.ts';

/** The path of the identity providers, below the product's own address: `/sandbox-identity/oidc/…`. */
const place = '/sandbox-identity';
const client = { clientId: 'starbridge', clientSecret: 'sandbox-secret', agentId: '' };

/** Pages of the providers are plain: they run no scripts, and their forms stay on this host. */
const headers = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const issuerOf = (publicUrl: string, kind: ProviderKind) => `${publicUrl}${place}/${kind}`;

/** What teams of a sandbox set up to try single sign-on. @param publicUrl called each time: a free port is known late */
export const sandboxProvidersOf = (publicUrl: () => string) => ({
  isInside: (url: string): boolean => url.startsWith(`${publicUrl()}${place}/`),
  keys: (): Partial<Record<ProviderKind, ProviderKeys>> => ({
    oidc: { issuer: issuerOf(publicUrl(), 'oidc'), ...client },
    ...Object.fromEntries(
      suites.map(suite => [suite, { issuer: issuerOf(publicUrl(), suite), ...suiteApps[suite] }]),
    ),
  }),
});

/** The providers themselves, loaded here so that only a sandbox has them. Requests for others are passed on. */
export async function makeSandboxProviders(publicUrl: () => string): Promise<Front> {
  const { makeFakeOidc } = await import('./oidc/fake-oidc.ts');
  const { makeSandboxSuites } = await import('./sandbox-suites.ts');
  const { readFakeRequest, sendFakeReply } = await import('../fake-platforms/fake-http.ts');
  const oidc = makeFakeOidc({
    ...client,
    issuer: () => issuerOf(publicUrl(), 'oidc'),
    redirectUri: () => `${publicUrl()}/login/callback`,
    async sendLogout(uri, token) {
      // Nothing leaves the sandbox.
      if (!uri.startsWith(`${publicUrl()}/`)) return;
      await fetch(uri, { method: 'POST', body: new URLSearchParams({ logout_token: token }) });
    },
  });
  const inSuites = makeSandboxSuites(suite => issuerOf(publicUrl(), suite));
  return (request, response, next) => {
    if (!request.url?.startsWith(`${place}/`)) return next();
    request.url = request.url.slice(place.length);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    void readFakeRequest(request)
      .then(async read => {
        const suite = suites.find(name => name === read.host);
        if (suite) sendFakeReply(response, inSuites[suite](read));
        else if (read.host === 'oidc') sendFakeReply(response, await oidc.answer(read));
        else sendFakeReply(response, { status: 404, body: 'no such provider' });
      })
      .catch(() => response.destroy());
  };
}
