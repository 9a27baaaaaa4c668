import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getUsage } from '../../../contract/billing/plans.ts';
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

const quota = { kind: 'emails' as const, max: 20, used: 20, renewsAt: '2026-04-01T00:00:00.000Z' };

test.each([
  ['the plan', { quotas: [] }, email.noneLeft],
  ['a quota with room', { quotas: [{ ...quota, used: 3, setBy: '林溪' }] }, email.noneLeft],
  ['a quota', { quotas: [{ ...quota, setBy: '林溪' }] }, filled(email.quotaBy, { max: 20, name: '林溪' })],
  ['of who is gone', { quotas: [{ ...quota, setBy: null }] }, filled(email.quotaOfTeam, { max: 20 })],
])('without unlocks left it says what ended: %s', async (_name, usage, told) => {
  server.answers(getCreatorEmails, { total: 1, locked: 1, cost: 1, remaining: 0 });
  server.answers(getUsage, usage);
  await opens(page);
  await waitFor(() => expect(document.body.textContent).toContain(told));
  expect(screen.queryByRole('link', { name: email.toPlans }) !== null).toBe(told === email.noneLeft);
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
