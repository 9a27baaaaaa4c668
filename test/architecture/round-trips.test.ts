import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../harness/app/test-app.ts';
import { makeTeam, type Account } from '../fixtures/two-teams/two-teams.ts';

/**
 * The overhead of a signed-in call besides its own queries: at most three round trips, to authenticate, to begin as the
 * team, and to commit.
 */
let app: TestApp;
let li: Account;
let token = '';
const query = vi.spyOn(pg.Client.prototype, 'query');

beforeAll(async () => {
  app = await startTestApp();
  li = await makeTeam(app.database.db, app.world, 'li');
  token = await app.signInAs(li);
});
afterAll(async () => {
  query.mockRestore();
  await app.close();
});

/** The statements of one call. */
async function said(method: 'GET' | 'POST', path: string): Promise<string[]> {
  query.mockClear();
  expect((await app.inject({ method, path, token })).statusCode).toBe(200);
  return (query.mock.calls as unknown as [string][]).map(([text]) => text);
}

const firstWords = (statements: string[]) => statements.map(text => text.trim().split(/[\s;]/)[0]);

test('a call with one query of its own', async () => {
  const statements = await said('POST', '/office/officeuser/info');
  expect(firstWords(statements)).toEqual(['select', 'begin', 'select', 'commit']);
  expect(statements[0]).toContain('session_tokens');
  expect(statements[1]).toMatch(/^begin; set local app\.team_id = '\d+'$/);
});

test('a call without queries of its own', async () => {
  expect(firstWords(await said('GET', '/kol/api/listImports/template'))).toEqual(['select']);
});
