import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../../contract/core/endpoint.ts';
import * as money from '../../../contract/billing/operator-orders.ts';
import * as plans from '../../../contract/billing/operator-plans.ts';
import * as orders from '../../../contract/billing/orders.ts';
import * as emails from '../../../contract/sandbox/system-emails.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callOf } from '../../../test/harness/app/all-endpoints.ts';
import { makeMember, makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';

let app: TestApp;
let member: string;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  const team = await makeTeam(db, app.world, 'li');
  member = await app.signInAs(await makeMember(db, app.world, team.teamId, 'ann'));
  owner = await app.signInAs(team);
});
afterAll(() => app.close());

const calls = (module: object) =>
  (Object.values(module) as unknown[])
    .filter(
      (value): value is Endpoint =>
        typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
    )
    .map(endpoint => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

test.each([...calls(orders), ...calls(emails)])(
  '%s is for the main account alone',
  async (_name, endpoint) => {
    const reply = await app.inject({ ...callOf(endpoint, {}), token: member });
    expect(reply.statusCode).toBe(403);
  },
);

test.each([...calls(money), ...calls(plans)])('%s is for operators alone', async (_name, endpoint) => {
  const reply = await app.inject({ ...callOf(endpoint, {}), token: owner });
  expect(reply.statusCode).toBe(403);
});
