import { PgBoss } from 'pg-boss';
import { expect, test } from 'vitest';
import { tokensOf } from '../harness/sign-in.ts';
import { visits } from '../harness/visit.ts';
import { filled } from '../harness/words.ts';
import { sampleCount } from '../harness/product/seed-world.ts';
import { ownWorld } from '../harness/product/world.ts';

const visit = visits();
const { address, appUrl } = ownWorld();

/** Queues a job that no worker can do, without retries. */
async function putInHopelessJob(queue: string): Promise<string> {
  const boss = new PgBoss({
    connectionString: appUrl,
    schema: 'pgboss',
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  const id = await boss.send(queue, { runId: 'none' }, { retryLimit: 0 });
  await boss.stop({ graceful: false });
  if (id === null) throw new Error(`${queue} did not take the job`);
  return id;
}

test('The operator sees queues, schedules and imports; a failed job is shown with its error and can be queued again', async () => {
  const queue = 'catalogue.import-file';
  await putInHopelessJob(queue);
  const person = await visit({ tokens: await tokensOf(address) });
  const { operations } = person.words;
  const name = operations.jobs['catalogue-import-file'];
  await person.opens('/bloggerSearch/tiktok');
  await person.page.getByRole('link', { name: '运维' }).click();
  await person.isAt('/operator/jobs');
  const queues = person.page.getByRole('table', { name: operations.queues, exact: true });
  await person.sees(queues.getByText(filled(operations.times.daily, { time: '03:30' })).first());
  const imports = person.page.getByRole('table', { name: operations.imports, exact: true });
  const sample = imports.getByRole('row').filter({ hasText: 'sample-world' });
  await person.sees(sample.getByText(operations.states.done));
  expect(await sample.innerText()).toContain(sampleCount.toLocaleString('en-US'));
  const dead = person.page.getByRole('table', { name: operations.deadJobs, exact: true });
  const job = dead.getByRole('row').filter({ hasText: name });
  await person.sees(job);
  expect(await job.innerText()).toContain('runId');
  const again = person.button(new RegExp(filled(operations.retryOf, { queue: name, id: '' }).trim()), job);
  await again.click();
  await person.sees(person.page.getByRole('status').filter({ hasText: operations.retried }));
  await person.seesNothingOf(job);
  await person.sees(operations.noDead);
});
