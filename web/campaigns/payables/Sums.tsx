import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { listPayables } from '../../../contract/campaigns/payables.ts';
import { moneyText } from '../../monitoring/shared/money/money.ts';
import styles from './payables-page.module.css';

type SumsOf = ReplyOf<typeof listPayables>['sums'];

/** Open and paid sums by currency. */
export function Sums({ sums }: { sums: SumsOf | undefined }) {
  const { t } = useTranslation('payables');
  if (!sums?.length) return null;
  return (
    <dl className={styles.sums}>
      {sums.map(({ currency, openMinor, paidMinor }) => (
        <div key={currency}>
          <dt>{currency}</dt>
          <dd>
            {t('sum.open')} <strong>{moneyText(openMinor, currency)}</strong>
            <span>
              {t('sum.paid')} {moneyText(paidMinor, currency)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
