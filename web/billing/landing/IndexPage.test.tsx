import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getStatisticsCount } from '../../../contract/activity/statistics.ts';
import { listPlans } from '../../../contract/billing/plans.ts';
import { somePlans, someTerms } from '../../../test/fixtures/pages/some-plans.ts';
import { clicks, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import landing from '../../i18n/zh/core/landing.ts';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the number of creators is shown, in all and by platform', async () => {
  server.answers(getStatisticsCount, { creators: 12_345, tiktok: 6789 });
  await opens('/index', { role: null });
  const strip = await region(landing.statistics.title);
  await sees('12,345', strip);
  await sees('6,789', strip);
});

test('without counts the page says so, and the rest of it is there', async () => {
  server.isAwayFor(getStatisticsCount);
  await opens('/index', { role: null });
  await sees(landing.statistics.failed);
  await screen.findByRole('heading', { name: landing.headline });
});

test('an empty catalogue is not praised with zeros', async () => {
  server.answers(getStatisticsCount, { creators: 0 });
  await opens('/index', { role: null });
  await sees(landing.statistics.none);
});

test('plans are shown with price and limits', async () => {
  server.answers(listPlans, { plans: somePlans, terms: someTerms });
  await opens('/index', { role: null });
  const plans = await region(landing.prices.title);
  await sees('¥899', plans);
  const cards = plans.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(cards).toEqual([
    expect.stringContaining(`${landing.prices.unlocks}0`),
    expect.stringContaining(`${landing.prices.unlocks}3,000`),
  ]);
});

test('prices that failed to load appear after a retry', async () => {
  server.isAwayFor(listPlans);
  await opens('/index', { role: null });
  await sees(new RegExp(RegExp.escape(landing.prices.failed)));
  server.answers(listPlans, { plans: somePlans, terms: someTerms });
  await clicks(landing.prices.retry);
  await sees('¥899');
});
