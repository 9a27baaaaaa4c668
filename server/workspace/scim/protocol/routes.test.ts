import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeMember } from '../../../../test/fixtures/two-teams/two-teams.ts';
import {
  makeScimTeam,
  scimPerson,
  userSchema,
  type ScimTeam,
} from '../../../../test/fixtures/workspace/scim-client.ts';
import { cheapHash } from '../../../../test/harness/app/cheap-password.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { setWorkAddress } from '../../single-sign-on/provisioned-member.ts';

let app: TestApp;
let made = 0;
let team: ScimTeam;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  team = await makeScimTeam(app, `scim-owner-${++made}`);
  app.world.pass(3_600_000);
});

const ask: ScimTeam['ask'] = (...call) => team.ask(...call);
const create: ScimTeam['create'] = (...call) => team.create(...call);
const patch: ScimTeam['patch'] = (...call) => team.patch(...call);
const find: ScimTeam['find'] = (...call) => team.find(...call);
const asOwner = <T>(work: Parameters<typeof asTeam<T>>[2]) =>
  asTeam(app.database.db, team.owner.teamId, work);

/** A page that the person has open. */
async function signedInPage(id: string): Promise<() => Promise<number>> {
  const password = 'correct horse';
  const { username } = await asOwner(db =>
    db
      .updateTable('accounts')
      .set({ password_hash: cheapHash(password).hash })
      .where('id', '=', Number(id))
      .returning('username')
      .executeTakeFirstOrThrow(),
  );
  const token = await app.signInAs({ username, password });
  return async () =>
    (await app.inject({ method: 'POST', path: '/office/officeuser/info', token })).statusCode;
}

describe('as Okta talks (developer.okta.com/docs/api/openapi/okta-scim/guides/scim-20)', () => {
  test('it tests the connection, makes somebody, changes them and lets them go', async () => {
    const first = await ask('GET', '/Users?startIndex=1&count=2');
    expect(first).toMatchObject({
      status: 200,
      body: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
        totalResults: 0,
        startIndex: 1,
        itemsPerPage: 0,
        Resources: [],
      },
    });
    const asked = '/Users?filter=userName%20eq%20%22test.user%40acme.example%22&startIndex=1&count=100';
    expect((await ask('GET', asked)).body.totalResults).toBe(0);

    const user = {
      schemas: [userSchema],
      userName: 'test.user@acme.example',
      name: { givenName: 'Test', familyName: 'User' },
      emails: [{ primary: true, value: 'test.user@acme.example', type: 'work' }],
      displayName: 'Test User',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
      active: true,
    };
    const created = await ask('POST', '/Users', user);
    const { id } = created.body;
    expect(created.status).toBe(201);
    expect(created.reply.headers['location']).toBe(`http://starbridge.test/scim/v2/Users/${id}`);
    const shown = {
      schemas: [userSchema],
      id,
      externalId: '00ujl29u0le5T6Aj10h7',
      userName: 'test.user@acme.example',
      name: { formatted: 'Test User', givenName: 'Test', familyName: 'User' },
      displayName: 'Test User',
      emails: [{ value: 'test.user@acme.example', type: 'work', primary: true }],
      active: true,
    };
    expect(created.body).toMatchObject(shown);
    expect(created.reply.body).not.toContain('1mz050nq');
    expect((await ask('GET', asked)).body.Resources).toMatchObject([shown]);
    expect((await ask('GET', `/Users/${id}`)).body).toMatchObject(shown);

    const renamed = await ask('PUT', `/Users/${id}`, { ...user, id, displayName: 'Test Other' });
    expect(renamed).toMatchObject({
      status: 200,
      body: { ...shown, name: { formatted: 'Test Other' }, displayName: 'Test Other' },
    });

    const page = await signedInPage(id);
    expect(await page()).toBe(200);
    expect(await patch(id, { op: 'replace', value: { active: false } })).toMatchObject({
      status: 200,
      body: { id, active: false },
    });
    expect(await page()).toBe(401);
    expect((await ask('GET', `/Users/${id}`)).body.active).toBe(false);
    expect((await patch(id, { op: 'replace', value: { active: true } })).body.active).toBe(true);
    expect(await page()).toBe(401);
  });
});

describe('as Entra ID talks (learn.microsoft.com/entra/identity/app-provisioning/use-scim-to-provision-users-and-groups)', () => {
  test('it looks for somebody, makes them, updates parts, and disables and deletes them', async () => {
    expect((await find('externalId eq "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef"')).body.totalResults).toBe(0);
    const created = await ask('POST', '/Users', {
      schemas: [userSchema, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: 'Test_User_ab6490ee@acme.example',
      active: 'True',
      emails: [{ primary: true, type: 'work', value: 'Test_User_fd0ea19b@Acme.example' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
      roles: [],
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Sales' },
    });
    expect(created).toMatchObject({
      status: 201,
      body: {
        userName: 'Test_User_ab6490ee@acme.example',
        emails: [{ value: 'test_user_fd0ea19b@acme.example' }],
        active: true,
      },
    });
    const { id } = created.body;
    expect((await find('userName eq "TEST_USER_AB6490EE@acme.example"')).body.Resources[0]?.id).toBe(id);

    const updated = await patch(
      id,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@acme.example' },
      { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
      { op: 'Add', path: 'title', value: 'Manager' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+1 425' },
      {
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'Sales',
      },
    );
    expect(updated).toMatchObject({
      status: 200,
      body: {
        emails: [{ value: 'updatedemail@acme.example' }],
        name: { givenName: 'givenName', familyName: 'updatedFamilyName' },
      },
    });
    const other = await patch(id, { op: 'Replace', path: 'userName', value: '5b50642d@acme.example' });
    expect(other.body.userName).toBe('5b50642d@acme.example');

    const page = await signedInPage(id);
    const disabled = await patch(id, { op: 'Replace', path: 'active', value: 'False' });
    expect([disabled.status, disabled.body.active, await page()]).toEqual([200, false, 401]);
    expect((await ask('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await ask('GET', `/Users/${id}`)).status).toBe(404);
    expect((await find('userName eq "5b50642d@acme.example"')).body.totalResults).toBe(0);
  });
});

describe('users', () => {
  test('are members with a seat, and get a user name of their own', async () => {
    const { body } = await create('li');
    const [account] = await asOwner(db =>
      db.selectFrom('accounts').selectAll().where('id', '=', Number(body.id)).execute(),
    );
    expect(account).toMatchObject({ nickname: 'li Wang', role: 'member', phone: '', disabled_at: null });
  });

  test('come in pages', async () => {
    for (const name of ['a', 'b', 'c']) await create(name);
    const names = async (query: string) => {
      const { body } = await ask('GET', `/Users?${query}`);
      return [body.totalResults, body.Resources.map(user => user.userName.slice(0, 1)).join('')];
    };
    expect(await names('')).toEqual([3, 'abc']);
    expect(await names('startIndex=2&count=1')).toEqual([3, 'b']);
    expect(await names('startIndex=0&count=2')).toEqual([3, 'ab']);
    expect(await names('count=0')).toEqual([3, '']);
    expect(await names('count=-5')).toEqual([3, '']);
    expect(await names('startIndex=999999999')).toEqual([3, '']);
    for (const query of ['count=many', 'startIndex=1.5', 'filter=id&filter=id'])
      expect((await ask('GET', `/Users?${query}`)).status).toBe(400);
  });

  test('are found by what a filter says', async () => {
    const { id } = (await create('a')).body;
    await create('b');
    const names = async (filter: string) =>
      (await find(filter)).body.Resources.map(user => user.userName.slice(0, 1)).join('');
    expect(await names(`id eq "${id}"`)).toBe('a');
    expect(await names('externalId eq "ext-b"')).toBe('b');
    expect(await names('emails.value eq "A@acme.example"')).toBe('a');
    expect(await names('emails[type eq "work"].value eq "b@acme.example"')).toBe('b');
    expect(await names('userName eq "a@acme.example" or externalId eq "ext-b"')).toBe('ab');
    expect(await names('userName eq "a@acme.example" and externalId eq "ext-b"')).toBe('');
    expect(await names('id eq "nobody"')).toBe('');
    expect(await names(`userName eq "' or 1=1 --"`)).toBe('');
    expect(await find('displayName co "a"')).toMatchObject({
      status: 400,
      body: { scimType: 'invalidFilter' },
    });
  });

  test('are unique by user name and by address', async () => {
    await create('li');
    const taken = { status: 409, body: { scimType: 'uniqueness', status: '409' } };
    expect(await create('li')).toMatchObject(taken);
    expect(
      await create('li', { userName: 'LI@ACME.example', emails: [{ value: 'x@acme.example' }] }),
    ).toMatchObject(taken);
    expect(await create('li', { userName: 'another' })).toMatchObject(taken);
    const { id } = (await create('wu')).body;
    expect(await patch(id, { op: 'replace', path: 'userName', value: 'li@acme.example' })).toMatchObject(
      taken,
    );
    expect(
      await patch(id, { op: 'replace', path: 'emails', value: [{ value: 'li@acme.example' }] }),
    ).toMatchObject(taken);
    const twice = await Promise.all([create('he'), create('he')]);
    expect(new Set(twice.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  test('must have an address of a domain that the team has proved', async () => {
    const elsewhere = { emails: [{ value: 'li@other.example' }] };
    const refused = {
      status: 400,
      body: { scimType: 'invalidValue', detail: expect.stringContaining('other.example') },
    };
    expect(await create('li', elsewhere)).toMatchObject(refused);
    const { id } = (await create('li')).body;
    expect(await ask('PUT', `/Users/${id}`, scimPerson('li', elsewhere))).toMatchObject(refused);
    expect(await patch(id, { op: 'replace', value: elsewhere })).toMatchObject(refused);
    expect((await ask('GET', `/Users/${id}`)).body).toMatchObject({
      emails: [{ value: 'li@acme.example' }],
    });
    expect(await create('wu', { emails: [{ value: 'wu@acme.example.other.example' }] })).toMatchObject({
      status: 400,
    });
  });

  test('need a seat of the plan', async () => {
    await app.givePlan(team.owner.username, 'free');
    expect(await create('li')).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('sub-account') },
    });
    expect((await ask('GET', '/Users')).body.totalResults).toBe(0);
  });

  test('who left keep their seat and their account, and come back to it', async () => {
    const { id } = (await create('li')).body;
    expect((await ask('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await ask('DELETE', `/Users/${id}`)).status).toBe(404);
    expect((await patch(id, { op: 'replace', value: { active: true } })).status).toBe(404);
    const again = await create('li', { externalId: 'ext-new' });
    expect(again).toMatchObject({ status: 201, body: { id, active: true, externalId: 'ext-new' } });
  });

  test('who signed in by the provider before keep their account', async () => {
    const member = await makeMember(app.database.db, app.world, team.owner.teamId, `before-${made}`);
    const address = { accountId: member.accountId, email: 'li@acme.example' };
    await asOwner(db => setWorkAddress(db, app.world, team.owner.teamId, address));
    expect((await create('li')).body.id).toBe(String(member.accountId));
  });

  test('may be made disabled', async () => {
    expect((await create('li', { active: false })).body.active).toBe(false);
  });

  test('keep what a replacement does not say about signing in', async () => {
    const { id } = (await create('li', { active: false })).body;
    const { active: _, ...rest } = scimPerson('li', { displayName: '李' });
    expect((await ask('PUT', `/Users/${id}`, rest)).body).toMatchObject({
      active: false,
      displayName: '李',
    });
  });

  test('keep a name that they gave themselves until the provider says another', async () => {
    const { id } = (await create('li')).body;
    const nickname = async () =>
      (
        await asOwner(db =>
          db.selectFrom('accounts').select('nickname').where('id', '=', Number(id)).execute(),
        )
      )[0]?.nickname;
    await asOwner(db =>
      db.updateTable('accounts').set({ nickname: '小李' }).where('id', '=', Number(id)).execute(),
    );
    await patch(id, { op: 'replace', path: 'externalId', value: 'other' });
    expect(await nickname()).toBe('小李');
    await patch(id, { op: 'replace', path: 'displayName', value: '李'.repeat(60) });
    expect(await nickname()).toBe('李'.repeat(40));
  });

  test('the main account cannot be disabled', async () => {
    const address = { accountId: team.owner.accountId, email: 'boss@acme.example' };
    await asOwner(db => setWorkAddress(db, app.world, team.owner.teamId, address));
    const { id } = (await create('boss')).body;
    expect(id).toBe(String(team.owner.accountId));
    const refused = { status: 403, body: { detail: expect.stringMatching(/main account/i) } };
    expect(await patch(id, { op: 'replace', value: { active: false } })).toMatchObject(refused);
    expect(await ask('DELETE', `/Users/${id}`)).toMatchObject(refused);
    expect((await ask('GET', `/Users/${id}`)).body.active).toBe(true);
  });
});
