import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { ExportColumnKey } from '../../../../contract/workspace/export-columns.ts';
import type { Exported } from '../../../../contract/workspace/exports.ts';
import type { PostFinder } from '../../../../contract/monitoring/monitor-kinds.ts';
import type { PostState } from '../../../../contract/catalogue/post-metrics.ts';
import type { MonitorPost } from '../../../../contract/monitoring/monitored-posts.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { projectPosts, type ProjectPost } from '../../../monitoring/monitored-posts/service.ts';
import { matchingPosts } from '../../../monitoring/monitored-posts/list-monitored-posts.ts';
import { presentPosts } from '../../../monitoring/monitored-posts/present-post.ts';
import { requireProject } from '../../../monitoring/shared/projects.ts';
import { momentOf, platformNames, yesOrNo } from '../code-names.ts';
import type { ColumnKind, ExportColumn, ExportedTable } from '../exported-table.ts';
import { projectName } from './project-name.ts';

type Key = ExportColumnKey<'monitoredPosts'>;
type Column = ExportColumn<Key, MonitorPost>;
type Of = Extract<Exported, { table: 'monitoredPosts' }>;

const states: Record<Lang, Record<PostState, string>> = {
  zh: { waiting: '等待首次数据', online: '在线', private: '已设为私密', gone: '已删除' },
  en: { waiting: 'Waiting for figures', online: 'Online', private: 'Private', gone: 'Deleted' },
};
const finders: Record<Lang, Record<PostFinder, string>> = {
  zh: { link: '粘贴的链接', creator: '关注的达人', hashtag: '关注的话题' },
  en: { link: 'Pasted link', creator: 'Followed creator', hashtag: 'Followed hashtag' },
};

const column = (key: Key, kind: ColumnKind, zh: string, en: string, value: Column['value']): Column => ({
  key,
  kind,
  head: { zh, en },
  value,
});

const whatItIs: Column[] = [
  column('caption', 'text', '文案', 'Caption', post => post.caption || null),
  column('url', 'link', '链接', 'Link', post => post.url),
  column('platform', 'text', '平台', 'Platform', post => platformNames[post.platform]),
  column('creator', 'text', '达人', 'Creator', post => post.creator?.name ?? null),
  column('handle', 'text', '账号', 'Handle', post => post.creator?.handle ?? (post.handle || null)),
  column('published', 'moment', '发布时间', 'Published', post => momentOf(post.publishedAt)),
  column('state', 'text', '状态', 'State', (post, { lang }) => states[lang][post.state]),
  column('stateSince', 'moment', '状态自', 'State since', post => momentOf(post.stateSince)),
  column('sponsored', 'text', '推广', 'Paid', (post, { lang }) => yesOrNo(post.isSponsored, lang)),
  column('foundBy', 'text', '来自', 'Added via', (post, { lang }) => finders[lang][post.foundBy]),
];

const whatItHas: Column[] = [
  column('plays', 'count', '播放', 'Plays', post => post.plays),
  column('likes', 'count', '点赞', 'Likes', post => post.likes),
  column('comments', 'count', '评论', 'Comments', post => post.comments),
  column('shares', 'count', '分享', 'Shares', post => post.shares),
  column('engagement', 'percent', '互动率', 'Interaction rate', post => post.engagementBp),
  column('gained', 'count', '近 24 小时播放', 'Plays in 24 h', post => post.gainedLastDay),
  column('usual', 'ratio', '与平时比（倍）', 'vs usual (times)', post => post.usualRatioBp),
  column('forecast', 'count', '第 30 天预计下限', 'Day 30, low', post => post.forecast?.low ?? null),
  column('forecast', 'count', '第 30 天预计', 'Day 30, forecast', post => post.forecast?.expected ?? null),
  column('forecast', 'count', '第 30 天预计上限', 'Day 30, high', post => post.forecast?.high ?? null),
  column('seen', 'moment', '最近数据', 'Last updated', post => momentOf(post.seenAt)),
  column('source', 'text', '数据来源', 'Source', post => post.source),
];

/** The number of posts that are read together. */
const piece = 100;

/** @throws AppError not_found for a project of another team */
const placesOf = (pool: Db, ctx: SignedIn, { projectId, keys, filter }: Of): Promise<ProjectPost[]> =>
  asTeam(pool, ctx.actor.teamId, async db => {
    await requireProject(db, ctx, projectId);
    const places = filter
      ? await matchingPosts(db, ctx, projectId, filter)
      : await projectPosts(db, ctx.actor.teamId, projectId);
    const wanted = keys && new Set(keys);
    return places.filter(({ key }) => !wanted || wanted.has(key));
  });

async function* everyPost(pool: Db, ctx: SignedIn, of: Of): AsyncGenerator<MonitorPost> {
  const places = await placesOf(pool, ctx, of);
  for (let from = 0; from < places.length; from += piece) {
    const some = places.slice(from, from + piece);
    yield* await asTeam(pool, ctx.actor.teamId, db => presentPosts(db, ctx, some));
  }
}

/** Posts of a monitor project with their figures: as the page shows them, or the first added first. */
export const monitoredPostsTable: ExportedTable<Of, Key, MonitorPost> = {
  name: { zh: '监控作品', en: 'monitored-posts' },
  columns: [...whatItIs, ...whatItHas],
  subject: (pool, ctx, { projectId }) => projectName(pool, ctx, projectId),
  count: async (pool, ctx, of) => (await placesOf(pool, ctx, of)).length,
  rows: everyPost,
};
