import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClockX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime, money } from '../../../contract/core/format.ts';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Grid, Group, Stack, Text } from '../../ui/box/Box.tsx';
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
    <Group
      as="p"
      gap={8}
      align="start"
      tone="warn"
      leading="normal"
      py={10}
      px={12}
      radius="control"
      ground="warn"
      ref={line}
      className={styles.outcome}
      data-state={shown}
      tabIndex={-1}
    >
      <Icon size={20} aria-hidden />
      <span>{t(`outcome.${shown}`)}</span>
    </Group>
  );
}

/** Merchant, subject and amount, with the buttons to pay or to leave. */
export function PayCard({ payment, busy, act }: { payment: PhonePayment } & Deeds) {
  const { t } = useTranslation('sandbox-payments');
  const [hasLeft, setLeft] = useState(false);
  const { description, fen, state, orderNumber, expiresAt, payments } = payment;
  return (
    <Stack
      as="section"
      gap={14}
      border
      radius="card"
      ground="surface"
      className={styles.card}
      aria-label={t('pay.label')}
    >
      <h1>{t('pay.merchant')}</h1>
      <Text weight={600} textAlign="center" className={styles.amount}>
        {money(fen)}
      </Text>
      <Grid as="dl" gap={8} columnGap={16} size="lg" leading="normal" className={styles.facts}>
        <Text as="dt" tone="faint">
          {t('pay.description')}
        </Text>
        <Text as="dd" textAlign="end">
          {description}
        </Text>
        <Text as="dt" tone="faint">
          {t('pay.number')}
        </Text>
        <Text as="dd" textAlign="end" dir="ltr">
          {orderNumber}
        </Text>
        <Text as="dt" tone="faint">
          {t('pay.until')}
        </Text>
        <Text as="dd" textAlign="end">
          <Moment at={expiresAt} />
        </Text>
      </Grid>
      <Outcome state={state} hasLeft={hasLeft} />
      {payments.length > 0 && (
        <Stack as="ul" gap={6} size="lg" className={styles.payments} aria-label={t('payments.label')}>
          {payments.map(each => (
            <Group as="li" gap={2} columnGap={12} align="stretch" justify="between" wrap key={each.id}>
              <span>{t('payments.at', { at: dateTime(each.paidAt) })}</span>
              <strong>{money(each.fen)}</strong>
              {each.refundedFen > 0 && (
                <Text as="small" tone="faint" textAlign="end">
                  {t('payments.refunded', { sum: money(each.refundedFen) })}
                </Text>
              )}
            </Group>
          ))}
        </Stack>
      )}
      {state === 'waiting' && (
        <Stack gap={10}>
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
              {t('cancel', { ns: 'common' })}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
