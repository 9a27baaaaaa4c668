import { useTranslation } from 'react-i18next';
import { payableDueWhen } from '../../../../contract/campaigns/collaboration-kinds.ts';
import { errors } from '../../../../contract/core/errors.ts';
import type { Currency } from '../../../../contract/core/currencies.ts';
import type { Payable } from '../../../../contract/campaigns/payables.ts';
import { isCurrency, minorOf } from '../../../monitoring/shared/money/money.ts';
import { MoneyField } from '../../../monitoring/shared/money/MoneyField.tsx';
import { DayField } from '../../../ui/dates/fields/DayField.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { usePayableCalls } from './payable-calls.ts';
import { fieldsOf, type PayableValues, valuesOf } from './payable-values.ts';
import { Grid, Stack } from '../../../ui/box/Box.tsx';
import styles from './payables.module.css';

export interface PayableDialogProps {
  collaborationId: number;
  /** The one that is changed. */
  payable?: Payable;
  /** The collaboration's currency, the default of a new payable. */
  currency: Currency;
  /** What is still open of the fee, with which a new one begins; null if nobody can tell. */
  openMinor?: number | null;
  onClose: () => void;
}

/** Plans a payable, or changes one that is not paid yet. */
export function PayableDialog({
  collaborationId,
  payable,
  currency,
  openMinor,
  onClose,
}: PayableDialogProps) {
  const { t } = useTranslation('payables');
  const { add, change } = usePayableCalls();
  const form = useForm<PayableValues>({
    initial: valuesOf(payable, currency, openMinor),
    rules: {
      amountMinor(value, values) {
        const minor = isCurrency(values.currency) ? minorOf(value, values.currency) : null;
        return (minor === null || minor === 0) && t('fault.amount');
      },
      taxMinor: (value, values) =>
        value.trim() !== '' &&
        isCurrency(values.currency) &&
        minorOf(value, values.currency) === null &&
        t('fault.tax'),
    },
    places: { [errors.changed_meanwhile.code]: 'amountMinor' },
    submit(values) {
      const fields = fieldsOf(values, currency);
      return payable
        ? change(payable.id, { ...fields, revision: payable.revision })
        : add(collaborationId, fields);
    },
    done() {
      showToast('success', t(payable ? 'edit.saved' : 'edit.added'));
      onClose();
    },
  });
  const { field, values } = form;
  const code = isCurrency(values.currency) ? values.currency : currency;
  return (
    <FormDialog title={t(payable ? 'edit.title' : 'edit.add')} onClose={onClose} isWide>
      <Stack as="form" gap={2} {...form.props}>
        <FormField {...field('label')} label={t('field.label')} hint={t('hint.label')} maxLength={120} />
        <MoneyField
          label={t('field.amount')}
          amount={field('amountMinor')}
          currency={{ ...field('currency'), label: t('field.currency') }}
        />
        <Grid gap={0} columnGap={12} cols={2} align="start" className={styles.pair}>
          <MoneyField label={t('field.tax')} amount={field('taxMinor')} currency={code} />
          <FormField
            {...field('taxNote')}
            label={t('field.taxNote')}
            hint={t('hint.taxNote')}
            maxLength={300}
          />
        </Grid>
        <Grid gap={0} columnGap={12} cols={2} align="start" className={styles.pair}>
          <SelectField
            {...field('dueWhen')}
            label={t('field.dueWhen')}
            options={payableDueWhen.map(value => ({ value, label: t(`dueWhen.${value}`) }))}
          />
          <DayField
            {...field('dueOn')}
            label={t(values.dueWhen === 'date' ? 'field.dueOn' : 'field.notBefore')}
          />
        </Grid>
        <TextField {...field('note')} label={t('note', { ns: 'common' })} maxLength={2000} rows={2} />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
