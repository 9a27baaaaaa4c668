import { useTranslation } from 'react-i18next';
import type { readUses } from '../../../../contract/monitoring/effects/coupon-uses.ts';
import { LineResults } from '../../../ui/feedback/LineResults.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../effects.module.css';

interface ReadLinesProps extends Pick<ReturnType<typeof readUses>, 'refused'> {
  summary: string;
}

/** What was read from the lines, and which of them are invalid. */
export function ReadLines({ refused, summary }: ReadLinesProps) {
  const { t } = useTranslation('effects');
  return (
    <Stack gap={12} role="status">
      <Text size="md" tone="soft" leading="relaxed" className={styles.note}>
        {summary}
      </Text>
      {refused.length > 0 && (
        <LineResults isTry results={refused} reasonText={each => t(`use.reason.${each}`)} />
      )}
    </Stack>
  );
}
