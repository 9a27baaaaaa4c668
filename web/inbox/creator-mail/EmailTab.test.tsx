import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getCreatorEmails } from '../../../contract/creators/creator-emails.ts';
import { getCreator } from '../../../contract/creators/search/creator-search.ts';
import { sees } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import insights from '../../i18n/zh/creators/insights.ts';

const { email } = insights;
const page = '/bloggerDetail/tiktok/1?tab=email';
const unlocked = { address: 'ann@creators.example', source: 'bio' };

beforeEach(() => server.answers(getCreator, { id: 1, platform: 'tiktok', handle: 'ann' }));

test.each([
  ['none', { total: 0 }, email.none],
  ['a locked one only', { total: 1, remaining: 3000 }, email.neverLocked],
  ['an unlocked one', { total: 1, unlocked: [unlocked] }, email.never],
])('without mail, a creator with %s of the addresses says what can be done', async (_name, emails, told) => {
  server.answers(getCreatorEmails, emails);
  await opens(page);
  await sees(told);
  const unlock = screen.queryByRole('button', { name: /^解锁/ });
  expect(unlock !== null).toBe(told === email.neverLocked);
});
