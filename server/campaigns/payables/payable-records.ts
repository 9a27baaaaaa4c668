import { codedAmount } from '../../../contract/monitoring/effects/effect-money.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { EventDetails } from '../../core/db/schema/collaborations-tables.ts';
import type { OperationEntry } from '../../activity/audit-log/service.ts';
import type { StoredPayable } from './queries.ts';

type Described = Pick<StoredPayable, 'label' | 'amount_minor' | 'currency'>;

/** The subject of an audit log entry. */
export const recordOf = (action: OperationAction, payable: Described & { id: number }) => ({
  action,
  subject: 'payable',
  subjectId: payable.id,
  subjectName: payable.label || (codedAmount(payable.amount_minor, payable.currency) ?? ''),
});

type Recorded = Described & Pick<StoredPayable, 'tax_minor' | 'tax_note' | 'due_on' | 'due_when' | 'note'>;

/** A payable for the audit log: amounts as they were typed. */
export const recordedPayable = (payable: Recorded): NonNullable<OperationEntry['after']> => ({
  label: payable.label,
  amount: codedAmount(payable.amount_minor, payable.currency),
  tax: codedAmount(payable.tax_minor, payable.currency),
  taxNote: payable.tax_note,
  dueOn: payable.due_on,
  dueWhen: payable.due_when,
  note: payable.note,
});

/** The values for the sentence of an event. */
export const eventDetails = (payable: Described, more: EventDetails = {}): EventDetails => ({
  label: payable.label,
  amountMinor: payable.amount_minor,
  currency: payable.currency,
  ...more,
});
