import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  getConnections,
  inviteToConnect,
} from '../../../../contract/creators/creator-connections/creator-connections.ts';
import { getCreator } from '../../../../contract/creators/search/creator-search.ts';
import { clicks, dialog, sees } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import common from '../../../i18n/zh/core/common.ts';
import refreshes from '../../../i18n/zh/sourcing/refreshes.ts';

const { connections: words } = refreshes;
const url = 'https://example.com/p/secret';

async function opensCard() {
  await opens('/bloggerDetail/tiktok/1?tab=audience');
  return within(await screen.findByRole('region', { name: words.title }));
}

beforeEach(() => {
  server.answers(getCreator, { id: 1, platform: 'tiktok', name: '阮兰' });
  server.answers(inviteToConnect, { url });
});

test('the first link for a creator is made at once and shown', async () => {
  const card = await opensCard();
  await sees(words.none, card);
  await clicks(words.invite, card);
  await sees(url, await dialog(words.made.title));
});

test('a creator who is invited already gets another link only after a warning', async () => {
  server.answers(getConnections, {
    available: ['tiktok'],
    invitation: { confirmedAddress: 'lan@example.com' },
  });
  const card = await opensCard();
  await sees('lan@example.com', card);
  await sees(words.notOpened, card);
  expect(card.queryByText(words.none)).toBeNull();
  expect(card.queryByRole('button', { name: words.invite })).toBeNull();
  await clicks(words.inviteAgain, card);
  await sees(words.again.about, await dialog(words.again.title));
  await clicks(common.cancel, await dialog(words.again.title));
  expect(server.askedOf(inviteToConnect)).toEqual([]);
  await clicks(words.inviteAgain, card);
  await clicks(words.again.confirm, await dialog(words.again.title));
  await sees(url, await dialog(words.made.title));
  expect(server.askedOf(inviteToConnect)).toHaveLength(1);
});
