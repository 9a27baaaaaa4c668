import { GuideLine } from './GuideLine.tsx';
import { linesOf } from './guide-text.ts';
import styles from './guides.module.css';

/** Sentences of a guide that each stand for themselves. */
export function GuideList({ text }: { text: string }) {
  return (
    <ul className={styles.list}>
      {linesOf(text).map(line => (
        <li key={line}>
          <GuideLine text={line} />
        </li>
      ))}
    </ul>
  );
}
