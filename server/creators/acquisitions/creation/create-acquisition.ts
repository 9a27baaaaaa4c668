import type { BodyOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type {
  createAcquisition,
  tryAcquisition,
} from '../../../../contract/creators/acquisitions/acquisitions.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { SourceServices } from '../../../outside/connectors/source-services.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { listForChange, makeList, memberIds } from '../../lists/service.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { requireRoom, roomFor } from '../../../billing/plans/service.ts';
import { acquisitionWay } from './acquisition-ways.ts';
import { requireAcquiring } from '../require-acquisition.ts';
import { runOf, addToTray, announceTo, wake } from '../runs/begin-run.ts';
import { insertItems, type NewItem } from '../items.queries.ts';
import { insertAcquisition, lockAcquisition } from '../queries.ts';
import { readStart, type StartParams, type Start } from './start-from.ts';

type Creating = BodyOf<typeof createAcquisition>;

const texts: Record<Lang, { list: string; noSource: string; noLinks: string }> = {
  zh: {
    list: '请选择一个收藏夹，或填写新收藏夹的名称',
    noSource: '管理员还没有配置可用的数据源，暂时无法这样采集',
    noLinks: '没有可以识别的主页链接',
  },
  en: {
    list: 'choose a list, or enter a name for a new one',
    noSource: 'no source is set up for this; ask the operator',
    noLinks: 'none of the lines is a creator profile on this platform',
  },
};

function refuse({ lang }: SignedIn, field: string, text: keyof (typeof texts)[Lang]): never {
  throw new AppError('invalid_request', {}, [{ field, reason: texts[lang][text] }]);
}

/** Checks the plan and reads the list of seeds before anything else is read. */
async function readParams(pool: Db, ctx: SignedIn, asked: StartParams): Promise<Start> {
  await asTeam(pool, ctx.actor.teamId, async db => {
    await requireAcquiring(db, ctx);
    if (asked.kind === 'like' && asked.likeListId !== undefined) await memberIds(db, ctx, asked.likeListId);
  });
  return readStart(pool, ctx, asked);
}

/** @throws AppError entitlement_missing; not_found for the list to be like; invalid_request */
export async function tryIt(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  asked: StartParams,
): Promise<ReplyOf<typeof tryAcquisition>> {
  const { named, refused } = await readParams(pool, ctx, asked);
  const way = await acquisitionWay(pool, ctx, world, asked);
  const room = await asTeam(pool, ctx.actor.teamId, db => roomFor(db, ctx, 'acquisition.creators'));
  return { named: named.length, lines: linesOf({ named, refused }), way, room };
}

type Lines = ReplyOf<typeof tryAcquisition>['lines'];

function linesOf({ named, refused }: Pick<Start, 'named' | 'refused'>): Lines {
  const all: Lines = [
    ...named.map(({ line, text }) => ({ line, text, outcome: 'added' as const, reason: null })),
    ...refused.map(({ line, text, reason }) => {
      return {
        line,
        text,
        outcome: reason === 'duplicate' ? ('already' as const) : ('failed' as const),
        reason,
      };
    }),
  ];
  return all.toSorted((a, b) => a.line - b.line);
}

/** In the order of their lines, of which one may have several. */
function itemsOf({ named, refused }: Start): NewItem[] {
  const all = [
    ...named.map(({ line, text: asked, profile, subject }) => ({ line, item: { asked, profile, subject } })),
    ...refused.map(({ line, text: asked, reason }) => {
      return { line, item: { asked, profile: null, subject: null, reason } };
    }),
  ];
  return all.toSorted((a, b) => a.line - b.line).map(({ item }, at) => ({ ...item, position: at + 1 }));
}

async function listFor(db: Db, ctx: SignedIn, { listId, newListName }: Creating): Promise<number> {
  if (newListName !== undefined) {
    return makeList(db, ctx, { name: newListName, description: '', color: 1, visibility: 'team' });
  }
  if (listId === undefined) refuse(ctx, 'listId', 'list');
  return (await listForChange(db, ctx, listId)).id;
}

/**
 * Creates an acquisition; its first run is due at once. @returns its id
 * @throws AppError entitlement_missing, entitlement_exceeded; not_found for a list; invalid_request
 */
export async function addAcquisition(
  pool: Db,
  ctx: SignedIn,
  world: SourceServices,
  asked: Creating,
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  const start = await readParams(pool, ctx, asked);
  const { kind, platform, name, schedule } = asked;
  if (kind === 'links' && !start.named.length) refuse(ctx, 'links', 'noLinks');
  const { state } = await acquisitionWay(pool, ctx, world, asked);
  if (state === 'noSource') refuse(ctx, 'kind', 'noSource');
  const items = itemsOf(start);
  return asTeam(pool, teamId, async db => {
    await requireRoom(db, ctx, 'acquisition.creators');
    const listId = await listFor(db, ctx, asked);
    const id = await insertAcquisition(db, {
      team_id: teamId,
      account_id: accountId,
      name,
      platform,
      kind,
      terms: start.terms,
      links: start.named.length,
      like_list_id: start.likeListId,
      region: asked.region ?? null,
      list_id: listId,
      max_creators: kind === 'links' ? start.named.length : asked.most,
      schedule,
      state: 'waiting',
      background_task_id: null,
      next_page: null,
      is_searching: kind !== 'links',
      found: items.length,
      failed: start.refused.length,
      created_at: ctx.now(),
      finished_at: null,
      next_run_at: null,
    });
    const acquisition = await lockAcquisition(db, teamId, id);
    if (!acquisition) throw new AppError('not_found');
    await insertItems(db, runOf(acquisition), items, ctx.now());
    await addToTray(db, ctx, acquisition);
    await wake(db, ctx, acquisition);
    await announceTo(db, acquisition);
    const record = { action: 'acquisition.create', subject: 'acquisition', subjectId: id } as const;
    await recordOperation(db, ctx, teamId, { ...record, subjectName: name, after: { platform, schedule } });
    return id;
  });
}
