import { hostPlaceholder } from '../../../../contract/links/link-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { Address, EdgeLink } from '../../edge/edge-link.ts';
import type { LinkServices } from '../../../outside/network/link-services.ts';
import { findCode, findFollowed } from './codes.queries.ts';

/** Converts a target for use in a header: without `{host}`, and in ASCII. */
function wholeUrl({ publicUrl }: Pick<LinkServices, 'publicUrl'>, target: string): string {
  const whole = target.startsWith(hostPlaceholder)
    ? publicUrl + target.slice(hostPlaceholder.length)
    : target;
  return new URL(whole).href;
}

/** Finds the link of a short address; null if there never was one. A deleted link counts as off. */
export async function findTarget(
  pool: Db,
  links: Pick<LinkServices, 'publicUrl'>,
  address: Address,
): Promise<EdgeLink | null> {
  const owner = await findCode(pool, address);
  if (!owner) return null;
  const { recipient_id: recipientId } = owner;
  const ids = { teamId: owner.team_id, linkId: owner.link_id };
  const link = await asTeam(pool, ids.teamId, db => findFollowed(db, ids, recipientId));
  if (!link) return null;
  const target = wholeUrl(links, link.target_url);
  const orTarget = (url: string) => (url ? wholeUrl(links, url) : target);
  return {
    ...ids,
    recipientId,
    creatorId: recipientId === null ? link.creator_id : link.recipient_creator_id,
    isOn: link.is_on && link.removed_at === null,
    expiresAt: link.expires_at?.getTime() ?? null,
    app:
      link.product_type === 'app'
        ? {
            ios: orTarget(link.ios_url),
            android: orTarget(link.android_url),
            desktop: orTarget(link.desktop_url),
          }
        : null,
    target,
  };
}
