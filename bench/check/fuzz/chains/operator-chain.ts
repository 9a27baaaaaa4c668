import { changePlanRow, getOperatorPlans, giveTime } from '../../../../contract/billing/operator-plans.ts';
import {
  erasePerson,
  exportPerson,
  findPerson,
  listErasures,
} from '../../../../contract/workspace/erasures.ts';
import type { Steps } from './steps.ts';

/** A person who is found, exported and erased; time that a team is given; a plan with another name. */
export async function walkOperator({ call, turn, teamId }: Steps): Promise<void> {
  if (turn > 1) return;
  const who = 'fuzz.nobody@example.com';
  await call(findPerson, { body: { who } });
  await call(exportPerson, { body: { who } });
  await call(erasePerson, { body: { who, confirmation: who } });
  await call(listErasures);
  const given = { plan: 'team', how: 'behind' as const, days: 3, reason: 'fuzz' };
  await call(giveTime, { params: { teamId }, body: given });
  const { plans = [] } = (await call(getOperatorPlans)) ?? {};
  const plan = plans.find(({ code }) => code === 'team');
  if (!plan) return;
  const { code, monthlyFen } = plan;
  await call(changePlanRow, {
    params: { code },
    body: { nameZh: '团队', nameEn: 'Team', monthlyFen, values: {} },
  });
}
