import { listJobs, retryDeadJob } from '../../../../../contract/activity/job-admin.ts';
import { listMoney, retryRefund } from '../../../../../contract/billing/operator-orders.ts';
import { changePlanRow, getOperatorPlans } from '../../../../../contract/billing/operator-plans.ts';
import {
  addCredential,
  changeCredential,
  checkCredential,
  listSources,
  removeCredential,
} from '../../../../../contract/sourcing/sources.ts';
import {
  erasePerson,
  exportPerson,
  findPerson,
  listErasures,
} from '../../../../../contract/workspace/erasures.ts';
import type { Steps } from '../steps.ts';

/** Credentials of a source; one is removed again. */
async function walkSources({ call }: Steps): Promise<void> {
  const source = (await call(listSources))?.sources.find(({ code }) => code === 'youtube');
  if (!source) return;
  const params = { code: source.code };
  const values = Object.fromEntries(source.credentialFields.map(({ name }) => [name, 'fuzz']));
  for (const word of ['kept', 'gone']) {
    const added = await call(addCredential, { params, body: { name: `fuzz ${word}`, values } });
    if (!added) continue;
    const of = { id: added.id };
    await call(changeCredential, { params: of, body: { isOn: false } });
    await call(checkCredential, { params: of });
    if (word === 'gone') await call(removeCredential, { params: of });
  }
}

/** What went wrong and is tried again: a job, and a refund (world/plant-faults.ts). */
async function walkFaults({ call }: Steps): Promise<void> {
  const [dead] = (await call(listJobs))?.dead ?? [];
  if (dead) await call(retryDeadJob, { params: { id: dead.id } });
  const { moves = [] } = (await call(listMoney, { query: {} })) ?? {};
  const planted = moves.find(({ number }) => number.startsWith('ORDER'));
  if (planted) await call(retryRefund, { params: { number: planted.number } });
}

/** A person who is found, exported and erased; faults that are mended; a plan with another name. */
export async function walkOperator(steps: Steps): Promise<void> {
  const { call, turn } = steps;
  if (turn > 1) return;
  const who = 'fuzz.nobody@example.com';
  await call(findPerson, { body: { who } });
  await call(exportPerson, { body: { who } });
  await call(erasePerson, { body: { who, confirmation: who } });
  await call(listErasures);
  await walkSources(steps);
  await walkFaults(steps);
  const { plans = [] } = (await call(getOperatorPlans)) ?? {};
  const plan = plans.find(({ code }) => code === 'team');
  if (!plan) return;
  const { code, monthlyFen } = plan;
  await call(changePlanRow, {
    params: { code },
    body: { nameZh: '团队', nameEn: 'Team', monthlyFen, values: {} },
  });
}
