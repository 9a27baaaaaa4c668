import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { listPayables } from '../../../contract/campaigns/payables.ts';
import { moneyText } from '../../monitoring/shared/money/money.ts';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './payables-page.module.css';

type SumsOf = ReplyOf<typeof listPayables>['sums'];

/** Open and paid sums by currency. */
export function Sums({ sums }: { sums: SumsOf | undefined }) {
  const { t } = useTranslation('payables');
  if (!sums?.length) return null;
  return (
    <Group as="dl" gap={6} columnGap={32} align="stretch" wrap size="md" className={styles.sums}>
      {sums.map(({ currency, openMinor, paidMinor }) => (
        <Group gap={8} align="baseline" key={currency}>
          <Text as="dt" size="xs" tone="faint">
            {currency}
          </Text>
          <Group as="dd" gap={0} columnGap={6} align="stretch" wrap>
            {t('sum.open')} <strong>{moneyText(openMinor, currency)}</strong>
            <span>
              {t('sum.paid')} {moneyText(paidMinor, currency)}
            </span>
          </Group>
        </Group>
      ))}
    </Group>
  );
}
