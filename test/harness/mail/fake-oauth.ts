import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface FakeOauth {
  /** http://127.0.0.1:port, for both providers. */
  url: string;
  /** The issued access tokens, newest last. */
  given: string[];
  /**
   * Consents on an authorisation page. @returns what the browser brings back
   * @throws Error if the request itself is invalid
   */
  agree(authorizeUrl: string): { code: string; state: string };
  /** Refuses refresh tokens from now on. */
  withdraw(): void;
  /** Responds like a broken server. */
  breakDown(): void;
  stop(): Promise<void>;
}

interface Grant {
  clientId: string;
  redirectUri: string;
  challenge: string;
}

/** The authorisation server of a mail provider: it checks client, PKCE and redirect, and accepts each code once. */
export async function startFakeOauth(client: { id: string; secret: string }): Promise<FakeOauth> {
  const grants = new Map<string, Grant>();
  const refreshTokens = new Set<string>();
  const given: string[] = [];
  let [isWithdrawn, isDown] = [false, false];

  function faultOf(form: URLSearchParams): string | null {
    if (form.get('client_id') !== client.id || form.get('client_secret') !== client.secret)
      return 'invalid_client';
    if (form.get('grant_type') === 'refresh_token')
      return refreshTokens.has(form.get('refresh_token') ?? '') && !isWithdrawn ? null : 'invalid_grant';
    if (form.get('grant_type') !== 'authorization_code') return 'unsupported_grant_type';
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight = grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri');
    return isRight ? null : 'invalid_grant';
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(incoming));
    const reply = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (isDown) return void response.writeHead(502).end('<html>');
    if (incoming.method !== 'POST' || incoming.url !== '/token') return reply(404, {});
    const fault = faultOf(form);
    if (fault) return reply(400, { error: fault, error_description: 'refused' });
    const accessToken = `access-${given.length + 1}`;
    given.push(accessToken);
    const tokens = { access_token: accessToken, token_type: 'Bearer', expires_in: 3600 };
    if (form.get('grant_type') === 'refresh_token') return reply(200, tokens);
    const refreshToken = `refresh-${given.length}`;
    refreshTokens.add(refreshToken);
    reply(200, { ...tokens, refresh_token: refreshToken });
  }

  const server = createServer((incoming, response) => void serve(incoming, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given,
    agree(authorizeUrl) {
      const query = new URL(authorizeUrl).searchParams;
      const of = (name: string) => query.get(name) ?? '';
      if (of('response_type') !== 'code' || of('client_id') !== client.id) throw new Error('wrong client');
      if (of('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(of('code_challenge')))
        throw new Error('no PKCE');
      if (!of('scope') || !of('redirect_uri') || !of('state')) throw new Error('something is missing');
      const code = `code-${grants.size + 1}`;
      const grant = { clientId: client.id, redirectUri: of('redirect_uri'), challenge: of('code_challenge') };
      grants.set(code, grant);
      return { code, state: of('state') };
    },
    withdraw() {
      isWithdrawn = true;
    },
    breakDown() {
      isDown = true;
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
