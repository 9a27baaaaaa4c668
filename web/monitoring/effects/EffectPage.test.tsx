import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getEffect } from '../../../contract/monitoring/effects/effects.ts';
import { fills, sees, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import effects from '../../i18n/zh/monitoring/effects.ts';

const { figure, head, notYours, tab: tabs, whatIf } = effects;
const project = { id: 4, name: '秋季新品' } as const;

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

test('a project that does not exist is said so', async () => {
  server.refuses(getEffect, 'not_found');
  await opens('/effectDetail/4');
  await sees(effects.missing.title);
});
