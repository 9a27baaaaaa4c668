import { useTranslation } from 'react-i18next';
import { absent, fullCount } from '../../../../../contract/core/format.ts';
import type { Sender } from '../../../../../contract/outreach/senders/senders.ts';
import { endText } from '../../../shared/tasks/end-text.ts';
import { siteNow } from '../../../../ui/dates/site-clock.ts';
import { Box, Grid, Text } from '../../../../ui/box/Box.tsx';
import styles from '../preview/preview.module.css';
import type { Recipients } from '../queries.ts';

export interface SendSummaryProps {
  ok: number;
  leftOut: number;
  reasons: Recipients['reasons'];
  senders: readonly Pick<Sender, 'id' | 'name' | 'address'>[];
  rounds: number;
  expectedEnd: string | null;
}

/** The number of recipients, the excluded ones with reasons, the senders, and the expected end. */
export function SendSummary({ ok, leftOut, reasons, senders, rounds, expectedEnd }: SendSummaryProps) {
  const { t } = useTranslation('mail-tasks');
  const { t: words } = useTranslation('mail-texts');
  const out = reasons
    .filter(({ count, kept }) => count > kept)
    .map(({ reason, count, kept }) => `${words(`leaveOut.${reason}`)} ${fullCount(count - kept)}`);
  return (
    <Grid as="dl" gap={10} columnGap={24} className={styles.summary}>
      <div>
        <dt>{t('summary.to')}</dt>
        <Text as="dd" weight={600}>
          {t('summary.people', { count: ok, number: fullCount(ok) })}
        </Text>
      </div>
      <div>
        <dt>{t('summary.leftOut')}</dt>
        <Text as="dd" weight={600}>
          {t('summary.people', { count: leftOut, number: fullCount(leftOut) })}
          {out.length > 0 && <small>{out.join(' · ')}</small>}
        </Text>
      </div>
      <div>
        <dt>{t('summary.from')}</dt>
        <Text as="dd" weight={600}>
          {senders.length
            ? senders.map(({ id, name, address }) => (
                <Box as="span" block key={id}>
                  {name}
                  <small>
                    <bdi dir="ltr">{address}</bdi>
                  </small>
                </Box>
              ))
            : absent}
        </Text>
      </div>
      <div>
        <dt>{t('summary.rounds')}</dt>
        <Text as="dd" weight={600}>
          {t('summary.roundCount', { count: rounds })}
        </Text>
      </div>
      <div>
        <dt>{t('summary.ends')}</dt>
        <Text as="dd" weight={600}>
          {expectedEnd ? endText(expectedEnd, siteNow()) : t('summary.endUnknown')}
        </Text>
      </div>
    </Grid>
  );
}
