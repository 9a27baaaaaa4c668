import { useTranslation } from 'react-i18next';
import {
  briefLimits,
  type CheckDecision,
  checkDecisions,
} from '../../../../contract/monitoring/briefs/brief-kinds.ts';
import type { DetailedCheck } from '../../../../contract/monitoring/briefs/briefs.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import { useDecide } from '../queries.ts';
import { requirementName } from '../use-brief-text.ts';

export interface DecideDialogProps {
  projectId: number;
  postKey: string;
  check: DetailedCheck;
  onClose: () => void;
}

/** Sets the outcome of a check by hand, or undoes that; the automatic outcome is kept. */
export function DecideDialog({ projectId, postKey, check, onClose }: DecideDialogProps) {
  const { t } = useTranslation('briefs');
  const decide = useDecide(projectId, postKey);
  const { decided } = check;
  const choices = [...checkDecisions, ...(decided ? (['none'] as const) : [])];
  const form = useForm<Record<'decision' | 'note', string>>({
    initial: { decision: decided?.decision ?? 'accepted', note: decided?.note ?? '' },
    rules: {},
    submit: ({ decision, note }) =>
      decide({
        requirement: check.key,
        decision: decision === 'none' ? null : (decision as CheckDecision),
        note: decision === 'none' ? '' : note.trim(),
      }),
    done() {
      showToast('success', t('decide.done'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('decide.title', { requirement: requirementName(check) })} onClose={onClose}>
      <Stack as="form" gap={8} shrink {...form.props}>
        <RadioField
          {...form.field('decision')}
          label={t('decide.label')}
          options={choices.map(value => ({ value, label: t(`decide.choice.${value}`) }))}
        />
        {form.values.decision !== 'none' && (
          <TextField
            {...form.field('note')}
            label={t('decide.note')}
            hint={t('decide.noteHint')}
            maxLength={briefLimits.noteLength}
          />
        )}
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('decide.save')} />
      </Stack>
    </FormDialog>
  );
}
