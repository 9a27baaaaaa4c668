import { creatorLang, type ReaderLang } from '../../../contract/core/mail/reader-langs.ts';
import type { MailVariable, VariableValues } from '../../../contract/core/mail/mail-variables.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Db } from '../../core/db/database.ts';
import { withTeamNames } from '../../creators/shared/team-names.ts';
import type { VersionSnapshot } from './version-snapshot.ts';
import { creatorFacts, newestLists, topPosts, type CreatorFacts, type TopPost } from './queries.ts';
import { footerValues } from './unsubscribe-footer.ts';
import { countInWords, regionName } from './values-in-words.ts';

export interface ValueParams {
  teamId: number;
  /** The language of the mail. */
  lang: ReaderLang;
  /** Only these are looked up. */
  variables: readonly MailVariable[];
  snapshot: Pick<VersionSnapshot, 'senders' | 'teamName'>;
  senderId: number;
  /** Returns the value of `{{link}}` by the recipient's id; without it there is none. */
  linkOf?: (recipientId: number) => string | undefined;
  /** Returns the value of `{{creator.page}}`, for recipients who are creators. */
  pageOf?: (recipientId: number) => string | undefined;
}

/** A recipient; for a creator `name` and `address` are not used. */
export interface Person {
  id: number;
  creatorId: number | null;
  name: string;
  address: string;
}

interface Known {
  recipient: Person;
  creator: CreatorFacts | undefined;
  post: TopPost | undefined;
  list: string | undefined;
  asked: ValueParams;
}

const platformNames: Record<Platform, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  instagram: 'Instagram',
};

const titleLength = 80;

/** Makes a title of a caption: its words without hashtags, cut between words. */
export function titleOf(caption: string): string {
  const line = caption.replace(/\s+/g, ' ').trim();
  const title =
    line
      .replace(/#[^\s#]+/g, '')
      .replace(/\s+/g, ' ')
      .trim() || line;
  const letters = Array.from(title);
  if (letters.length <= titleLength) return title;
  const cut = letters.slice(0, titleLength - 1).join('');
  return `${cut.replace(/\s+\S{0,15}$/, '')}…`;
}

const count = (value: number | null | undefined, { lang }: ValueParams) =>
  value == null ? undefined : countInWords(value, lang);

const senderOf = ({ snapshot, senderId }: ValueParams) => snapshot.senders.find(({ id }) => id === senderId);

const footerOf = ({ creator }: Known) =>
  footerValues(creator && creatorLang(creator.language, creator.region));

const valueOf: Record<MailVariable, (known: Known) => string | null | undefined> = {
  'creator.name': ({ creator, recipient }) => creator?.name || recipient.name,
  'creator.id': ({ creator }) => creator?.platform_id ?? creator?.handle,
  'creator.handle': ({ creator }) => creator?.handle,
  'creator.platform': ({ creator }) => creator && platformNames[creator.platform],
  'creator.followers': ({ creator, asked }) => count(creator?.followers, asked),
  'creator.averagePlays': ({ creator, asked }) => count(creator?.average_plays, asked),
  'creator.homepage': ({ creator }) => creator?.homepage_url,
  'creator.topPost.title': ({ post }) => post && titleOf(post.caption),
  'creator.topPost.plays': ({ post, asked }) => count(post?.plays, asked),
  'creator.topPost.url': ({ post }) => post?.url,
  'creator.region': ({ creator, asked }) => creator?.region && regionName(creator.region, asked.lang),
  'list.name': ({ list }) => list,
  'sender.name': ({ asked }) => senderOf(asked)?.name,
  'sender.address': ({ asked }) => senderOf(asked)?.address,
  'team.name': ({ asked }) => asked.snapshot.teamName,
  link: ({ recipient, asked }) => asked.linkOf?.(recipient.id),
  'creator.page': ({ creator, recipient, asked }) => creator && asked.pageOf?.(recipient.id),
  // Each message has its own, so it is filled in later.
  'unsubscribe.link': () => undefined,
  'unsubscribe.question': known => footerOf(known)['unsubscribe.question'],
  'unsubscribe.label': known => footerOf(known)['unsubscribe.label'],
};

/**
 * Returns values of the requested variables by recipient id, with at most three statements; unknown values are left
 * out. In the caller's transaction as the team.
 */
export async function findValues(
  db: Db,
  asked: ValueParams,
  recipients: readonly Person[],
): Promise<Map<number, VariableValues>> {
  const { variables, teamId } = asked;
  const ids = [...new Set(recipients.flatMap(({ creatorId }) => creatorId ?? []))];
  const asks = (beginning: string) => ids.length > 0 && variables.some(name => name.startsWith(beginning));
  const creators =
    asks('creator.') || asks('unsubscribe.question') || asks('unsubscribe.label')
      ? await withTeamNames(db, teamId, await creatorFacts(db, ids))
      : [];
  const posts = asks('creator.topPost.') ? await topPosts(db, ids) : [];
  const lists = asks('list.') ? await newestLists(db, teamId, ids) : [];
  const creatorOf = new Map(creators.map(row => [row.id, row]));
  const postOf = new Map(posts.map(row => [row.creator_id, row]));
  const listOf = new Map(lists.map(row => [row.creator_id, row.name]));
  const valuesFor = (recipient: Person): VariableValues => {
    const id = recipient.creatorId ?? 0;
    const known = {
      recipient,
      creator: creatorOf.get(id),
      post: postOf.get(id),
      list: listOf.get(id),
      asked,
    };
    return Object.fromEntries(
      variables.map(name => [name, valueOf[name](known)]).filter(([, value]) => value),
    );
  };
  return new Map(recipients.map(recipient => [recipient.id, valuesFor(recipient)]));
}
