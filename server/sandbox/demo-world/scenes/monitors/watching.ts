import { addFollows } from '../../../../../contract/monitoring/follows.ts';
import { addPosts } from '../../../../../contract/monitoring/monitored-posts.ts';
import { createProject } from '../../../../../contract/monitoring/monitors.ts';
import { sampleCreator, samplePost, samplePosts } from '../../../sample-world/sample-creators.ts';
import { isVisible } from '../../../sample-creators/sample-index.ts';
import { dayFrom } from '../../story/moments.ts';
import { on, type Story } from '../../story/story.ts';
import { find, idsOf } from '../creators.ts';

/* Besides the posts of its campaigns the team watches what others publish. */

const day = 86_400_000;
const begins = 24;

async function make(story: Story): Promise<void> {
  const body = {
    name: '竞品露营灯 · 口碑观察',
    beginsOn: dayFrom(story.end, -begins),
    endsOn: dayFrom(story.end, 30),
    zone: 'Asia/Shanghai',
    ownerId: story.id('account:zhou'),
  };
  const { id } = await story.by('zhou').does(createProject, { body });
  story.keep('project:watching', id);
}

/** Small creators, whose new posts come in by themselves from now on. */
async function follow(story: Story): Promise<void> {
  const who = story.by('zhou');
  const size = { followerCount_start: 4000, followerCount_end: 20_000 };
  const search = { platform: 'youtube', category: 'Travel', sendVideoDate: 7, ...size } as const;
  const creatorIds = idsOf(await find(who, search, { count: 2 }));
  const params = { id: story.id('project:watching') };
  await who.does(addFollows, { params, body: { creatorIds } });
}

/** How many people of the sample world are searched for posts: few posts are deleted. */
const looked = 4000;
/** Nobody watches a post that hardly anybody has seen. */
const fewest = 4000;

/**
 * Addresses of posts of the last days: some that stay, and the first one that will be deleted while it is watched, early
 * enough that it is asked for again. The
 * team cannot know; but without it nobody would see what happens then.
 */
function* postsToWatch(story: Story, stays: number): Generator<string> {
  const asOf = story.context().now();
  const isGone = (index: number, number: number, at: number) =>
    samplePost(index, number, { asOf: new Date(at) })?.state === 'gone';
  let [kept, gone] = [0, 0];
  for (let index = 0; index < looked && (kept < stays || !gone); index++) {
    if (sampleCreator(index, { asOf, posts: false }).platform !== 'youtube') continue;
    if (!isVisible(index, story.end)) continue;
    for (const { number, post } of samplePosts(index, { asOf }).take(4)) {
      const age = asOf.getTime() - Date.parse(post.publishedAt);
      if (!post.url || age > 6 * day) break;
      if (age < day || (post.plays ?? 0) < fewest) continue;
      const goes = isGone(index, number, story.end.getTime() - 5 * day);
      if (goes && (gone || isGone(index, number, asOf.getTime() + 2 * day))) continue;
      if (!goes && kept >= stays) continue;
      if (goes) gone++;
      else kept++;
      yield post.url;
      break;
    }
  }
}

async function paste(story: Story): Promise<void> {
  const links = [...postsToWatch(story, 7)].join('\n');
  const params = { id: story.id('project:watching') };
  await story.by('zhou').does(addPosts, { params, body: { links } });
}

export const watching = [on(begins, '10:20', make), on(begins, '10:31', paste), on(4, '14:40', follow)];
