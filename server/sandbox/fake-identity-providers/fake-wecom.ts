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

const fault = (errcode: number, errmsg: string): FakeReply => json({ errcode, errmsg });

/** WeCom: developer.work.weixin.qq.com/document/path/98152, 91039, 98176, 90196, 95833; errors: …/path/90313. */
export function fakeWecom(organisation: FakeOrganisation): FakeProvider {
  const { app } = organisation;
  const codes = fakeTickets<string>(organisation, 'code', 300);
  const tickets = fakeTickets<string>(organisation, 'ticket', 1800);
  const tokens = fakeTickets<true>(organisation, 'token', 7200);

  const login = (request: Parameters<FakeProvider>[0]): FakeReply => {
    const { query } = request;
    if (query.get('login_type') !== 'CorpApp') return wrongApp('login_type 参数错误');
    if (query.get('appid') !== app.clientId) return wrongApp('appid 参数错误');
    if (query.get('agentid') !== app.agentId) return wrongApp('agentid 参数错误');
    return answerLogin(organisation, request, {
      brand: '企业微信',
      path: '/wwlogin/sso/login',
      granted: ({ id }) => ({ code: codes.issue(id) }),
      // Whoever refuses comes back without a code.
      denied: {},
    });
  };

  const token = (query: URLSearchParams): FakeReply => {
    if (query.get('corpid') !== app.clientId) return fault(40013, 'invalid corpid');
    if (query.get('corpsecret') !== app.clientSecret) return fault(40001, 'invalid credential');
    return json({ errcode: 0, errmsg: 'ok', access_token: tokens.issue(true), expires_in: 7200 });
  };

  const userInfo = (query: URLSearchParams): FakeReply => {
    const code = codes.take(query.get('code') ?? '', true);
    if (code.state !== 'valid') return fault(40029, 'invalid code');
    return json({ errcode: 0, errmsg: 'ok', userid: code.what, user_ticket: tickets.issue(code.what) });
  };

  const user = (query: URLSearchParams): FakeReply => {
    const person = employeeOf(organisation, query.get('userid') ?? '');
    if (!person) return fault(60111, 'userid not found');
    const { id: userid, name, state } = person;
    // Addresses are given to the secret of the address book alone.
    return json({
      errcode: 0,
      errmsg: 'ok',
      userid,
      name,
      department: [1],
      status: state === 'active' ? 1 : 2,
    });
  };

  const detail = (request: Parameters<FakeProvider>[0]): FakeReply => {
    const ticket = tickets.take(bodyOf(request)['user_ticket'] ?? '');
    const person = ticket.state === 'valid' ? employeeOf(organisation, ticket.what) : undefined;
    if (!person) return fault(40082, 'invalid user_ticket');
    return json({ errcode: 0, errmsg: 'ok', userid: person.id, email: '', biz_mail: person.email });
  };

  return request => {
    const { path, query } = request;
    if (path.startsWith('/wwlogin/sso/login')) return login(request);
    if (path === '/cgi-bin/gettoken') return token(query);
    const known = tokens.take(query.get('access_token') ?? '');
    if (known.state === 'unknown') return fault(40014, 'invalid access_token');
    if (known.state === 'expired') return fault(42001, 'access_token expired');
    if (path === '/cgi-bin/auth/getuserinfo') return userInfo(query);
    if (path === '/cgi-bin/user/get') return user(query);
    if (path === '/cgi-bin/auth/getuserdetail') return detail(request);
    return { status: 404, body: 'not found' };
  };
}
