import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { violations } from '../../../test/harness/web/accessibility.ts';
import { sees, user } from '../../../test/harness/web/acts.ts';
import { renderKit } from '../../../test/harness/web/render-kit.tsx';
import { AddressTabs } from './AddressTabs.tsx';

const names = ['posts', 'brief', 'alerts'] as const;
const panels = {
  posts: () => <p>all posts</p>,
  brief: () => <p>the brief</p>,
  alerts: () => <p>all alerts</p>,
};

async function draw(address = '/') {
  const tabs = (
    <AddressTabs
      label="Project"
      names={names}
      wordOf={name => name}
      panels={panels}
      given={{}}
      skeleton={null}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: tabs }], { initialEntries: [address] });
  await renderKit(<RouterProvider router={router} />);
  return () => router.state.location.search;
}

test('the address names the tab; one that it does not know is the first', async () => {
  await draw('/?tab=alerts');
  await sees('all alerts');
  screen.getByRole('tabpanel', { name: 'alerts' });
  expect(await violations()).toEqual([]);
});

test('an address that names no tab shows the first one', async () => {
  await draw('/?tab=nonsense');
  await sees('all posts');
});

test('a click chooses, and the first tab needs no word in the address', async () => {
  const search = await draw();
  await user.click(screen.getByRole('tab', { name: 'brief' }));
  await sees('the brief');
  expect(search()).toBe('?tab=brief');
  await user.click(screen.getByRole('tab', { name: 'posts' }));
  expect(search()).toBe('');
});

test('arrows go from tab to tab and around; only the chosen one is reached by Tab', async () => {
  await draw();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('posts');
  await user.keyboard('{ArrowLeft}');
  await sees('all alerts');
  expect(document.activeElement?.textContent).toBe('alerts');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await sees('the brief');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});
