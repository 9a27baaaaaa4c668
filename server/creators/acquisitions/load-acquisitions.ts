import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  listAcquisitions as List,
  getAcquisition as Show,
} from '../../../contract/creators/acquisitions/acquisitions.ts';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { listNames } from '../lists/service.ts';
import { volumeOf } from '../../billing/plans/service.ts';
import { acquisitionWays } from './creation/acquisition-ways.ts';
import { readAcquisition, requireAcquiring } from './require-acquisition.ts';
import { presentAcquisition, presentItem } from './present-acquisition.ts';
import { countAcquisitions, listAcquisitions, type AcquisitionRow } from './queries.ts';
import { withTeamNames } from '../shared/team-names.ts';
import { countItems, countReasons, creatorsShown, pageOfItems } from './load-acquisitions.queries.ts';

const likeLists = (rows: readonly AcquisitionRow[]) => rows.flatMap(row => row.like_list_id ?? []);

/** @throws AppError entitlement_missing */
export async function loadAcquisitions(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  { page, size, ...filter }: QueryOf<typeof List>,
): Promise<ReplyOf<typeof List>> {
  const { actor } = ctx;
  const shown = await asTeam(pool, actor.teamId, async db => {
    await requireAcquiring(db, ctx);
    const rows = await listAcquisitions(db, actor, filter, { size, offset: (page - 1) * size });
    const names = await listNames(db, ctx, likeLists(rows));
    const { used, limit, renewsAt } = await volumeOf(db, ctx, 'acquisition.creators');
    return {
      acquisitions: rows.map(row => presentAcquisition(row, ctx, names)),
      total: await countAcquisitions(db, actor, filter),
      used,
      limit,
      renewsAt: renewsAt.toISOString(),
    };
  });
  return { ...shown, ways: await acquisitionWays(pool, ctx, world) };
}

/** @throws AppError entitlement_missing, not_found */
export async function loadAcquisition(
  pool: Db,
  ctx: SignedIn,
  id: number,
  { page, size, run: earlier, ...filter }: QueryOf<typeof Show>,
): Promise<ReplyOf<typeof Show>> {
  const { teamId } = ctx.actor;
  const found = await asTeam(pool, teamId, async db => {
    const row = await readAcquisition(db, ctx, id);
    const ids = { teamId, acquisitionId: id, run: earlier ?? row.run };
    const names = await listNames(db, ctx, likeLists([row]));
    const reasons = await countReasons(db, ids);
    const items = await pageOfItems(db, ids, { ...filter, size, offset: (page - 1) * size });
    const shown = await creatorsShown(
      db,
      items.flatMap(({ creator_id }) => creator_id ?? []),
    );
    return {
      acquisition: presentAcquisition(row, ctx, names),
      items,
      creators: new Map((await withTeamNames(db, teamId, shown)).map(row => [row.id, row])),
      total: await countItems(db, ids, filter),
      reasons: reasons.flatMap(({ reason, items }) => (reason ? [{ reason, items }] : [])),
    };
  });
  const { creators, items, ...acquisition } = found;
  return { ...acquisition, items: items.map(item => presentItem(item, creators)) };
}
