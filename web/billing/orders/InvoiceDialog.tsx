import { useTranslation } from 'react-i18next';
import { orderLimits, type InvoiceKind } from '../../../contract/billing/order-kinds.ts';
import type { Order } from '../../../contract/billing/orders.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { RadioField } from '../../ui/forms/choices/RadioField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { usePatterns } from '../../ui/forms/use-patterns.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import { useInvoice } from './queries.ts';

const { min, max } = orderLimits.taxNumber;
const taxNumber = new RegExp(`^[0-9A-Za-z]{${min},${max}}$`);

/** The name on the invoice and where it is sent; or the state of one that was requested already. */
export function InvoiceDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { is } = usePatterns();
  const ask = useInvoice();
  const { invoice, number } = order;
  const kind: string = invoice?.kind ?? 'company';
  const form = useForm({
    initial: {
      kind,
      title: invoice?.title ?? '',
      taxNumber: invoice?.taxNumber ?? '',
      email: invoice?.email ?? '',
    },
    rules: {
      title: value => !value.trim() && t('invoice.missing'),
      taxNumber: (value, { kind: of }) =>
        of === 'company' && !taxNumber.test(value.trim()) && t('invoice.wrongTaxNumber', { min, max }),
      email: is('email', t('invoice.missingEmail')),
    },
    submit: ({ kind: of, title, taxNumber: tax, email: to }) =>
      ask(number, {
        kind: of as InvoiceKind,
        title: title.trim(),
        taxNumber: of === 'company' ? tax.trim().toUpperCase() : '',
        email: to.trim(),
      }),
    done() {
      showToast('success', t('invoice.asked'));
      onClose();
    },
  });
  const isCompany = form.values.kind === 'company';
  return (
    <FormDialog title={t('invoice.title')} onClose={onClose}>
      <Text tone="soft" leading="relaxed" mb={12} breaks>
        {!invoice
          ? t('invoice.about')
          : invoice.state === 'declined' && invoice.note
            ? t('invoice.declined', { note: invoice.note })
            : t('invoice.before', { state: t(`invoice.state.${invoice.state}`) })}
      </Text>
      <Stack as="form" gap={8} {...form.props}>
        <RadioField
          {...form.field('kind')}
          label={t('invoice.kindLabel')}
          options={[
            { value: 'company', label: t('invoice.kind.company') },
            { value: 'person', label: t('invoice.kind.person') },
          ]}
        />
        <FormField
          {...form.field('title')}
          label={t(isCompany ? 'invoice.companyName' : 'invoice.personName')}
          maxLength={orderLimits.titleLength}
        />
        {isCompany && (
          <FormField
            {...form.field('taxNumber')}
            label={t('invoice.taxNumber')}
            hint={t('invoice.taxHint', { min, max })}
            maxLength={max}
          />
        )}
        <FormField
          {...form.field('email')}
          label={t('invoice.email')}
          type="email"
          autoComplete="email"
          maxLength={orderLimits.emailLength}
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('invoice.ask')} />
      </Stack>
    </FormDialog>
  );
}
