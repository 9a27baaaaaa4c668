import type { MonitorProject } from '../../../contract/monitoring/monitors.ts';
import type { SignedIn } from '../../core/context.ts';
import type { LastFigures } from '../../catalogue/metric-history/service.ts';
import type { StoredProject } from '../shared/projects.queries.ts';
import { isMine, projectOf } from '../shared/projects.ts';
import { figuresOf, partHeldBack } from './figures/project-totals.ts';

export interface AroundProjects {
  heldBack: ReadonlySet<string | null>;
  /** Names of the team's accounts, by id. */
  names: ReadonlyMap<number, string>;
  follows: ReadonlyMap<number, number>;
  isBeyond: (projectId: number) => boolean;
}

/** @param posts all of the project @param spark plays at the ends of the last days */
export function presentProject(
  row: StoredProject,
  { posts, spark }: { posts: readonly LastFigures[]; spark: MonitorProject['spark'] },
  ctx: SignedIn,
  { heldBack, names, follows, isBeyond }: AroundProjects,
): MonitorProject {
  const project = projectOf(row);
  const parts = partHeldBack(posts, heldBack);
  const { name, beginsOn, endsOn, zone, budgetMinor, currency, ownerId, id, state } = project;
  return {
    id,
    name,
    beginsOn,
    endsOn,
    zone,
    budgetMinor,
    currency,
    ownerId,
    state,
    ownerName: names.get(ownerId) ?? '',
    createdBy: names.get(project.accountId) ?? '',
    createdAt: project.createdAt.toISOString(),
    posts: posts.length,
    follows: follows.get(id) ?? 0,
    figures: figuresOf(parts.free),
    heldBack: parts.heldBack,
    offline: posts.filter(post => post.state === 'private' || post.state === 'gone').length,
    leftOut: row.left_out,
    spark,
    mine: isMine(project, ctx),
    readOnly: isBeyond(id),
  };
}
