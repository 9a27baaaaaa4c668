import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { day, money } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { isOpenOrder, type ShownOrder, useOrder } from '../shared/queries.ts';
import { StateTag } from '../shared/StateTag.tsx';
import { SumLines } from '../shared/SumLines.tsx';
import { paths } from '../../app/paths.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { PanelSkeleton } from '../../ui/feedback/PanelSkeleton.tsx';
import { SidePanel } from '../../ui/overlays/SidePanel.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Grid, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './orders.module.css';
import { useChannelText } from './use-channel-text.ts';

function Facts({ order }: { order: ShownOrder }) {
  const { t } = useTranslation('orders');
  const wordOfChannel = useChannelText();
  const { period, paidAt, channel, payer, transactionId, orderedAt, orderedBy, invoice, mail } = order;
  const facts = [
    { name: t('column.orderedAt'), value: <Moment at={orderedAt} /> },
    { name: t('fact.by'), value: orderedBy || t('deletedAccount', { ns: 'common' }) },
    { name: t('column.paidAt'), value: paidAt && <Moment at={paidAt} /> },
    { name: t('column.channel'), value: channel && wordOfChannel(channel) },
    { name: t('fact.payer'), value: payer && <bdi dir="ltr">{payer}</bdi> },
    { name: t('fact.transaction'), value: transactionId && <bdi dir="ltr">{transactionId}</bdi> },
    {
      name: t('fact.period'),
      value: period && t('between', { ns: 'common', from: day(period.beginsAt), to: day(period.endsAt) }),
    },
    {
      name: t('fact.mail'),
      isWide: true,
      value: paidAt && mail && (
        <>
          {t(`mail.state.${mail.state}`)} · <bdi dir="ltr">{mail.address}</bdi>
          {mail.fault && (
            <Text as="bdi" block size="sm" weight={400} tone="faint" dir="ltr" className={styles.below}>
              {mail.fault}
            </Text>
          )}
        </>
      ),
    },
    {
      name: t('fact.invoice'),
      isWide: true,
      value: invoice && (
        <>
          {t(`invoice.state.${invoice.state}`)} · {invoice.title}
          {invoice.note && (
            <Text as="span" block size="sm" weight={400} tone="faint" className={styles.below}>
              {invoice.note}
            </Text>
          )}
        </>
      ),
    },
  ];
  return (
    <Grid as="dl" gap={10} columnGap={16} className={styles.facts}>
      {facts.map(
        ({ name, value, isWide }) =>
          value && (
            <div key={name} data-wide={isWide || undefined}>
              <Text as="dt" size="sm" tone="faint">
                {name}
              </Text>
              <Text as="dd" breaks>
                {value}
              </Text>
            </div>
          ),
      )}
    </Grid>
  );
}

function Refunds({ refunds }: Pick<ShownOrder, 'refunds'>) {
  const { t } = useTranslation('orders');
  if (!refunds.length) return null;
  return (
    <section>
      <h3>{t('refund.title')}</h3>
      <Stack as="ul" gap={8}>
        {refunds.map(({ fen, reason, isDone, askedAt, doneAt }) => (
          <li key={`${askedAt} ${reason}`}>
            <b>{money(fen)}</b> {t(`refund.reason.${reason}`)}{' '}
            <Tag tone={isDone ? 'good' : 'warn'}>{t(isDone ? 'refund.done' : 'refund.underWay')}</Tag>
            <Text as="small" block size="sm" tone="faint">
              <Moment at={doneAt ?? askedAt} />
            </Text>
          </li>
        ))}
      </Stack>
    </section>
  );
}

function Moves({ events }: Pick<ShownOrder, 'events'>) {
  const { t } = useTranslation('orders');
  return (
    <section>
      <h3>{t('moves')}</h3>
      <Stack as="ol" gap={8}>
        {events.map(({ at, cause, from, to, by }) => (
          <li key={`${at} ${cause} ${to}`}>
            {t(`cause.${cause}`)}
            {from !== to && <> → {t(`state.${to}`)}</>}
            <Text as="small" block size="sm" tone="faint">
              <Moment at={at} />
              {by !== null && <> · {by || t('deletedAccount', { ns: 'common' })}</>}
            </Text>
          </li>
        ))}
      </Stack>
    </section>
  );
}

export interface OrderPanelProps {
  number: string;
  onClose: () => void;
  /** For an order that can still be paid. */
  onPay: () => void;
}

/** An order with its sum, its period, its refunds, and every change with its cause. */
export function OrderPanel({ number, onClose, onPay }: OrderPanelProps) {
  const { t } = useTranslation('orders');
  const { data: order, error, isError, refetch } = useOrder(number, true);
  return (
    <SidePanel label={t('panel', { number })} onClose={onClose}>
      {isError && !order && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!order && !isError && <PanelSkeleton heights={[28, 180, 140, 160]} />}
      {order && (
        <Stack gap={16} className={styles.panel}>
          <h2>
            {t('planFor', { plan: order.planName, count: order.months })} <StateTag state={order.state} />
          </h2>
          <Text block size="sm" weight={400} tone="faint" className={styles.below}>
            <bdi dir="ltr">{order.number}</bdi>
          </Text>
          <SumLines of={order} sum={order.sum} total={t(order.paidAt ? 'sum.paid' : 'sum.pay')} />
          {isOpenOrder(order) && <Button onClick={onPay}>{t('action.pay')}</Button>}
          <Facts order={order} />
          <Refunds refunds={order.refunds} />
          <Moves events={order.events} />
          {order.paidAt && (
            <Button component={Link} to={paths.receipt(order.number)} variant="default">
              {t('action.receipt')}
            </Button>
          )}
        </Stack>
      )}
    </SidePanel>
  );
}
