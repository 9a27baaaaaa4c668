import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getUsage } from '../../../contract/billing/plans.ts';
import { somePlans } from '../../../test/fixtures/pages/some-plans.ts';
import { filled, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import plans from '../../i18n/zh/billing/plans.ts';

const [, pro] = somePlans;

test('every entitlement of the plan stands there, with the days that are left', async () => {
  server.answers(getUsage, { plan: pro, endsAt: '2026-03-12T08:00:00.000Z' });
  await opens('/equity');
  await sees(filled(plans.equity['daysLeft#other'], { count: 10 }));
  const unlocks = screen.getByText('每月解锁邮箱', { selector: 'dt' });
  expect(unlocks.nextElementSibling?.textContent).toBe('3,000');
  expect(screen.getByRole('link', { name: plans.equity.toVip }).getAttribute('href')).toBe('/vip');
});

test('a plan without an end says so', async () => {
  server.answers(getUsage, { plan: pro });
  await opens('/equity');
  await sees(plans.equity.noEnd);
});
