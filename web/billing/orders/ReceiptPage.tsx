import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { dateTime, day, money } from '../../../contract/core/format.ts';
import { isMissing, unreported } from '../../app/api.ts';
import { type ShownOrder, useOrder } from '../shared/queries.ts';
import { SumLines } from '../shared/SumLines.tsx';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { Grid, Group, Stack, Text } from '../../ui/box/Box.tsx';
import './print.css';
import styles from './receipt.module.css';
import { useChannelText } from './use-channel-text.ts';

function Paper({ order }: { order: ShownOrder }) {
  const { t } = useTranslation('orders');
  const wordOfChannel = useChannelText();
  const { period, channel, transactionId } = order;
  // Double and late payments were refunded separately and do not belong on this receipt.
  const refund = order.refunds.find(({ reason }) => reason === 'byOperator');
  const facts = [
    [t('receipt.buyer'), order.teamName],
    [t('receipt.seller'), order.seller],
    [t('column.number'), order.number],
    [t('column.plan'), t('planFor', { plan: order.planName, count: order.months })],
    [
      t('fact.period'),
      period && t('between', { ns: 'common', from: day(period.beginsAt), to: day(period.endsAt) }),
    ],
    [t('column.paidAt'), dateTime(order.paidAt)],
    [t('column.channel'), channel && wordOfChannel(channel)],
    [t('fact.transaction'), transactionId],
  ] as const;
  return (
    <Stack as="article" gap={24} tone="ink" border className={styles.paper} aria-label={t('receipt.title')}>
      <header>
        <Text as="h1" size="6xl">
          {t('receipt.title')}
        </Text>
        <p>{order.seller}</p>
      </header>
      <Grid as="dl" gap={12} columnGap={24} className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <Text as="dt" size="sm" tone="faint">
                  {name}
                </Text>
                <Text as="dd" weight={600} breaks>
                  <bdi>{value}</bdi>
                </Text>
              </div>
            ),
        )}
      </Grid>
      <SumLines of={order} sum={order.sum} total={t('sum.paid')} />
      {refund && (
        <Text weight={600}>
          {refund.doneAt
            ? t('receipt.refund', { sum: money(refund.fen), at: dateTime(refund.doneAt) })
            : t('receipt.underWay', { sum: money(refund.fen) })}
        </Text>
      )}
      <Text as="footer" size="sm" tone="faint">
        {t('receipt.foot')}
      </Text>
    </Stack>
  );
}

/** What was paid, for whom, for what and how, as a page to print. */
export default function ReceiptPage() {
  const { t } = useTranslation('orders');
  const [params] = useSearchParams();
  const number = params.get('number') ?? '';
  const { data: order, error, isError, refetch } = useOrder(number);
  useTitle(t('receipt.titleOf', { number }));
  const nothing = !number || isMissing(error) || (order && !order.paidAt);
  return (
    <div className={styles.page}>
      <Group gap={10} align="stretch" justify="between" wrap mb={14} className={styles.tools}>
        <Button component={Link} to={paths.orders()} variant="default">
          {t('receipt.back')}
        </Button>
        <Button
          leftSection={<IconPrinter size={16} aria-hidden />}
          disabled={!order?.paidAt}
          onClick={() => window.print()}
        >
          {t('receipt.print')}
        </Button>
      </Group>
      {nothing ? (
        <EmptyState>{t('receipt.none')}</EmptyState>
      ) : isError && !order ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : order ? (
        <Paper order={order} />
      ) : (
        <Stack gap={24} tone="ink" border className={styles.paper} aria-busy>
          <Skeleton width={160} height={32} />
          <Skeleton width="100%" height={220} />
        </Stack>
      )}
    </div>
  );
}
