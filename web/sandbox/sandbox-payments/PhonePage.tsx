import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Brand } from '../../layout/Brand.tsx';
import { PublicControls } from '../../layout/public/PublicControls.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { Box, Grid, Group, Text } from '../../ui/box/Box.tsx';
import styles from './phone.module.css';
import { Scanned } from './Scanned.tsx';
import { Waiting } from './Waiting.tsx';

/** The sandbox's phone: what a payer sees after scanning a code, and the simulation of faults. */
export default function PhonePage() {
  const { t } = useTranslation('sandbox-payments');
  const { orderNumber = '' } = useParams();
  useTitle(t('title'));
  return (
    <Grid cols={1} className={styles.frame}>
      <meta name="robots" content="noindex, nofollow" />
      <Group as="header" gap={8} columnGap={16} justify="between" wrap py={12} px={16}>
        <Brand />
        <PublicControls />
      </Group>
      <Box as="main" shrink className={styles.main}>
        <Text size="md" tone="warn" leading="relaxed" py={8} px={12} mb={16} radius="control" ground="warn">
          {t('sandbox')}
        </Text>
        {orderNumber ? <Scanned key={orderNumber} orderNumber={orderNumber} /> : <Waiting />}
      </Box>
    </Grid>
  );
}
