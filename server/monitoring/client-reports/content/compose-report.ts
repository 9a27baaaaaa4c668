import type { ClientReportPart } from '../../../../contract/monitoring/client-reports/client-report-kinds.ts';
import type {
  ClientReportContent,
  ClientReportSettings,
} from '../../../../contract/monitoring/client-reports/client-reports.ts';
import { day } from '../../../../contract/core/format.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { briefChecks } from '../../briefs/service.ts';
import { heldBackSources } from '../../../catalogue/creator-records/service.ts';
import { effectOf } from '../../effects/load-effect.ts';
import { projectPosts } from '../../monitored-posts/service.ts';
import { readPostCreators } from '../../monitored-posts/present-post.ts';
import { requireProject, type SeenProject } from '../../shared/projects.ts';
import { figuresOf, projectDays } from '../../monitors/figures/project-totals.ts';
import { dayStarts } from '../../../catalogue/metric-interpolation/local-days.ts';
import { readWatchedPosts, type WatchedPost } from '../../../catalogue/metric-history/service.ts';
import { findLogo, teamName } from '../queries.ts';
import { broughtBy, spentOn } from './report-effects.ts';
import { countCreators, creatorsOf, galleryOf, gainedBetween } from './report-posts.ts';
import { settingsOf } from '../report-settings.ts';

/** The number of posts whose checks are listed; the totals include all. */
const checkedPosts = 100;

type Brief = ClientReportContent['briefs'];

interface Known {
  project: SeenProject;
  settings: ClientReportSettings;
  revision: number;
  keys: string[];
  /** As data URL; empty if there is none. */
  logo: string;
  team: string;
}

function readKnown(pool: Db, ctx: SignedIn, projectId: number): Promise<Known> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const project = await requireProject(db, ctx, projectId);
    const logo = await findLogo(db, teamId);
    return {
      project,
      ...(await settingsOf(db, { teamId, projectId }, ctx.lang)),
      keys: (await projectPosts(db, teamId, projectId)).map(({ key }) => key),
      logo: logo ? `data:image/png;base64,${logo.toString('base64')}` : '',
      team: await teamName(db, teamId),
    };
  });
}

async function briefOf(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  names: ReadonlyMap<string, string>,
): Promise<Brief> {
  const { requirements, posts, total } = await briefChecks(pool, ctx, projectId, checkedPosts);
  return {
    requirements,
    posts: posts.map(({ key, url, platform, handle, checks }) => ({
      name: names.get(key) || handle,
      url,
      platform,
      checks: requirements.map(each => {
        const check = checks.find(({ requirement }) => requirement === each.key);
        return check ? { outcome: check.outcome, decision: check.decision } : null;
      }),
    })),
    more: total - posts.length,
  };
}

function summaryOf(free: readonly WatchedPost[], all: readonly WatchedPost[], from: Date, to: Date | null) {
  return {
    figures: figuresOf(free),
    creators: countCreators(all),
    playsGained: gainedBetween(free, 'plays', from, to),
    engagementsGained: gainedBetween(free, 'engagements', from, to),
  };
}

export interface ComposedReport {
  content: ClientReportContent;
  known: Known;
}

/**
 * Composes a report with the current figures; reads only what `parts` needs.
 * @param parts by default the chosen ones @throws AppError not_found
 */
export async function composeReport(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  parts?: readonly ClientReportPart[],
): Promise<ComposedReport> {
  const known = await readKnown(pool, ctx, projectId);
  const { project, settings } = known;
  const wanted = new Set(parts ?? settings.parts);
  const { zone } = project;
  const from = settings.beginsOn ?? project.beginsOn;
  const to = settings.endsOn ?? project.endsOn;
  const starts = dayStarts(zone, from, to).map(start => new Date(start * 1000));
  const [begin = ctx.now(), end = ctx.now()] = [starts[0], starts.at(-1)];
  const now = ctx.now();
  const watched = [...(await readWatchedPosts(pool, known.keys)).values()];
  const posts = watched.filter(({ publishedAt }) => publishedAt === null || publishedAt < end);
  const heldBack = new Set<string | null>(await heldBackSources(pool));
  const isHeldBack = ({ source }: WatchedPost) => heldBack.has(source);
  const free = posts.filter(post => !isHeldBack(post));
  const { teamId } = ctx.actor;
  const creators = await asTeam(pool, teamId, db =>
    readPostCreators(
      db,
      teamId,
      posts.map(({ creatorId }) => creatorId),
    ),
  );
  const today = day(now.toISOString(), zone);
  const gallery = galleryOf(posts, isHeldBack, creators);
  const effect = wanted.has('effects') || wanted.has('costs') ? await effectOf(pool, ctx, projectId) : null;
  const names = new Map(gallery.map(({ key, name }) => [key, name]));
  const seen = posts.flatMap(({ seenAt }) => seenAt ?? []).toSorted((one, other) => +one - +other);
  const content: ClientReportContent = {
    title: settings.title || project.name,
    clientName: settings.clientName,
    team: known.team,
    lang: settings.lang,
    logo: settings.hasLogo ? known.logo : '',
    from,
    to,
    zone,
    isClosed: project.state === 'closed',
    madeAt: now.toISOString(),
    oldestAt: seen[0]?.toISOString() ?? null,
    newestAt: seen.at(-1)?.toISOString() ?? null,
    parts: settings.parts,
    notes: wanted.has('notes') ? settings.notes : '',
    posts: {
      all: posts.length,
      heldBack: posts.length - free.length,
      offline: posts.filter(({ state }) => state === 'private' || state === 'gone').length,
    },
    summary: wanted.has('summary') ? summaryOf(free, posts, begin, end <= now ? end : null) : null,
    days: wanted.has('days') ? projectDays(free, { zone, from, to: to < today ? to : today, now }) : null,
    gallery: wanted.has('posts') ? gallery : null,
    creators: wanted.has('creators') ? creatorsOf(posts, isHeldBack, creators) : null,
    effects: effect && wanted.has('effects') ? broughtBy(effect) : null,
    costs: effect && wanted.has('costs') ? spentOn(effect) : null,
    briefs: wanted.has('briefs') ? await briefOf(pool, ctx, projectId, names) : null,
  };
  return { content, known };
}
