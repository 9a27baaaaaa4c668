import {
  createListLinks,
  createShortLink,
  switchShortLink,
} from '../../../../../contract/links/short-links.ts';
import { listLists } from '../../../../../contract/creators/lists.ts';
import { offerCampaignMembers } from '../../../../../contract/campaigns/campaigns.ts';
import { listCosts } from '../../../../../contract/monitoring/effects/effects.ts';
import { addPosts, listPosts, tryPosts } from '../../../../../contract/monitoring/monitored-posts.ts';
import {
  changeProjectState,
  createProject,
  getProject,
} from '../../../../../contract/monitoring/monitors.ts';
import type { Steps } from '../steps.ts';

const posts = (turn: number) =>
  Array.from(
    { length: 5 },
    (_, at) => `https://www.tiktok.com/@someone/video/73012345678901${turn}000${at}`,
  ).join('\n');

/** Short links, also one per creator of a list; a monitor project with posts, and one that is closed. */
export async function walkTracking({ call, mark, turn }: Steps): Promise<void> {
  const fields = {
    productType: 'ecommerce' as const,
    targetUrl: `https://example.com/${mark}`,
    tags: [mark],
  };
  const link = await call(createShortLink, { body: { ...fields, name: `${mark} link ${turn}` } });
  if (link) await call(switchShortLink, { params: { id: link.id }, body: { isOn: turn % 2 === 0 } });
  const lists = (await call(listLists))?.lists ?? [];
  if (lists[0])
    await call(createListLinks, { body: { ...fields, name: `${mark} {creator}`, listId: lists[0].id } });
  const owner = (await call(offerCampaignMembers))?.accounts[0];
  if (!owner) return;
  for (const state of ['open', 'closed'] as const) {
    const project = await call(createProject, {
      body: {
        name: `${mark} project ${turn} ${state}`,
        beginsOn: '2026-11-01',
        endsOn: '2026-12-31',
        zone: 'Asia/Shanghai',
        budgetMinor: 1_000_000,
        ownerId: owner.id,
      },
    });
    if (!project) continue;
    const params = { id: project.id };
    await call(tryPosts, { params, body: { links: posts(turn) } });
    await call(addPosts, { params, body: { links: posts(turn) } });
    await call(listPosts, { params });
    await call(getProject, { params });
    await call(listCosts, { params });
    if (state === 'closed') await call(changeProjectState, { params, body: { state } });
  }
}
