import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCreatorEmails, preferEmail, unlockEmails } from '../../../contract/creators/creator-emails.ts';
import { countFacet, getCreator, searchCreators } from '../../../contract/creators/search/creator-search.ts';
import { getList } from '../../../contract/creators/lists.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { csvOf, ListImportFixture, tiktok } from '../../../test/fixtures/creators/list-import-fixture.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { addressesOf } from '../shared/open-addresses.ts';

let app: TestApp;
let ours: ListImportFixture;
let theirs: ListImportFixture;
let made = 0;
let name: string;
/** Handles that no spelling check takes for each other. */
const handles = [
  'amberfox',
  'birchlake',
  'cedarwind',
  'deltarose',
  'embermoon',
  'fjordsong',
  'grovepine',
  'hazelbird',
  'ivystone',
  'junewater',
];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.world.pass(60_000);
  name = handles[made++] ?? '';
  ours = await ListImportFixture.open(app, `ours-${made}`, 'team');
  theirs = await ListImportFixture.open(app, `theirs-${made}`, 'team');
});

async function idOf(handle: string): Promise<number> {
  const { db } = app.database;
  const row = await db.selectFrom('creators').select('id').where('handle', '=', handle).executeTakeFirst();
  return row?.id ?? 0;
}
const emails = async (team: ListImportFixture, id: number) =>
  (await callApp(app, getCreatorEmails, { token: team.tokens.owner, params: { id } })).data;
const open = async (team: ListImportFixture, id: number) =>
  (await emails(team, id)).unlocked.map(({ address }) => address);
const unlock = async (team: ListImportFixture, ids: number[], max?: number) =>
  (
    await callApp(app, unlockEmails, {
      token: team.tokens.owner,
      body: { selection: { of: 'ids', ids }, ...(max !== undefined && { max }) },
    })
  ).data;
const detail = async (team: ListImportFixture, id: number) =>
  (await callApp(app, getCreator, { token: team.tokens.owner, params: { platform: 'tiktok', id } })).data;
const knows = async (handle: string, emails: string[] = []) => {
  const record = { type: 'creator', platform: 'tiktok', handle, name: `Known ${handle}`, emails } as const;
  await writeRecords(app.database.db, app.world, 'file', [record]);
  return idOf(handle);
};

describe('what a team imports is the team’s', () => {
  it('for a creator that nobody knew: address and name', async () => {
    await ours.importAll('a.csv', csvOf('link,name,email', `${tiktok(name)},Our Ann,ann@${name}.test`));
    const id = await idOf(name);
    expect(await emails(ours, id)).toMatchObject({
      total: 1,
      unlocked: [{ address: `ann@${name}.test`, source: 'imported', isImported: true }],
      locked: 0,
      cost: 0,
    });
    expect(await emails(theirs, id)).toMatchObject({ total: 0, unlocked: [], locked: 0, cost: 0 });
    expect(await unlock(theirs, [id])).toMatchObject({ creators: 0, taken: 0, withoutAddress: 1 });
    expect(await open(theirs, id)).toEqual([]);
    expect(await detail(ours, id)).toMatchObject({ name: 'Our Ann', handle: name, hasEmail: true });
    expect(await detail(theirs, id)).toMatchObject({ name, handle: name, hasEmail: false });
    const { db } = app.database;
    const stored = await db.selectFrom('creators').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toMatch(/ann/i);
    const words = db.selectFrom('search_terms').select('word').where('word', '=', 'ann');
    expect(await words.execute()).toEqual([]);
  });

  it('for a creator that the catalogue knows: the address, but not the name', async () => {
    const id = await knows(`${name}_known`, [`public@${name}.test`]);
    app.world.pass(1000);
    const row = `${tiktok(`${name}_known`)},Mine,own@${name}.test`;
    await ours.importAll('a.csv', csvOf('link,name,email', row));
    expect(await emails(ours, id)).toMatchObject({ total: 2, locked: 1, cost: 1 });
    expect(await open(ours, id)).toEqual([`own@${name}.test`]);
    expect(await emails(theirs, id)).toMatchObject({ total: 1, unlocked: [], locked: 1 });
    expect((await detail(ours, id)).name).toBe(`Known ${name}_known`);
    await unlock(theirs, [id]);
    expect(await open(theirs, id)).toEqual([`public@${name}.test`]);
  });

  it('in the two teams that name the same creator, each its own', async () => {
    await ours.importAll('a.csv', csvOf('link,name,email', `${tiktok(name)},Our Ann,ours@${name}.test`));
    await theirs.importAll(
      'b.csv',
      csvOf('link,name,email', `${tiktok(name)},Their Ann,theirs@${name}.test`),
    );
    const id = await idOf(name);
    expect([await open(ours, id), await open(theirs, id)]).toEqual([
      [`ours@${name}.test`],
      [`theirs@${name}.test`],
    ]);
    expect([(await detail(ours, id)).name, (await detail(theirs, id)).name]).toEqual([
      'Our Ann',
      'Their Ann',
    ]);
    const listed = async (team: ListImportFixture, keyword: string) => {
      const of = { token: team.tokens.owner, params: { id: team.listId }, query: { keyword } };
      return (await callApp(app, getList, of)).data.members.map(member => member.name);
    };
    expect(await listed(ours, 'our ann')).toEqual(['Our Ann']);
    expect(await listed(ours, 'their')).toEqual([]);
  });

  it('in a search by the name', async () => {
    await ours.importAll('a.csv', csvOf('link,name', `${tiktok(name)},Zdeněk Quux ${made}`));
    const found = async (team: ListImportFixture, query: object) => {
      const asked = { platform: 'tiktok', ...query } as const;
      const { data } = await callApp(app, searchCreators, { token: team.tokens.owner, query: asked });
      return data.creators.map(creator => [creator.handle, creator.matches[0]?.field]);
    };
    for (const query of [{ keyword: 'quux' }, { keyword: 'Zdeněk quux' }, { user_name: 'Quux' }]) {
      expect(await found(ours, query)).toEqual([[name, 'name']]);
      expect(await found(theirs, query)).toEqual([]);
    }
    expect(await found(ours, { description: 'quux' })).toEqual([]);
    app.world.pass(1000);
    await knows(name);
    expect(await found(ours, { keyword: 'quux' })).toEqual([]);
  });

  it('until a source states the name: then that is shown', async () => {
    await ours.importAll('a.csv', csvOf('link,name', `${tiktok(name)},Our Ann`));
    app.world.pass(1000);
    const id = await knows(name);
    expect((await detail(ours, id)).name).toBe(`Known ${name}`);
  });

  it('in the filter of creators with an e-mail address, and beside it', async () => {
    await ours.importAll('a.csv', csvOf('link,email', `${tiktok(name)},ann@${name}.test`));
    const id = await idOf(name);
    const found = async (team: ListImportFixture, has_email: '0' | '1') => {
      const query = { platform: 'tiktok', user_name: name, has_email } as const;
      const { data } = await callApp(app, searchCreators, { token: team.tokens.owner, query });
      return data.creators.map(creator => [creator.id, creator.hasEmail]);
    };
    expect([await found(ours, '1'), await found(ours, '0')]).toEqual([[[id, true]], []]);
    expect([await found(theirs, '1'), await found(theirs, '0')]).toEqual([[], [[id, false]]]);
    const counted = async (team: ListImportFixture) => {
      const query = { facet: 'has_email', platform: 'tiktok', user_name: name } as const;
      const { data } = await callApp(app, countFacet, { token: team.tokens.owner, query });
      return data.values?.map(({ value }) => value);
    };
    expect([await counted(ours), await counted(theirs)]).toEqual([['1'], ['0']]);
  });

  it('also in rows that are blocked or repeated', async () => {
    const rows = [`${tiktok(name)},first@${name}.test`, `${tiktok(name)},second@${name}.test`];
    await ours.importAll('a.csv', csvOf('link,email', ...rows));
    expect((await open(ours, await idOf(name))).toSorted()).toEqual([
      `first@${name}.test`,
      `second@${name}.test`,
    ]);
  });

  it('and a row says what it brought for a creator of the list', async () => {
    await ours.importAll('a.csv', csvOf('link,email', `${tiktok(name)},ann@${name}.test`));
    const file = csvOf('link,name,email,tags', `${tiktok(name)},Our Ann,new@${name}.test,`);
    const { data } = await ours.send('b.csv', file);
    const { id, mapping } = data.import;
    const brought = [{ outcome: 'updated', changes: ['name', 'email'] }];
    const tried = (await ours.try(id, mapping)).data;
    expect(tried).toMatchObject({ willUpdate: 1, already: 0, rows: brought });
    await ours.run((await ours.start(id, mapping)).data.workId);
    expect((await ours.show(id)).data.rows).toMatchObject(brought);
    const again = await ours.importAll('c.csv', file);
    expect((await ours.show(again)).data.rows).toMatchObject([{ outcome: 'already', changes: [] }]);
  });

  it('and stays when the catalogue loses the address', async () => {
    const id = await knows(name, [`ann@${name}.test`]);
    await ours.importAll('a.csv', csvOf('link,email', `${tiktok(name)},ann@${name}.test`));
    await app.database.db.deleteFrom('contact_addresses').where('creator_id', '=', id).execute();
    expect(await open(ours, id)).toEqual([`ann@${name}.test`]);
  });
});

describe('of several addresses', () => {
  it('the team chooses the one that is written to, for itself only', async () => {
    const id = await knows(name, [`public@${name}.test`]);
    app.world.pass(1000);
    await ours.importAll('a.csv', csvOf('link,email', `${tiktok(name)},own@${name}.test`));
    await unlock(ours, [id]);
    await unlock(theirs, [id]);
    expect(await open(ours, id)).toEqual([`own@${name}.test`, `public@${name}.test`]);
    const prefer = (team: ListImportFixture, address: string) =>
      callApp(app, preferEmail, { token: team.tokens.owner, params: { id }, body: { address } });
    expect((await prefer(ours, `public@${name}.test`)).code).toBe(0);
    expect(await open(ours, id)).toEqual([`public@${name}.test`, `own@${name}.test`]);
    expect((await emails(ours, id)).unlocked.map(({ isPreferred }) => isPreferred)).toEqual([true, false]);
    const { teamId } = ours.owner;
    const used = await asTeam(app.database.db, teamId, db => addressesOf(db, teamId, [id]));
    expect(used.get(id)?.[0]).toBe(`public@${name}.test`);
    expect((await prefer(ours, `own@${name}.test`)).code).toBe(0);
    expect((await open(ours, id))[0]).toBe(`own@${name}.test`);
    expect((await prefer(theirs, `own@${name}.test`)).status).toBe(404);
    expect((await emails(theirs, id)).unlocked.map(({ isPreferred }) => isPreferred)).toEqual([false]);
  });
});
