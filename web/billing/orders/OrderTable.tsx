import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { absent, money } from '../../../contract/core/format.ts';
import type { Order } from '../../../contract/billing/orders.ts';
import { paths } from '../../app/paths.ts';
import { isOpenOrder } from '../shared/queries.ts';
import { StateTag } from '../shared/StateTag.tsx';
import { useNow } from '../shared/use-now.ts';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { type MenuAction, MoreMenu } from '../../ui/overlays/MoreMenu.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './orders.module.css';
import { useChannelText } from './use-channel-text.ts';

interface OrderDeeds {
  onShow: (order: Order) => void;
  onPay: (order: Order) => void;
  onCancel: (order: Order) => void;
  onInvoice: (order: Order) => void;
}

export interface OrderTableProps extends OrderDeeds {
  orders: readonly Order[] | undefined;
  activeNumber: string;
  isStale: boolean;
  /** In place of rows. */
  instead: ReactNode;
}

/** An invoice can be requested again until it is issued. */
const mayAskInvoice = ({ state, invoice }: Order) => state === 'paid' && invoice?.state !== 'issued';

function ChannelName({ of: channel }: { of: string }) {
  return useChannelText()(channel);
}

function Actions({ order, deeds, isPayable }: { order: Order; deeds: OrderDeeds; isPayable: boolean }) {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const actions: MenuAction[] = [{ text: t('action.show'), onChoose: () => deeds.onShow(order) }];
  if (order.paidAt)
    actions.push({
      text: t('action.receipt'),
      onChoose: () => void navigate(paths.receipt(order.number)),
    });
  if (mayAskInvoice(order))
    actions.push({ text: t('action.invoice'), onChoose: () => deeds.onInvoice(order) });
  const cancel: MenuAction[] = isOpenOrder(order)
    ? [{ text: t('action.cancel'), isDangerous: true, onChoose: () => deeds.onCancel(order) }]
    : [];
  return (
    <Group as="span" inline gap={8} justify="end">
      {isPayable && (
        <Button
          size="compact-sm"
          aria-label={t('action.payOf', { number: order.number })}
          onClick={() => deeds.onPay(order)}
        >
          {t('action.pay')}
        </Button>
      )}
      <MoreMenu label={t('action.more', { number: order.number })} actions={[actions, cancel]} />
    </Group>
  );
}

function columnsFor(t: TFunction<'orders'>, deeds: OrderDeeds, now: number): Column<Order>[] {
  return [
    {
      key: 'number',
      head: t('column.number'),
      width: 240,
      cell: order => (
        <span className={styles.open}>
          <LinkButton onClick={() => deeds.onShow(order)}>
            <Text as="bdi" nowrap dir="ltr" className={styles.number}>
              {order.number}
            </Text>
          </LinkButton>
        </span>
      ),
    },
    {
      key: 'plan',
      head: t('column.plan'),
      width: 120,
      cell: ({ planName, months }) => t('planFor', { plan: planName, count: months }),
    },
    {
      key: 'amount',
      head: t('column.amount'),
      align: 'end',
      width: 130,
      cell: ({ sum, refunds }) => (
        <>
          <b>{money(sum.payFen)}</b>
          {refunds.map(({ fen, reason, askedAt }) => (
            <Text
              as="span"
              block
              size="sm"
              weight={400}
              tone="faint"
              key={`${askedAt} ${reason}`}
              className={styles.below}
            >
              {t(`refundedSum.${reason}`, { sum: money(fen) })}
            </Text>
          ))}
        </>
      ),
    },
    {
      key: 'state',
      head: t('state', { ns: 'common' }),
      width: 96,
      cell: ({ state }) => <StateTag state={state} />,
    },
    {
      key: 'orderedAt',
      head: t('column.orderedAt'),
      width: 160,
      cell: ({ orderedAt, orderedBy }) => (
        <>
          <Moment at={orderedAt} />
          <Text as="span" block size="sm" weight={400} tone="faint" className={styles.below}>
            {orderedBy || t('deletedAccount', { ns: 'common' })}
          </Text>
        </>
      ),
    },
    {
      key: 'paidAt',
      head: t('column.paidAt'),
      width: 160,
      cell: ({ paidAt }) => (paidAt ? <Moment at={paidAt} /> : absent),
    },
    {
      key: 'channel',
      head: t('column.channel'),
      width: 140,
      cell: ({ channel, payer }) => (
        <>
          {channel ? <ChannelName of={channel} /> : absent}
          {payer && (
            <Text as="bdi" block size="sm" tone="faint" truncate dir="ltr" className={styles.payer}>
              {payer}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 120,
      cell: order => (
        <Actions
          order={order}
          deeds={deeds}
          isPayable={isOpenOrder(order) && Date.parse(order.payableUntil) > now}
        />
      ),
    },
  ];
}

const everyMs = 10_000;

/** Orders, newest first. */
export function OrderTable({ orders, activeNumber, isStale, instead, ...deeds }: OrderTableProps) {
  const { t } = useTranslation('orders');
  const now = useNow(everyMs);
  return (
    <DataTable
      label={t('title')}
      columns={columnsFor(t, deeds, now)}
      rows={orders}
      keyOf={({ number }) => number}
      activeKey={activeNumber || null}
      isStale={isStale}
      skeletonRows={6}
      instead={instead}
    />
  );
}
