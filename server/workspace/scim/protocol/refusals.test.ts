import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import {
  makeScimTeam,
  scimPerson,
  scimTokenOf,
  userSchema,
  type ScimBody,
  type ScimTeam,
} from '../../../../test/fixtures/workspace/scim-client.ts';
import { startTestApp, type TestApp, type TestRequest } from '../../../../test/harness/app/test-app.ts';

let app: TestApp;
let made = 0;
let team: ScimTeam;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  team = await makeScimTeam(app, `scim-refused-${++made}`);
  app.world.pass(3_600_000);
});

const ask: ScimTeam['ask'] = (...call) => team.ask(...call);
const create: ScimTeam['create'] = (...call) => team.create(...call);

describe('a token', () => {
  const calls: [TestRequest['method'], string, object?][] = [
    ['GET', '/Users'],
    ['GET', '/Users/1'],
    ['POST', '/Users', scimPerson()],
    ['PUT', '/Users/1', scimPerson()],
    ['PATCH', '/Users/1', { Operations: [] }],
    ['DELETE', '/Users/1'],
    ['GET', '/ServiceProviderConfig'],
    ['GET', '/ResourceTypes'],
    ['GET', '/Schemas'],
    ['GET', '/Groups'],
  ];
  test.each(calls)('%s %s is refused without a valid one', async (method, path, body) => {
    const session = await app.signInAs(team.owner);
    for (const token of ['', 'x', `${team.secret}x`, team.secret.slice(1), session]) {
      const { status, body: refusal, reply } = await ask(method, path, body, token);
      expect([status, refusal.status, reply.headers['www-authenticate']]).toEqual([401, '401', 'Bearer']);
      expect(refusal).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] });
    }
    app.world.pass(3_600_000);
  });

  test('opens no call of the product', async () => {
    const reply = await app.inject({ method: 'POST', path: '/office/officeuser/info', token: team.secret });
    expect(reply.statusCode).toBe(401);
  });

  test('of another team sees and changes nothing', async () => {
    const { id } = (await create('li')).body;
    const stranger = await makeTeam(app.database.db, app.world, `scim-stranger-${made}`, { plan: 'team' });
    const theirs = await scimTokenOf(app, stranger);
    expect((await ask('GET', '/Users', undefined, theirs)).body.totalResults).toBe(0);
    for (const [method, body] of [
      ['GET'],
      ['PUT', scimPerson('li', { emails: [{ value: 'li@other.example' }] })],
      ['PATCH', { Operations: [{ op: 'replace', value: { active: false } }] }],
      ['DELETE'],
    ] as [TestRequest['method'], object?][])
      expect((await ask(method, `/Users/${id}`, body, theirs)).status).toBe(404);
    expect((await ask('POST', '/Users', scimPerson('wu'), theirs)).status).toBe(400);
    expect((await ask('GET', `/Users/${id}`)).body.active).toBe(true);
  });

  test('asks only so often, as does somebody who guesses', async () => {
    for (let guess = 0; guess < 60; guess++)
      expect((await ask('GET', '/Users', undefined, `guess-${guess}`)).status).toBe(401);
    const refused = await ask('GET', '/Users', undefined, 'guess');
    expect([refused.status, Number(refused.reply.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask('GET', '/Users')).status).toBe(200);
  });
});

describe('what the service says of itself', () => {
  test('is what it does: users without groups', async () => {
    const { body } = await ask('GET', '/ServiceProviderConfig');
    expect(body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      etag: { supported: false },
      filter: { supported: true, maxResults: 200 },
    });
    const types = (await ask('GET', '/ResourceTypes')).body;
    expect(types.Resources.map(({ id }) => id)).toEqual(['User']);
    expect((await ask('GET', '/ResourceTypes/User')).body).toMatchObject({
      endpoint: '/Users',
      schema: userSchema,
    });
    expect((await ask('GET', '/ResourceTypes/Group')).status).toBe(404);
    const schemas = (await ask('GET', '/Schemas')).body;
    expect(schemas.Resources.map(({ id }) => id)).toEqual([userSchema]);
    expect((await ask('GET', `/Schemas/${userSchema}`)).body).toMatchObject({ name: 'User' });
    const groups = await ask('GET', '/Groups');
    expect([groups.status, groups.body.detail]).toEqual([404, expect.stringContaining('Groups')]);
  });
});

describe('what makes no sense is refused in the form of the protocol', () => {
  const bodies: [string, object | string, number, string | undefined][] = [
    ['no JSON', '{"a":', 400, 'invalidSyntax'],
    ['nothing', '', 400, 'invalidValue'],
    ['a number', '1', 400, 'invalidValue'],
    ['a list', '[]', 400, 'invalidValue'],
    ['no user name', scimPerson('li', { userName: '' }), 400, 'invalidValue'],
    ['a user name that is no text', scimPerson('li', { userName: 5 }), 400, 'invalidValue'],
    ['a user name without end', scimPerson('li', { userName: 'x'.repeat(300) }), 400, 'invalidValue'],
    ['no address', { userName: 'li' }, 400, 'invalidValue'],
    ['an address that is none', scimPerson('li', { emails: [{ value: 'li' }] }), 400, 'invalidValue'],
    ['addresses that are no list', scimPerson('li', { emails: 'li@acme.example' }), 400, 'invalidValue'],
    ['active that is neither', scimPerson('li', { active: 'perhaps' }), 400, 'invalidValue'],
    ['a null byte', scimPerson('li', { displayName: 'a\0b' }), 400, 'invalidValue'],
    ['half a surrogate pair', scimPerson('li', { externalId: '\uD800' }), 400, 'invalidValue'],
    ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400, 'invalidSyntax'],
    ['2 MB', `"${'x'.repeat(2_000_000)}"`, 413, undefined],
  ];
  test.each(bodies)('a user: %s', async (_what, body, status, scimType) => {
    const { id } = (await create('zhao')).body;
    for (const answer of [await ask('POST', '/Users', body), await ask('PUT', `/Users/${id}`, body)]) {
      expect(answer).toMatchObject({ status, body: { status: String(status) } });
      expect(answer.body.scimType).toBe(scimType);
      expect(answer.body.detail).not.toMatch(/zod|kysely|select |\.ts\b/);
    }
    expect((await ask('GET', '/Users')).body.totalResults).toBe(1);
  });

  test('a content type that is none of JSON', async () => {
    const reply = await app.inject({
      method: 'POST',
      path: '/scim/v2/Users',
      token: team.secret,
      body: '<a/>',
      type: 'text/xml',
    });
    expect([reply.statusCode, reply.json<ScimBody>().status]).toEqual([415, '415']);
  });

  test('JSON by its own name is as good', async () => {
    const reply = await app.inject({
      method: 'POST',
      path: '/scim/v2/Users',
      token: team.secret,
      body: JSON.stringify(scimPerson()),
      type: 'application/json',
    });
    expect(reply.statusCode).toBe(201);
  });

  test.each(['0', '-1', 'x', '1e3', '9'.repeat(30), '%27', '__proto__'])('an id %s', async id => {
    for (const [method, body] of [
      ['GET'],
      ['PUT', scimPerson()],
      ['PATCH', { Operations: [{ op: 'replace', value: { active: false } }] }],
      ['DELETE'],
    ] as [TestRequest['method'], object?][])
      expect((await ask(method, `/Users/${id}`, body)).status).toBe(404);
  });
});
