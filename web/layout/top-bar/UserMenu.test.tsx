import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, user } from '../../../test/harness/web/acts.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
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
