import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getReport, openReport } from '../../../contract/creators/reports.ts';
import { sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import reports from '../../i18n/zh/creators/reports.ts';

test.each(['', '1,x', '987654321'])('a report on %j, which are no creators, says so', async ids => {
  server.refuses(getReport, 'not_found');
  await opens(`/bloggerReport?ids=${ids}`);
  await screen.findByRole('heading', { name: reports.nobody.title });
  expect(server.askedOf(getReport)).toHaveLength(ids === '987654321' ? 1 : 0);
});

test('the address of a report that has expired or was taken back says so, without an account', async () => {
  server.refuses(openReport, 'not_found');
  await opens(`/r/${'x'.repeat(43)}`, { role: null });
  await screen.findByRole('heading', { name: reports.over.title });
  await sees(reports.over.about);
});
