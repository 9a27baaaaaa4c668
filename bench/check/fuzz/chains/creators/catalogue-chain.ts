import { getPicture } from '../../../../../contract/catalogue/pictures.ts';
import { listBlocklist, unblock } from '../../../../../contract/creators/blocklist.ts';
import { actOnCreators } from '../../../../../contract/creators/bulk.ts';
import { openReport, revokeReport, shareReport } from '../../../../../contract/creators/reports.ts';
import { searchCreators } from '../../../../../contract/creators/search/creator-search.ts';
import { getTag, rankTags } from '../../../../../contract/market/rankings.ts';
import type { Steps } from '../steps.ts';

/** Creators as search shows them: their pictures, a report on them, one who is blocked for a while, and a tag. */
export async function walkCatalogue({ call, mark, turn, address }: Steps): Promise<void> {
  const query = { platform: 'tiktok' as const, size: 20, page: 4 + turn };
  const found = (await call(searchCreators, { query }))?.creators ?? [];
  const [creator] = found;
  if (!creator) return;
  const shown = new URL(creator.avatarUrl, address);
  const [kind, subject] = shown.pathname.split('/').slice(-2);
  const sealed = Object.fromEntries(shown.searchParams) as { seal: string };
  await call(getPicture, { params: { kind, subject }, query: sealed });
  const ids = found.slice(0, 2).map(({ id }) => id);
  const shared = { ids, title: mark, lang: 'en', days: 30 } as const;
  for (const word of ['kept', 'gone']) {
    const report = await call(shareReport, { body: shared });
    const token = report?.url.split('/').at(-1);
    if (token) await call(openReport, { params: { token } });
    if (report && word === 'gone') await call(revokeReport, { params: { id: report.id } });
  }
  const selection = { of: 'ids' as const, ids: [creator.id] };
  await call(actOnCreators, { body: { selection, action: { do: 'block', reason: mark } } });
  const { entries = [] } = (await call(listBlocklist, { query: {} })) ?? {};
  const entry = entries.find(({ creatorId }) => creatorId === creator.id);
  if (entry) await call(unblock, { params: { id: entry.id }, body: { reason: `${mark} again` } });
  const { tags = [] } = (await call(rankTags, { query: { platform: 'tiktok' } })) ?? {};
  const [tag] = tags;
  if (tag) await call(getTag, { params: { platform: 'tiktok', tag: tag.tag } });
}
