import { GuideLine } from './GuideLine.tsx';
import { linesOf } from './guide-text.ts';
import { Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './guides.module.css';

/** The numbered steps of a guide. */
export function GuideSteps({ text }: { text: string }) {
  return (
    <Stack as="ol" className={styles.steps}>
      {linesOf(text).map(line => (
        <Text as="li" size="xl" key={line}>
          <div>
            <GuideLine text={line} />
          </div>
        </Text>
      ))}
    </Stack>
  );
}
