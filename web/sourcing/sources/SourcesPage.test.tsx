import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listSources } from '../../../contract/sourcing/sources.ts';
import { sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import shell from '../../i18n/zh/core/shell.ts';
import sources from '../../i18n/zh/sourcing/sources.ts';

const address = '/operator/sources';
const links = () => [...document.querySelectorAll('a')].map(link => link.getAttribute('href'));

test('the operator sees the sources, and the menu leads to them', async () => {
  server.answers(listSources, { sources: [{ code: 'youtube' }] });
  await opens(address, { role: 'operator' });
  await screen.findByRole('heading', { level: 1, name: sources.title });
  await sees(sources.names.youtube, within(screen.getByRole('main')));
  expect(links()).toContain(address);
});

test.each(['owner', 'member'] as const)(
  'whoever is %s and not the operator sees nothing of them',
  async role => {
    await opens(address, { role });
    await sees(shell.closed.operator);
    expect(screen.queryByText(sources.title)).toBeNull();
    expect(links()).not.toContain(address);
    expect(server.askedOf(listSources)).toEqual([]);
  },
);
