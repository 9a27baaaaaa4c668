import { useTranslation } from 'react-i18next';
import { moneyText } from '../../monitoring/shared/money/money.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import type { CreatorWork } from './queries.ts';
import lists from './work-lists.module.css';
import styles from './work.module.css';

/** Open and paid payables. */
export function PaymentsCard({ work: { payments } }: { work: CreatorWork }) {
  const { t } = useTranslation('collaboration-pages');
  return (
    <div id="payments" className={styles.place}>
      <Card title={t('payments.title')}>
        {payments.length === 0 && <p className={styles.quiet}>{t('payments.none')}</p>}
        <ul className={lists.payments}>
          {payments.map(({ label, amountMinor, currency, dueOn, paidOn }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- they have no names that are told here, and their order stands
            <li key={place}>
              <div>
                <strong>{label || t('payments.usual')}</strong>
                <span className={styles.quiet}>
                  {paidOn
                    ? t('payments.paid', { day: paidOn })
                    : dueOn
                      ? t('payments.due', { day: dueOn })
                      : t('payments.noDay')}
                </span>
              </div>
              <div className={lists.amount}>
                <bdi>{moneyText(amountMinor, currency)}</bdi>
                <Tag tone={paidOn ? 'good' : 'plain'}>{t(`payments.state.${paidOn ? 'paid' : 'open'}`)}</Tag>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
