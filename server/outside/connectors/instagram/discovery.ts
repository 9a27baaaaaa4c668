import { z } from 'zod';
import type { Gate, Permit, Wanted } from '../source.ts';
import { nameOf, orMissingAccount } from './account-fields.ts';
import { askGraph, oneCall, type Answered } from './graph/graph-call.ts';
import { maybe, maybeCount, maybeText, mediaPage, type MediaPage } from './graph/graph-media.ts';

/**
 * What Business Discovery gives of others: public fields of IG User and IG Media
 * (developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/business_discovery).
 */
export const profileFields =
  'id,username,name,biography,profile_picture_url,followers_count,follows_count,media_count';
const mediaFields =
  'id,caption,like_count,comments_count,view_count,media_type,media_product_type,permalink,timestamp,media_url';
/** Unverified: how many media one page holds at most. Public clients ask for 50. */
export const pageSize = 50;

const discovered = z.object({
  business_discovery: z.object({
    id: z.string(),
    username: z.string(),
    name: maybeText,
    biography: maybeText,
    profile_picture_url: maybeText,
    followers_count: maybeCount,
    media_count: maybeCount,
    /** Absent for an account without media. */
    media: maybe(mediaPage),
  }),
});
export type Discovered = z.output<typeof discovered>['business_discovery'];

/** @throws SourceFault notFound or private if there is no such professional account */
export async function discoverAccount(
  gate: Gate,
  wanted: Wanted,
  fields: string,
  page: string,
): Promise<Answered<Discovered>> {
  const name = nameOf(wanted);
  const expansion = `business_discovery.username(${name}){${fields}}`;
  const { value, seenAt } = await gate
    .ask(`creator ${name} ${page}`, oneCall, permit =>
      askGraph(discovered, { ...operator(permit), query: { fields: expansion } }, permit),
    )
    .catch(orMissingAccount(wanted, 'id'));
  return { value: value.business_discovery, seenAt };
}

export const operator = ({ secret }: Permit) =>
  ({ host: 'graph.facebook.com', path: `/${encodeURIComponent(secret['userId'] ?? '')}` }) as const;

/** Media within an account have only cursors, no `next`, so the last page does not show by its absence. */
export const placeAfter = (page: MediaPage | undefined): string | null =>
  page && page.data.length > 0 ? (page.paging?.after ?? null) : null;

export const mediaOf = (size: number, after: string | null) =>
  `media.limit(${size})${after === null ? '' : `.after(${after})`}{${mediaFields}}`;
