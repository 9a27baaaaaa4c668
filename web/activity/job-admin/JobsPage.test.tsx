import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listImportRuns, listJobs } from '../../../contract/activity/job-admin.ts';
import { clicks, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import operations from '../../i18n/zh/activity/operations.ts';
import shell from '../../i18n/zh/core/shell.ts';

const queues = [
  { name: 'catalogue.recompute-peers', schedule: '30 3 * * *', waiting: 1200 },
  { name: 'catalogue.import-file' },
];

test('the operator sees queues with their times, and what was imported', async () => {
  server.answers(listJobs, { queues });
  server.answers(listImportRuns, {
    runs: [{ id: 1, fileName: 'sample-world', state: 'done', creatorsWritten: 12_000 }],
  });
  await opens('/operator/jobs', { role: 'operator' });
  const table = within(await screen.findByRole('table', { name: operations.queues }));
  const name = operations.jobs['catalogue-recompute-peers'];
  const row = await table.findByRole('row', { name: new RegExp(`^${name}`) });
  expect(row.textContent).toContain('每天 03:30（UTC）');
  expect(row.textContent).toContain('1,200');
  await sees(operations.noSchedule, table);
  const run = await screen.findByRole('row', { name: /^sample-world/ });
  expect(run.textContent).toContain(operations.states.done);
  expect(run.textContent).toContain('12,000');
  await sees(operations.noDead);
});

test('a failing server is told in place of the queues, and trying again helps', async () => {
  server.isAwayFor(listJobs);
  await opens('/operator/jobs', { role: 'operator' });
  const alert = within(await screen.findByRole('alert'));
  await sees(shell.error.network, alert);
  server.answers(listJobs, { queues });
  await clicks(shell.retry, alert);
  await sees(operations.jobs['catalogue-import-file']);
});

test('nobody else has the page', async () => {
  await opens('/operator/jobs');
  await screen.findByRole('heading', { level: 1 });
  expect(server.askedOf(listJobs)).toEqual([]);
});
