import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { HandInProps } from './DraftForm.tsx';
import { Stack } from '../../../ui/box/Box.tsx';

/** The address of a deliverable's post. */
export function PostForm({ deliverableId, calls, onDone, onCancel }: HandInProps) {
  const { t } = useTranslation('collaboration-pages');
  const form = useForm({
    initial: { url: '' },
    rules: { url: value => !value.trim() && t('post.missing') },
    submit: ({ url }) => calls.givePost(deliverableId, url.trim()),
    done() {
      showToast('success', t('succeeded', { ns: 'common' }));
      onDone();
    },
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      <FormField
        {...form.field('url')}
        label={t('post.label')}
        hint={t('post.hint')}
        type="url"
        inputMode="url"
        maxLength={2000}
      />
      <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('post.send')}>
        <Button variant="default" size="md" onClick={onCancel}>
          {t('cancel', { ns: 'common' })}
        </Button>
      </FormEnd>
    </Stack>
  );
}
