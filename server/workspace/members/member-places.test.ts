import { expect, it, onTestFinished } from 'vitest';
import { codeFor } from '../../../test/harness/app/call-endpoint.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { changePlan } from '../../billing/plans/change-plan.ts';
import { inviteMember } from './invitations.ts';
import { joinByInvitation } from './join-team.ts';

const askers = 200;
const left = 10;

it('fills exactly the remaining places when 200 people accept concurrently', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { db } = database;
  const ctx = testContext();
  const { teamId, accountId } = await makeTeam(db, ctx, 'owner', { plan: 'team' });
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;

  const people = [];
  for (let number = 0; number < askers; number++) {
    const phone = String(13_900_000_000 + number);
    const { path } = await inviteMember(db, { ...ctx, actor }, { note: '', role: { role: 'member' } });
    people.push({
      token: path.replace('/i/', ''),
      username: `person-${number}`,
      nickname: `person ${number}`,
      password: 'p4ssword1',
      phone,
      code: await codeFor(db, ctx, phone),
    });
  }
  // The smaller plan has fewer places than there are open invitations.
  await changePlan(db, ctx, { teamId, plan: 'pro', months: 1 });

  const answers = await Promise.allSettled(
    people.map((person, number) =>
      joinByInvitation(db, { ...ctx, from: { address: `address ${number}`, agent: '' } }, person),
    ),
  );
  const refusals = answers.flatMap(answer =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  );
  expect(refusals).toHaveLength(askers - left);
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'entitlement_exceeded' });
  const members = await asTeam(db, teamId, db =>
    db.selectFrom('accounts').select('id').where('role', '=', 'member').execute(),
  );
  expect(members).toHaveLength(left);
  const names = await db.selectFrom('usernames').selectAll().where('username', 'like', 'person-%').execute();
  expect(names).toHaveLength(left);
});
