import { GuideLine } from './GuideLine.tsx';
import { linesOf } from './guide-text.ts';
import styles from './guides.module.css';

/** The numbered steps of a guide. */
export function GuideSteps({ text }: { text: string }) {
  return (
    <ol className={styles.steps}>
      {linesOf(text).map(line => (
        <li key={line}>
          <div>
            <GuideLine text={line} />
          </div>
        </li>
      ))}
    </ol>
  );
}
