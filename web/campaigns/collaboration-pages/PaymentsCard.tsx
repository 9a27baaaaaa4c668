import { useTranslation } from 'react-i18next';
import { moneyText } from '../../monitoring/shared/money/money.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import type { CreatorWork } from './queries.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import lists from './work-lists.module.css';
import styles from './work.module.css';

/** Open and paid payables. */
export function PaymentsCard({ work: { payments } }: { work: CreatorWork }) {
  const { t } = useTranslation('collaboration-pages');
  return (
    <div id="payments" className={styles.place}>
      <Card title={t('payments.title')}>
        {payments.length === 0 && (
          <Text size="md" tone="soft" leading="relaxed" className={styles.quiet}>
            {t('payments.none')}
          </Text>
        )}
        <Stack as="ul" className={lists.payments}>
          {payments.map(({ label, amountMinor, currency, dueOn, paidOn }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- they have no names that are told here, and their order stands
            <li key={place}>
              <div>
                <strong>{label || t('payments.usual')}</strong>
                <Text as="span" size="md" tone="soft" leading="relaxed" className={styles.quiet}>
                  {paidOn
                    ? t('payments.paid', { day: paidOn })
                    : dueOn
                      ? t('payments.due', { day: dueOn })
                      : t('payments.noDay')}
                </Text>
              </div>
              <Stack gap={4} align="end" fixed weight={600}>
                <bdi>{moneyText(amountMinor, currency)}</bdi>
                <Tag tone={paidOn ? 'good' : 'plain'}>{t(`payments.state.${paidOn ? 'paid' : 'open'}`)}</Tag>
              </Stack>
            </li>
          ))}
        </Stack>
      </Card>
    </div>
  );
}
