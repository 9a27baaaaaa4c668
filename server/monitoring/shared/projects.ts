import { may } from '../../../contract/core/roles/permissions.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type { ProjectState } from '../../../contract/monitoring/monitor-kinds.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import {
  exceededEntitlement,
  limitOf,
  readTeamPlan,
  usedOfStock,
  type Taker,
} from '../../billing/plans/service.ts';
import { dayStarts } from '../../catalogue/metric-interpolation/local-days.ts';
import {
  changeMaker,
  countProjects,
  findFirstBeyond,
  findProject as find,
  listProjects,
  lockProject as lock,
  updateProject,
  type StoredProject,
} from './projects.queries.ts';

const closedTexts: Record<Lang, string> = {
  zh: '该项目已结束，请先重新开启',
  en: 'is closed. Reopen it first.',
};

export interface Project {
  id: number;
  name: string;
  state: ProjectState;
  /** IANA name, the time zone of its days. */
  zone: string;
  /** `yyyy-MM-dd`, both included. */
  beginsOn: string;
  endsOn: string;
  currency: Currency;
  /** In the smallest unit of the currency; null if none was set. */
  budgetMinor: number | null;
  /** The account that is responsible for it. */
  ownerId: number;
  /** The account that created it. */
  accountId: number;
  createdAt: Date;
}

/** A project with what the caller may do. */
export interface SeenProject extends Project {
  /** The caller may change and remove it: its creator, its owner, and the main account. */
  mine: boolean;
}

export const projectOf = (row: StoredProject): Project => ({
  id: row.id,
  name: row.name,
  state: row.state,
  zone: row.zone,
  beginsOn: row.begins_on,
  endsOn: row.ends_on,
  currency: row.currency as Currency,
  budgetMinor: row.budget_minor,
  ownerId: row.owner_id,
  accountId: row.account_id,
  createdAt: row.created_at,
});

export const isMine = (
  project: Pick<Project, 'accountId' | 'ownerId'>,
  { actor }: Pick<SignedIn, 'actor'>,
): boolean =>
  may(actor, 'monitoring.edit') &&
  (may(actor, 'work.all') || project.accountId === actor.accountId || project.ownerId === actor.accountId);

function seen(row: StoredProject | undefined, ctx: SignedIn): SeenProject {
  if (!row) throw new AppError('not_found');
  const project = projectOf(row);
  return { ...project, mine: isMine(project, ctx) };
}

/** Returns a project of the caller's team, in the caller's transaction as the team. @throws AppError not_found */
export const requireProject = async (db: Db, ctx: SignedIn, id: number): Promise<SeenProject> =>
  seen(await find(db, ctx.actor.teamId, id), ctx);

/** Returns one that the caller may change and remove. @throws AppError not_found, forbidden */
export async function requireOwnProject(db: Db, ctx: SignedIn, id: number): Promise<SeenProject> {
  const project = await requireProject(db, ctx, id);
  if (!project.mine) throw new AppError('forbidden', { who: 'maker' });
  return project;
}

/** Like `requireProject`, but locks the project and its content until the transaction ends. */
export const holdProject = async (db: Db, ctx: SignedIn, id: number): Promise<SeenProject> =>
  seen(await lock(db, ctx.actor.teamId, id), ctx);

/** Like `requireOwnProject`, locked. @throws AppError not_found, forbidden */
export async function holdOwnProject(db: Db, ctx: SignedIn, id: number): Promise<SeenProject> {
  const project = await holdProject(db, ctx, id);
  if (!project.mine) throw new AppError('forbidden', { who: 'maker' });
  return project;
}

/** Like `requireProject` for work without a caller: null if it no longer exists. */
export async function findProjectOf(db: Db, teamId: number, id: number): Promise<Project | null> {
  const row = await find(db, teamId, id);
  return row ? projectOf(row) : null;
}

/** Like `holdProject` for work without a caller: null if it no longer exists. */
export async function holdProjectOf(db: Db, teamId: number, id: number): Promise<Project | null> {
  const row = await lock(db, teamId, id);
  return row ? projectOf(row) : null;
}

/** @throws AppError invalid_request for a project that is closed */
export function refuseClosed({ lang }: Pick<SignedIn, 'lang'>, { state }: Pick<Project, 'state'>): void {
  if (state === 'open') return;
  throw new AppError('invalid_request', {}, [{ field: 'id', reason: closedTexts[lang] }]);
}

/**
 * If a team has more projects than its plan allows, the oldest stay writable.
 * @returns a test whether a project is beyond the plan
 */
export async function beyondPlan(db: Db, ctx: Taker): Promise<(projectId: number) => boolean> {
  const limit = limitOf(await readTeamPlan(db, ctx), 'monitor.projects');
  const first = await findFirstBeyond(db, ctx.actor.teamId, limit);
  return projectId => first !== undefined && projectId >= first;
}

/** @throws AppError entitlement_exceeded for a project beyond the current plan */
export async function refuseBeyondPlan(db: Db, ctx: Taker, projectId: number): Promise<void> {
  const isBeyond = await beyondPlan(db, ctx);
  if (!isBeyond(projectId)) return;
  const used = await usedOfStock(db, ctx, 'monitor.projects');
  throw exceededEntitlement(ctx, 'monitor.projects', await readTeamPlan(db, ctx), used);
}

/** Returns projects whose name contains `name`, newest first, in the caller's transaction as the team. */
export async function pageOfProjects(
  db: Db,
  ctx: SignedIn,
  filter: { name?: string | undefined },
  page: { size: number; offset: number },
): Promise<{ projects: SeenProject[]; total: number }> {
  const rows = await listProjects(db, ctx.actor.teamId, filter, page);
  return {
    projects: rows.map(row => seen(row, ctx)),
    total: await countProjects(db, ctx.actor.teamId, filter),
  };
}

/** A post published between these moments belongs to the project's days. */
export function windowOf({ zone, beginsOn, endsOn }: Pick<Project, 'zone' | 'beginsOn' | 'endsOn'>): {
  from: Date;
  to: Date;
} {
  const starts = dayStarts(zone, beginsOn, endsOn);
  const at = (seconds = 0) => new Date(seconds * 1000);
  return { from: at(starts[0]), to: at(starts.at(-1)) };
}

/** Posts of the last days may be reported some days late. */
const lateMs = 3 * 86_400_000;

/** Returns whether new posts of a project's follows are still looked for. */
export const isCollecting = (project: Project, now: Date): boolean =>
  project.state === 'open' && now.getTime() < windowOf(project).to.getTime() + lateMs;

/** Notes a sync, and how many followed posts found no room. */
export const noteSync = (
  db: Db,
  teamId: number,
  projectId: number,
  { at, leftOut }: { at: Date; leftOut: number },
): Promise<void> => updateProject(db, teamId, projectId, { synced_at: at, left_out: leftOut });

/** Hands over the projects of a deleted account, in the caller's transaction. */
export const handOverProjects = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeMaker(db, teamId, fromAccountId, toAccountId);
