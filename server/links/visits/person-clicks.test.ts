import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { addLink, addVisits } from '../../../test/fixtures/links/some-visits.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { personClicks } from './person-clicks.ts';

let database: TestDatabase;
let team: Account;
let linkId: number;
let made = 0;
const ctx = testContext('2026-11-20T08:00:00Z');

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  team = await makeTeam(database.db, ctx, `team-${++made}`);
  linkId = await addLink(database.db, ctx, team, { name: 'one', code: `one-${made}` });
});

const visit = (at: string, more = {}) => ({ linkId, at: new Date(at), ...more });
const add = (...visits: ReturnType<typeof visit>[]) => addVisits(database.db, ctx, team.teamId, visits);
const clicks = (zone: string, from = '2026-10-30') =>
  asTeam(database.db, team.teamId, async db => {
    const rows = await personClicks(db, ctx, { teamId: team.teamId, linkIds: [linkId], from, zone });
    return rows.map(row => [row.day, row.clicks]);
  });

it('counts people by the days of the team, and by those of another zone', async () => {
  await add(
    visit('2026-11-10T15:59:59Z'),
    visit('2026-11-10T16:00:00Z'),
    visit('2026-11-10T17:00:00Z', { botReason: 'robot' }),
  );
  expect(await clicks('Asia/Shanghai')).toEqual([
    ['2026-11-10', 1],
    ['2026-11-11', 1],
  ]);
  expect(await clicks('UTC')).toEqual([['2026-11-10', 2]]);
});

it('gives the day on which clocks go back its 25 hours', async () => {
  await add(
    visit('2026-11-01T03:59:59Z'),
    visit('2026-11-01T04:00:00Z'),
    // Half past one, twice.
    visit('2026-11-01T05:30:00Z'),
    visit('2026-11-01T06:30:00Z'),
    visit('2026-11-02T04:59:59Z'),
    visit('2026-11-02T05:00:00Z'),
  );
  expect(await clicks('America/New_York')).toEqual([
    ['2026-10-31', 1],
    ['2026-11-01', 4],
    ['2026-11-02', 1],
  ]);
});

it('begins with the first day where that begins', async () => {
  await add(visit('2026-11-10T04:59:59Z'), visit('2026-11-10T05:00:00Z'), visit('2026-11-10T16:30:00Z'));
  expect(await clicks('America/New_York', '2026-11-10')).toEqual([['2026-11-10', 2]]);
  expect(await clicks('Asia/Shanghai', '2026-11-11')).toEqual([['2026-11-11', 1]]);
});

it('keeps clicks without records: in another time zone they have no day', async () => {
  await add(visit('2026-11-10T10:00:00Z'), visit('2026-11-10T20:00:00Z'), visit('2026-11-12T10:00:00Z'));
  await asTeam(database.db, team.teamId, db =>
    db.deleteFrom('visits').where('at', '<', new Date('2026-11-11T00:00:00Z')).execute(),
  );
  expect(await clicks('Asia/Shanghai')).toEqual([
    ['2026-11-10', 1],
    ['2026-11-11', 1],
    ['2026-11-12', 1],
  ]);
  expect(await clicks('UTC')).toEqual([
    ['2026-11-12', 1],
    [null, 2],
  ]);
});
