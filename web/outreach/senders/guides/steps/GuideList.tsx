import { GuideLine } from './GuideLine.tsx';
import { linesOf } from './guide-text.ts';
import { Stack } from '../../../../ui/box/Box.tsx';
import styles from './guides.module.css';

/** An unnumbered list of sentences. */
export function GuideList({ text }: { text: string }) {
  return (
    <Stack as="ul" gap={8} size="xl" className={styles.list}>
      {linesOf(text).map(line => (
        <li key={line}>
          <GuideLine text={line} />
        </li>
      ))}
    </Stack>
  );
}
