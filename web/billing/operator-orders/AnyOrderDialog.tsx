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
import styles from './operator-orders.module.css';
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
    <section className={styles.group}>
      <h3>{words('refund.title')}</h3>
      <ul className={styles.list}>
        {order.refundRows.map(({ number, fen, reason, note, state, askedAt, fault, tries }) => (
          <li key={number}>
            <b>{money(fen)}</b> {words(`refund.reason.${reason}`)}{' '}
            <Tag tone={state === 'done' ? 'good' : wantsRetry.includes(state) ? 'bad' : 'warn'}>
              {t(`refund.state.${state}`)}
            </Tag>
            <span className={styles.below}>
              <Moment at={askedAt} /> · <bdi dir="ltr">{number}</bdi> {note}
              {fault && ` · ${t('refund.fault', { fault, tries })}`}
            </span>
          </li>
        ))}
      </ul>
      {order.refundRows.some(({ state }) => wantsRetry.includes(state)) && (
        <Button variant="default" loading={isBusy} onClick={() => void again()}>
          {t('refund.retry')}
        </Button>
      )}
    </section>
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
    <form className={styles.form} {...form.props}>
      <p className={styles.about}>
        {t('refund.ask', { sum: money(order.sum.payFen), team: order.teamName })}
      </p>
      <TextField {...form.field('reason')} label={t('reason.label')} maxLength={orderLimits.reasonLength} />
      <FormEnd
        fault={form.fault}
        isBusy={form.isBusy}
        submit={t('refund.confirm', { sum: money(order.sum.payFen) })}
      >
        <Button size="md" variant="default" onClick={onClose}>
          {t('refund.keep')}
        </Button>
      </FormEnd>
    </form>
  );
}

function Whole({ order }: { order: AnyOrder }) {
  const { t } = useTranslation('operator-orders');
  const { t: words } = useTranslation('orders');
  const [isRefunding, setRefunding] = useState(false);
  return (
    <>
      <p className={styles.about}>
        {t('order.of', { team: order.teamName, id: order.teamId })} ·{' '}
        {words('planFor', { plan: order.planName, count: order.months })} <StateTag state={order.state} />
      </p>
      <SumLines of={order} sum={order.sum} total={words(order.paidAt ? 'sum.paid' : 'sum.pay')} />
      <section className={styles.group}>
        <h3>{t('order.payments')}</h3>
        {!order.payments.length && <p className={styles.below}>{t('order.noPayments')}</p>}
        <ul className={styles.list}>
          {order.payments.map(({ transactionId, fen, paidAt, isHonoured }) => (
            <li key={transactionId}>
              <b>{money(fen)}</b>{' '}
              <Tag tone={isHonoured ? 'good' : 'warn'}>
                {t(isHonoured ? 'order.honoured' : 'order.notHonoured')}
              </Tag>
              <span className={styles.below}>
                <Moment at={paidAt} /> · <bdi dir="ltr">{transactionId}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Refunds order={order} />
      <section className={styles.group}>
        <h3>{words('moves')}</h3>
        <ol className={styles.list}>
          {order.events.map(({ at, cause, from, to, by }) => (
            <li key={`${at} ${cause} ${to}`}>
              {words(`cause.${cause}`)}
              {from !== to && ` → ${words(`state.${to}`)}`}
              <span className={styles.below}>
                <Moment at={at} /> {by}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {isRefunding ? (
        <RefundForm order={order} onClose={() => setRefunding(false)} />
      ) : order.noRefund ? (
        <p className={styles.below}>{t(`refund.not.${order.noRefund}`)}</p>
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
