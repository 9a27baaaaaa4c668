import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getCampaign, listCampaigns } from '../../../../contract/campaigns/campaigns.ts';
import { listTasks } from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { sees } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import campaigns from '../../../i18n/zh/campaigns/campaigns.ts';

const isAt = (address: string) => waitFor(() => expect(location.pathname + location.search).toBe(address));

test.each(['', '/invitation', '/emailList', '/cooperation', '/monitor', '/money', '/edit'])(
  '/campaignDetail%s without a campaign shows all of them',
  async tab => {
    server.answers(listCampaigns, { campaigns: [{ id: 3, name: '春茶' }], total: 1 });
    await opens(`/campaignDetail${tab}`);
    await screen.findByRole('heading', { name: campaigns.title });
    await sees('春茶');
    await isAt('/campaignDetail/invitation');
  },
);

test('filters of the list and a campaign stay in the address', async () => {
  server.answers(listCampaigns, { campaigns: [], total: 0 });
  await opens('/campaignDetail?state=archived');
  await isAt('/campaignDetail/invitation?state=archived');
  await waitFor(() =>
    expect(server.askedOf(listCampaigns).at(-1)?.query).toMatchObject({ state: 'archived' }),
  );
});

test('a campaign that is not there is said to be missing', async () => {
  server.refuses(getCampaign, 'not_found');
  await opens('/campaignDetail?id=3');
  await sees(campaigns.missing.title);
  await isAt('/campaignDetail/invitation?id=3');
});

test('the page of a mail task without its number shows all tasks', async () => {
  server.answers(listTasks, {});
  await opens('/campaignDetail/emailDetail');
  await isAt('/mailTask');
});
