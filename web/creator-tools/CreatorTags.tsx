import type { CreatorRow } from '../../contract/creators.ts';
import { absent } from '../../contract/format.ts';
import { Marked } from '../ui/Marked.tsx';
import { markParts } from '../ui/marks.ts';
import { Tag } from '../ui/Tag.tsx';
import styles from './columns.module.css';
import { wordsIn } from './match-words.ts';

/** What was searched for stands first, so that it is never among the tags that find no room. */
export function CreatorTags({ row }: { row: CreatorRow }) {
  if (!row.tags.length) return absent;
  const words = wordsIn(row.matches, 'tags');
  const isFound = (tag: string) => markParts(tag, words).some(part => part.marked);
  const sorted = row.tags.toSorted((a, b) => Number(isFound(b)) - Number(isFound(a)));
  return (
    <span className={styles.tags}>
      {sorted.map(tag => (
        <Tag key={tag} title={tag}>
          <Marked text={tag} words={words} />
        </Tag>
      ))}
    </span>
  );
}
