import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { createShortLink, LinkFields } from '../../../contract/links/short-links.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { announceLinkAddress, announceLinkChange } from '../edge/edge-link.ts';
import { prefixOf, type LinkServices } from '../../outside/network/link-services.ts';
import { creatorNameFor } from '../../creators/shared/team-names.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { releaseEntitlement } from '../../billing/plans/service.ts';
import { deleteVisitsLater } from '../visits/service.ts';
import { refuseBeyondPlan } from './links-beyond-plan.ts';
import { columnsOf } from './creation/link-columns.ts';
import { invalid, refuseWrongFields } from './creation/field-rules.ts';
import { lockOwnLink } from './find-own-link.ts';
import { makeChosenLink, makeLinks } from './creation/make-links.ts';
import { placeOf } from './creation/choose-host.ts';
import { updateLink, type LinkRecord } from './queries.ts';
import { recordedOf, recordOf } from './link-records.ts';

const nameOfCreator = async (db: Db, teamId: number, id: number | null): Promise<string | null> =>
  id === null ? null : creatorNameFor(db, teamId, id);

type NewLink = BodyOf<typeof createShortLink>;

/** @throws AppError taken, entitlement_exceeded, invalid_request */
export async function createLink(
  pool: Db,
  ctx: SignedIn,
  links: LinkServices,
  link: NewLink,
): Promise<{ id: number; shortUrl: string }> {
  await refuseWrongFields(pool, ctx, links, link);
  return asTeam(pool, ctx.actor.teamId, db => createChecked(db, ctx, links, link));
}

/** Creates a link whose fields were checked, in the caller's transaction as the team. */
export async function createChecked(
  db: Db,
  ctx: SignedIn,
  links: LinkServices,
  { domainId, code, ...fields }: NewLink,
): Promise<{ id: number; shortUrl: string }> {
  const { teamId } = ctx.actor;
  const columns = { ...columnsOf(fields), creator_id: fields.creatorId };
  const host = await placeOf(db, ctx, teamId, domainId);
  const creator = await nameOfCreator(db, teamId, fields.creatorId);
  if (fields.creatorId !== null && creator === null) throw invalid(ctx.lang, 'creatorId', 'nobody');
  const { name, target_url: targetUrl, creator_id: creatorId, ...common } = columns;
  const link = { name, targetUrl, creatorId };
  const made = code
    ? await makeChosenLink(db, ctx, { ...common, host }, { ...link, code })
    : (await makeLinks(db, ctx, { ...common, host }, [link]))[0];
  if (!made) throw new Error('a link was not made');
  // The edge may have cached a miss of a chosen code. A random one was never requested.
  if (code) await announceLinkAddress(db, { code, host });
  const shortUrl = prefixOf(links, host) + made.code;
  await recordOperation(db, ctx, teamId, {
    ...recordOf('shortLink.create', { id: made.id, name }),
    after: { ...recordedOf(columns, creator), shortUrl },
  });
  return { id: made.id, shortUrl };
}

const sameColumns = (before: LinkRecord, after: object): boolean =>
  Object.entries(after).every(
    ([column, value]) => JSON.stringify(before[column as keyof LinkRecord]) === JSON.stringify(value),
  );

/** @throws AppError not_found, forbidden, invalid_request; entitlement_exceeded for a link beyond the plan */
export async function changeLink(
  pool: Db,
  ctx: SignedIn,
  links: LinkServices,
  id: number,
  fields: LinkFields,
): Promise<void> {
  const { teamId } = ctx.actor;
  const after = { ...columnsOf(fields), creator_id: fields.creatorId };
  await asTeam(pool, teamId, async db => {
    const before = await lockOwnLink(db, ctx, id);
    await refuseBeyondPlan(db, ctx, id);
    await refuseWrongFields(db, ctx, links, fields, before.expires_at);
    if (sameColumns(before, after)) return;
    const creator = await nameOfCreator(db, teamId, after.creator_id);
    const isAnother = after.creator_id !== before.creator_id;
    if (isAnother && after.creator_id !== null && creator === null) {
      throw invalid(ctx.lang, 'creatorId', 'nobody');
    }
    await updateLink(db, teamId, id, after);
    await announceLinkChange(db, { teamId, linkId: id });
    const creatorBefore = isAnother ? await nameOfCreator(db, teamId, before.creator_id) : creator;
    await recordOperation(db, ctx, teamId, {
      ...recordOf('shortLink.update', before),
      before: recordedOf(before, creatorBefore),
      after: recordedOf(after, creator),
    });
  });
}

/** @throws AppError not_found, forbidden; entitlement_exceeded for a link beyond the plan */
export async function switchLink(pool: Db, ctx: SignedIn, id: number, isOn: boolean): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const link = await lockOwnLink(db, ctx, id);
    await refuseBeyondPlan(db, ctx, id);
    if (link.is_on === isOn) return;
    await updateLink(db, teamId, id, { is_on: isOn });
    await announceLinkChange(db, { teamId, linkId: id });
    await recordOperation(db, ctx, teamId, { ...recordOf('shortLink.switch', link), after: { isOn } });
  });
}

/**
 * Deletes a link with its visits and gives back its entitlement; its codes stay taken permanently.
 * @throws AppError not_found, forbidden
 */
export async function removeLink(pool: Db, ctx: SignedIn, links: LinkServices, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const link = await lockOwnLink(db, ctx, id);
    await updateLink(db, teamId, id, { removed_at: ctx.now() });
    await deleteVisitsLater(db, ctx, teamId, id);
    await releaseEntitlement(db, teamId, 'shortlink.count');
    await announceLinkChange(db, { teamId, linkId: id });
    const shortUrl = prefixOf(links, link.host) + link.code;
    const before = { name: link.name, targetUrl: link.target_url, shortUrl };
    await recordOperation(db, ctx, teamId, { ...recordOf('shortLink.delete', link), before });
  });
}
