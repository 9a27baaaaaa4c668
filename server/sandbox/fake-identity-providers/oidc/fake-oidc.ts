import { createHash, randomBytes } from 'node:crypto';
import { json, type FakeReply, type FakeRequest } from '../../fake-platforms/fake-host.ts';
import { peoplePage, signInPage, type FakePerson } from './oidc-pages.ts';
import { makeTokenSigner, type TokenClaims } from './signed-tokens.ts';

export interface FakeOidcOptions {
  /** The issuer, such as `http://127.0.0.1:1234/oidc`; a free port is known late. */
  issuer(): string;
  clientId: string;
  clientSecret: string;
  /** Below it lies every place that people are sent back to. */
  redirectUri(): string;
  /** Sends a notice of a sign-out; without it, none is sent. */
  sendLogout?(uri: string, token: string): Promise<unknown>;
}

/** An OpenID Connect provider with real signatures, as the specifications say; people say themselves who they are. */
export interface FakeOidc {
  /** Answers a request whose path is below the issuer. */
  answer(request: FakeRequest): Promise<FakeReply>;
  /** Changes the claims of the ID tokens that are issued from now on, as a provider that errs or lies. */
  forge(change: (claims: TokenClaims) => TokenClaims): void;
  /** Nobody answers. */
  setDown(isDown: boolean): void;
  /** Who has left may not sign in, and their refresh tokens are good for nothing. */
  setActive(email: string, isActive: boolean): void;
  /** A notice that somebody was signed out. */
  logoutToken(email: string, change?: TokenClaims): string;
}

interface Grant {
  person: FakePerson;
  clientId: string;
  nonce: string | null;
  scope: string;
  challenge: string;
  redirectUri: string;
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const newSecret = () => randomBytes(24).toString('base64url');
const seconds = () => Math.floor(Date.now() / 1000);
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
const subjectOf = (email: string): string => digest(email).slice(0, 24);
const sessionOf = (email: string) => `session-${subjectOf(email)}`;
const fault = (error: string, description: string, status = 400) =>
  json({ error, error_description: description }, status);

export function makeFakeOidc(options: FakeOidcOptions): FakeOidc {
  const signer = makeTokenSigner();
  const people = new Map<string, FakePerson>();
  const codes = new Map<string, Grant>();
  const refreshTokens = new Map<string, Grant>();
  const accessTokens = new Map<string, FakePerson>();
  let change = (claims: TokenClaims): TokenClaims => claims;
  let isDown = false;
  let logoutUri = '';
  const at = (path: string) => options.issuer() + path;

  const discovery = () =>
    json({
      issuer: options.issuer(),
      authorization_endpoint: at('/authorize'),
      token_endpoint: at('/token'),
      userinfo_endpoint: at('/userinfo'),
      jwks_uri: at('/jwks'),
      scopes_supported: ['openid', 'email', 'profile', 'offline_access'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
    });

  function decide(query: URLSearchParams): FakeReply {
    const back = new URL(query.get('redirect_uri') ?? '');
    const send = (values: Record<string, string>): FakeReply => {
      const state = query.get('state');
      for (const [name, value] of Object.entries({ ...values, ...(state !== null && { state }) }))
        back.searchParams.set(name, value);
      return { status: 302, headers: { location: back.href }, body: '' };
    };
    if (query.get('decision') !== 'continue') return send({ error: 'access_denied' });
    const email = (query.get('email') ?? '').trim().toLowerCase();
    const known = people.get(email);
    if (!email.includes('@') || known?.isActive === false) {
      const again = new URLSearchParams([...query].filter(([name]) => !/^(email|name|decision)$/.test(name)));
      return signInPage(at('/authorize/decided'), again, `${email} may not sign in.`);
    }
    const name = query.get('name')?.trim() || known?.name || email.split('@')[0] || email;
    const person = { email, name, isVerified: query.get('verified') === 'yes', isActive: true };
    people.set(email, person);
    const code = newSecret();
    codes.set(code, {
      person,
      clientId: query.get('client_id') ?? '',
      nonce: query.get('nonce'),
      scope: query.get('scope') ?? '',
      challenge: query.get('code_challenge') ?? '',
      redirectUri: query.get('redirect_uri') ?? '',
    });
    return send({ code });
  }

  function authorize(path: string, query: URLSearchParams): FakeReply {
    if (query.get('client_id') !== options.clientId) return { status: 400, body: 'This client is unknown.' };
    if (!query.get('redirect_uri')?.startsWith(`${options.redirectUri()}/`))
      return { status: 400, body: 'The redirect URI is not the registered one.' };
    if (query.get('code_challenge_method') !== 'S256') return { status: 400, body: 'PKCE is required.' };
    return path === '/authorize' ? signInPage(at('/authorize/decided'), query) : decide(query);
  }

  /** @returns whether the client has shown its secret, in the header or in the form */
  function isClient(form: URLSearchParams, authorization = ''): boolean {
    const basic = Buffer.from(authorization.replace(/^Basic /i, ''), 'base64')
      .toString('utf8')
      .split(':');
    const [id, secret] = authorization ? basic.map(decodeURIComponent) : [];
    const given = [id ?? form.get('client_id'), secret ?? form.get('client_secret')];
    return given[0] === options.clientId && given[1] === options.clientSecret;
  }

  function issue(grant: Grant): FakeReply {
    const { person, clientId, nonce, scope } = grant;
    const [access, refresh] = [newSecret(), newSecret()];
    accessTokens.set(access, person);
    const isOffline = scope.split(' ').includes('offline_access');
    if (isOffline) refreshTokens.set(refresh, grant);
    const claims = change({
      iss: options.issuer(),
      sub: subjectOf(person.email),
      aud: clientId,
      iat: seconds(),
      exp: seconds() + 300,
      ...(nonce !== null && { nonce }),
      sid: sessionOf(person.email),
      ...(scope.includes('email') && { email: person.email, email_verified: person.isVerified }),
      name: person.name,
    });
    return json({
      access_token: access,
      token_type: 'Bearer',
      expires_in: 300,
      scope,
      id_token: signer.sign(claims),
      ...(isOffline && { refresh_token: refresh }),
    });
  }

  function token({ headers, body }: FakeRequest): FakeReply {
    const form = new URLSearchParams(body);
    if (!isClient(form, headers['authorization']))
      return fault('invalid_client', 'The secret is wrong.', 401);
    if (form.get('grant_type') === 'refresh_token') {
      const old = form.get('refresh_token') ?? '';
      const grant = refreshTokens.get(old);
      refreshTokens.delete(old);
      if (!grant || people.get(grant.person.email)?.isActive !== true)
        return fault('invalid_grant', 'The refresh token is not valid any more.');
      return issue({ ...grant, nonce: null });
    }
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    if (!grant) return fault('invalid_grant', 'The code is unknown, or was used.');
    if (form.get('redirect_uri') !== grant.redirectUri)
      return fault('invalid_grant', 'The redirect URI is another one.');
    if (digest(form.get('code_verifier') ?? '') !== grant.challenge)
      return fault('invalid_grant', 'The code verifier is wrong.');
    return issue(grant);
  }

  function userInfo({ headers }: FakeRequest): FakeReply {
    const person = accessTokens.get((headers['authorization'] ?? '').replace(/^Bearer /i, ''));
    if (!person) return json({ error: 'invalid_token' }, 401);
    const { email, name, isVerified } = person;
    return json({ sub: subjectOf(email), email, email_verified: isVerified, name });
  }

  const logoutToken = (email: string, other: TokenClaims = {}) =>
    signer.sign(
      {
        iss: options.issuer(),
        aud: options.clientId,
        iat: seconds(),
        exp: seconds() + 120,
        jti: newSecret(),
        sub: subjectOf(email),
        sid: sessionOf(email),
        events: { [logoutEvent]: {} },
        ...other,
      },
      { typ: 'logout+jwt' },
    );

  function setActive(email: string, isActive: boolean): void {
    const person = people.get(email);
    if (person) people.set(email, { ...person, isActive });
  }

  async function changePeople(form: URLSearchParams): Promise<void> {
    logoutUri = form.get('logout_uri')?.trim() ?? '';
    const [gone, back] = [form.get('deactivate'), form.get('activate')];
    if (back) setActive(back, true);
    if (!gone) return;
    setActive(gone, false);
    if (logoutUri) await options.sendLogout?.(logoutUri, logoutToken(gone));
  }

  return {
    async answer(request) {
      const { method, path, query } = request;
      if (isDown) return { status: 503, body: 'Service Unavailable' };
      if (path === '/.well-known/openid-configuration') return discovery();
      if (path === '/jwks') return json(signer.keys);
      if (path === '/authorize' || path === '/authorize/decided') return authorize(path, query);
      if (path === '/token' && method === 'POST') return token(request);
      if (path === '/userinfo') return userInfo(request);
      if (path !== '/people') return { status: 404, body: 'There is nothing here.' };
      if (method === 'POST') await changePeople(new URLSearchParams(request.body));
      return peoplePage(at('/people'), [...people.values()], logoutUri);
    },
    forge: made => void (change = made),
    setDown: down => void (isDown = down),
    setActive,
    logoutToken,
  };
}
