import type { PostRecord, SourcePost } from '../../../../../contract/core/sources/source-records.ts';
import type { Platform } from '../../../../../contract/core/platform.ts';
import { profileLink } from '../../../../../contract/core/pasted-links/profile-links.ts';
import type { Meaning } from '../../headings/column-meaning.ts';
import { idFromTitle } from '../fields/account-handles.ts';
import { derived, firstOf, joined, seconds, type Reader } from '../fields/field-readers.ts';
import { tiktokIdInstant } from '../fields/instants.ts';
import type { Row } from '../fields/table-row.ts';
import { readFields, required, tidyPost } from '../mappings/mapping.ts';
import { chooseColumns, type Chosen } from './choose-columns.ts';
import type { ReadAccount } from './column-accounts.ts';
import { countIn, flagIn, instagramTime, postIdIn, textIn, timeIn, wordsIn } from './column-readers.ts';
import { listPaths, rowsIn } from './nested-lists.ts';
import { sampledColumns } from './sampled-columns.ts';

type PlatformOfRow = (row: Row) => Platform | undefined;

/** Makes a reader of the post in a row. Throws CellFault where it has no id or no time. */
export function postReader(of: Chosen, isTimeInId: boolean, platformOfRow: PlatformOfRow) {
  const own = (meaning: Meaning) => of[meaning]?.filter(({ about }) => about !== 'creator');
  const title = textIn(of.title);
  const ownId = postIdIn(of.postLink, of.postId, platformOfRow);
  const id = of.postId || of.postLink ? ownId : derived(title, idFromTitle);
  const time: Reader<string> = isTimeInId
    ? firstOf(
        timeIn(of.publishedAt),
        derived(id, (code, row) =>
          platformOfRow(row) === 'instagram' ? instagramTime(code) : tiktokIdInstant(code),
        ),
      )
    : timeIn(of.publishedAt);
  const fields = {
    caption: joined(title, textIn(of.caption)),
    hashtags: wordsIn(of.hashtags),
    mentions: wordsIn(of.mentions),
    coverUrl: textIn(of.cover),
    durationSeconds: seconds(...(of.duration ?? []).map(({ column }) => column)),
    plays: countIn(own('plays')),
    likes: countIn(own('likes'), of.likesHidden),
    comments: countIn(own('comments'), of.commentsHidden),
    shares: countIn(own('shares')),
    platformSponsored: flagIn(of.sponsored),
  };
  const link = textIn(of.postLink);
  const idLabel = (of.postId ?? of.postLink ?? of.title)?.[0]?.column ?? 'id';
  const timeLabel = of.publishedAt?.[0]?.column ?? idLabel;
  return (row: Row, { platform, handle, isReal }: ReadAccount): SourcePost => {
    const platformPostId = required(id(row), row.label(idLabel), 'id');
    return tidyPost({
      platformPostId,
      publishedAt: required(time(row), row.label(timeLabel), 'instant'),
      url:
        link(row) ??
        (of.postId ? postLink(platform, platformPostId, isReal ? handle : undefined) : undefined),
      ...readFields(fields, row),
    });
  };
}

/** A post that stands in a row of its own. */
export function postRecord(
  { platform, platformId, handle }: ReadAccount,
  post: SourcePost,
  observedAt: string | undefined,
): PostRecord {
  const creator = { handle, ...(platformId === undefined ? {} : { platformId }) };
  return { type: 'post', platform, creator, ...(observedAt === undefined ? {} : { observedAt }), ...post };
}

const maxNested = 5000;

/** Posts inside of the objects of their creators, under any name: "latestPosts", "edges". */
export function nestedPosts(sample: readonly Row[], platform: Platform | undefined) {
  for (const path of listPaths(sample)) {
    const inner = sample.flatMap(row => rowsIn(row, path)).slice(0, 50);
    const { isDated, of, isTimeInId } = chooseColumns(sampledColumns(inner, new Map()));
    if (!isDated) continue;
    const read = postReader(of, isTimeInId, () => platform);
    return (row: Row, account: ReadAccount): SourcePost[] =>
      rowsIn(row, path)
        .slice(0, maxNested)
        .map(element => read(element, account));
  }
  return null;
}

function postLink(platform: Platform, id: string, handle: string | undefined): string | undefined {
  if (platform === 'youtube') return `https://www.youtube.com/watch?v=${id}`;
  if (platform === 'instagram') return `https://www.instagram.com/p/${id}/`;
  return handle === undefined ? undefined : `${profileLink(platform, handle)}/video/${id}`;
}
