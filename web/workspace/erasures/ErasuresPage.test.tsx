import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { erasePerson, findPerson, listErasures } from '../../../contract/workspace/erasures.ts';
import { clicks, fills, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import { dataKindTexts } from '../../../contract/core/personal-data/data-kinds.ts';
import erasures from '../../i18n/zh/workspace/erasures.ts';
import shell from '../../i18n/zh/core/shell.ts';

const who = 'anna@own.example';

test('the operator finds a person, and erases them after typing the address again', async () => {
  server.answers(listErasures, { erasures: [] });
  server.answers(findPerson, {
    addresses: [who],
    names: ['Anna'],
    held: [{ kind: 'inbox', rows: 1200, quoting: 3, teams: 2 }],
  });
  server.answers(erasePerson, { id: 7 });
  await opens('/operator/erasures', { role: 'operator' });
  await sees(erasures.none);
  await clicks(erasures.find);
  await sees(erasures.missing);
  await fills(erasures.who, who);
  await clicks(erasures.find);
  const row = await screen.findByRole('row', { name: new RegExp(`^${dataKindTexts.zh.inbox}`) });
  expect(row.textContent).toContain('1,200');
  await clicks(erasures.erase);
  const dialog = within(await screen.findByRole('dialog'));
  await clicks(erasures.dialog.submit, dialog);
  await sees(erasures.dialog.other, dialog);
  expect(server.askedOf(erasePerson)).toEqual([]);
  await fills(erasures.dialog.confirmation.replace('{{who}}', who), who);
  await clicks(erasures.dialog.submit, dialog);
  await sees(erasures.asked);
  expect(server.askedOf(erasePerson)).toHaveLength(1);
});

test('an erasure shows how far it is, and its certificate when it is done', async () => {
  server.answers(listErasures, {
    erasures: [
      { id: 8, endedAt: null, teams: 4, teamsDone: 1 },
      { id: 7, endedAt: '2026-11-20T08:00:00.000Z' },
    ],
  });
  await opens('/operator/erasures', { role: 'operator' });
  await sees('已完成 1/4 个团队');
  await screen.findByRole('button', { name: erasures.certificateOf.replace('{{id}}', '7') });
  expect(screen.queryByRole('button', { name: erasures.certificateOf.replace('{{id}}', '8') })).toBeNull();
});

test('a failing server is told in place of the list', async () => {
  server.isAwayFor(listErasures);
  await opens('/operator/erasures', { role: 'operator' });
  await sees(shell.error.network);
  server.answers(listErasures, { erasures: [] });
  await clicks(shell.retry);
  await sees(erasures.none);
});

test('nobody else has the page', async () => {
  await opens('/operator/erasures');
  await screen.findByRole('heading', { level: 1 });
  expect(server.askedOf(listErasures)).toEqual([]);
});
