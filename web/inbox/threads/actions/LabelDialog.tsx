import { useTranslation } from 'react-i18next';
import type { Label } from '../../../../contract/inbox/threads.ts';
import { labelColors } from '../../../../contract/outreach/mail-kinds.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useLabelling } from './thread-acts.ts';
import { LabelDot } from '../LabelChip.tsx';
import { Box, Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../labels.module.css';

export interface LabelDialogProps {
  /** The label to change; without it a new one is created. */
  label?: Label;
  /** @param id of a new label */
  onDone?: (id: number) => void;
  onClose: () => void;
}

const colorOf = (text: string) => labelColors.find(color => color === text) ?? 'blue';

/** The name and colour of a label. */
export function LabelDialog({ label, onDone, onClose }: LabelDialogProps) {
  const { t } = useTranslation('inbox');
  const { create, update } = useLabelling();
  const form = useForm({
    initial: { name: label?.name ?? '', color: label?.color ?? 'blue' },
    rules: { name: name => !name.trim() && t('label.missing') },
    async submit({ name, color }) {
      const values = { name: name.trim(), color: colorOf(color) };
      if (label) await update({ id: label.id, ...values });
      else onDone?.((await create(values)).id);
    },
    done() {
      showToast('success', t(label ? 'saved' : 'added', { ns: 'common' }));
      onClose();
    },
  });
  const color = form.field('color');
  return (
    <FormDialog title={t(label ? 'label.edit' : 'label.add')} onClose={onClose}>
      <form {...form.props}>
        <FormField
          {...form.field('name')}
          label={t('name', { ns: 'common' })}
          maxLength={40}
          autoComplete="off"
        />
        <Box as="fieldset" shrink p={0} className={styles.swatches}>
          <Text as="legend" weight={600} p={0} mb={6}>
            {t('label.color')}
          </Text>
          <Group gap={8} align="stretch" wrap>
            {labelColors.map(value => (
              <Group as="label" inline size="md" radius="control" pointer key={value}>
                <input
                  type="radio"
                  name="label-color"
                  value={value}
                  checked={color.value === value}
                  onChange={() => color.onChange(value)}
                />
                <LabelDot color={value} />
                {t(`label.colors.${value}`)}
              </Group>
            ))}
          </Group>
        </Box>
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
      </form>
    </FormDialog>
  );
}
