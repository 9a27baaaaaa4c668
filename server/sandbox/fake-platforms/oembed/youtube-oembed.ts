import { type FakeHosts, type FakeReply, type FakeRequest, type FakeWorld, json } from '../fake-host.ts';

/** YouTube describes an error in one word, without JSON. */
const say = (status: number, words: string): FakeReply => ({ status, body: words });

const videoForms = [
  /^https:\/\/(?:\w+\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]+)/,
  /^https:\/\/(?:\w+\.)?youtube\.com\/(?:shorts|live|embed|v)\/([\w-]+)/,
  /^https:\/\/youtu\.be\/([\w-]+)/,
];

/**
 * `/oembed?url=…&format=json` for the addresses in oembed.com's registry: videos, shorts, live streams; no channels.
 * Unverified: that a channel's address gets a 404.
 */
function answer({ people }: FakeWorld, { path, query }: FakeRequest): FakeReply {
  const url = query.get('url') ?? '';
  if (path !== '/oembed' || url === '') return say(400, 'Bad Request');
  const id = videoForms.map(form => form.exec(url)?.[1]).find(found => found !== undefined);
  const posted = people.post('youtube', id ?? '');
  if (!posted || posted.person.state === 'gone') return say(404, 'Not Found');
  if (posted.person.state === 'private' || posted.isPrivate) return say(401, 'Unauthorized');
  const { post, person } = posted;
  const { record } = person;
  return json({
    title: (post.caption ?? '').split('\n')[0],
    author_name: record.name ?? record.handle,
    author_url: record.homepageUrl ?? `https://www.youtube.com/@${record.handle}`,
    type: 'video',
    height: 113,
    width: 200,
    version: '1.0',
    provider_name: 'YouTube',
    provider_url: 'https://www.youtube.com/',
    thumbnail_height: 360,
    thumbnail_width: 480,
    thumbnail_url: post.coverUrl ?? `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    html: `<iframe width="200" height="113" src="https://www.youtube.com/embed/${id}?feature=oembed"></iframe>`,
  });
}

export const oembedHosts = (world: FakeWorld): FakeHosts => ({
  'www.youtube.com': {
    answer: request => answer(world, request),
    moods: { rate: { status: 429, headers: { 'retry-after': '60' }, body: 'Too Many Requests' } },
  },
});
