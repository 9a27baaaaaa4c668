import { useTranslation } from 'react-i18next';
import { day, money } from '../../../contract/core/format.ts';
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
    <dl className={styles.sum}>
      <div>
        <dt>
          {t('sum.list')}
          <small>
            <bdi>{t('sum.listOf', { count: months, price: money(monthlyFen) })}</bdi>
          </small>
        </dt>
        <dd>{money(sum.listFen)}</dd>
      </div>
      {sum.discountFen > 0 && (
        <div>
          <dt>
            {t('sum.discount')}
            <small>
              <bdi>{off}</bdi>
            </small>
          </dt>
          <dd>
            <bdi>−{money(sum.discountFen)}</bdi>
          </dd>
        </div>
      )}
      {sum.creditFen > 0 && (
        <div>
          <dt>
            {t('sum.credit')}
            {credits.map(({ number, paidFen, endsAt, creditFen }) => (
              <small key={number}>
                {t('sum.creditOf', {
                  number,
                  paid: money(paidFen),
                  day: day(endsAt),
                  credit: money(creditFen),
                })}
              </small>
            ))}
          </dt>
          <dd>
            <bdi>−{money(sum.creditFen)}</bdi>
          </dd>
        </div>
      )}
      <div data-total>
        <dt>{total}</dt>
        <dd>{money(sum.payFen)}</dd>
      </div>
    </dl>
  );
}
