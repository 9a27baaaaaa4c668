import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClockX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime, money } from '../../../contract/core/format.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import styles from './phone.module.css';
import type { PhonePayment } from './queries.ts';
import type { Deeds } from './use-deeds.ts';

const icons = { paid: IconCircleCheck, closed: IconCircleX, expired: IconClockX };

/** The result; a new one gets the focus, so that screen readers read it. */
function Outcome({ state, hasLeft }: { state: PhonePayment['state']; hasLeft: boolean }) {
  const { t } = useTranslation('sandbox-payments');
  const shown = state === 'waiting' ? (hasLeft ? 'left' : null) : state;
  const line = useRef<HTMLParagraphElement>(null);
  const first = useRef(shown);
  useEffect(() => {
    if (shown && first.current !== shown) line.current?.focus();
    first.current = shown;
  }, [shown]);
  if (!shown) return null;
  const Icon = shown === 'left' ? IconCircleX : icons[shown];
  return (
    <p ref={line} className={styles.outcome} data-state={shown} tabIndex={-1}>
      <Icon size={20} aria-hidden />
      <span>{t(`outcome.${shown}`)}</span>
    </p>
  );
}

/** Merchant, subject and amount, with the buttons to pay or to leave. */
export function PayCard({ payment, busy, act }: { payment: PhonePayment } & Deeds) {
  const { t } = useTranslation('sandbox-payments');
  const [hasLeft, setLeft] = useState(false);
  const { description, fen, state, orderNumber, expiresAt, payments } = payment;
  return (
    <section className={styles.card} aria-label={t('pay.label')}>
      <h1>{t('pay.merchant')}</h1>
      <p className={styles.amount}>{money(fen)}</p>
      <dl className={styles.facts}>
        <dt>{t('pay.description')}</dt>
        <dd>{description}</dd>
        <dt>{t('pay.number')}</dt>
        <dd dir="ltr">{orderNumber}</dd>
        <dt>{t('pay.until')}</dt>
        <dd>
          <Moment at={expiresAt} />
        </dd>
      </dl>
      <Outcome state={state} hasLeft={hasLeft} />
      {payments.length > 0 && (
        <ul className={styles.payments} aria-label={t('payments.label')}>
          {payments.map(each => (
            <li key={each.id}>
              <span>{t('payments.at', { at: dateTime(each.paidAt) })}</span>
              <strong>{money(each.fen)}</strong>
              {each.refundedFen > 0 && (
                <small>{t('payments.refunded', { sum: money(each.refundedFen) })}</small>
              )}
            </li>
          ))}
        </ul>
      )}
      {state === 'waiting' && (
        <div className={styles.deeds}>
          <Button
            size="md"
            fullWidth
            loading={busy === 'pay'}
            disabled={busy !== null && busy !== 'pay'}
            onClick={() => act('pay')}
          >
            {t('deed.pay')}
          </Button>
          {!hasLeft && (
            <Button
              size="md"
              fullWidth
              variant="default"
              disabled={busy !== null}
              onClick={() => setLeft(true)}
            >
              {t('pay.cancel')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
