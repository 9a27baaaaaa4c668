import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { money } from '../../../../contract/core/format.ts';
import { orderLimits } from '../../../../contract/billing/order-kinds.ts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { ListPanel } from './ListPanel.tsx';
import type { PanelProps } from '../OrdersPage.tsx';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { type InvoiceRequest, useInvoiceRequests, useOperating } from '../queries.ts';
import { useTabState } from './use-tab-state.ts';

function SettleDialog({ request, onClose }: { request: InvoiceRequest; onClose: () => void }) {
  const { t } = useTranslation('operator-orders');
  const { settle } = useOperating();
  const form = useForm({
    initial: { state: 'issued', note: '' },
    rules: {
      note: (value, { state }) => state === 'declined' && !value.trim() && t('reason.missing'),
    },
    submit: ({ state, note }) =>
      settle(request.number, { state: state as 'issued' | 'declined', note: note.trim() }),
    done() {
      showToast('success', t('invoice.done'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('invoice.settleOf', { title: request.title })} onClose={onClose}>
      <Stack as="form" gap={8} {...form.props}>
        <RadioField
          {...form.field('state')}
          label={t('invoice.stateLabel')}
          options={[
            { value: 'issued', label: t('invoice.issued') },
            { value: 'declined', label: t('invoice.declined') },
          ]}
        />
        <TextField
          {...form.field('note')}
          label={t(form.values.state === 'issued' ? 'invoice.numberNote' : 'reason.label')}
          maxLength={orderLimits.reasonLength}
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('invoice.settle')} />
      </Stack>
    </FormDialog>
  );
}

function requestColumns(
  t: TFunction<'operator-orders'>,
  { onOrder, onSettle }: Pick<PanelProps, 'onOrder'> & { onSettle: (request: InvoiceRequest) => void },
): Column<InvoiceRequest>[] {
  return [
    {
      key: 'title',
      head: t('invoice.title'),
      width: 240,
      cell: ({ title, taxNumber, kind }) => (
        <>
          <b>{title}</b>
          <Text as="span" block size="sm" tone="faint" breaks>
            {t(`invoice.kind.${kind}`)} <bdi dir="ltr">{taxNumber}</bdi>
          </Text>
        </>
      ),
    },
    { key: 'sum', head: t('column.sum'), align: 'end', width: 110, cell: ({ payFen }) => money(payFen) },
    {
      key: 'email',
      head: t('invoice.email'),
      width: 200,
      cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
    },
    {
      key: 'order',
      head: t('column.order'),
      width: 210,
      cell: ({ number, teamName }) => (
        <>
          <LinkButton onClick={() => onOrder(number)}>
            <bdi dir="ltr">{number}</bdi>
          </LinkButton>
          <Text as="span" block size="sm" tone="faint" breaks>
            {teamName}
          </Text>
        </>
      ),
    },
    {
      key: 'at',
      head: t('time', { ns: 'common' }),
      width: 150,
      cell: ({ requestedAt }) => <Moment at={requestedAt} />,
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 110,
      cell: request => (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('invoice.settleOf', { title: request.title })}
          onClick={() => onSettle(request)}
        >
          {t('invoice.settle')}
        </Button>
      ),
    },
  ];
}

/** Invoices that teams have requested, the oldest first. */
export default function InvoicesPanel({ onOrder }: PanelProps) {
  const { t } = useTranslation('operator-orders');
  const { paging, query, put } = useTabState([]);
  const { data, error, isPlaceholderData, refetch } = useInvoiceRequests(query);
  const [settling, setSettling] = useState<InvoiceRequest>();
  return (
    <>
      <ListPanel
        label={t('tab.invoices')}
        about={t('invoice.about')}
        none={t('invoice.none')}
        columns={requestColumns(t, { onOrder, onSettle: setSettling })}
        list={{
          rows: data?.requests,
          total: data?.total,
          error,
          isStale: isPlaceholderData,
          onRetry: () => void refetch(),
        }}
        keyOf={({ number }) => number}
        paging={paging}
        onPaging={put}
      />
      {settling && <SettleDialog request={settling} onClose={() => setSettling(undefined)} />}
    </>
  );
}
