import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listSignIns } from '../../../contract/identity/account-security.ts';
import { endSession } from '../../../contract/identity/sign-in.ts';
import { clicks, dialog, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import texts from '../../i18n/zh/identity/account-security.ts';

const { signIns: words } = texts;
const at = '2026-03-02T07:00:00.000Z';
const here = {
  id: 2,
  at,
  endedAt: null,
  isCurrent: true,
  way: 'password',
  browser: 'Chrome',
  system: 'macOS',
};
const before = { id: 1, at, endedAt: at, isCurrent: false, way: 'phone', browser: '', system: '' };

test('the live session is shown with device and place, and can be ended', async () => {
  server.answers(listSignIns, {
    signIns: [
      { ...here, place: '中国 上海', network: '203.0.113.7' },
      { ...before, place: '', network: '2001:db8:1:2::/64' },
    ],
  });
  server.answers(endSession, {});
  await opens('/userInfo');
  const card = within(await screen.findByRole('region', { name: words.title }));
  await sees('Chrome · macOS', card);
  await sees(/中国 上海 · 203\.0\.113\.7/, card);
  await sees(words.unknownDevice, card);
  await sees(/2001:db8:1:2::\/64/, card);
  await clicks(words.end, card);
  await clicks(words.end, await dialog(words.end));
  await expect.poll(() => server.askedOf(endSession)).toHaveLength(1);
  await expect.poll(() => location.pathname).toBe('/index');
});

test('a list that fails to load can be loaded again', async () => {
  server.refuses(listSignIns, 'internal');
  await opens('/userInfo');
  const card = within(await screen.findByRole('region', { name: words.title }));
  await card.findByRole('alert');
});
