import { test } from 'vitest';
import { listPlans } from '../../contract/billing/plans.ts';
import { getCreatorWork } from '../../contract/campaigns/collaboration-pages/collaboration-pages.ts';
import type { Endpoint } from '../../contract/core/endpoint.ts';
import { openCreatorPage } from '../../contract/creators/creator-connections/creator-connections.ts';
import { openReport } from '../../contract/creators/reports.ts';
import { openClientReport } from '../../contract/monitoring/client-reports/client-reports.ts';
import { getUnsubscribe } from '../../contract/outreach/unsubscribes.ts';
import { listPhonePayments, getPhonePayment } from '../../contract/sandbox/sandbox-payments.ts';
import { getInvitation } from '../../contract/workspace/members.ts';
import { button, clicks, seesNothingOf } from '../../test/harness/web/acts.ts';
import { server } from '../../test/harness/web/fake-server.ts';
import { opens } from '../../test/harness/web/open-page.tsx';
import landing from '../i18n/zh/core/landing.ts';
import shell from '../i18n/zh/core/shell.ts';

const address = '0123456789abcdef0123456789abcdef';

test.each<[string, Endpoint, string]>([
  ['/index', listPlans, landing.prices.retry],
  ['/price', listPlans, shell.retry],
  [`/i/${address}`, getInvitation, shell.retry],
  [`/u/${address}`, getUnsubscribe, shell.retry],
  [`/p/${address}`, openCreatorPage, shell.retry],
  [`/w/${address}`, getCreatorWork, shell.retry],
  [`/r/${address}`, openReport, shell.retry],
  [`/c/${address}`, openClientReport, shell.retry],
  ['/sandbox/phone', listPhonePayments, shell.retry],
  ['/sandbox/phone/CN202611270001', getPhonePayment, shell.retry],
])('%s that did not load comes when asked for again', async (path, endpoint, retry) => {
  server.isAwayFor(endpoint);
  await opens(path, { role: null });
  await button(retry);
  server.answers(endpoint, {});
  await clicks(retry);
  await seesNothingOf(retry);
});
