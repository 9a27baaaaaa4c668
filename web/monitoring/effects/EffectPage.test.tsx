import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getEffect, listUses, removeUse } from '../../../contract/monitoring/effects/effects.ts';
import { clicks, dialog, filled, fills, sees, seesNothingOf, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import effects from '../../i18n/zh/monitoring/effects.ts';

const { figure, head, notYours, tab: tabs, use, whatIf } = effects;
const project = { id: 4, name: '秋季新品', zone: 'Asia/Shanghai' } as const;

const settings = () => screen.findByRole<HTMLButtonElement>('button', { name: head.settings });

test('who does not answer for a project changes nothing, and is told why', async () => {
  server.answers(getEffect, { project: { ...project, mine: false } });
  await opens('/effectDetail/4?settings=1');
  expect((await settings()).disabled).toBe(true);
  expect((await settings()).title).toBe(notYours);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who answers for it opens its settings', async () => {
  server.answers(getEffect, { project: { ...project, mine: true } });
  await opens('/effectDetail/4?settings=1');
  expect((await settings()).disabled).toBe(false);
  await screen.findByRole('dialog');
});

test('assumptions stand beside what is now, by the same formulas', async () => {
  server.answers(getEffect, { project });
  await opens('/effectDetail/4');
  await user.click(await screen.findByRole('tab', { name: tabs.whatIf }));
  await fills(whatIf.costFen, '10000');
  await fills(whatIf.plays, '1000000');
  const cpm = (await screen.findByRole('rowheader', { name: figure.cpm })).closest('tr');
  await waitFor(() =>
    expect(
      within(cpm ?? document.body)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)[1],
    ).toBe('¥10.00'),
  );
});

test('what was put in for a day of a coupon is removed after a question', async () => {
  const day = '2026-02-03';
  server.answers(getEffect, {
    project: { ...project, mine: true },
    coupons: [{ id: 8, code: 'LANXI10', orders: 12, days: 1 }],
  });
  server.answers(listUses, { uses: [{ day, orders: 12, revenueFen: 199_900 }] });
  server.answers(removeUse, {});
  await opens('/effectDetail/4?tab=coupons');
  await clicks(effects.coupon.uses);
  await clicks(filled(use.remove, { day }));
  const asked = filled(use.removeTitle, { day });
  await sees(filled(use.removeText, { orders: 12, revenue: '¥1,999' }), await dialog(asked));
  await clicks(common.cancel, await dialog(asked));
  await seesNothingOf(asked);
  expect(server.askedOf(removeUse)).toEqual([]);
  await clicks(filled(use.remove, { day }));
  await clicks(filled(use.remove, { day }), await dialog(asked));
  await sees(filled(use.removed, { day }));
  expect(server.askedOf(removeUse).map(({ params }) => params)).toEqual([{ id: 4, couponId: 8, day }]);
});

test('what is unknown stays unknown in assumptions that nobody has changed', async () => {
  const totals = { plays: 5000, costFen: 40_000, clicks: null, orders: null, revenueFen: null, roiBp: null };
  server.answers(getEffect, { project, totals });
  await opens('/effectDetail/4');
  await user.click(await screen.findByRole('tab', { name: tabs.whatIf }));
  for (const name of [figure.clicks, figure.orders, figure.roi]) {
    const row = (await screen.findByRole('rowheader', { name })).closest('tr');
    const [now, then] = within(row ?? document.body).getAllByRole('cell');
    expect([now?.textContent, then?.textContent]).toEqual(['—', '—']);
  }
});

test('a project that does not exist is said so', async () => {
  server.refuses(getEffect, 'not_found');
  await opens('/effectDetail/4');
  await sees(effects.missing.title);
});
