import { sql, type RawBuilder } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import { scopeOf, tagScope } from '../../../../contract/catalogue/search-terms.ts';
import { entriesOf, handlePattern, isBeginning, type Word } from '../../search-input/keyword.ts';

/**
 * How well a creator matches the keyword; lower is better, in this order: exact handle, its beginning, a whole word of
 * the name, inside name or handle, tags, bio, and last a similar spelling.
 */
type Sql = RawBuilder<unknown>;

interface Ranked {
  platform: Platform;
  words: readonly { word: Word }[];
  handle: string;
}

const farEnd = 1_000_000_000;
const at = (piece: string) => sql`strpos(search_text, ${piece})`;
const has = (piece: string) => sql`${at(piece)} > 0`;

/** The search text has name, tags and bio in this order, so the first position of a word tells its field. */
function rankByPlace(platform: Platform, text: string): Sql {
  const beginOf = (scope: string) => sql`coalesce(nullif(${at(` ${scope}`)}, 0), ${farEnd})`;
  const tags = beginOf(tagScope(platform));
  const bio = beginOf(scopeOf(platform, 'bio'));
  return sql`case when ${has(` ${scopeOf(platform, 'name')}${text} `)} then 2
    when strpos(lower(handle), ${text}) > 0 then 3
    when ${at(text)} = 0 then 6
    when ${at(text)} < least(${tags}, ${bio}) then 3
    when ${at(text)} < ${bio} then 4
    else 5 end`;
}

/** For words that match by their beginning, or as a row of pairs: the piece itself contains the field. */
function rankByPiece(platform: Platform, word: Word): Sql {
  const piece = (field: 'name' | 'tags' | 'bio') => {
    const scope = scopeOf(platform, field);
    return isBeginning(word)
      ? ` ${scope}${word.text}`
      : ` ${entriesOf(word)
          .map(pair => scope + pair)
          .join(' ')} `;
  };
  return sql`case when ${has(`${piece('name').trimEnd()} `)} then 2
    when ${has(piece('name'))} or lower(handle) like ${handlePattern(word)} then 3
    when ${has(piece('tags'))} then 4
    when ${has(piece('bio'))} then 5
    else 6 end`;
}

export function rankOf({ platform, words, handle }: Ranked): Sql {
  if (!words.length) return sql`0`;
  const ranks = words.map(({ word }) =>
    isBeginning(word) || entriesOf(word).length > 1
      ? rankByPiece(platform, word)
      : rankByPlace(platform, word.text),
  );
  return sql`case when lower(handle) = ${handle} then 0
    when starts_with(lower(handle), ${handle}) then 1
    else greatest(${sql.join(ranks)}) end`;
}
