import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { type AddressLine, readPasted } from '../../../contract/core/mail/pasted-addresses.ts';
import { isAllAdded, LineResultsEnd } from '../../ui/feedback/LineResults.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useSuppressing } from './queries.ts';
import { Stack } from '../../ui/box/Box.tsx';

const noteLength = 300;
const longestPaste = 50_000;

/** Adds one address or a pasted list; ends in what became of each. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('suppressions');
  const { add } = useSuppressing();
  const outcome = useRef<AddressLine[]>([]);
  const [results, setResults] = useState<AddressLine[]>();
  const form = useForm({
    initial: { pasted: '', note: '' },
    rules: {
      pasted: value =>
        !value.trim() ? t('adding.missing') : !readPasted(value).addresses.length && t('adding.wrong'),
      note: value => value.trim().length > noteLength && t('adding.tooLong'),
    },
    async submit({ pasted, note }) {
      outcome.current = (await add(pasted, note.trim())).lines;
    },
    done() {
      const lines = outcome.current;
      if (!isAllAdded(lines)) return setResults(lines);
      const text =
        lines.length > 1
          ? t('adding.doneMany', { number: fullCount(lines.length) })
          : t('adding.done', { address: lines[0]?.text ?? '' });
      showToast('success', text);
      onClose();
    },
  });
  if (results)
    return (
      <FormDialog title={t('adding.title')} onClose={onClose}>
        <LineResultsEnd results={results} reasonText={each => t(`adding.reason.${each}`)} onClose={onClose} />
      </FormDialog>
    );
  return (
    <FormDialog title={t('adding.title')} onClose={onClose}>
      <Stack as="form" gap={8} {...form.props}>
        <TextField
          {...form.field('pasted')}
          label={t('address', { ns: 'common' })}
          hint={t('adding.hint')}
          maxLength={longestPaste}
          rows={4}
        />
        <TextField {...form.field('note')} label={t('adding.note')} />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('add', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
