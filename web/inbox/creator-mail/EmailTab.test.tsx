import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getCreatorEmails, preferEmail, unlockEmails } from '../../../contract/creators/creator-emails.ts';
import { getCreator } from '../../../contract/creators/search/creator-search.ts';
import { button, clicks, filled, sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import insights from '../../i18n/zh/creators/insights.ts';

const { email } = insights;
const page = '/bloggerDetail/tiktok/1?tab=email';
const unlocked = { address: 'ann@creators.example', source: 'bio' };

beforeEach(() => server.answers(getCreator, { id: 1, platform: 'tiktok', handle: 'ann' }));

test.each([
  ['none', { total: 0 }, email.none],
  ['a locked one only', { total: 1, locked: 1, cost: 1, remaining: 3000 }, email.neverLocked],
  ['an unlocked one', { total: 1, unlocked: [unlocked] }, email.never],
])('without mail, a creator with %s of the addresses says what can be done', async (_name, emails, told) => {
  server.answers(getCreatorEmails, emails);
  await opens(page);
  await sees(told);
  const unlock = screen.queryByRole('button', { name: /^解锁/ });
  expect(unlock !== null).toBe(told === email.neverLocked);
});

test('the button says how many addresses will be unlocked, and no more are counted', async () => {
  server.answers(getCreatorEmails, { total: 9, locked: 5, cost: 4, refused: 2, remaining: 3 });
  server.answers(unlockEmails, {});
  await opens(page);
  await sees(new RegExp(filled(email['cost#other'], { number: 3, remaining: 3 })));
  await sees(filled(email['refused#other'], { number: 2 }));
  await clicks(filled(email['unlock#other'], { number: 4 }));
  expect(server.askedOf(unlockEmails).map(({ body }) => body)).toEqual([
    { selection: { of: 'ids', ids: [1] }, max: 3 },
  ]);
});

test('an address that the team brought is marked, and one of several can be preferred', async () => {
  const own = { address: 'own@creators.example', source: 'imported', isImported: true };
  server.answers(getCreatorEmails, { total: 2, unlocked: [{ ...own, isPreferred: true }, unlocked] });
  server.answers(preferEmail, {});
  await opens(page);
  await sees(email.imported);
  await sees(email.preferred);
  await clicks(filled(email.preferAddress, { address: unlocked.address }));
  expect(server.askedOf(preferEmail).map(({ body }) => body)).toEqual([{ address: unlocked.address }]);
  expect(
    screen.queryByRole('button', { name: filled(email.preferAddress, { address: own.address }) }),
  ).toBeNull();
  await button(filled(email.copy, { address: own.address }));
});
