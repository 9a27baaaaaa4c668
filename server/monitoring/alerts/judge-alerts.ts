import type { AlertSettings } from '../../../contract/monitoring/alerts/alerts.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { failedDisclosures } from '../briefs/service.ts';
import type { JudgedPost } from '../briefs/check-brief.ts';
import { heldBackSources } from '../../catalogue/creator-records/service.ts';
import { readAround } from '../monitored-posts/compare-baseline.ts';
import type { Project } from '../shared/projects.ts';
import { findAbsences, missingDisclosure } from './detection/missing-posts.ts';
import { defaultSettings } from './default-alert-settings.ts';
import { findDrops } from './detection/play-drops.ts';
import { findGaps } from './detection/figure-gaps.ts';
import type { Happening } from './detection/alert-happening.ts';
import { postMilestones, projectMilestones } from './detection/play-milestones.ts';
import { findSettings, nameOf, knownAlerts } from './queries.ts';
import { takesOff } from './detection/take-off.ts';
import { announceTo } from './notify-of-alerts.ts';

interface Judging {
  teamId: number;
  project: Project;
  posts: readonly JudgedPost[];
  settings: AlertSettings;
  /** Earlier events are not reported. */
  since: Date;
  /** Names of events that were reported before. */
  known: ReadonlySet<string>;
}

type Kept = (post: JudgedPost['post']) => boolean;

/** Whether a post may still take off in a way that was not reported yet. */
const mayTakeOff = ({ key }: JudgedPost['post'], known: ReadonlySet<string>) =>
  ['usual', 'day'].some(mark => !known.has(nameOf({ key, kind: 'takesOff', mark })));

async function takeOffs(
  db: Db,
  ctx: Pick<Context, 'now'>,
  { posts, settings, known }: Judging,
  heldBack: ReadonlySet<string | null>,
): Promise<Happening[]> {
  const candidates = posts
    .map(({ post }) => post)
    .filter(post => !heldBack.has(post.source) && mayTakeOff(post, known));
  if (!settings.takesOff.isOn || !candidates.length) return [];
  const around = await readAround(db, { now: ctx.now(), heldBack }, candidates);
  return candidates.flatMap(post => takesOff(post, settings.takesOff, around.usualRatioBp(post)));
}

function milestones({ project, posts, settings, since, known }: Judging, mayCompute: Kept): Happening[] {
  const { isOn, perPost, perProject } = settings.milestone;
  if (!isOn) return [];
  const reporting = { projectCreatedAt: project.createdAt, since };
  const isOutdone = ({ key, mark }: Happening) =>
    perPost.some(
      each => each > Number(mark) && known.has(nameOf({ key, kind: 'milestone', mark: String(each) })),
    );
  return [
    ...posts.flatMap(post => postMilestones(post, perPost, reporting)).filter(each => !isOutdone(each)),
    ...projectMilestones(
      posts.filter(({ post }) => mayCompute(post)),
      perProject,
      reporting,
    ),
  ];
}

async function missingDisclosures(
  db: Db,
  { teamId, project, posts, settings }: Judging,
): Promise<Happening[]> {
  const { isOn, hours } = settings.missingDisclosure;
  if (!isOn) return [];
  const failed = await failedDisclosures(db, teamId, project.id);
  return posts.flatMap(({ post }) => {
    const since = failed.get(post.key);
    return (since && missingDisclosure(post, hours, since)) ?? [];
  });
}

/** Returns all events, reported before or not, and those that will happen by the passing of time alone. */
async function happenings(db: Db, ctx: Pick<Context, 'now'>, judging: Judging): Promise<Happening[]> {
  const { project, posts, settings } = judging;
  const watched = posts.map(({ post }) => post);
  const heldBack: ReadonlySet<string | null> = new Set(await heldBackSources(db));
  const mayCompute: Kept = ({ source }) => !heldBack.has(source);
  return [
    ...(await takeOffs(db, ctx, judging, heldBack)),
    ...(settings.drops.isOn
      ? watched.filter(mayCompute).flatMap(post => findDrops(post, settings.drops.percent))
      : []),
    ...(settings.deleted.isOn ? watched.flatMap(findAbsences) : []),
    ...(await missingDisclosures(db, judging)),
    ...milestones(judging, mayCompute),
    ...(settings.gap.isOn ? findGaps(watched, settings.gap.hours, project.zone) : []),
  ];
}

/** Histories have whole seconds, so events within the same second count. */
const wholeSecond = (moment: Date) => new Date(Math.floor(moment.getTime() / 1000) * 1000);

/** See `judgeAlerts` of the service. */
export async function judgeAlerts(
  db: Db,
  ctx: Context,
  teamId: number,
  project: Project,
  posts: readonly JudgedPost[],
): Promise<Date | null> {
  const of = { teamId, projectId: project.id };
  const stored = await findSettings(db, of);
  const settings = stored?.settings ?? defaultSettings;
  const since = wholeSecond(stored?.effective_since ?? project.createdAt);
  const known = new Set((await knownAlerts(db, of)).map(nameOf));
  const now = ctx.now();
  const all = await happenings(db, ctx, { teamId, project, posts, settings, since, known });
  const news = all.filter(each => each.at >= since && !known.has(nameOf(each)));
  const due = news.filter(({ at }) => at <= now);
  if (due.length) await announceTo(db, ctx, { teamId, project, settings, lang: stored?.lang ?? 'zh' }, due);
  const ahead = news.filter(({ at }) => at > now).map(({ at }) => at.getTime());
  return ahead.length ? new Date(ahead.reduce((one, other) => Math.min(one, other))) : null;
}
