import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/core/format.ts';
import type { CreatorWork } from './queries.ts';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './work.module.css';

/** The creator, the team and the subject of the page. */
export function WorkHead({ work: { team, creator, campaign, product, expiresAt } }: { work: CreatorWork }) {
  const { t } = useTranslation('collaboration-pages');
  return (
    <Stack as="header" gap={8} leading="relaxed" className={styles.head}>
      {creator && (
        <Text size="md" tone="soft" leading="relaxed" className={styles.quiet}>
          <bdi>{t('who', { creator })}</bdi>
        </Text>
      )}
      <Text as="h1" size="6xl">
        {t('head', { team })}
      </Text>
      <Group as="dl" gap={4} columnGap={24} align="stretch" wrap>
        <Group gap={8} align="stretch">
          <Text as="dt" fixed size="md" tone="soft" leading="loose">
            {t('campaign')}
          </Text>
          <Box as="dd" shrink>
            {campaign}
          </Box>
        </Group>
        {product && (
          <Group gap={8} align="stretch">
            <Text as="dt" fixed size="md" tone="soft" leading="loose">
              {t('product')}
            </Text>
            <Box as="dd" shrink>
              {product}
            </Box>
          </Group>
        )}
      </Group>
      <Text size="md" tone="soft" leading="relaxed" className={styles.quiet}>
        {t('until', { at: dateTime(expiresAt).slice(0, 10) })}
      </Text>
    </Stack>
  );
}
