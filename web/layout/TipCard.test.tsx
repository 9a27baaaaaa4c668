import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { violations } from '../../test/harness/web/accessibility.ts';
import { renderKit } from '../../test/harness/web/render-kit.tsx';
import shell from '../i18n/zh/core/shell.ts';
import { TipCard } from './TipCard.tsx';

const known = matchMedia;
afterEach(() => {
  vi.stubGlobal('matchMedia', known);
});

async function comesTo(width: number) {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.defineProperty(known(query), 'matches', {
      value: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0),
    }),
  );
  const Page = createRoutesStub([{ path: '/', Component: TipCard }]);
  await renderKit(
    <QueryClientProvider client={new QueryClient()}>
      <button type="button">page</button>
      <Page />
    </QueryClientProvider>,
  );
}

const card = () => screen.queryByRole('complementary', { name: shell.tip.title });

test('it comes once the page has settled, and leaves the focus where it is', async () => {
  await comesTo(1440);
  screen.getByRole('button', { name: 'page' }).focus();
  expect(card()).toBeNull();
  await screen.findByRole('complementary', { name: shell.tip.title });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'page' }));
  expect(screen.getByRole('link', { name: shell.tip.go }).getAttribute('href')).toBe('/tool');
  expect(await violations()).toEqual([]);
  await act(async () => screen.getByRole('button', { name: shell.tip.later }).click());
  expect(card()).toBeNull();
});

test('it does not come to a phone, and is still there for a larger window', async () => {
  await comesTo(390);
  expect(sessionStorage.length).toBe(0);
  expect(card()).toBeNull();
});
