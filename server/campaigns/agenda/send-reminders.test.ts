import { afterAll, beforeAll, expect, it } from 'vitest';
import { MoneyFixture } from '../../../test/fixtures/campaigns/money-fixture.ts';
import { somePayable } from '../../../test/fixtures/campaigns/some-payables.ts';
import { putDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { sendReminders } from './send-reminders.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await MoneyFixture.open();
  await fixture.begin();
});
afterAll(() => fixture.close());

const at = (iso: string) => fixture.app.world.pass(Date.parse(iso) - fixture.app.world.now().getTime());
const notified = async (): Promise<Record<string, unknown[]>> => {
  const rows = await asTeam(fixture.db, fixture.campaign.teamId, db =>
    db
      .selectFrom('notifications as n')
      .innerJoin('accounts as a', join =>
        join.onRef('a.team_id', '=', 'n.team_id').onRef('a.id', '=', 'n.account_id'),
      )
      .select(['a.username', 'n.details'])
      .where('n.team_id', '=', fixture.campaign.teamId)
      .where('n.kind', '=', 'agenda.due')
      .orderBy('n.id')
      .execute(),
  );
  return Object.fromEntries(
    Object.entries(Object.groupBy(rows, row => row.username)).map(([name, of = []]) => [
      name,
      of.map(({ details }) => details),
    ]),
  );
};
const round = () => sendReminders(fixture.db, fixture.app.world);
const owe = (dueOn: string) =>
  somePayable(fixture.db, fixture.app.world, fixture.accounts.owner, fixture.ids[0] ?? 0, { dueOn });

it('notifies owners and editors after nine in the team’s time zone, once a day, and only if something is due', async () => {
  // 08:59 and 09:00 in Shanghai, the team's time zone.
  at('2026-11-21T01:00:00Z');
  await round();
  expect(await notified()).toEqual({});

  await owe('2026-11-22');
  await owe('2026-11-20');
  at('2026-11-22T00:59:00Z');
  await round();
  expect(await notified()).toEqual({});
  at('2026-11-22T01:00:00Z');
  await Promise.all([round(), round(), round()]);
  const once = [{ due: 1, overdue: 1 }];
  expect(await notified()).toEqual({ owner: once, editor: once });

  at('2026-11-22T15:00:00Z');
  await round();
  expect(await notified()).toEqual({ owner: once, editor: once });

  at('2026-11-23T01:00:00Z');
  await round();
  const twice = [...once, { due: 0, overdue: 2 }];
  expect(await notified()).toEqual({ owner: twice, editor: twice });

  // Made due again on the same day, as by a new campaign.
  const { teamId } = fixture.campaign;
  await putDue(fixture.db, 'agenda.remind', { teamId, id: teamId }, fixture.app.world.now());
  await round();
  expect(await notified()).toEqual({ owner: twice, editor: twice });
});

it('keeps to the morning when the clock of the team is changed', async () => {
  const { teamId } = fixture.campaign;
  await asTeam(fixture.db, teamId, db =>
    db.updateTable('teams').set({ time_zone: 'America/New_York' }).where('team_id', '=', teamId).execute(),
  );
  const before = (await notified()).owner?.length;
  // 20:00 of the day before in New York.
  at('2026-11-24T01:00:00Z');
  await round();
  expect((await notified()).owner).toHaveLength(before ?? 0);
  at('2026-11-24T14:00:00Z');
  await round();
  expect((await notified()).owner).toHaveLength((before ?? 0) + 1);
});
