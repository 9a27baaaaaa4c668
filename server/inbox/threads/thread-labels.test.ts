import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createLabel,
  deleteLabel,
  listLabels,
  getThread,
  updateLabel,
} from '../../../contract/inbox/threads.ts';
import type { LabelColor } from '../../../contract/outreach/mail-kinds.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { addThread } from '../../../test/fixtures/inbox/some-threads.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';

let app: TestApp;
let own: Account;
let token = '';
let strangerToken = '';

beforeAll(async () => {
  app = await startTestApp();
  own = await makeTeam(app.database.db, app.world, 'own');
  const stranger = await makeTeam(app.database.db, app.world, 'stranger');
  token = await app.signInAs(own);
  strangerToken = await app.signInAs(stranger);
});
afterAll(() => app.close());

const create = (name: string, as = token, color: LabelColor = 'red') =>
  callApp(app, createLabel, { token: as, body: { name, color } });
const update = (id: number, name: string, as = token) =>
  callApp(app, updateLabel, { token: as, params: { id }, body: { name, color: 'blue' } });
const remove = (id: number, as = token) => callApp(app, deleteLabel, { token: as, params: { id } });
const list = async (as = token) => (await callApp(app, listLabels, { token: as })).data.labels;

test('labels are made, changed and deleted, and go from the conversations', async () => {
  const { id } = (await create(' VIP ')).data;
  const { id: second } = (await create('报价')).data;
  expect(await list()).toEqual([
    { id, name: 'VIP', color: 'red' },
    { id: second, name: '报价', color: 'red' },
  ]);
  expect((await update(id, 'vip')).code).toBe(0);
  expect((await list())[0]).toEqual({ id, name: 'vip', color: 'blue' });
  const { threadId } = await addThread(app.database.db, app.world, own.teamId, { labels: [id, second] });
  expect((await remove(id)).code).toBe(0);
  const { data } = await callApp(app, getThread, { token, params: { id: threadId } });
  expect(data.thread.labels).toEqual([second]);
  expect((await remove(id)).code).toBe(404);
  expect((await update(id, 'x')).code).toBe(404);
});

test('a name is there once, whatever its case', async () => {
  const { id } = (await create('Rates')).data;
  expect(await create('rATES')).toMatchObject({ code: 1008, fields: ['name'] });
  const { id: other } = (await create('Other')).data;
  expect(await update(other, 'rates')).toMatchObject({ code: 1008, fields: ['name'] });
  expect((await update(id, 'RATES')).code).toBe(0);
});

test.each([
  ['', 'red', 'name'],
  ['   ', 'red', 'name'],
  ['x'.repeat(41), 'red', 'name'],
  ['x', 'beige', 'color'],
])('%j in %s is refused', async (name, color, field) => {
  expect((await create(name, token, color as LabelColor)).fields).toEqual([field]);
});

test('another team’s labels are not there', async () => {
  const { id } = (await create('theirs', strangerToken)).data;
  expect((await create('theirs')).code).toBe(0);
  expect((await update(id, 'x')).code).toBe(404);
  expect((await remove(id)).code).toBe(404);
  expect((await list(strangerToken)).map(({ name }) => name)).toEqual(['theirs']);
});

test('a team has at most a hundred, also under concurrent creation', async () => {
  const many = await makeTeam(app.database.db, app.world, 'many');
  const as = await app.signInAs(many);
  for (let at = 0; at < 98; at += 1) await create(`label ${at}`, as);
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map(name => create(name, as)));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 0, 400, 400]);
  expect(await list(as)).toHaveLength(100);
});
