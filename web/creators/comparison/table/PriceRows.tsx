import { useTranslation } from 'react-i18next';
import { absent, money, moneyRange } from '../../../../contract/core/format.ts';
import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';
import { EstimateText } from '../../creator-prices/EstimateText.tsx';
import { type CreatorPrice, useCreatorPrices } from '../../creator-prices/queries.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Explained } from '../../../ui/overlays/Explained.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { bestPlaces } from './figure-rows.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './table.module.css';

/** Fen per thousand plays: by what was paid, else by the estimate. */
const cpmOf = (price: CreatorPrice | undefined) =>
  price?.paidCpmFen ??
  (price?.estimate && Math.round((price.estimate.cpmFen * price.estimate.qualityCenti) / 100));

function PriceCell({ price }: { price: CreatorPrice | undefined }) {
  const { t: words } = useTranslation('creator-prices');
  if (!price) return <Skeleton width="70%" />;
  const { medianPaidFen, estimate, paid } = price;
  return (
    <>
      {medianPaidFen !== null && (
        <>
          <span className={styles.value}>{money(medianPaidFen)}</span>
          <Text as="small" block size="sm" tone="faint" leading="relaxed" mt={2}>
            {words('paid.name')} · {words('paid.times', { count: paid.length })}
          </Text>
        </>
      )}
      {estimate ? (
        <>
          <span className={medianPaidFen === null ? styles.value : styles.second}>
            <bdi dir="ltr">{moneyRange(estimate.lowFen, estimate.highFen)}</bdi>{' '}
            <Tag tone={estimate.base.basis === 'team' ? 'accent' : 'plain'}>
              {words(`estimate.${estimate.base.basis}`)}
            </Tag>
          </span>
          <Text as="small" block size="sm" tone="faint" leading="relaxed" mt={2}>
            <Explained name={words('estimate.name')}>
              <EstimateText estimate={estimate} />
            </Explained>
          </Text>
        </>
      ) : (
        medianPaidFen === null && absent
      )}
    </>
  );
}

export interface PriceRowsProps {
  creators: readonly ComparedCreator[];
  areMixed: boolean;
}

/** The price of a post, the paid one first, and of a thousand plays. */
export function PriceRows({ creators, areMixed }: PriceRowsProps) {
  const { t } = useTranslation('comparison');
  const prices = useCreatorPrices(creators);
  const cpms = prices.map(price => cpmOf(price) ?? null);
  const best = areMixed ? new Set<number>() : bestPlaces(cpms, 'least');
  return (
    <>
      <tr>
        <th scope="row">{t('row.price')}</th>
        {creators.map(({ id }, at) => (
          <td key={id}>
            <PriceCell price={prices[at]} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">
          <Group as="span" inline gap={4} columnGap={6} wrap>
            <Explained name={t('row.cpm')}>{t('row.cpmAbout')}</Explained>
            {areMixed && (
              <Tag tone="warn" title={t('mixed.row')}>
                {t('mixed.tag')}
              </Tag>
            )}
          </Group>
        </th>
        {creators.map(({ id }, at) => (
          <td key={id}>
            {prices[at] ? (
              <span className={styles.value} data-best={best.has(at) || undefined}>
                {money(cpms[at])} {best.has(at) && <Tag tone="accent">{t('best.least')}</Tag>}
              </span>
            ) : (
              <Skeleton width="50%" />
            )}
          </td>
        ))}
      </tr>
    </>
  );
}
