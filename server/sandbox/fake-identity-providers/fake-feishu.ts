import { createHash } from 'node:crypto';
import { json, type FakeReply } from '../fake-platforms/fake-host.ts';
import {
  answerLogin,
  bodyOf,
  employeeOf,
  fakeTickets,
  wrongApp,
  type FakeOrganisation,
  type FakeProvider,
} from './fake-organisation.ts';

interface Grant {
  person: string;
  redirectUri: string;
  challenge: string;
}

const refuse = (code: number, error: string, error_description: string, status = 400): FakeReply =>
  json({ code, error, error_description }, status);

const codeFaults = {
  unknown: refuse(20003, 'invalid_grant', 'The authorization code is not found.'),
  used: refuse(20065, 'invalid_grant', 'The authorization code has been used.'),
  expired: refuse(20004, 'invalid_grant', 'The authorization code is expired.'),
} as const;

const refreshFaults = {
  unknown: refuse(20026, 'invalid_grant', 'The refresh token passed is invalid.'),
  used: refuse(20073, 'invalid_grant', 'The refresh token has been used.'),
  expired: refuse(20037, 'invalid_grant', 'The refresh token passed is expired.'),
} as const;

/**
 * Feishu: open.feishu.cn/document/common-capabilities/sso/api/obtain-oauth-code,
 * …/authentication-management/access-token/get-user-access-token, …/refresh-user-access-token and
 * …/reference/authen-v1/user_info/get, with their errors.
 */
export function fakeFeishu(organisation: FakeOrganisation): FakeProvider {
  const { app } = organisation;
  const codes = fakeTickets<Grant>(organisation, 'code', 300);
  const access = fakeTickets<string>(organisation, 'u-', 7200);
  const refresh = fakeTickets<string>(organisation, 'ur-', 7 * 86_400);

  const authorize = (request: Parameters<FakeProvider>[0]): FakeReply => {
    const { query } = request;
    const of = (name: string) => query.get(name) ?? '';
    if (of('client_id') !== app.clientId) return wrongApp('20029 client_id 不存在');
    if (of('response_type') !== 'code') return wrongApp('response_type 参数错误');
    return answerLogin(organisation, request, {
      brand: '飞书',
      path: '/open-apis/authen/v1/authorize',
      granted: ({ id }) => ({
        code: codes.issue({ person: id, redirectUri: of('redirect_uri'), challenge: of('code_challenge') }),
      }),
      denied: { error: 'access_denied' },
    });
  };

  const given = (id: string): FakeReply => {
    const person = employeeOf(organisation, id);
    if (!person) return refuse(20008, 'invalid_grant', 'The user does not exist.');
    if (person.state === 'disabled') return refuse(20066, 'invalid_grant', 'The user status is invalid.');
    return json({
      code: 0,
      access_token: access.issue(id),
      expires_in: 7200,
      refresh_token: refresh.issue(id),
      refresh_token_expires_in: 604_800,
      token_type: 'Bearer',
      scope: 'contact:user.email:readonly offline_access',
    });
  };

  const exchange = (of: (name: string) => string): FakeReply => {
    const code = codes.take(of('code'), true);
    if (code.state !== 'valid') return codeFaults[code.state];
    if (code.what.redirectUri !== of('redirect_uri'))
      return refuse(20071, 'invalid_grant', 'The redirect_uri does not match.');
    const challenge = createHash('sha256').update(of('code_verifier')).digest('base64url');
    if (code.what.challenge !== challenge)
      return refuse(20049, 'invalid_grant', 'The code verifier is invalid.');
    return given(code.what.person);
  };

  const renew = (of: (name: string) => string): FakeReply => {
    const token = refresh.take(of('refresh_token'), true);
    return token.state === 'valid' ? given(token.what) : refreshFaults[token.state];
  };

  const token = (request: Parameters<FakeProvider>[0]): FakeReply => {
    const body = bodyOf(request);
    const of = (name: string) => body[name] ?? '';
    if (of('client_id') !== app.clientId) return refuse(20048, 'invalid_client', 'The app does not exist.');
    if (of('client_secret') !== app.clientSecret)
      return refuse(20002, 'invalid_client', 'The client secret is invalid.');
    if (of('grant_type') === 'authorization_code') return exchange(of);
    if (of('grant_type') === 'refresh_token') return renew(of);
    return refuse(20036, 'unsupported_grant_type', 'The grant_type is not supported.');
  };

  const userInfo = ({ headers }: Parameters<FakeProvider>[0]): FakeReply => {
    const found = access.take((headers['authorization'] ?? '').replace(/^Bearer /, ''));
    if (found.state !== 'valid')
      return json({ code: 20005, msg: 'The user access token passed is invalid.' }, 400);
    const person = employeeOf(organisation, found.what);
    if (!person) return json({ code: 20008, msg: 'The user does not exist.' }, 400);
    const { id, name, email } = person;
    const ids = { open_id: `ou_${id}`, union_id: `on_${id}`, tenant_key: 'tenant' };
    return json({
      code: 0,
      msg: 'success',
      data: { name, en_name: name, ...ids, email, enterprise_email: '' },
    });
  };

  return request => {
    const { path } = request;
    if (path.startsWith('/open-apis/authen/v1/authorize')) return authorize(request);
    if (path === '/open-apis/authen/v2/oauth/token') return token(request);
    if (path === '/open-apis/authen/v1/user_info') return userInfo(request);
    return { status: 404, body: 'not found' };
  };
}
