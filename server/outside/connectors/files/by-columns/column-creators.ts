import type { CreatorRecord } from '../../../../../contract/core/sources/source-records.ts';
import { profileLink } from '../../../../../contract/core/pasted-links/profile-links.ts';
import type { Meaning } from '../../headings/column-meaning.ts';
import { derived, language, region } from '../fields/field-readers.ts';
import type { Row } from '../fields/table-row.ts';
import { creatorRecord, readFields } from '../mappings/mapping.ts';
import type { Chosen, ChosenColumns } from './choose-columns.ts';
import type { ReadAccount } from './column-accounts.ts';
import { addressesIn, allWordsIn, countIn, flagIn, textIn, wordsIn } from './column-readers.ts';
import type { SampledColumn } from './sampled-columns.ts';

/** Topics as the YouTube API tells them are addresses of articles. */
const subjectOf = (word: string): string =>
  (word.split('/wiki/')[1] ?? word)
    .replaceAll('_', ' ')
    .replace(/\(.*\)/, '')
    .trim();

/** "Travel/Lifestyle" are two topics, "Actors/actresses" are one. */
const between = /\s+\/\s+|\/(?=[\p{Lu}\p{Lo}])/u;

/** Makes a reader of what a row says about its creator; undefined if it only names the creator of a post. */
export function creatorReader(
  of: Chosen,
  kind: ChosenColumns['kind'],
  isDated: boolean,
  names: readonly SampledColumn[],
) {
  const links = allWordsIn(of.category);
  const categories = (row: Row) => links(row)?.map(subjectOf);
  const countColumns = (meaning: Meaning) =>
    kind === 'posts' ? of[meaning]?.filter(({ about }) => about === 'creator') : of[meaning];
  const column = (meaning: Meaning) => (of[meaning] ?? []).map(each => each.column);
  const fields = {
    name: textIn(names),
    bio: textIn(of.bio),
    avatarUrl: textIn(of.avatar),
    region: region(...column('country')),
    language: language(...column('language')),
    category: derived(categories, words => words[0]),
    tags: (row: Row) => {
      const topics = (categories(row) ?? []).flatMap(category => category.split(between));
      const words = [...(wordsIn(of.tags)(row) ?? []), ...topics];
      return words.length ? [...new Set(words)] : undefined;
    },
    verified: flagIn(of.verified),
    followers: countIn(of.followers, of.followersHidden),
    likes: countIn(countColumns('likes')),
    postCount: countIn(of.postCount),
    emails: addressesIn(of.email),
  };
  return (row: Row, account: ReadAccount, observedAt: string | undefined): CreatorRecord | undefined => {
    const { platform, platformId, handle, isReal } = account;
    const found = readFields(fields, row);
    const isStated = Object.keys(found).length > 0 || platformId !== undefined;
    if (isDated && !isStated) return undefined;
    const channel = platformId === undefined ? undefined : `https://www.youtube.com/channel/${platformId}`;
    const homepageUrl = isReal ? profileLink(platform, handle) : channel;
    return creatorRecord({ platform, platformId, handle, homepageUrl, ...found, observedAt });
  };
}
