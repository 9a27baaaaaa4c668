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

const refuse = (code: string, message: string, status = 400): FakeReply =>
  json({ code, message, requestid: 'sandbox' }, status);
const fault = (errcode: number, errmsg: string): FakeReply =>
  json({ errcode, errmsg, request_id: 'sandbox' });
const found = (result: object): FakeReply =>
  json({ errcode: 0, errmsg: 'ok', result, request_id: 'sandbox' });

const wrongSecret = refuse('invalidClientIdOrSecret', '无效的clientId或者clientSecret');
const wrongCode = refuse('invalidParameter.authCode.notFound', '不合法的临时授权码');

/**
 * DingTalk: open.dingtalk.com/document/orgapp/obtain-identity-credentials, …/obtain-user-token,
 * …/dingtalk-retrieve-user-information, …/obtain-the-access_token-of-an-internal-app, …/query-a-user-by-the-union-id and
 * …/query-user-details. Whoever is gone from the organisation still has DingTalk, as do strangers to it.
 */
export function fakeDingtalk(organisation: FakeOrganisation): FakeProvider {
  const { app, people } = organisation;
  const codes = fakeTickets<string>(organisation, 'code', 300);
  const persons = fakeTickets<string>(organisation, 'person', 7200);
  const apps = fakeTickets<true>(organisation, 'app', 7200);

  const authorize = (request: Parameters<FakeProvider>[0]): FakeReply => {
    const { query } = request;
    if (query.get('client_id') !== app.clientId) return wrongApp('client_id 不存在');
    if (query.get('response_type') !== 'code') return wrongApp('response_type 参数错误');
    return answerLogin(organisation, request, {
      brand: '钉钉',
      path: '/oauth2/auth',
      granted: ({ id }) => {
        const code = codes.issue(id);
        return { authCode: code, code };
      },
      denied: { error: 'access_denied' },
    });
  };

  const userToken = (request: Parameters<FakeProvider>[0]): FakeReply => {
    const { clientId, clientSecret, code = '', grantType } = bodyOf(request);
    if (clientId !== app.clientId || clientSecret !== app.clientSecret) return wrongSecret;
    if (grantType !== 'authorization_code') return refuse('invalidParameter.grantType', '不合法的grantType');
    const taken = codes.take(code, true);
    if (taken.state !== 'valid') return wrongCode;
    const accessToken = persons.issue(taken.what);
    return json({ accessToken, refreshToken: `refresh-${accessToken}`, expireIn: 7200, corpId: 'dingcorp' });
  };

  const me = ({ headers }: Parameters<FakeProvider>[0]): FakeReply => {
    const token = persons.take(headers['x-acs-dingtalk-access-token'] ?? '');
    const person = token.state === 'valid' ? people.find(({ id }) => id === token.what) : undefined;
    if (!person) return refuse('InvalidAuthentication', '不合法的access_token', 403);
    // The address is what the person says of themselves.
    const own = { nick: person.name, email: `boss@${person.id}.example`, openId: `o${person.id}` };
    return json({ ...own, unionId: `u${person.id}`, stateCode: '86' });
  };

  const appToken = (request: Parameters<FakeProvider>[0]): FakeReply => {
    const { appKey, appSecret } = bodyOf(request);
    if (appKey !== app.clientId || appSecret !== app.clientSecret) return wrongSecret;
    return json({ accessToken: apps.issue(true), expireIn: 7200 });
  };

  const byUnionId = (request: Parameters<FakeProvider>[0]): FakeReply => {
    const person = employeeOf(organisation, (bodyOf(request)['unionid'] ?? '').replace(/^u/, ''));
    // Whoever is switched off is taken out of the organisation.
    if (person?.state !== 'active') return fault(60121, '找不到该用户');
    return found({ contact_type: 0, userid: `m${person.id}` });
  };

  const details = (request: Parameters<FakeProvider>[0]): FakeReply => {
    const person = employeeOf(organisation, (bodyOf(request)['userid'] ?? '').replace(/^m/, ''));
    if (!person) return fault(60121, '找不到该用户');
    const { id, name, email } = person;
    return found({ userid: `m${id}`, unionid: `u${id}`, name, email: '', org_email: email, active: true });
  };

  return request => {
    const { path, query } = request;
    if (path.startsWith('/oauth2/auth')) return authorize(request);
    if (path === '/v1.0/oauth2/userAccessToken') return userToken(request);
    if (path === '/v1.0/contact/users/me') return me(request);
    if (path === '/v1.0/oauth2/accessToken') return appToken(request);
    if (!path.startsWith('/topapi/')) return { status: 404, body: 'not found' };
    if (apps.take(query.get('access_token') ?? '').state !== 'valid')
      return fault(40014, '不合法的access_token');
    if (path === '/topapi/user/getbyunionid') return byUnionId(request);
    if (path === '/topapi/v2/user/get') return details(request);
    return { status: 404, body: 'not found' };
  };
}
