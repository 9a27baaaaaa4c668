import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listBlocklist } from '../../../contract/creators/blocklist.ts';
import { startExport } from '../../../contract/workspace/exports.ts';
import { clicks, filled, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import common from '../../i18n/zh/core/common.ts';
import shell from '../../i18n/zh/core/shell.ts';
import blocklist from '../../i18n/zh/creators/blocklist.ts';

test('an empty blocklist explains blocking, and links to the search', async () => {
  await opens('/blacklist');
  await sees(blocklist.noneYet);
  const link = within(screen.getByRole('main')).getByRole('link', { name: common.searchCreators });
  expect(link.getAttribute('href')).toBe('/bloggerSearch/tiktok');
});

test('the rows that are shown are exported, with the columns that are shown', async () => {
  server.answers(listBlocklist, { entries: [{ handle: 'ann', platform: 'tiktok' }], total: 1 });
  server.answers(startExport, {});
  await opens('/blacklist?keyword=no&removed=1');
  await screen.findByRole('link', { name: 'ann' });
  await clicks(common.export);
  await user.click(await screen.findByText(blocklist.exportAs.csv));
  await sees(filled(blocklist.exporting, { tray: shell.work.title }));
  const [{ body } = {}] = server.askedOf(startExport);
  expect(body).toMatchObject({
    of: { table: 'blocklist', filter: { keyword: 'no', removed: '1' } },
    format: 'csv',
  });
  expect(body?.columns).toContain('removedReason');
});
