import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../../ui/forms/FormEnd.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useAddRecipients } from '../queries.ts';
import { Stack, Text } from '../../../../ui/box/Box.tsx';
import styles from './recipients.module.css';

const longest = 200_000;

/** Adds pasted addresses; invalid ones stay in the field. */
export function PasteAddresses({ taskId, onClose }: { taskId: number; onClose: () => void }) {
  const { t } = useTranslation('mail-tasks');
  const add = useAddRecipients(taskId);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const reply = useRef({ added: 0, already: 0, invalid: [] as string[] });
  const form = useForm({
    initial: { pasted: '' },
    rules: {
      pasted: text => (!text.trim() ? t('paste.missing') : text.length > longest && t('paste.tooLong')),
    },
    async submit({ pasted }) {
      reply.current = await add({ pasted });
    },
    done() {
      const { added, already, invalid } = reply.current;
      setInvalid(invalid);
      if (added || already || !invalid.length)
        showToast(
          invalid.length ? 'warning' : 'success',
          t('add.done', { added: fullCount(added), already: fullCount(already) }),
        );
      if (!invalid.length) return onClose();
      form.set('pasted', invalid.join('\n'));
      form.blame('pasted', t('paste.invalid', { count: invalid.length }));
    },
  });
  return (
    <FormDialog title={t('paste.title')} onClose={onClose}>
      <Stack as="form" gap={8} {...form.props}>
        <TextField
          {...form.field('pasted')}
          label={t('paste.label')}
          hint={t('paste.hint')}
          placeholder={'Anna Nguyen <anna@example.com>\nbob@example.com; carol@example.com'}
          rows={9}
        />
        {invalid.length > 0 && (
          <Text block size="sm" tone="faint" truncate className={styles.below}>
            {t('paste.restAdded')}
          </Text>
        )}
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('add', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
