import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getUnsubscribe, unsubscribe } from '../../../contract/outreach/unsubscribes.ts';
import { clicks, filled, sees, seesNothingOf, user } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens } from '../../../test/harness/web/open-page.tsx';
import english from '../../i18n/en/core/shell.ts';
import japanese from '../../i18n/readers/ja/unsubscribe.ts';
import shell from '../../i18n/zh/core/shell.ts';
import page from '../../i18n/zh/outreach/unsubscribe.ts';

const values = { team: '溪流传媒', address: 'lan@example.com' };
const shown = { ...values, unsubscribed: false };

test('a link that did not load comes when asked for again, and stops the mails after a confirmation', async () => {
  server.isAwayFor(getUnsubscribe);
  await opens('/u/token-1', { role: null });
  await sees(page.failedTitle);
  server.answers(getUnsubscribe, shown);
  await clicks(shell.retry);
  await sees(filled(page.ask, values));
  server.answers(unsubscribe, {});
  await clicks(page.confirm);
  await sees(filled(page.done, values));
});

test('what could not be stopped can be confirmed again', async () => {
  server.answers(getUnsubscribe, shown);
  server.isAwayFor(unsubscribe);
  await opens('/u/token-2', { role: null });
  await clicks(page.confirm);
  await sees(shell.error.network);
  server.answers(unsubscribe, {});
  await clicks(page.confirm);
  await sees(page.doneTitle);
});

test('a wrong link is not offered again', async () => {
  server.refuses(getUnsubscribe, 'not_found');
  await opens('/u/token-3', { role: null });
  await sees(page.wrongTitle);
  await seesNothingOf(shell.retry);
});

test('in a language that the interface does not have, the name of the product is the English one', async () => {
  server.answers(getUnsubscribe, shown);
  await opens('/u/token-4', { role: null });
  await user.selectOptions(await screen.findByRole('combobox', { name: shell.top.language }), 'ja');
  await sees(filled(japanese.ask, values));
  await sees(english.brand);
  expect(document.title).toContain(english.brand);
});
