import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import type { PostLine } from '../../../contract/monitoring/monitored-posts.ts';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { isAllAdded, LineResultsEnd } from '../../ui/feedback/LineResults.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Stack, Text } from '../../ui/box/Box.tsx';
import pasted from '../../ui/forms/pasted-lines.module.css';
import styles from '../shared/projects/dialogs.module.css';
import { LinksCheck } from './LinksCheck.tsx';
import { useAddPosts, useTryPosts } from './queries.ts';

/** Milliseconds after the last key press. */
const pause = 400;
const maxCharacters = 200_000;

export interface AddLinksDialogProps {
  projectId: number;
  onClose: () => void;
}

/** Adds posts to a project by their links, with a live check; ends in what became of each line. */
export function AddLinksDialog({ projectId, onClose }: AddLinksDialogProps) {
  const { t } = useTranslation('monitors');
  const add = useAddPosts(projectId);
  const outcome = useRef<PostLine[]>([]);
  const [results, setResults] = useState<PostLine[]>();
  const form = useForm({
    initial: { links: '' },
    rules: { links: text => !text.trim() && t('fault.noLinks') },
    async submit({ links }) {
      outcome.current = (await add(links)).lines;
    },
    done() {
      const lines = outcome.current;
      if (!isAllAdded(lines)) return setResults(lines);
      showToast('success', t('links.added', { count: lines.length, number: fullCount(lines.length) }));
      onClose();
    },
  });
  const { links } = form.values;
  const [asked] = useDebouncedValue(links, pause);
  const isAsked = links.trim() !== '' && asked.trim() !== '';
  const { data, isFetching, isError } = useTryPosts(projectId, isAsked ? asked : null);
  const isChecking = isAsked && (isFetching || asked !== links);
  const count = isAsked && data ? data.posts.length : 0;
  if (results)
    return (
      <FormDialog title={t('links.title')} onClose={onClose} isWide>
        <LineResultsEnd results={results} reasonText={each => t(`links.reason.${each}`)} onClose={onClose} />
      </FormDialog>
    );
  return (
    <FormDialog title={t('links.title')} onClose={onClose} isWide>
      <Text size="md" tone="soft" leading="relaxed" mb={12}>
        {t('links.about')}
      </Text>
      <Stack as="form" gap={8} shrink {...form.props}>
        <div className={pasted.lines}>
          <TextField
            {...form.field('links')}
            label={t('links.label')}
            hint={t('links.hint')}
            placeholder={t('links.placeholder')}
            maxLength={maxCharacters}
            rows={8}
          />
        </div>
        <Stack
          gap={8}
          size="md"
          className={`${pasted.check} ${styles.check}`}
          role="status"
          data-stale={isChecking || undefined}
        >
          {isAsked && data && <LinksCheck tried={data} />}
          {isChecking && !data && <p>{t('links.looking')}</p>}
          {isAsked && isError && !data && <p data-tone="warn">{t('links.unknown')}</p>}
        </Stack>
        <FormEnd
          atEnd
          fault={form.fault}
          isBusy={form.isBusy}
          disabled={isAsked && data !== undefined && !isChecking && count === 0}
          submit={count ? t('links.submit', { count, number: fullCount(count) }) : t('posts.add')}
        />
      </Stack>
    </FormDialog>
  );
}
