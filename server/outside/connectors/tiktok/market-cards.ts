import { z } from 'zod';
import type { CreatorRecord, SourcePost } from '../../../../contract/core/sources/source-records.ts';
import { passes, SourceFault } from '../source-fault.ts';
import type { Card, Gate, Wanted } from '../source.ts';
import { askMarket, faultOf, statusesOf } from './market-api.ts';
import { newestPosts } from './market-posts.ts';

const count = z.int().min(0);
const creator = z.object({
  handle_name: z.string().min(1),
  display_name: z.string().optional(),
  profile_image: z.string().optional(),
  bio: z.string().optional(),
  followers_count: count,
  likes_count: count.optional(),
  videos_count: count.optional(),
  content_labels: z.array(z.object({ label_name: z.string() })).optional(),
});

/** Reads creators of the marketplace by their handles. @throws SourceFault for what ends the batch */
export async function marketCards(
  gate: Gate,
  wanted: readonly Wanted[],
  options: { posts: number },
): Promise<Card[]> {
  const handles = [...new Set(wanted.flatMap(({ handle }) => handle?.toLowerCase() ?? []))];
  const known = handles.length > 0 ? await statusesOf(gate, handles) : new Map<string, string>();
  const cards: Card[] = [];
  for (const each of wanted) {
    const handle = each.handle?.toLowerCase() ?? '';
    const fault = faultOf(handle, known.get(handle));
    cards.push(fault ? { wanted: each, fault } : await cardOf(gate, each, handle, options.posts));
  }
  return cards;
}

async function cardOf(gate: Gate, wanted: Wanted, handle: string, max: number): Promise<Card> {
  try {
    const shown = await askMarket(gate, {
      name: `creator ${handle}`,
      schema: creator,
      path: 'public',
      params: { handle_name: handle },
    });
    return { wanted, record: recordOf(wanted, shown, await newestPosts(gate, handle, max)) };
  } catch (error) {
    if (!(error instanceof SourceFault) || passes(error)) throw error;
    return { wanted, fault: error };
  }
}

function recordOf({ url }: Wanted, shown: z.output<typeof creator>, posts: SourcePost[]): CreatorRecord {
  const [label] = shown.content_labels ?? [];
  return {
    type: 'creator',
    platform: 'tiktok',
    // `creator_id` is valid only in the marketplace.
    handle: shown.handle_name.toLowerCase(),
    homepageUrl: url,
    ...(shown.display_name && { name: shown.display_name }),
    ...(shown.profile_image && { avatarUrl: shown.profile_image }),
    ...(shown.bio !== undefined && { bio: shown.bio }),
    ...(label && { category: label.label_name }),
    followers: shown.followers_count,
    likes: shown.likes_count,
    postCount: shown.videos_count,
    posts,
  };
}
