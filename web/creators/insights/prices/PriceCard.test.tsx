import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCreatorPrice, listBasePrices } from '../../../../contract/creators/creator-prices.ts';
import { getCreator } from '../../../../contract/creators/search/creator-search.ts';
import { clicks, dialog, filled, sees } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import creatorPrices from '../../../i18n/zh/creators/creator-prices.ts';

const { base, estimate, paid } = creatorPrices;

test('a sub-account reads prices, sees why it cannot change them, and cannot delete a colleague’s', async () => {
  server.answers(getCreator, { id: 1, platform: 'tiktok', name: '阮兰', averagePlays: 1000 });
  server.answers(getCreatorPrice, {
    paid: [{ id: 3, priceFen: 450_000, posts: 3, paidOn: '2026-02-01', by: '林溪', mayDelete: false }],
    medianPaidFen: 150_000,
    estimate: { cpmFen: 8850, base: { platform: 'tiktok', cpmFen: 8850, basis: 'team' } },
  });
  server.answers(listBasePrices, { team: [{ platform: 'tiktok', cpmFen: 8850 }], mayChange: false });
  await opens('/bloggerDetail/tiktok/1', { role: 'member' });
  await sees(filled(paid.perPost, { price: '¥1,500' }));
  const list = within(await screen.findByRole('table', { name: paid.list }));
  expect(list.queryByRole('button')).toBeNull();
  await clicks(estimate.look);
  const form = await dialog();
  await sees(base.readOnly, form);
  await form.findAllByRole('cell', { name: /^¥88\.50/ });
  expect(form.queryByRole('textbox')).toBeNull();
});
