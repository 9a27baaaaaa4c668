import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { retentionKinds } from '../../../contract/core/personal-data/retention-kinds.ts';
import { listRetention } from '../../../contract/identity/privacy-policy.ts';
import { clicks, filled, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import privacy from '../../i18n/zh/core/privacy.ts';
import shell from '../../i18n/zh/core/shell.ts';

const { kept } = privacy;
const row = async (name: string) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body);

test('says for how long this site keeps each kind of data', async () => {
  const days = { notifications: 90, operationValues: 0, visits: 365 } as Record<string, number>;
  server.answers(listRetention, { kinds: retentionKinds.map(kind => ({ kind, days: days[kind] ?? 1200 })) });
  await opens('/privacy');
  const forDays = (number: string) => filled(kept['forDays#other'], { number });
  await sees(forDays('90'), await row(kept.kinds.notifications));
  await sees(kept.untilClosed, await row(kept.kinds.operationValues));
  await sees(forDays('1,200'), await row(kept.kinds.exportFiles));
  await sees(forDays('365'), await row(filled(kept.kinds.visits, { min: '7', max: '1,095' })));
});

test('periods that failed to load appear after a retry, and the rest is there', async () => {
  server.isAwayFor(listRetention);
  await opens('/privacy');
  const alert = within(await screen.findByRole('alert'));
  await screen.findByRole('heading', { name: privacy.sections.rights.title });
  server.answers(listRetention, { kinds: [{ kind: 'notifications', days: 90 }] });
  await clicks(shell.retry, alert);
  await sees(filled(kept['forDays#other'], { number: '90' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
