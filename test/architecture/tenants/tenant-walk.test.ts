import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import { disguise } from '../../../server/core/auth/password-cipher.ts';
import { loadSample } from '../../../server/sandbox/controls/service.ts';
import { clientOf, startTestApp, type TestRequest, type TestApp } from '../../harness/app/test-app.ts';
import {
  allEndpoints,
  asAddress,
  callOf,
  fieldsOf,
  parts,
  type Part,
  type Values,
} from '../../harness/app/all-endpoints.ts';
import { nastyValues } from './nasty-values.ts';
import { makeMember, makeTeam, type Account } from '../../fixtures/two-teams/two-teams.ts';

const endpoints = await allEndpoints();
const cases = endpoints.map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const guarded = cases.filter(([, { access }]) => access !== 'open');
const forOwners = cases.filter(([, { access }]) => access === 'owner');
const forOperators = cases.filter(([, { access }]) => access === 'operator');

let app: TestApp;
let operator: Account;
let stranger: Account;
let member: Account;
/** Sends malformed requests, in a team of its own so that other tests are not affected. */
let vandal: Account;
let tokens: { operator: string; stranger: string; member: string; vandal: string };

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  operator = await makeTeam(db, app.world, 'first-owner', { isOperator: true, plan: 'team' });
  member = await makeMember(db, app.world, operator.teamId, 'first-member');
  stranger = await makeTeam(db, app.world, 'second-owner');
  vandal = await makeTeam(db, app.world, 'vandal', { isOperator: true, plan: 'team' });
  await loadSample(db, app.world, { count: 300 });
  tokens = {
    operator: await app.signInAs(operator),
    stranger: await app.signInAs(stranger),
    member: await app.signInAs(member),
    vandal: await app.signInAs(vandal),
  };
});

afterAll(() => app.close());

function expectEnvelope(reply: LightMyRequestResponse): { code: number; msg: string; data: unknown } {
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.headers['content-type']).toContain('application/json');
  const body = reply.json<{ code: number; msg: string; data: unknown }>();
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['code', 'msg', 'data']));
  return body;
}

/** Paths outside the contract: for machines, for readers, and the web's files. */
const besides =
  /^\/(healthz|readyz|metrics|openapi\.json|docs(\/.*)?|help(\/.*)?|assets\/.*|m\/[ot]\/:token|office\/api\/senders\/oauth\/callback|office\/api\/pay\/notify\/:channel|scim\/v2\/.+|office\/api\/creator-connect\/callback|m\/c\/:token\/:link|u\/:token|index\.html(\.br)?)?$|^\/[\w-]+\.(svg|ico|png|txt)$/;

describe('the contract and the app', () => {
  test('serve the same calls', () => {
    const served = app.routes.filter(({ path }) => !besides.test(path));
    expect(served.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      cases.map(([name]) => name).toSorted(),
    );
  });

  test('hold calls of each kind', () => {
    for (const access of ['open', 'account', 'owner', 'operator']) {
      expect(endpoints.map(endpoint => endpoint.access)).toContain(access);
    }
  });
});

async function ask(endpoint: Endpoint, values: Values, token?: string): Promise<LightMyRequestResponse> {
  return app.inject({ ...callOf(endpoint, values), ...(token ? { token } : {}) });
}

describe('without a right', () => {
  test.each(guarded)('%s refuses anonymous callers', async (_name, endpoint) => {
    const wrong = ['', 'x', tokens.operator.slice(1), `${tokens.operator}x`, 'x'.repeat(5000)];
    for (const token of wrong) {
      const reply = await ask(endpoint, {}, token);
      expect([reply.statusCode, expectEnvelope(reply).code, expectEnvelope(reply).data]).toEqual([
        401,
        401,
        null,
      ]);
    }
    for (const authorization of [`Basic ${tokens.operator}`, tokens.operator, `Bearer`, 'Bearer \u00e9']) {
      const reply = await app.inject({ ...callOf(endpoint, {}), headers: { authorization } });
      expect([authorization, reply.statusCode]).toEqual([authorization, 401]);
    }
  });

  test.each(forOperators)('%s refuses a sub-account and another team', async (_name, endpoint) => {
    for (const token of [tokens.member, tokens.stranger]) {
      const reply = await ask(endpoint, {}, token);
      expect([reply.statusCode, expectEnvelope(reply).data]).toEqual([403, null]);
    }
  });

  test.each(forOwners)('%s refuses a sub-account', async (_name, endpoint) => {
    const reply = await ask(endpoint, {}, tokens.member);
    expect([reply.statusCode, expectEnvelope(reply).data]).toEqual([403, null]);
  });

  test.each(forOperators)('%s lets the operator in', async (_name, endpoint) => {
    expect((await ask(endpoint, {}, tokens.operator)).statusCode).not.toBe(403);
  });
});

describe('another team', () => {
  /** Every id of the first team, in every parameter of a call. */
  function attempts(endpoint: Endpoint): Values[] {
    const ids = [operator.teamId, operator.accountId, member.accountId];
    return ids.map(id => ({
      params: Object.fromEntries(
        fieldsOf(endpoint.params).map(name => [name, name === 'platform' ? 'tiktok' : id]),
      ),
      query: Object.fromEntries(
        fieldsOf(endpoint.query).flatMap(name => (/id$/i.test(name) ? [[name, id]] : [])),
      ),
    }));
  }

  const marks = /first-(owner|member)/;

  async function seen(token: string, calls = guarded): Promise<string[]> {
    const found = [];
    for (const [name, endpoint] of calls.filter(([, { path }]) => path !== '/auth/token/logout')) {
      for (const values of attempts(endpoint)) {
        const reply = await ask(endpoint, values, token);
        expect([name, reply.statusCode < 500]).toEqual([name, true]);
        if (marks.test(reply.body)) found.push(name);
      }
    }
    return found;
  }

  test('never sees data of the first', async () => {
    expect(await seen(tokens.stranger)).toEqual([]);
  });

  test('the first itself does', async () => {
    const reading = guarded.filter(([, { method }]) => method === 'GET' || method === 'POST');
    expect(await seen(tokens.operator, reading)).toContain('POST /office/officeuser/info');
  });

  test('gets no menu but its own', async () => {
    const menuOf = (teamId: number, token: string) =>
      app.inject({ method: 'GET', path: `/office/api/team/menu/${teamId}`, token });
    expect((await menuOf(operator.teamId, tokens.stranger)).statusCode).toBe(403);
    expect((await menuOf(stranger.teamId, tokens.stranger)).statusCode).toBe(200);
    const menusOf = async (token: string) => {
      const { menus } = (await menuOf(operator.teamId, token)).json<{ data: { menus: unknown } }>().data;
      return JSON.stringify(menus);
    };
    expect(await menusOf(tokens.operator)).toContain('/operator/jobs');
    expect(await menusOf(tokens.member)).not.toContain('/operator/jobs');
  });
});

describe('garbage', () => {
  /** Paths, SQL, stack frames or internal names, which must not reach clients. */
  const inside = /\n\s+at |node_modules|\.ts\b|select |syntax error|invalid input|violates|pg_|kysely|zod/i;

  /** Endpoints that send a file do not reply with an envelope. */
  const fileTypes = new Set(endpoints.flatMap(({ sends = [] }) => sends));

  function expectAnswer(what: string, reply: LightMyRequestResponse): void {
    expect([what, reply.statusCode < 500, reply.body.slice(0, 300)]).toEqual([
      what,
      true,
      expect.any(String),
    ]);
    if (reply.statusCode === 200 && fileTypes.has(String(reply.headers['content-type']))) return;
    const { code, msg } = expectEnvelope(reply);
    if (code !== 0) expect(msg, what).not.toMatch(inside);
    expect(msg, what).not.toMatch(/[:：{]$|\{\w+\}/);
  }

  /** The credentials of the endpoint, so that malformed values reach the code behind the check. */
  function credentials(endpoint: Endpoint): Partial<TestRequest> {
    if (endpoint.path !== '/auth/oauth/token') return { token: tokens.vandal };
    return { headers: { authorization: `Basic ${clientOf(app.env)}` } };
  }

  function soundValues(endpoint: Endpoint): Values {
    const sound: Record<string, unknown> = {
      id: vandal.teamId,
      platform: 'tiktok',
      grant_type: 'password',
      username: `${app.env.AUTH_USER_PREFIX}nobody`,
      // Rejected before the hashing, which is slow.
      password: 'plain',
    };
    const pick = (part: Part) =>
      Object.fromEntries(
        fieldsOf(endpoint[part])
          .filter(name => name in sound)
          .map(name => [name, sound[name]]),
      );
    return { params: pick('params'), query: pick('query'), ...(endpoint.body ? { body: pick('body') } : {}) };
  }

  const harmless = cases.filter(([, { path }]) => path !== '/auth/token/logout');

  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

  /** Undeclared values are not inspected: one of each kind is enough. */
  const oneOfEachKind = [...new Map(nastyValues.map(each => [kindOf(each[1]), each])).values()];
  const fieldsToTry = (endpoint: Endpoint, part: Part) => [
    ...fieldsOf(endpoint[part]).map(field => ({ field, values: nastyValues })),
    ...(part === 'params' ? [] : ['unknown', '__proto__']).map(field => ({ field, values: oneOfEachKind })),
  ];

  /** Why the contract refuses these values; undefined if they reach the code behind it. */
  function refusalOf(endpoint: Endpoint, part: Part, values: Record<string, unknown>): string | undefined {
    const error = endpoint[part]?.safeParse(part === 'body' ? values : asAddress(values)).error;
    return error?.issues.map(({ code, path }) => `${code} ${path.join('.')}`).join();
  }

  test.each(harmless)(
    '%s in one field',
    async (name, endpoint) => {
      const sound = soundValues(endpoint);
      for (const part of parts) {
        // The contract refuses most values, in few ways: the reply to each way is looked at once.
        const refusals = new Set<string>();
        for (const { field, values: tried } of fieldsToTry(endpoint, part)) {
          for (const [what, value] of tried) {
            const filled = { ...sound[part], [field]: value };
            const refusal = refusalOf(endpoint, part, filled);
            if (refusal !== undefined && refusals.has(refusal)) continue;
            if (refusal !== undefined) refusals.add(refusal);
            const values = { ...sound, [part]: filled };
            const reply = await app.inject({ ...callOf(endpoint, values), ...credentials(endpoint) });
            expectAnswer(`${name} ${part}.${field} = ${what}`, reply);
          }
        }
      }
    },
    120_000,
  );

  test.each(harmless)(
    '%s in every field',
    async (name, endpoint) => {
      const refusals = new Set<string>();
      for (const [what, value] of nastyValues) {
        const fill = (part: Part) =>
          Object.fromEntries(fieldsOf(endpoint[part]).map(field => [field, value]));
        const refusal = parts.map(part => refusalOf(endpoint, part, fill(part))).join('; ');
        if (refusals.has(refusal)) continue;
        if (/\w/.test(refusal)) refusals.add(refusal);
        const values = {
          params: fill('params'),
          query: fill('query'),
          ...(endpoint.body ? { body: fill('body') } : {}),
        };
        expectAnswer(
          `${name} = ${what}`,
          await app.inject({ ...callOf(endpoint, values), ...credentials(endpoint) }),
        );
      }
    },
    60_000,
  );

  test('behind the disguise of the sign-in', async () => {
    const { AUTH_USER_PREFIX: prefix, AUTH_PASSWORD_KEY: key } = app.env;
    for (const [what, value] of nastyValues) {
      const text = (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 150);
      const body = { grant_type: 'password', username: prefix + text, password: disguise(text, key) };
      const headers = { authorization: `Basic ${clientOf(app.env)}` };
      const reply = await app.inject({ method: 'POST', path: '/auth/oauth/token', body, headers });
      expectAnswer(`sign-in as ${what}`, reply);
      expect([what, [400, 1001, 1002]]).toEqual([
        what,
        expect.arrayContaining([reply.json<{ code: number }>().code]),
      ]);
    }
  });

  const posts = harmless.filter(([, { method }]) => method !== 'GET');
  const bodies: [string, string, string, number[]][] = [
    ['no JSON', 'application/json', '{"a":', [400]],
    ['a number', 'application/json', '1', [200, 400, 404]],
    ['null', 'application/json', 'null', [200, 400, 404]],
    ['a list', 'application/json', '[1]', [200, 400, 404]],
    ['nothing', 'application/json', '', [200, 400, 404]],
    ['10,000 brackets', 'application/json', '['.repeat(10_000), [400]],
    ['a prototype', 'application/json', '{"__proto__":{"a":1}}', [400]],
    ['2 MB', 'application/json', `"${'x'.repeat(2_000_000)}"`, [413]],
    ['2 MB of a form', 'application/x-www-form-urlencoded', 'x'.repeat(2_000_000), [413]],
    ['broken escapes', 'application/x-www-form-urlencoded', 'username=%E0%A4%A&=&&x', [200, 400, 404]],
    ['an unknown type', 'text/xml', '<a/>', [415]],
    ['a type that is none', ';;;', 'a', [415]],
  ];

  test.each(posts)('%s in the body', async (name, endpoint) => {
    for (const [what, type, body, statuses] of bodies) {
      const call = callOf(endpoint, { params: soundValues(endpoint).params ?? {} });
      const reply = await app.inject({ ...call, ...credentials(endpoint), type, body });
      expectAnswer(`${name} body ${what}`, reply);
      const status = [what, reply.statusCode, reply.body];
      expect(statuses.map(each => [what, each, reply.body])).toContainEqual(status);
    }
  });

  const paths = [
    ['/kol/api/nothing', 404],
    ['/auth/oauth/token/more', 404],
    ['/office/%E0%A4%A', 400],
    ['/kol/api/creators/tiktok/%00', 400],
    [`/kol/api/creators/tiktok/${'9'.repeat(3000)}`, 400],
    ['/kol/api//creators', 404],
    ['/assets/%2e%2e%2f%2e%2e%2fpackage.json', 404],
  ] as const;

  test.each(paths)('in the path: %s', async (path, status) => {
    const reply = await app.inject({ method: 'GET', path, token: tokens.vandal });
    expectAnswer(path, reply);
    expect(reply.statusCode).toBe(status);
  });
});

/** Runs last, because it ends the sessions of the other tests. */
describe('a session that is over', () => {
  let token: string;
  beforeAll(async () => {
    token = await app.signInAs(member);
    expect((await app.inject({ method: 'DELETE', path: '/auth/token/logout', token })).statusCode).toBe(200);
  });

  test.each(guarded)('%s refuses one that was signed out', async (_name, endpoint) => {
    const reply = await ask(endpoint, {}, token);
    expect([reply.statusCode, expectEnvelope(reply).code]).toEqual([401, 401]);
  });

  test('a new sign-in ends the one before', async () => {
    const before = await app.signInAs(member);
    const after = await app.signInAs(member);
    const info = (token: string) => app.inject({ method: 'POST', path: '/office/officeuser/info', token });
    expect([(await info(before)).statusCode, (await info(after)).statusCode]).toEqual([401, 200]);
  });

  test('every call refuses one that has expired', async () => {
    const token = await app.signInAs(operator);
    const info = () => app.inject({ method: 'POST', path: '/office/officeuser/info', token });
    app.world.pass(12 * 3600 * 1000 - 1);
    expect((await info()).statusCode).toBe(200);
    app.world.pass(1);
    for (const [name, endpoint] of guarded) {
      const reply = await ask(endpoint, {}, token);
      expect([name, reply.statusCode, expectEnvelope(reply).code]).toEqual([name, 401, 401]);
    }
  });
});
