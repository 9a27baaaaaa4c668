import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import {
  addLink,
  addVisits,
  visitorOf,
  type SomeVisit,
} from '../../../../test/fixtures/links/some-visits.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { day as dayOf } from '../../../../contract/core/format.ts';
import { visitKinds, type VisitKind } from '../../../../contract/links/link-kinds.ts';
import { getLinkFigures, getLinkParts } from '../../../../contract/links/visits.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { daysLater, daysOf, isBotOf } from '../date-range.ts';

/** Numbers from 0 to below `below`, the same in each run. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const draw = drawing(7);
const oneOf = <T>(values: readonly T[]): T => values[draw(values.length)] as T;
const today = '2026-11-20';
const firstDay = daysLater(today, -40);
const hourMs = 3_600_000;

let app: TestApp;
let linkId: number;
let owner: Account;
let token: string;

interface Raw {
  at: Date;
  day: string;
  visitor: string;
  is_new: boolean;
  is_bot: boolean;
  region: string;
}
let raw: Raw[];

function someVisit(linkId: number): SomeVisit {
  const isBot = draw(4) === 0;
  return {
    linkId,
    at: new Date(app.world.now().getTime() - draw(40 * 24) * hourMs - draw(hourMs)),
    visitor: visitorOf(draw(25) + (isBot ? 100 : 0)),
    botReason: isBot ? oneOf(['robot', 'preview']) : '',
    region: oneOf(['US', 'US', 'JP', '', 'CN/广东/深圳']),
  };
}

/** In this zone the clocks go back during the visits, on the first of November. */
const timeZone = 'America/New_York';

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  owner = await makeTeam(db, app.world, 'exact');
  token = await app.signInAs(owner);
  await asTeam(db, owner.teamId, db => db.updateTable('teams').set({ time_zone: timeZone }).execute());
  linkId = await addLink(db, app.world, owner, { name: 'one', code: 'one' });
  const other = await addLink(db, app.world, owner, { name: 'other', code: 'other' });
  // Batches out of order, as they come from the journals of several processes.
  for (let batch = 0; batch < 12; batch++) {
    const visits = Array.from({ length: 50 }, () => someVisit(oneOf([linkId, linkId, linkId, other])));
    await addVisits(db, app.world, owner.teamId, visits);
  }
  raw = await asTeam(db, owner.teamId, db =>
    db
      .selectFrom('visits')
      .select(['at', 'day', 'visitor', 'is_new', 'is_bot', 'region'])
      .where('link_id', '=', linkId)
      .execute(),
  );
});
afterAll(() => app.close());

const rawOf = (kind: VisitKind, from: string, to: string) =>
  raw.filter(visit => isBotOf[kind].includes(visit.is_bot) && visit.day >= from && visit.day <= to);
const counted = (visits: readonly Raw[]) => ({
  pv: visits.length,
  uv: new Set(visits.map(visit => visit.visitor)).size,
  newVisitors: visits.filter(visit => visit.is_new).length,
});
const figures = async (query: { from: string; to: string; kind: VisitKind }) =>
  (await callApp(app, getLinkFigures, { token, params: { id: linkId }, query })).data;

/** Some begin before the first visit, and some end after today. */
const ranges = Array.from({ length: 80 }, () => {
  const from = daysLater(firstDay, draw(44) - 2);
  return { from, to: daysLater(from, draw(30)), kind: oneOf(visitKinds) };
});

it('there are visits of people and programs, of old days and late ones', () => {
  expect(raw.length).toBeGreaterThan(400);
  for (const kind of visitKinds) expect(counted(rawOf(kind, firstDay, today)).uv).toBeGreaterThan(20);
  expect(new Set(raw.map(visit => visit.day)).size).toBeGreaterThan(35);
  expect(raw.every(visit => visit.day === dayOf(visit.at.toISOString(), timeZone))).toBe(true);
});

it.each(ranges)('counts $kind from $from to $to as the records do', async ({ from, to, kind }) => {
  const shown = await figures({ from, to, kind });
  expect(shown).toMatchObject(counted(rawOf(kind, from, to)));
  const days = daysOf({ from, to: to < today ? to : today });
  expect(shown.days).toEqual(days.map(day => ({ day, ...counted(rawOf(kind, day, day)) })));
});

it.each(ranges)('parts $kind from $from to $to by region as the records do', async ({ from, to, kind }) => {
  const query = { from, to, kind };
  const { parts } = (await callApp(app, getLinkParts, { token, params: { id: linkId }, query })).data;
  const visits = rawOf(kind, from, to);
  const values = [...new Set(visits.map(visit => visit.region))];
  const expected = values.map(value => {
    const { pv, newVisitors } = counted(visits.filter(visit => visit.region === value));
    return { value, pv, newVisitors };
  });
  expect(parts.region).toHaveLength(expected.length);
  expect(parts.region).toEqual(expect.arrayContaining(expected));
  expect(parts.region.map(row => row.pv)).toEqual(parts.region.map(row => row.pv).toSorted((a, b) => b - a));
});

describe('by hour', () => {
  const hourOf = ({ at }: Raw) => {
    const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    return shown.format(at).replace(' ', 'T').slice(0, 13);
  };

  it.each([0, 6, 17, 20, 33, 38])('the week after day %i', async offset => {
    const from = daysLater(firstDay, offset);
    const to = daysLater(from, 6);
    const shown = await figures({ from, to, kind: 'all' });
    const visits = rawOf('all', from, to);
    for (const row of shown.hours ?? []) {
      const { hour, ...figure } = row;
      expect([hour, figure]).toEqual([hour, counted(visits.filter(visit => hourOf(visit) === hour))]);
    }
    expect(shown.hours?.reduce((sum, hour) => sum + hour.pv, 0)).toBe(visits.length);
  });

  it('every hour has a row, also on the day when clocks go back', async () => {
    const { hours } = await figures({ from: '2026-11-01', to: '2026-11-01', kind: 'all' });
    const expected = Array.from({ length: 24 }, (_, hour) => `2026-11-01T${String(hour).padStart(2, '0')}`);
    expect(hours?.map(row => row.hour)).toEqual(expected);
  });

  it('ends with the hour that it is', async () => {
    const { hours } = await figures({ from: today, to: daysLater(today, 3), kind: 'all' });
    // 08:00 UTC.
    expect(hours?.map(row => row.hour)).toEqual(['00', '01', '02', '03'].map(hour => `${today}T${hour}`));
  });
});
