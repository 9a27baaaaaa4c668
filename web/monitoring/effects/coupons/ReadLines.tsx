import { useTranslation } from 'react-i18next';
import type { readUses } from '../../../../contract/monitoring/effects/coupon-uses.ts';
import { Box, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../effects.module.css';

const maxShown = 20;

/** What was read from the lines, and which of them are invalid. */
export function ReadLines({ refused, summary }: ReturnType<typeof readUses> & { summary: string }) {
  const { t } = useTranslation('effects');
  return (
    <Stack gap={12} role="status">
      <Text size="md" tone="soft" leading="relaxed" className={styles.note}>
        {summary}
      </Text>
      {refused.length > 0 && (
        <Text as="div" size="md" tone="soft" leading="relaxed" py={8} px={12} radius="control" ground="warn">
          {t('use.refusedTitle', { count: refused.length })}
          <Box as="ul" mt={4}>
            {refused.slice(0, maxShown).map(({ line, text, reason }) => (
              <Text as="li" breaks key={line}>
                {t('use.refused', { line, text, reason: t(`use.reason.${reason}`) })}
              </Text>
            ))}
          </Box>
        </Text>
      )}
    </Stack>
  );
}
