import { GuideLine } from './GuideLine.tsx';
import { linesOf } from './guide-text.ts';
import styles from './guides.module.css';

/** An unnumbered list of sentences. */
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
