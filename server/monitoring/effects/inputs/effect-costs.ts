import type { QueryOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import { effectLimits } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import type * as contract from '../../../../contract/monitoring/effects/effects.ts';
import type { Cost, CostFields } from '../../../../contract/monitoring/effects/effects.ts';
import { platforms } from '../../../../contract/core/platform.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { readTeamRows } from '../../../creators/shared/team-rows.ts';
import { projectPosts } from '../../monitored-posts/service.ts';
import { requireProject, type SeenProject } from '../../shared/projects.ts';
import { recordOf } from '../../shared/project-records.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { readWatchedPosts } from '../../../catalogue/metric-history/service.ts';
import {
  countCosts,
  deleteCost,
  findCost,
  insertCost,
  pageOfCosts,
  updateCost,
  type CostColumns,
  type CostRow,
} from './effect-costs.queries.ts';
import { requireCreator } from './require-effect-creator.ts';
import { fenAt, invalid, isNearProject, rateOf } from './effect-field-rules.ts';
import { holdToAdd, holdToRemove } from './hold-project.ts';
import { recordedCost } from './recorded-values.ts';
import { putRate } from './effect-settings.queries.ts';

async function presentCosts(pool: Db, teamId: number, rows: readonly CostRow[]): Promise<Cost[]> {
  const posts = await readWatchedPosts(
    pool,
    rows.flatMap(row => row.post_key ?? []),
  );
  const ids = [...new Set(rows.flatMap(row => row.creator_id ?? []))];
  const known = await asTeam(pool, teamId, db => readTeamRows(db, teamId, ids));
  const creators = new Map(known.map(row => [row.id, row]));
  return rows.map(row => {
    const creator = row.creator_id === null ? undefined : creators.get(row.creator_id);
    const post = row.post_key === null ? undefined : posts.get(row.post_key);
    const named = platforms.find(platform => row.post_key?.startsWith(`${platform}:`));
    return {
      id: row.id,
      kind: row.kind,
      creatorId: row.creator_id,
      postKey: row.post_key,
      day: row.day,
      amountMinor: row.amount_minor,
      amountFen: row.amount_fen,
      currency: row.currency,
      rateE8: row.rate_e8,
      rateOn: row.rate_on,
      rateFrom: row.rate_from,
      note: row.note,
      creatorName: creator ? creator.name || creator.handle : (post?.handle ?? ''),
      platform: creator?.platform ?? named ?? null,
      caption: post?.caption ?? '',
      createdBy: row.nickname ?? '',
      isAgreed: row.collaboration_id !== null,
    };
  });
}

/** @throws AppError not_found */
export async function listCosts(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { kind, page, size }: QueryOf<typeof contract.listCosts>,
): Promise<ReplyOf<typeof contract.listCosts>> {
  const of = { teamId: ctx.actor.teamId, projectId };
  const { rows, sums } = await asTeam(pool, of.teamId, async db => {
    await requireProject(db, ctx, projectId);
    return {
      rows: await pageOfCosts(db, of, { kind, size, offset: (page - 1) * size }),
      sums: await countCosts(db, of, kind),
    };
  });
  return { costs: await presentCosts(pool, of.teamId, rows), ...sums };
}

/** Returns the creator of a post in the project, as far as the catalogue knows them. */
async function creatorOfPost(
  db: Db,
  { actor: { teamId }, lang }: SignedIn,
  projectId: number,
  key: string,
): Promise<number | null> {
  const posts = await projectPosts(db, teamId, projectId);
  if (!posts.some(post => post.key === key)) throw invalid(lang, 'postKey', 'noPost');
  return (await readWatchedPosts(db, [key])).get(key)?.creatorId ?? null;
}

/** @throws AppError invalid_request naming the wrong field */
async function columnsOf(
  db: Db,
  ctx: SignedIn,
  project: SeenProject,
  fields: CostFields,
): Promise<CostColumns> {
  if (!isNearProject(project, fields.day)) throw invalid(ctx.lang, 'day', 'day');
  await requireCreator(db, ctx, fields.creatorId);
  const ofPost = fields.postKey === null ? null : await creatorOfPost(db, ctx, project.id, fields.postKey);
  const rate = rateOf(fields);
  const sum = { minor: fields.amountMinor, rate, max: effectLimits.amount };
  return {
    kind: fields.kind,
    creator_id: ofPost ?? fields.creatorId,
    post_key: fields.postKey,
    day: fields.day,
    amount_minor: fields.amountMinor,
    amount_fen: fenAt(ctx.lang, 'amountMinor', sum),
    currency: rate.currency,
    rate_e8: rate.rateE8,
    rate_on: rate.rateOn,
    rate_from: rate.rateFrom,
    note: fields.note,
  };
}

/** @throws AppError invalid_request: it would come back with the next change of its collaboration */
function refuseAgreed(ctx: SignedIn, cost: { collaboration_id: number | null }): void {
  if (cost.collaboration_id !== null) throw invalid(ctx.lang, 'amountMinor', 'agreed');
}

async function rememberRate(db: Db, teamId: number, fields: CostFields): Promise<void> {
  const rate = rateOf(fields);
  if (rate.currency !== 'CNY') await putRate(db, teamId, rate);
}

/** @throws AppError not_found, forbidden, entitlement_exceeded, invalid_request */
export async function addCost(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  fields: CostFields,
): Promise<{ id: number }> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const project = await holdToAdd(db, ctx, projectId);
    const { total } = await countCosts(db, { teamId, projectId });
    if (total >= effectLimits.costs) throw invalid(ctx.lang, 'kind', 'full');
    const columns = await columnsOf(db, ctx, project, fields);
    const by = { by: accountId, at: ctx.now() };
    const id = await insertCost(db, { teamId, projectId }, by, columns);
    await rememberRate(db, teamId, fields);
    const after = recordedCost(columns);
    await recordOperation(db, ctx, teamId, { ...recordOf('effect.addCost', project), after });
    return { id };
  });
}

/** @throws AppError not_found, forbidden, entitlement_exceeded, invalid_request */
export async function changeCost(
  pool: Db,
  ctx: SignedIn,
  { id: projectId, costId }: { id: number; costId: number },
  fields: CostFields,
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const project = await holdToAdd(db, ctx, projectId);
    const before = await findCost(db, { teamId, projectId }, costId);
    if (!before) throw new AppError('not_found');
    refuseAgreed(ctx, before);
    // A cost may stay with a post that was removed from the project since.
    const isSamePost = fields.postKey !== null && fields.postKey === before.post_key;
    const asked = isSamePost ? { ...fields, postKey: null, creatorId: before.creator_id } : fields;
    const columns = await columnsOf(db, ctx, project, asked);
    const kept = isSamePost ? { ...columns, post_key: before.post_key } : columns;
    await updateCost(db, teamId, costId, kept);
    await rememberRate(db, teamId, fields);
    const recorded = { before: recordedCost(before), after: recordedCost(kept) };
    await recordOperation(db, ctx, teamId, { ...recordOf('effect.changeCost', project), ...recorded });
  });
}

/** @throws AppError not_found, forbidden */
export async function removeCost(
  pool: Db,
  ctx: SignedIn,
  { id: projectId, costId }: { id: number; costId: number },
): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const project = await holdToRemove(db, ctx, projectId);
    const cost = await findCost(db, { teamId, projectId }, costId);
    if (!cost) throw new AppError('not_found');
    refuseAgreed(ctx, cost);
    await deleteCost(db, teamId, costId);
    const before = recordedCost(cost);
    await recordOperation(db, ctx, teamId, { ...recordOf('effect.removeCost', project), before });
  });
}
