import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { startTestApp, type TestApp } from './app.ts';
import { makeTeam, type Account } from './two-teams.ts';

/**
 * What a signed-in call pays beside its own queries: at most three round trips, one to know who calls, one to
 * begin as the team, one to commit.
 */
let app: TestApp;
let li: Account;
let token = '';
const said: string[] = [];
const query = pg.Client.prototype.query;

beforeAll(async () => {
  app = await startTestApp();
  li = await makeTeam(app.database.db, app.world, 'li');
  token = await app.signInAs(li);
  pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
    const [first] = args as unknown as [string | { text: string }];
    said.push(typeof first === 'string' ? first : first.text);
    return (query as (...all: never[]) => never).apply(this, args);
  } as typeof query;
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await app.close();
});

const firstWords = () => said.map(text => text.trim().split(/[\s;]/)[0]);

test('a call with one query of its own', async () => {
  said.length = 0;
  await app.inject({ method: 'POST', path: '/office/officeuser/info', token });
  expect(firstWords()).toEqual(['select', 'begin', 'select', 'commit']);
  expect(said[0]).toContain('session_tokens');
  expect(said[1]).toMatch(/^begin; set local app\.team_id = '\d+'$/);
});

test('a call that asks the database for nothing', async () => {
  said.length = 0;
  await app.inject({ method: 'GET', path: `/office/api/team/menu/${li.teamId}`, token });
  expect(firstWords()).toEqual(['select']);
});
