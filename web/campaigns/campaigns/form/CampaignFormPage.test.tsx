import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listBriefTemplates, removeBriefTemplate } from '../../../../contract/campaigns/campaign-briefs.ts';
import { changeCampaign, getCampaign } from '../../../../contract/campaigns/campaigns.ts';
import { clicks, dialog, filled, fills, isWrong, sees } from '../../../../test/harness/web/acts.ts';
import { server } from '../../../../test/harness/web/fake-server.ts';
import { opens } from '../../../../test/harness/web/open-page.tsx';
import common from '../../../i18n/zh/core/common.ts';
import campaigns from '../../../i18n/zh/campaigns/campaigns.ts';

const { brief, conflict, field, form } = campaigns;
const campaign = {
  id: 3,
  name: '春季龙井上新',
  product: '明前龙井',
  beginsOn: '2026-03-01',
  endsOn: '2026-04-15',
  zone: 'Asia/Shanghai',
  role: 'owner',
  revision: 1,
} as const;

test('two change the same campaign: the second sees what changed, and loses nothing', async () => {
  server.answers(getCampaign, campaign);
  await opens('/campaignDetail/edit?id=3');
  await fills(field.name, '我的名字');
  server.refuses(changeCampaign, 'changed_meanwhile');
  server.answers(getCampaign, { ...campaign, product: '雨前龙井', revision: 2 });
  await clicks(form.save);
  const shown = await dialog(conflict.title);
  const changed = await shown.findByRole('listitem');
  expect(changed.textContent).toContain(field.product);
  expect(changed.textContent).toContain('雨前龙井');
  await clicks(conflict.confirm, shown);
  const name = await screen.findByLabelText<HTMLInputElement>(field.name);
  expect(name.value).toBe('我的名字');
  server.answers(changeCampaign, { revision: 3 });
  await clicks(form.save);
  await waitFor(() => expect(location.pathname).toBe('/campaignDetail/invitation'));
  expect(server.askedOf(changeCampaign).map(({ body }) => [body.revision, body.name])).toEqual([
    [1, '我的名字'],
    [2, '我的名字'],
  ]);
});

test('a template of a brief is removed after a question', async () => {
  const name = '冲泡教程';
  server.answers(listBriefTemplates, { briefs: [{ id: 5, name, mine: true }] });
  server.answers(removeBriefTemplate, {});
  await opens('/campaignDetail/new');
  await clicks(brief.pick);
  await clicks(filled(brief.removeOf, { name }));
  const asked = filled(brief.removeTitle, { name });
  await sees(brief.removeText, await dialog(asked));
  await clicks(common.cancel, await dialog(asked));
  expect(server.askedOf(removeBriefTemplate)).toEqual([]);
  await clicks(filled(brief.removeOf, { name }));
  await clicks(common.delete, await dialog(asked));
  await sees(filled(campaigns.notice.removed, { name }));
  expect(server.askedOf(removeBriefTemplate).map(({ params }) => params.id)).toEqual([5]);
});

test('a campaign without a name is not made', async () => {
  await opens('/campaignDetail/new');
  await clicks(form.make);
  expect(await isWrong(field.name, campaigns.fault.noName)).toBe(document.activeElement);
});

test.each([
  ['a viewer', { role: 'viewer' }, campaigns.viewersLook],
  ['everybody, once it is archived', { state: 'archived' }, campaigns.archivedLook],
] as const)('%s only looks at it', async (_who, more, text) => {
  server.answers(getCampaign, { ...campaign, ...more });
  await opens('/campaignDetail/edit?id=3');
  await sees(text);
  expect(within(screen.getByRole('main')).queryByRole('button', { name: form.save })).toBeNull();
});
