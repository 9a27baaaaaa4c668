import type { Platform } from '../../../../../contract/core/platform.ts';
import type { Meaning } from '../../headings/column-meaning.ts';
import { readHeading } from '../../headings/heading-words.ts';
import { tiktokIdInstant } from '../fields/instants.ts';
import { toCount, written } from '../fields/value-converters.ts';
import { timeReader } from './column-dates.ts';
import {
  isCount,
  isPostLink,
  isProfileLink,
  likeness,
  share,
  withUnit,
  type SampledColumn,
} from './sampled-columns.ts';

/** The columns of a file by what they hold, the surest first. */
export type Chosen = Partial<Record<Meaning, SampledColumn[]>>;

const most = 0.6;
const counted: readonly Meaning[] = ['followers', 'postCount', 'likes', 'comments', 'shares', 'plays'];
const timed: readonly Meaning[] = ['observedAt', 'publishedAt', 'created', 'date'];
const texts: readonly Meaning[] = ['caption', 'title', 'bio', 'text', 'name'];
const worded: readonly Meaning[] = ['category', 'tags', 'hashtags', 'mentions', 'country', 'language'];
const isFlag = (cell: unknown) => /^(?:true|false|0|1|yes|no)$/i.test(written(cell));
const linked: readonly Meaning[] = [
  'link', 'creatorLink', 'postLink', 'creator', 'handle', 'name', 'postCount', 'title', 'id',
]; // oxfmt-ignore

/** Settles by its cells what a column holds; null if they contradict its heading. */
function settled(column: SampledColumn): SampledColumn | null {
  const { meaning, cells } = column;
  if (column.isGiven) return column;
  if (!cells.length) return null;
  if (linked.includes(meaning)) {
    if (share(cells, isPostLink) >= most) return { ...column, meaning: 'postLink' };
    if (share(cells, isProfileLink) >= most) return { ...column, meaning: 'creatorLink' };
    if (['link', 'creatorLink', 'postLink'].includes(meaning)) return null;
  }
  if (counted.includes(meaning))
    return share(cells, cell => isCount(withUnit(cell, column))) >= most ? column : null;
  if (timed.includes(meaning) && timeReader(cells)) return column;
  // "Videos published" says how many.
  if (meaning === 'publishedAt' && column.about === 'post' && share(cells, isCount) >= most)
    return { ...column, meaning: 'postCount', about: null };
  if (timed.includes(meaning)) return null;
  if (texts.includes(meaning) && share(cells, isFlag) === 1) return null;
  if (worded.includes(meaning))
    return share(cells, cell => /\p{L}/u.test(written(cell))) >= most ? column : null;
  return column;
}

const postId = /^(?:\d{15,20}(?:_\d+)?|[\w-]{10,12}|\d(?:\.\d+)?e\+1[5-9])$/i;
const hasLetters = /\d.*[a-z]|[a-z].*[A-Z]|[A-Z].*[a-z]|_|-/;
/** Ids of posts are long numbers, or short mixtures of letters and digits. */
const isPostId = (cell: unknown) => {
  const text = written(cell);
  return postId.test(text) && (/^\d/.test(text) || hasLetters.test(text) || text.length === 11);
};

export interface ChosenColumns {
  kind: 'creators' | 'posts';
  /** Posts of which nothing says when they were published are no posts of the catalogue: only their creators are read. */
  isDated: boolean;
  of: Chosen;
  /** Without a time column, that of a post is in its id. */
  isTimeInId: boolean;
}

/** Finds out whether the rows are creators or posts, and which column holds what. */
export function chooseColumns(sampled: readonly SampledColumn[]): ChosenColumns {
  const columns = sampled.flatMap(column => settled(column) ?? []);
  const having = (...meanings: Meaning[]) => columns.filter(({ meaning }) => meanings.includes(meaning));
  const ids = having('id').filter(({ cells, about }) => about !== 'creator' && share(cells, isPostId) >= 0.9);
  const figures = having(
    'plays',
    'likes',
    'comments',
    'shares',
    'title',
    'caption',
    'text',
    'hashtags',
    'duration',
  );
  const named = [...having('postId'), ...having('postLink')];
  const identified = named.length ? named : figures.length > 0 ? ids : [];
  const times = having('publishedAt', 'created', 'date');
  const isTimeInId = identified.some(({ cells }) => share(cells, isTelling) >= 0.9);
  const isTitled =
    having('publishedAt').length > 0 &&
    having('title').length > 0 &&
    having('plays', 'likes').length > 0 &&
    (!having('followers').length || having('handle', 'creator', 'name', 'creatorId').some(isRepeated));
  const isOfVideos = columns.some(({ meaning, about }) => about === 'post' && meaning !== 'postCount');
  const isDated = (identified.length > 0 && (times.length > 0 || isTimeInId)) || (isTitled && !ids.length);
  const isListed =
    having('title').length > 0 && figures.length > 1 && having('creator', 'name').some(isRepeated);
  const isPosts = isDated || isListed || (identified.length > 0 && (named.length > 0 || isOfVideos));
  const kind = isPosts ? 'posts' : 'creators';
  const renamed = columns.flatMap(
    column => (isPosts ? ofPosts(column, columns) : ofCreators(column, columns)) ?? [],
  );
  return { kind, isDated, of: byMeaning(renamed), isTimeInId };
}

/** Creators stand in several rows where each row is one of their posts. */
const isRepeated = ({ cells }: SampledColumn): boolean =>
  new Set(cells.map(written)).size < cells.length * 0.9;

/** A TikTok id holds the second, an Instagram code the millisecond of publication. */
const isTelling = (cell: unknown): boolean => {
  const text = written(cell);
  return tiktokIdInstant(text) !== undefined || /(?:tiktok\.com|instagram\.com)\//.test(text);
};

const profileOnly: readonly Meaning[] = ['country', 'language', 'category', 'tags'];

function ofPosts(column: SampledColumn, all: readonly SampledColumn[]): SampledColumn | null {
  const { meaning, about } = column;
  const as = (changed: Meaning) => ({ ...column, meaning: changed });
  const isOther = (...meanings: Meaning[]) =>
    all.some(each => each !== column && meanings.includes(each.meaning));
  if (meaning === 'id') {
    if (about === 'creator') return as('creatorId');
    return isOther('postId') ? null : as('postId');
  }
  if (profileOnly.includes(meaning)) return about === 'creator' ? column : null;
  if (meaning === 'text') return as('caption');
  if (meaning === 'image') return as('cover');
  if (meaning === 'created' || meaning === 'date') {
    if (!isOther('publishedAt')) return as('publishedAt');
    return meaning === 'date' && !isOther('observedAt') && isLater(column, all) ? as('observedAt') : null;
  }
  if (about === 'creator' && ['comments', 'shares', 'plays'].includes(meaning)) return null;
  if (about === 'creator' && meaning === 'likes' && !namesCreator(column)) {
    // Without another column of likes, the total is that of the post.
    const hasOwn = all.some(each => each.meaning === 'likes' && each.about !== 'creator');
    return hasOwn ? column : { ...column, about: null };
  }
  return column;
}

/** "Total likes" may be those of a post, the author's likes are not. */
const namesCreator = ({ column }: SampledColumn): boolean => readHeading(column).roles.includes('creator');

/** Whether all times are after those of publication, so that they say when the row was seen. */
function isLater(column: SampledColumn, all: readonly SampledColumn[]): boolean {
  const published = all.find(({ meaning }) => meaning === 'publishedAt');
  const [read, other] = [timeReader(column.cells), published && timeReader(published.cells)];
  if (!read || !other || !published || published.cells.length !== column.cells.length) return false;
  return column.cells.every((cell, at) => String(read(cell)) >= String(other(published.cells[at])));
}

function ofCreators(column: SampledColumn, all: readonly SampledColumn[]): SampledColumn | null {
  const { meaning, about } = column;
  const as = (changed: Meaning) => ({ ...column, meaning: changed });
  if (meaning === 'id') return as('creatorId');
  if (meaning === 'text') return as('bio');
  if (meaning === 'image') return as('avatar');
  if (meaning === 'date') return as('observedAt');
  if (meaning === 'title') return as('name');
  if (meaning === 'likes') return column.isGiven || isTotal(column, all) ? column : null;
  const ofPost: readonly Meaning[] = [
    'comments', 'shares', 'plays', 'caption', 'hashtags', 'mentions', 'cover', 'duration', 'publishedAt',
    'created', 'postId', 'sponsored', 'likesHidden', 'commentsHidden',
  ]; // oxfmt-ignore
  if (ofPost.includes(meaning) || (about === 'post' && meaning !== 'postCount' && meaning !== 'postLink'))
    return null;
  return column;
}

/**
 * "Likes" beside views or comments are those of a post on average. Alone they are all likes, which are more than the
 * followers.
 */
function isTotal(column: SampledColumn, all: readonly SampledColumn[]): boolean {
  const isAmongFigures = all.some(({ meaning }) => ['comments', 'shares'].includes(meaning));
  if (column.about === 'post' || isAmongFigures) return false;
  if (column.about === 'creator') return true;
  if (all.some(({ meaning }) => meaning === 'plays')) return false;
  const followers = all.find(({ meaning }) => meaning === 'followers');
  return !followers || middle(column.cells) * column.unit >= middle(followers.cells) * followers.unit;
}

function middle(cells: readonly unknown[]): number {
  const counts = cells
    .map(toCount)
    .filter(count => typeof count === 'number')
    .toSorted((a, b) => a - b);
  return counts[counts.length >> 1] ?? 0;
}

function byMeaning(columns: readonly SampledColumn[]): Chosen {
  const found = Map.groupBy(columns, ({ meaning }) => meaning);
  return Object.fromEntries(
    [...found].map(([meaning, own]) => [meaning, own.toSorted((a, b) => doubtOf(a) - doubtOf(b))]),
  );
}

/** The number of an account's posts is meant where its heading names the account. */
const doubtOf = ({ meaning, about, doubt }: SampledColumn): number =>
  meaning === 'postCount' && about === 'creator' ? doubt - 5 : doubt;

const likely = 0.8;
const surely = 0.93;
/** How much more one column of names must look like account names than the others. */
const clearly = 0.1;
/** Where nobody knew the account name, the title stands in its column. */
const mostly = 0.6;
const farAhead = 0.3;

/** The column of account names: by its heading, else the one whose cells look most like them. */
export function handleColumn(of: Chosen, platform: Platform | undefined): SampledColumn | undefined {
  const isYouTube = platform === 'youtube';
  const named = (of.handle ?? []).find(({ cells }) => likeness(cells) >= (isYouTube ? 0.3 : 0.5));
  if (named) return named;
  const given = of.handle?.find(({ isGiven }) => isGiven);
  if (given) return given;
  // "ID TikTok" stands above names of accounts, too.
  const spelled = of.creatorId?.find(
    ({ cells }) =>
      !isYouTube && likeness(cells) >= surely && !cells.some(cell => /^UC[\w-]{22}$/.test(written(cell))),
  );
  if (spelled) return spelled;
  // A link names the account better than a name that might be one.
  if (of.creatorLink) return undefined;
  const others = [...(of.creator ?? []), ...(of.name ?? [])].map(column => ({
    column,
    mark: likeness(column.cells),
  }));
  const [best, next] = others.toSorted((a, b) => b.mark - a.mark);
  if (!best) return undefined;
  if (!isYouTube) return best.mark >= likely ? best.column : undefined;
  // Titles of channels may be single words, too: only beside other names are they more than that.
  const lead = next === undefined ? 0 : best.mark - next.mark;
  const isClear = (best.mark >= surely && lead >= clearly) || (best.mark >= mostly && lead >= farAhead);
  return isClear ? best.column : undefined;
}
