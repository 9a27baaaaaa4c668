import { useTranslation } from 'react-i18next';
import { remediesOf } from './guide-text.ts';
import { GuideLine } from './GuideLine.tsx';
import { Box, Grid, Text } from '../../../../ui/box/Box.tsx';
import styles from './guides.module.css';

/** Server replies and what to do about each. */
export function Remedies({ text }: { text: string }) {
  const { t } = useTranslation('mail-guides');
  return (
    <Box clip border radius="card" ground="surface" className={styles.remedies}>
      <Grid gap={4} columnGap={20} py={12} px={16} className={styles.remediesHead} aria-hidden>
        <span>{t('said')}</span>
        <span>{t('remedy')}</span>
      </Grid>
      <dl>
        {remediesOf(text).map(({ said, remedy }) => (
          <div key={said}>
            <Text as="dt" size="md" weight={600} breaks>
              {said}
            </Text>
            <Text as="dd" tone="soft">
              <GuideLine text={remedy} />
            </Text>
          </div>
        ))}
      </dl>
    </Box>
  );
}
