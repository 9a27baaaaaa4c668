import type { LinkState } from '../../../../contract/links/link-kinds.ts';
import type { ShortLink } from '../../../../contract/links/short-links.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { readTeamRows } from '../../../creators/shared/team-rows.ts';
import { beyondPlan } from '../links-beyond-plan.ts';
import { isMine } from '../find-own-link.ts';
import type { LinkRow } from './list-links.queries.ts';

function stateOf({ is_on, expires_at }: Pick<LinkRow, 'is_on' | 'expires_at'>, now: Date): LinkState {
  if (!is_on) return 'off';
  return expires_at && expires_at <= now ? 'expired' : 'on';
}

/** A link with code and host instead of its whole address. */
export type PresentedLink = Omit<ShortLink, 'shortUrl'> & { host: string };

interface Around {
  ctx: SignedIn;
  creators: ReadonlyMap<number, NonNullable<ShortLink['creator']>>;
  isBeyond: (linkId: number) => boolean;
}

const presentLink = (row: LinkRow, { ctx, creators, isBeyond }: Around): PresentedLink => ({
  id: row.id,
  name: row.name,
  productType: row.product_type,
  description: row.description,
  targetUrl: row.target_url,
  iosUrl: row.ios_url,
  androidUrl: row.android_url,
  desktopUrl: row.desktop_url,
  expiresAt: row.expires_at?.toISOString() ?? null,
  tags: row.tags,
  creatorId: row.creator_id,
  code: row.code,
  host: row.host,
  isOn: row.is_on,
  state: stateOf(row, ctx.now()),
  creator: row.creator_id === null ? null : (creators.get(row.creator_id) ?? null),
  createdBy: row.created_by_name ?? '',
  createdAt: row.created_at.toISOString(),
  pv: row.pv,
  uv: row.uv,
  botPv: row.bot_pv,
  lastVisitAt: row.last_visit_at?.toISOString() ?? null,
  mine: isMine(row, ctx),
  readOnly: isBeyond(row.id),
});

/** Converts links to replies for the caller, in the caller's transaction as the team. */
export async function presentLinks(
  db: Db,
  ctx: SignedIn,
  rows: readonly LinkRow[],
): Promise<PresentedLink[]> {
  const ids = [...new Set(rows.flatMap(row => row.creator_id ?? []))];
  const creators = new Map(
    (await readTeamRows(db, ctx.actor.teamId, ids)).map(({ id, platform, name, handle, avatarUrl }) => [
      id,
      { id, platform, name: name || handle, avatarUrl },
    ]),
  );
  const isBeyond = await beyondPlan(db, ctx);
  return rows.map(row => presentLink(row, { ctx, creators, isBeyond }));
}
