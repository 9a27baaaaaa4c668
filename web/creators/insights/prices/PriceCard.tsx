import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatorDetail } from '../../../../contract/creators/search/creator-search.ts';
import { money, moneyRange } from '../../../../contract/core/format.ts';
import { unreported } from '../../../app/api.ts';
import { BasePricesDialog } from '../../creator-prices/BasePricesDialog.tsx';
import { EstimateText } from '../../creator-prices/EstimateText.tsx';
import { type CreatorPrice, useCreatorPrice } from '../../creator-prices/queries.ts';
import { useLineText } from '../../creator-prices/use-line-text.ts';
import { useMay } from '../../../session/session.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { PaidDialog } from './PaidDialog.tsx';
import { PaidList } from './PaidList.tsx';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './PriceCard.module.css';
import { WhatIf } from './WhatIf.tsx';
import { Allowed } from '../../../session/Allowed.tsx';

function Paid({ price }: { price: CreatorPrice }) {
  const { t } = useTranslation('creator-prices');
  const { paid, medianPaidFen, paidCpmFen } = price;
  if (medianPaidFen === null)
    return (
      <Text size="sm" tone="faint" leading="relaxed">
        {t('paid.none')}
      </Text>
    );
  return (
    <dl>
      <Text as="dt" size="sm" tone="faint">
        {t('paid.name')}
      </Text>
      <Text as="dd" size="4xl" weight={600} leading="normal">
        <bdi>{t('paid.perPost', { price: money(medianPaidFen) })}</bdi>
        <Text as="small" block size="sm" weight={400} tone="soft" leading="normal">
          {t('paid.times', { count: paid.length })} ·{' '}
          {paidCpmFen === null ? t('paid.noCpm') : t('paid.cpm', { cpm: money(paidCpmFen) })}
        </Text>
      </Text>
    </dl>
  );
}

function Estimate({ creator, estimate }: { creator: CreatorDetail; estimate: CreatorPrice['estimate'] }) {
  const { t } = useTranslation('creator-prices');
  const { lineText } = useLineText();
  if (!estimate) {
    const why = creator.averagePlays === null ? 'estimate.noPlays' : 'estimate.noLine';
    return (
      <Text size="sm" tone="faint" leading="relaxed">
        {t(why)}
      </Text>
    );
  }
  const { base, cpmFen, lowFen, highFen } = estimate;
  return (
    <dl>
      <Text as="dt" size="sm" tone="faint">
        <Explained name={t('estimate.name')}>
          <EstimateText estimate={estimate} />
        </Explained>
      </Text>
      <Text as="dd" size="4xl" weight={600} leading="normal">
        <bdi dir="ltr">{moneyRange(lowFen, highFen)}</bdi>{' '}
        <Tag tone={base.basis === 'team' ? 'accent' : 'plain'}>{t(`estimate.${base.basis}`)}</Tag>
        <Text as="small" block size="sm" weight={400} tone="soft" leading="normal">
          {t('estimate.base', { cpm: money(cpmFen) })} · {lineText(base)}
        </Text>
      </Text>
    </dl>
  );
}

/** First what the team paid, then the estimate with its formula, and the cost of several posts. */
export function PriceCard({ creator }: { creator: CreatorDetail }) {
  const { t } = useTranslation('creator-prices');
  const maySet = useMay('team.settings');
  const { data, error, isError, refetch } = useCreatorPrice(creator);
  const [open, setOpen] = useState<'paid' | 'base' | null>(null);
  return (
    <Card
      title={t('title')}
      aside={
        <Allowed to="creators.edit">
          <LinkButton onClick={() => setOpen('paid')}>{t('paid.record')}</LinkButton>
        </Allowed>
      }
    >
      {isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Grid gap={20} columnGap={32} className={styles.halves}>
            <Stack gap={14} align="start" className={styles.prices}>
              <Paid price={data} />
              <Estimate creator={creator} estimate={data.estimate} />
              <LinkButton onClick={() => setOpen('base')}>
                {t(maySet ? 'estimate.change' : 'estimate.look')}
              </LinkButton>
            </Stack>
            <WhatIf creator={creator} price={data} />
          </Grid>
          {data.paid.length > 0 && <PaidList creator={creator} paid={data.paid} />}
        </>
      ) : (
        <Skeleton width="100%" height={196} />
      )}
      {open === 'paid' && <PaidDialog creator={creator} onClose={() => setOpen(null)} />}
      {open === 'base' && <BasePricesDialog platform={creator.platform} onClose={() => setOpen(null)} />}
    </Card>
  );
}
