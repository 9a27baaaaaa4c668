import { FormDialog } from '../../overlays/FormDialog.tsx';
import { FormEnd } from '../../forms/FormEnd.tsx';
import { siteNow } from '../site-clock.ts';
import { useForm } from '../../forms/use-form.ts';
import { fromField, nextHour, toField } from '../local-time.ts';
import { MomentField } from './MomentField.tsx';

export interface MomentDialogProps {
  title: string;
  label: string;
  /** The text of the button. */
  save: string;
  /** The error for a moment that is too early. */
  tooEarly: string;
  /** The minimum distance from now, in milliseconds. */
  leastAhead?: number;
  onPick: (at: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a moment in the future. */
export function MomentDialog(props: MomentDialogProps) {
  const { title, label, save, tooEarly, leastAhead = 0, onPick, onClose } = props;
  const form = useForm({
    initial: { at: toField(nextHour(siteNow(), 24)) },
    rules: { at: at => !(Date.parse(fromField(at) ?? '') > siteNow() + leastAhead) && tooEarly },
    submit: ({ at }) => onPick(fromField(at) ?? ''),
    done: onClose,
  });
  return (
    <FormDialog title={title} onClose={onClose}>
      <form {...form.props}>
        <MomentField {...form.field('at')} label={label} />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={save} />
      </form>
    </FormDialog>
  );
}
