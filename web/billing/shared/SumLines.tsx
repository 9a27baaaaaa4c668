import { useTranslation } from 'react-i18next';
import { day, money } from '../../../contract/core/format.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './order.module.css';
import type { Offer } from './queries.ts';

export interface SumLinesProps {
  of: { months: number; monthlyFen: number; discountBp: number };
  sum: { listFen: number; discountFen: number; creditFen: number; payFen: number; lostFen?: number };
  /** What the credit consists of, if known. */
  credits?: Offer['credits'];
  /** The label of the last line. */
  total: string;
}

/** A sum line by line: the list price, deductions with reasons, and what is paid. */
export function SumLines({
  of: { months, monthlyFen, discountBp },
  sum,
  credits = [],
  total,
}: SumLinesProps) {
  const { t } = useTranslation('orders');
  const off = t('sum.off', { tenths: (10_000 - discountBp) / 1000, percent: discountBp / 100 });
  return (
    <Stack as="dl" className={styles.sum}>
      <Group gap={16} align="baseline" justify="between">
        <Text as="dt" shrink tone="soft">
          {t('sum.list')}
          <Text as="small" block size="sm" tone="faint" leading="relaxed" breaks>
            <bdi>{t('sum.listOf', { count: months, price: money(monthlyFen) })}</bdi>
          </Text>
        </Text>
        <Text as="dd" fixed weight={600}>
          {money(sum.listFen)}
        </Text>
      </Group>
      {sum.discountFen > 0 && (
        <Group gap={16} align="baseline" justify="between">
          <Text as="dt" shrink tone="soft">
            {t('sum.discount')}
            <Text as="small" block size="sm" tone="faint" leading="relaxed" breaks>
              <bdi>{off}</bdi>
            </Text>
          </Text>
          <Text as="dd" fixed weight={600}>
            <bdi>−{money(sum.discountFen)}</bdi>
          </Text>
        </Group>
      )}
      {sum.creditFen > 0 && (
        <Group gap={16} align="baseline" justify="between">
          <Text as="dt" shrink tone="soft">
            {t('sum.credit')}
            {credits.map(({ number, paidFen, endsAt, creditFen }) => (
              <Text as="small" block size="sm" tone="faint" leading="relaxed" breaks key={number}>
                {t('sum.creditOf', {
                  number,
                  paid: money(paidFen),
                  day: day(endsAt),
                  credit: money(creditFen),
                })}
              </Text>
            ))}
          </Text>
          <Text as="dd" fixed weight={600}>
            <bdi>−{money(sum.creditFen)}</bdi>
          </Text>
        </Group>
      )}
      <Group gap={16} align="baseline" justify="between" data-total>
        <Text as="dt" shrink tone="soft">
          {total}
        </Text>
        <Text as="dd" fixed weight={600}>
          {money(sum.payFen)}
        </Text>
      </Group>
    </Stack>
  );
}
