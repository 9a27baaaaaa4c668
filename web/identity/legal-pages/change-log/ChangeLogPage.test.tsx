import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filled, sees } from '../../../../test/harness/web/acts.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import words from '../../../i18n/zh/core/versions.ts';
import { versions } from './versions.ts';

test('the change log lists the newest version first, with all its changes', async () => {
  await opens('/changeLog');
  await screen.findByRole('heading', { name: words.title });
  const main = within(screen.getByRole('main'));
  const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const count = versions.length;
  expect(headings).toEqual(
    Array.from({ length: count }, (_, place) => filled(words.version, { version: `0.${count - place}.0` })),
  );
  for (const change of Object.values(words.changes)) await sees(change, main);
});

test.each(['/changeLog', '/tool'])('%s is for those who are signed in', async path => {
  await opens(path, { role: null });
  await screen.findByRole('main');
  expect(location.pathname).toBe('/index');
});
