import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { day } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { useSignals } from './queries.ts';
import { SignalLine } from './SignalLine.tsx';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './signals.module.css';

const five = [1, 2, 3, 4, 5];

/** What is worth a look in the public figures, each line with its evidence; there is no total score. */
export function SignalsCard({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('insights');
  const { data, error, isError, refetch } = useSignals(creator);
  return (
    <Card title={t('signals.title')} aside={t('signals.aside')}>
      <Text size="sm" tone="faint">
        {t('signals.about')}
        {data && (
          <Text as="span" nowrap className={styles.asOf}>
            {t('signals.asOf', { day: day(data.asOf) })}
          </Text>
        )}
      </Text>
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!isError && (
        <Stack as="ul" aria-busy={!data}>
          {data?.signals.map(signal => (
            <SignalLine key={signal.kind} creator={creator} signal={signal} />
          ))}
          {!data &&
            five.map(at => (
              <Grid as="li" gap={4} columnGap={16} key={at} className={styles.line}>
                <Skeleton width={90} height={20} />
                <Skeleton width="100%" height={84} />
              </Grid>
            ))}
        </Stack>
      )}
    </Card>
  );
}
