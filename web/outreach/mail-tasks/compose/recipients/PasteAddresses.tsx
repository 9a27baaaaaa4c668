import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import type { AddressLine } from '../../../../../contract/core/mail/pasted-addresses.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../../ui/forms/FormEnd.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { isAllAdded, LineResults, LineResultsEnd } from '../../../../ui/feedback/LineResults.tsx';
import { showToast } from '../../../../ui/feedback/toast.ts';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useAddRecipients } from '../queries.ts';
import { Stack } from '../../../../ui/box/Box.tsx';

const longest = 200_000;

/** Adds pasted addresses, and says what became of each; invalid ones stay in the field to be corrected. */
export function PasteAddresses({ taskId, onClose }: { taskId: number; onClose: () => void }) {
  const { t } = useTranslation('mail-tasks');
  const add = useAddRecipients(taskId);
  const [results, setResults] = useState<readonly AddressLine[]>([]);
  const reply = useRef<readonly AddressLine[]>([]);
  const reasonText = (reason: NonNullable<AddressLine['reason']>) => t(`paste.reason.${reason}`);
  const form = useForm({
    initial: { pasted: '' },
    rules: {
      pasted: text => (!text.trim() ? t('paste.missing') : text.length > longest && t('paste.tooLong')),
    },
    async submit({ pasted }) {
      reply.current = (await add({ pasted })).lines;
    },
    done() {
      const lines = reply.current;
      if (isAllAdded(lines)) {
        showToast('success', t('add.done', { added: fullCount(lines.length) }));
        return onClose();
      }
      setResults(lines);
      const invalid = lines.filter(({ outcome }) => outcome === 'failed').map(({ text }) => text);
      if (!invalid.length) return;
      form.set('pasted', invalid.join('\n'));
      form.blame('pasted', t('paste.invalid', { count: invalid.length }));
    },
  });
  const isDone = results.length > 0 && results.every(({ outcome }) => outcome !== 'failed');
  if (isDone)
    return (
      <FormDialog title={t('paste.title')} onClose={onClose}>
        <LineResultsEnd results={results} reasonText={reasonText} onClose={onClose} />
      </FormDialog>
    );
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
        {results.length > 0 && <LineResults results={results} reasonText={reasonText} />}
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('add', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
