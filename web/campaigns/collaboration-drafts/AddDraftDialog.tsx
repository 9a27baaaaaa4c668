import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collaborationLimits } from '../../../contract/campaigns/collaboration-kinds.ts';
import { fileSize } from '../../../contract/core/format.ts';
import { limits } from '../../../contract/core/limits.ts';
import { FileDrop } from '../../ui/files/FileDrop.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { RadioField } from '../../ui/forms/choices/RadioField.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { useDeliverables, useDraftCalls } from './draft-calls.ts';
import { Box, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './work-part.module.css';

/** Adds a draft that did not come through the creator's page. */
export function AddDraftDialog({
  collaborationId,
  onClose,
}: {
  collaborationId: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('creator-work');
  const { data: deliverables = [] } = useDeliverables(collaborationId);
  const { addLink, addFile } = useDraftCalls(collaborationId);
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const form = useForm({
    initial: { kind: 'link', url: '', file: '', deliverableId: '', note: '' },
    rules: {
      url: (value, { kind }) => kind === 'link' && !value.trim() && t('drafts.urlMissing'),
      file: (_, { kind }) => {
        if (kind !== 'file') return false;
        if (!file) return t('drafts.fileMissing');
        return file.size > limits.uploadBytes && t('drafts.fileTooLarge', { size: fileSize(file.size) });
      },
    },
    async submit({ kind, url, deliverableId, note }) {
      const id = deliverableId ? { deliverableId: Number(deliverableId) } : {};
      if (kind === 'link' || !file) return addLink({ ...id, url: url.trim(), note });
      const body = new FormData();
      if (deliverableId) body.set('deliverableId', deliverableId);
      body.set('note', note);
      body.set('file', file);
      try {
        return await addFile(body, setShare);
      } finally {
        setShare(undefined);
      }
    },
    done() {
      showToast('success', t('drafts.added'));
      onClose();
    },
  });
  const fileFault = form.field('file').error;
  return (
    <FormDialog title={t('drafts.addTitle')} onClose={onClose}>
      <Stack as="form" gap={8} {...form.props}>
        <Text size="md" tone="soft" leading="relaxed">
          {t('drafts.addAbout')}
        </Text>
        <RadioField
          {...form.field('kind')}
          label={t('drafts.kind')}
          options={[
            { value: 'link', label: t('drafts.asLink') },
            { value: 'file', label: t('drafts.asFile') },
          ]}
        />
        {form.values.kind === 'link' ? (
          <FormField
            {...form.field('url')}
            label={t('drafts.url')}
            hint={t('drafts.urlHint')}
            type="url"
            maxLength={2000}
          />
        ) : (
          <FileDrop
            label={t('drafts.fileLabel')}
            hint={t('drafts.fileHint')}
            accept=""
            {...(file && { chosen: { name: file.name, size: fileSize(file.size) } })}
            {...(fileFault && { fault: fileFault })}
            disabled={form.isBusy}
            onFiles={([chosen]) => {
              setFile(chosen);
              form.set('file', chosen?.name ?? '');
            }}
          />
        )}
        {deliverables.length > 0 && (
          <SelectField
            {...form.field('deliverableId')}
            label={t('drafts.deliverable')}
            options={[
              { value: '', label: t('drafts.noDeliverable') },
              ...deliverables.map(({ id, kind, title }, place) => ({
                value: String(id),
                label: `${place + 1}. ${title || t(`kind.${kind}`)}`,
              })),
            ]}
          />
        )}
        <TextField
          {...form.field('note')}
          label={t('drafts.note')}
          rows={2}
          maxLength={collaborationLimits.commentLength}
        />
        {share !== undefined && (
          <Box as="progress" full className={styles.going} value={share} aria-label={t('drafts.progress')} />
        )}
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('add', { ns: 'common' })} />
      </Stack>
    </FormDialog>
  );
}
