import { markParts } from './mark-parts.ts';
import styles from './Marked.module.css';

/** A text with the matched words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (!words.length) return text;
  return markParts(text, words).map((part, at) =>
    part.marked ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity than their place
      <mark key={at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
