import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getCampaign } from '../../../contract/campaigns/campaigns.ts';
import { firstSteps } from '../../../contract/home/first-steps.ts';
import { getHome } from '../../../contract/home/overview.ts';
import {
  addSampleCampaign,
  getSampleCampaign,
  removeSampleCampaign,
} from '../../../contract/sandbox/sample-campaign.ts';
import { violations } from '../../../test/harness/web/accessibility.ts';
import { button, clicks, dialog, sees, seesNothingOf } from '../../../test/harness/web/acts.ts';
import { server } from '../../../test/harness/web/fake-server.ts';
import { opens, type Visitor } from '../../../test/harness/web/open-page.tsx';
import first from '../../i18n/zh/home/first-steps.ts';

const { sample } = first;
const inSandbox: Visitor = { site: { sandbox: true } };

let campaignId: number | null;
beforeEach(() => {
  campaignId = null;
  server.answers(getHome, { steps: { done: [], isHidden: false } });
  server.answersBy(getSampleCampaign, () => ({ campaignId }));
  server.answersBy(addSampleCampaign, () => ({ campaignId: (campaignId = 7) }));
  server.answersBy(removeSampleCampaign, () => ((campaignId = null), {}));
});

test('a new team can try a sample campaign, which leads to its board', async () => {
  server.answers(getCampaign, { id: 7, zone: 'Asia/Shanghai', beginsOn: '2026-03-01', endsOn: '2026-04-01' });
  await opens('/home', inSandbox);
  expect((await button(sample.try)).disabled).toBe(false);
  expect(await violations()).toEqual([]);
  await clicks(sample.try);
  await waitFor(() => expect(location.pathname + location.search).toBe('/campaignDetail/cooperation?id=7'));
  expect(server.askedOf(addSampleCampaign).map(({ body }) => body)).toEqual([{ zone: 'Asia/Shanghai' }]);
});

test('it is offered until the checklist is done', async () => {
  server.answers(getHome, { steps: { done: [...firstSteps].slice(0, 3), isHidden: false } });
  await opens('/home', inSandbox);
  await clicks(sample.try);
  await waitFor(() => expect(server.askedOf(addSampleCampaign)).toHaveLength(1));
});

test.each([
  ['in the checklist', [...firstSteps].slice(0, 1)],
  ['when the checklist is done', [...firstSteps]],
])('one that is there can be opened, and removed after a question: %s', async (_, done) => {
  campaignId = 7;
  server.answers(getHome, { steps: { done, isHidden: false } });
  await opens('/home', inSandbox);
  await sees(sample.there);
  expect(screen.getByRole('link', { name: sample.open }).getAttribute('href')).toBe(
    '/campaignDetail/cooperation?id=7',
  );
  await clicks(sample.remove);
  const asked = await dialog(sample.removal);
  expect(server.askedOf(removeSampleCampaign)).toHaveLength(0);
  await clicks(sample.remove, asked);
  await sees(sample.removed);
  await seesNothingOf(sample.there);
});

test.each<[string, Visitor]>([
  ['outside of a sandbox', {}],
  ['to other accounts of a team', { ...inSandbox, role: 'member' }],
])('none is offered %s', async (_, visitor) => {
  await opens('/home', visitor);
  await screen.findByRole('region', { name: first.title });
  expect(screen.queryByRole('button', { name: sample.try })).toBeNull();
  expect(server.askedOf(getSampleCampaign)).toHaveLength(0);
});
