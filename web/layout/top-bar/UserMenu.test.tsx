import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endSession } from '../../../contract/identity/sign-in.ts';
import { button, clicks, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import { endSessionHere } from '../../session/session.ts';
import { currentToast } from '../../ui/feedback/toast.ts';
import shell from '../../i18n/zh/core/shell.ts';

test.each([
  ['the main account', 'owner', true],
  ['a sub-account', 'member', false],
] as const)(
  'by keyboard the account of %s opens on its first link, and leads only the main account to the team',
  async (_who, role, leads) => {
    await opens('/userInfo', { role });
    const opener = await button(shell.user.menu);
    opener.focus();
    await user.keyboard('{ArrowDown}');
    const menu = within(await screen.findByRole('dialog', { name: shell.user.menu }));
    const first = menu.getByRole('link', { name: shell.user.info });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(menu.queryByRole('link', { name: shell.user.team }) !== null).toBe(leads);
  },
);

test('who signs out is led to the public page once, however early the news of it come back', async () => {
  await opens('/userInfo');
  const release = server.holds(endSession);
  await clicks(shell.user.menu);
  await clicks(shell.user.logOut);
  await waitFor(() => expect(server.askedOf(endSession)).toHaveLength(1));
  endSessionHere();
  expect(location.pathname).toBe('/userInfo');
  release();
  await waitFor(() => expect(location.pathname + location.search).toBe('/index'));
  await screen.findByRole('heading', { level: 1 });
  expect(currentToast()).toBeNull();
});
