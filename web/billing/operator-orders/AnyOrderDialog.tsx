import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../../contract/core/format.ts';
import { orderLimits } from '../../../contract/billing/order-kinds.ts';
import { isMissing, unreported } from '../../app/api.ts';
import { StateTag } from '../shared/StateTag.tsx';
import { SumLines } from '../shared/SumLines.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { type AnyOrder, useAnyOrder, useOperating } from './queries.ts';

const wantsRetry = ['closed', 'abnormal'];

function Refunds({ order }: { order: AnyOrder }) {
  const { t } = useTranslation('operator-orders');
  const { t: words } = useTranslation('orders');
  const { retry } = useOperating();
  const [isBusy, setBusy] = useState(false);
  if (!order.refundRows.length) return null;
  async function again() {
    setBusy(true);
    try {
      await retry(order.number);
      showToast('success', t('refund.retried'));
    } catch (error) {
      showToast('error', unreported(error) ?? '');
    }
    setBusy(false);
  }
  return (
    <Stack as="section" gap={8} mb={16}>
      <Text as="h3" size="lg">
        {words('refund.title')}
      </Text>
      <Stack as="ul" gap={8} breaks>
        {order.refundRows.map(({ number, fen, reason, note, state, askedAt, fault, tries }) => (
          <li key={number}>
            <b>{money(fen)}</b> {words(`refund.reason.${reason}`)}{' '}
            <Tag tone={state === 'done' ? 'good' : wantsRetry.includes(state) ? 'bad' : 'warn'}>
              {t(`refund.state.${state}`)}
            </Tag>
            <Text as="span" block size="sm" tone="faint" breaks>
              <Moment at={askedAt} /> · <bdi dir="ltr">{number}</bdi> {note}
              {fault && ` · ${t('refund.fault', { fault, tries })}`}
            </Text>
          </li>
        ))}
      </Stack>
      {order.refundRows.some(({ state }) => wantsRetry.includes(state)) && (
        <Button variant="default" loading={isBusy} onClick={() => void again()}>
          {t('refund.retry')}
        </Button>
      )}
    </Stack>
  );
}

function RefundForm({ order, onClose }: { order: AnyOrder; onClose: () => void }) {
  const { t } = useTranslation('operator-orders');
  const { refund } = useOperating();
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: value => !value.trim() && t('reason.missing') },
    submit: ({ reason }) => refund(order.number, reason.trim()),
    done() {
      showToast('success', t('refund.begun'));
      onClose();
    },
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <Text tone="soft" leading="relaxed">
        {t('refund.ask', { sum: money(order.sum.payFen), team: order.teamName })}
      </Text>
      <TextField {...form.field('reason')} label={t('reason.label')} maxLength={orderLimits.reasonLength} />
      <FormEnd
        atEnd
        fault={form.fault}
        isBusy={form.isBusy}
        submit={t('refund.confirm', { sum: money(order.sum.payFen) })}
      >
        <Button size="md" variant="default" onClick={onClose}>
          {t('refund.keep')}
        </Button>
      </FormEnd>
    </Stack>
  );
}

function Whole({ order }: { order: AnyOrder }) {
  const { t } = useTranslation('operator-orders');
  const { t: words } = useTranslation('orders');
  const [isRefunding, setRefunding] = useState(false);
  return (
    <>
      <Text tone="soft" leading="relaxed">
        {t('order.of', { team: order.teamName, id: order.teamId })} ·{' '}
        {words('planFor', { plan: order.planName, count: order.months })} <StateTag state={order.state} />
      </Text>
      <SumLines of={order} sum={order.sum} total={words(order.paidAt ? 'sum.paid' : 'sum.pay')} />
      <Stack as="section" gap={8} mb={16}>
        <Text as="h3" size="lg">
          {t('order.payments')}
        </Text>
        {!order.payments.length && (
          <Text block size="sm" tone="faint" breaks>
            {t('order.noPayments')}
          </Text>
        )}
        <Stack as="ul" gap={8} breaks>
          {order.payments.map(({ transactionId, fen, paidAt, isHonoured }) => (
            <li key={transactionId}>
              <b>{money(fen)}</b>{' '}
              <Tag tone={isHonoured ? 'good' : 'warn'}>
                {t(isHonoured ? 'order.honoured' : 'order.notHonoured')}
              </Tag>
              <Text as="span" block size="sm" tone="faint" breaks>
                <Moment at={paidAt} /> · <bdi dir="ltr">{transactionId}</bdi>
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
      <Refunds order={order} />
      <Stack as="section" gap={8} mb={16}>
        <Text as="h3" size="lg">
          {words('moves')}
        </Text>
        <Stack as="ol" gap={8} breaks>
          {order.events.map(({ at, cause, from, to, by }) => (
            <li key={`${at} ${cause} ${to}`}>
              {words(`cause.${cause}`)}
              {from !== to && ` → ${words(`state.${to}`)}`}
              <Text as="span" block size="sm" tone="faint" breaks>
                <Moment at={at} /> {by}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
      {isRefunding ? (
        <RefundForm order={order} onClose={() => setRefunding(false)} />
      ) : order.noRefund ? (
        <Text block size="sm" tone="faint" breaks>
          {t(`refund.not.${order.noRefund}`)}
        </Text>
      ) : (
        <Button variant="default" onClick={() => setRefunding(true)}>
          {t('refund.begin')}
        </Button>
      )}
    </>
  );
}

/** An order of any team with its payments and refunds; the operator can refund it completely, with a reason. */
export function AnyOrderDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation('operator-orders');
  const { data: order, error, isError, refetch } = useAnyOrder(number);
  return (
    <FormDialog title={t('order.title', { number })} onClose={onClose}>
      {isMissing(error) && <EmptyState>{t('order.none')}</EmptyState>}
      {isError && !isMissing(error) && (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      )}
      {!order && !isError && <Skeleton width="100%" height={360} />}
      {order && <Whole order={order} />}
    </FormDialog>
  );
}
