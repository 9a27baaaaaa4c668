import type { Lang } from '../../../contract/core/error-texts.ts';
import type { ProjectState } from '../../../contract/monitoring/monitor-kinds.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { exceeded, limitOf, readTeamPlan, usedOfStock, type Taker } from '../../billing/plans/service.ts';
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
  en: 'is closed; open it again first',
};

export interface Project {
  id: number;
  name: string;
  state: ProjectState;
  /** IANA, by which its days begin and end. */
  zone: string;
  /** `yyyy-MM-dd`, both included. */
  beginsOn: string;
  endsOn: string;
  currency: Currency;
  /** In the smallest unit of the currency; null: none was set. */
  budgetMinor: number | null;
  /** Who answers for it. */
  ownerId: number;
  /** Who made it. */
  accountId: number;
  createdAt: Date;
}

/** A project as the caller has it. */
export interface SeenProject extends Project {
  /** May change and remove it: who made it, who answers for it, and the main account. */
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
  actor.role === 'owner' || project.accountId === actor.accountId || project.ownerId === actor.accountId;

function seen(row: StoredProject | undefined, ctx: SignedIn): SeenProject {
  if (!row) throw new AppError('not_found');
  const project = projectOf(row);
  return { ...project, mine: isMine(project, ctx) };
}

/** A project of the caller's team, in the caller's transaction as the team. @throws AppError not_found */
export const requireProject = async (db: Db, ctx: SignedIn, id: number): Promise<SeenProject> =>
  seen(await find(db, ctx.actor.teamId, id), ctx);

/** One that the caller may change and remove. @throws AppError not_found, forbidden */
export async function requireOwnProject(db: Db, ctx: SignedIn, id: number): Promise<SeenProject> {
  const project = await requireProject(db, ctx, id);
  if (!project.mine) throw new AppError('forbidden');
  return project;
}

/** As `requireProject`; nobody else changes it, or what is in it, until the transaction ends. */
export const holdProject = async (db: Db, ctx: SignedIn, id: number): Promise<SeenProject> =>
  seen(await lock(db, ctx.actor.teamId, id), ctx);

/** As `requireOwnProject`, held. @throws AppError not_found, forbidden */
export async function holdOwnProject(db: Db, ctx: SignedIn, id: number): Promise<SeenProject> {
  const project = await holdProject(db, ctx, id);
  if (!project.mine) throw new AppError('forbidden');
  return project;
}

/** As `requireProject`, where nobody asked for it: null where there is none any more. */
export async function findProjectOf(db: Db, teamId: number, id: number): Promise<Project | null> {
  const row = await find(db, teamId, id);
  return row ? projectOf(row) : null;
}

/** As `holdProject`, where nobody asked for it: null where there is none any more. */
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
 * Of more projects than the plan has, the oldest stay writable (product §4).
 * @returns whether one is not among them
 */
export async function beyondPlan(db: Db, ctx: Taker): Promise<(projectId: number) => boolean> {
  const limit = limitOf(await readTeamPlan(db, ctx), 'monitor.projects');
  const first = await findFirstBeyond(db, ctx.actor.teamId, limit);
  return projectId => first !== undefined && projectId >= first;
}

/** @throws AppError entitlement_exceeded for a project that a plan which ended left over */
export async function refuseBeyondPlan(db: Db, ctx: Taker, projectId: number): Promise<void> {
  const isBeyond = await beyondPlan(db, ctx);
  if (!isBeyond(projectId)) return;
  const used = await usedOfStock(db, ctx, 'monitor.projects');
  throw exceeded(ctx, 'monitor.projects', await readTeamPlan(db, ctx), used);
}

/** The newest projects first, of which `name` is a part of the name, in the caller's transaction as the team. */
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

/** Published in these moments a post is of the project's days. */
export function windowOf({ zone, beginsOn, endsOn }: Pick<Project, 'zone' | 'beginsOn' | 'endsOn'>): {
  from: Date;
  to: Date;
} {
  const starts = dayStarts(zone, beginsOn, endsOn);
  const at = (seconds = 0) => new Date(seconds * 1000);
  return { from: at(starts[0]), to: at(starts.at(-1)) };
}

/** Posts of the last days may be told of some days late. */
const lateMs = 3 * 86_400_000;

/** Whether what a project follows is still looked for. */
export const isLookedFor = (project: Project, now: Date): boolean =>
  project.state === 'open' && now.getTime() < windowOf(project).to.getTime() + lateMs;

/** It was looked at, and so many posts that it follows found no room. */
export const noteLook = (
  db: Db,
  teamId: number,
  projectId: number,
  { at, leftOut }: { at: Date; leftOut: number },
): Promise<void> => updateProject(db, teamId, projectId, { looked_at: at, left_out: leftOut });

/** The projects of a deleted account pass on (product §3), in the caller's transaction. */
export const handOverProjects = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeMaker(db, teamId, fromAccountId, toAccountId);
