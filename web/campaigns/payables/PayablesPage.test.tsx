import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePayableState, listPayables } from '../../../contract/campaigns/payables.ts';
import { startExport } from '../../../contract/workspace/exports.ts';
import { button, clicks, filled, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import payables from '../../i18n/zh/campaigns/payables.ts';
import shell from '../../i18n/zh/core/shell.ts';

const fields = { amountMinor: 120_000, currency: 'USD', campaignName: '春茶', mine: true } as const;
const one = { ...fields, id: 1, label: '逾期的', due: 'overdue', creator: { name: 'Lan' } } as const;
const two = {
  ...fields,
  id: 2,
  label: '日元',
  amountMinor: 5000,
  currency: 'JPY',
  creator: { name: 'Mei' },
} as const;
const others = { ...fields, id: 3, mine: false, creator: { name: 'Eve' } } as const;

test('several are approved at once, those that are not yours excepted', async () => {
  server.answers(listPayables, { payables: [one, two, others], total: 3 });
  server.answers(changePayableState, {});
  await opens('/payables');
  await sees('逾期的');
  await sees(payables.due.overdue);
  await user.click(screen.getByRole('checkbox', { name: shell.table.selectPage }));
  await clicks(filled(payables['approveSome#other'], { count: 2 }));
  await sees(filled(payables.stateChanged['approved#other'], { count: 2 }));
  expect(server.askedOf(changePayableState).map(({ params, body }) => [params.id, body.state])).toEqual([
    [1, 'approved'],
    [2, 'approved'],
  ]);
});

test('the question stands in the address, and a file of it is made in the background', async () => {
  server.answers(listPayables, { payables: [one], total: 1 });
  server.answers(startExport, {});
  await opens('/payables');
  await clicks(payables.column.due);
  await user.selectOptions(
    await screen.findByRole('combobox', { name: payables.column.due }),
    payables.due.overdue,
  );
  await clicks(shell.apply);
  await waitFor(() => expect(server.askedOf(listPayables).at(-1)?.query).toMatchObject({ due: 'overdue' }));
  expect(location.search).toBe('?due=overdue');
  await clicks(common.export);
  await user.click(await screen.findByRole('menuitem', { name: payables.exportAs.csv }));
  await sees(filled(payables.exporting, { tray: shell.work.title }));
  expect(server.askedOf(startExport)[0]?.body).toMatchObject({
    of: { table: 'payables', filter: { due: 'overdue' } },
    format: 'csv',
  });
});

test.each([
  ['/payables', payables.noneYet],
  ['/payables?due=overdue', payables.none],
])('nothing to pay is said, and no file is made of it: %s', async (path, text) => {
  await opens(path);
  await sees(text);
  expect((await button(common.export)).disabled).toBe(true);
});
