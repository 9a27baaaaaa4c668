import { type FakeReply, json, type FakeRequest, type FakeWorld } from '../fake-host.ts';
import type { Person } from '../fake-people.ts';
import { type Field, parseFields } from './field-expansion.ts';
import { invalidParameter, noLiveMedia, noPermission, noSuchField, noSuchUser } from './graph-errors.ts';
import { mediaNode, newestFirst, pageOf, picked, userNode } from './media-nodes.ts';

const userFields = [
  'id',
  'ig_id',
  'username',
  'name',
  'biography',
  'website',
  'profile_picture_url',
  'followers_count',
  'follows_count',
  'media_count',
  'media',
];
/** Only business discovery returns `view_count`, for reels. */
const mediaFields = [
  'id',
  'caption',
  'like_count',
  'comments_count',
  'view_count',
  'media_type',
  'media_product_type',
  'permalink',
  'timestamp',
  'media_url',
  'username',
];

/**
 * `GET /{ig-user-id}?fields=business_discovery.username(name){…}`
 * (instagram-graph-api/reference/ig-user/business_discovery); without it, the account's own data. Personal and private
 * accounts, and names that no longer exist, get the same answer.
 */
export function answerAccount({ people }: FakeWorld, id: string, { query }: FakeRequest): FakeReply {
  const fields = parseFields(query.get('fields') ?? 'id');
  if (!fields) return invalidParameter('Syntax error in the parameter "fields".');
  const asked = fields.find(({ name }) => name === 'business_discovery');
  if (!asked) return json(picked({ id, username: 'our_brand', name: 'Our brand' }, fields));
  const name = asked.args['username'];
  if (!name) return invalidParameter('The parameter username is required');
  const found = people.byHandle('instagram', name);
  if (!found || found.state !== 'open' || !found.isProfessional) return noSuchUser(name);
  return refusedField(asked.fields) ?? discovered(id, found, asked.fields);
}

function refusedField(fields: readonly Field[]): FakeReply | null {
  for (const { name, fields: inner } of fields) {
    if (name === 'live_media') return noLiveMedia();
    if (name === 'stories') return noPermission();
    if (!userFields.includes(name)) return noSuchField(name, 'IGUser');
    const unknown = inner.find(each => !mediaFields.includes(each.name));
    if (unknown) return noSuchField(unknown.name, 'IGMedia');
  }
  return null;
}

function discovered(id: string, found: Person, fields: readonly Field[]): FakeReply {
  const node = picked(userNode(found), fields);
  const media = fields.find(({ name }) => name === 'media');
  if (!media) return json({ business_discovery: node, id });
  const page = pageOf(newestFirst(found), media.args['limit'], media.args['after']);
  if (!page) return invalidParameter('Invalid parameter');
  const data = page.shown.map(post => picked({ ...mediaNode(post), view_count: post.plays }, media.fields));
  const { before, after } = page.cursors;
  const cursors = { ...(media.args['after'] && { before }), ...(page.hasMore && { after }) };
  // Unverified: public clients see no `media` at all if there is none.
  const shown = data.length > 0 ? { ...node, media: { data, paging: { cursors } } } : node;
  return json({ business_discovery: shown, id });
}
