import { afterAll, beforeAll, expect, it } from 'vitest';
import { MoneyRoom } from '../../../test/fixtures/campaigns/money-fixture.ts';
import { somePayable } from '../../../test/fixtures/campaigns/some-payables.ts';
import { putDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { sendReminders } from './send-reminders.ts';

let room: MoneyRoom;
beforeAll(async () => {
  room = await MoneyRoom.open();
  await room.begin();
});
afterAll(() => room.close());

const at = (iso: string) => room.app.world.pass(Date.parse(iso) - room.app.world.now().getTime());
const told = async (): Promise<Record<string, unknown[]>> => {
  const rows = await asTeam(room.db, room.campaign.teamId, db =>
    db
      .selectFrom('notifications as n')
      .innerJoin('accounts as a', join =>
        join.onRef('a.team_id', '=', 'n.team_id').onRef('a.id', '=', 'n.account_id'),
      )
      .select(['a.username', 'n.details'])
      .where('n.team_id', '=', room.campaign.teamId)
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
const round = () => sendReminders(room.db, room.app.world);
const owe = (dueOn: string) =>
  somePayable(room.db, room.app.world, room.accounts.owner, room.ids[0] ?? 0, { dueOn });

it('notifies owners and editors after nine in the team’s time zone, once a day, and only if something is due', async () => {
  // 08:59 and 09:00 in Shanghai, the team's time zone.
  at('2026-11-21T01:00:00Z');
  await round();
  expect(await told()).toEqual({});

  await owe('2026-11-22');
  await owe('2026-11-20');
  at('2026-11-22T00:59:00Z');
  await round();
  expect(await told()).toEqual({});
  at('2026-11-22T01:00:00Z');
  await Promise.all([round(), round(), round()]);
  const once = [{ due: 1, overdue: 1 }];
  expect(await told()).toEqual({ owner: once, editor: once });

  at('2026-11-22T15:00:00Z');
  await round();
  expect(await told()).toEqual({ owner: once, editor: once });

  at('2026-11-23T01:00:00Z');
  await round();
  const twice = [...once, { due: 0, overdue: 2 }];
  expect(await told()).toEqual({ owner: twice, editor: twice });

  // Made due again on the same day, as by a new campaign.
  const { teamId } = room.campaign;
  await putDue(room.db, 'agenda.remind', { teamId, id: teamId }, room.app.world.now());
  await round();
  expect(await told()).toEqual({ owner: twice, editor: twice });
});

it('keeps to the morning when the clock of the team is changed', async () => {
  const { teamId } = room.campaign;
  await asTeam(room.db, teamId, db =>
    db.updateTable('teams').set({ time_zone: 'America/New_York' }).where('team_id', '=', teamId).execute(),
  );
  const before = (await told()).owner?.length;
  // 20:00 of the day before in New York.
  at('2026-11-24T01:00:00Z');
  await round();
  expect((await told()).owner).toHaveLength(before ?? 0);
  at('2026-11-24T14:00:00Z');
  await round();
  expect((await told()).owner).toHaveLength((before ?? 0) + 1);
});
