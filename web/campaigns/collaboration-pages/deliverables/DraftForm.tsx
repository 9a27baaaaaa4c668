import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collaborationLimits } from '../../../../contract/campaigns/collaboration-kinds.ts';
import { fileSize } from '../../../../contract/core/format.ts';
import { limits } from '../../../../contract/core/limits.ts';
import { FileDrop } from '../../../ui/files/FileDrop.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { WorkCalls } from '../queries.ts';
import { Box, Stack } from '../../../ui/box/Box.tsx';
import lists from '../work-lists.module.css';

export interface HandInProps {
  deliverableId: number;
  calls: WorkCalls;
  onDone: () => void;
  onCancel: () => void;
}

/** A file or an address; input stays after an error. */
export function DraftForm({ deliverableId, calls, onDone, onCancel }: HandInProps) {
  const { t } = useTranslation('collaboration-pages');
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const form = useForm({
    initial: { kind: 'file', file: '', url: '', note: '' },
    rules: {
      url: (value, { kind }) => kind === 'link' && !value.trim() && t('draft.urlMissing'),
      file: (_, { kind }) => {
        if (kind !== 'file') return false;
        if (!file) return t('draft.fileMissing');
        return file.size > limits.uploadBytes && t('draft.fileTooLarge', { size: fileSize(file.size) });
      },
    },
    async submit({ kind, url, note }) {
      if (kind === 'link' || !file) return calls.handInLink({ deliverableId, url: url.trim(), note });
      const body = new FormData();
      body.set('deliverableId', String(deliverableId));
      body.set('note', note);
      body.set('file', file);
      try {
        setShare(0);
        return await calls.handInFile(body, setShare);
      } finally {
        setShare(undefined);
      }
    },
    done() {
      showToast('success', t('succeeded', { ns: 'common' }));
      onDone();
    },
  });
  const { kind } = form.values;
  const fault = form.field('file').error;
  return (
    <Stack as="form" gap={8} {...form.props}>
      <Segments
        label={t('draft.kind')}
        value={kind}
        options={[
          { value: 'file', label: t('draft.asFile') },
          { value: 'link', label: t('draft.asLink') },
        ]}
        onChange={chosen => form.set('kind', chosen)}
      />
      {kind === 'file' ? (
        <FileDrop
          label={t('draft.file')}
          hint={t('draft.fileHint')}
          accept=""
          {...(file && { chosen: { name: file.name, size: fileSize(file.size) } })}
          {...(fault && { fault })}
          disabled={form.isBusy}
          onFiles={([chosen]) => {
            setFile(chosen);
            form.set('file', chosen?.name ?? '');
          }}
        />
      ) : (
        <FormField
          {...form.field('url')}
          label={t('draft.url')}
          hint={t('draft.urlHint')}
          type="url"
          inputMode="url"
          maxLength={2000}
        />
      )}
      <TextField
        {...form.field('note')}
        label={t('draft.note')}
        rows={2}
        maxLength={collaborationLimits.commentLength}
      />
      {share !== undefined && (
        <Box
          as="progress"
          full
          className={lists.going}
          value={share}
          aria-label={t('draft.progress', { percent: Math.round(share * 100) })}
        />
      )}
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('draft.send')}>
        <Button variant="default" size="md" disabled={form.isBusy} onClick={onCancel}>
          {t('cancel', { ns: 'common' })}
        </Button>
      </FormEnd>
    </Stack>
  );
}
