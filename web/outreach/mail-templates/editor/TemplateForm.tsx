import { useState, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailFile } from '../../../../contract/outreach/mail-content.ts';
import type { Template } from '../../../../contract/outreach/mail-templates/mail-templates.ts';
import { Attachments } from '../../shared/content/Attachments.tsx';
import { PlainText } from '../../shared/content/PlainText.tsx';
import { keepPicture } from '../../shared/queries.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { LeaveGuard } from '../../../ui/overlays/LeaveGuard.tsx';
import { RichEditor } from '../../../ui/rich-text/RichEditor.tsx';
import { useMailVariables } from '../../../ui/rich-text/variables/use-mail-variables.ts';
import { VariableField } from '../../../ui/rich-text/variables/VariableField.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { TemplateFacts } from './TemplateFacts.tsx';
import { TemplateHead } from './TemplateHead.tsx';
import { Grid, Stack } from '../../../ui/box/Box.tsx';
import styles from './template.module.css';
import { attachmentsOf, fieldsOf, useTemplateForm } from './use-template-form.ts';

/** Ctrl+S or ⌘S submits the form instead of saving the page. */
function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) form.current?.requestSubmit();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [form]);
}

export interface TemplateFormProps {
  /** Absent for a new one. */
  template: Template | undefined;
  onCreated: (id: number) => void;
  /** Called after an older version was restored. */
  onRestored: () => Promise<void>;
}

/** The fields of a template with a live preview. */
export function TemplateForm({ template, onCreated, onRestored }: TemplateFormProps) {
  const { t } = useTranslation('mail-templates');
  const variables = useMailVariables();
  const { form, version, isConflict, keepMine, leaveConflict } = useTemplateForm(template, onCreated);
  const [files, setFiles] = useState<readonly MailFile[]>(template?.files ?? []);
  useSaveKey(form.props.ref);
  const { values } = form;

  function writePlain(text: string | null) {
    form.set('isByHand', text !== null);
    // Restores the hand-written text of before.
    if (text !== null && (values.isByHand || !values.text)) form.set('text', text);
  }
  return (
    <>
      <TemplateHead
        template={template && { ...template, version }}
        isChanged={form.isChanged}
        onRestored={onRestored}
      />
      <Grid gap={24} align="start" className={styles.sides}>
        <Stack as="form" gap={6} shrink {...form.props}>
          <TemplateFacts field={form.field} />
          <VariableField
            {...form.field('subject')}
            label={t('subject', { ns: 'common' })}
            hint={values.kind === 'followUp' ? t('form.kindHint') : undefined}
            variables={variables}
            maxLength={300}
          />
          <RichEditor
            {...form.field('html')}
            label={t('form.body')}
            variables={variables}
            minHeight={260}
            onPicture={keepPicture}
          />
          <Stack gap={6} className={styles.part}>
            <PlainText
              text={values.isByHand ? values.text : null}
              html={values.html}
              error={form.field('text').error}
              onChange={writePlain}
            />
          </Stack>
          <Stack gap={6} className={styles.part}>
            <Attachments
              known={files}
              ids={attachmentsOf(values)}
              error={form.field('attachments').error}
              heading="h2"
              onFiles={added => setFiles(known => [...known, ...added])}
              onChange={change => form.set('attachments', now => change(attachmentsOf(now)).join(' '))}
            />
          </Stack>
          <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('save', { ns: 'common' })} />
        </Stack>
        <PreviewPane mail={fieldsOf(values)} />
      </Grid>
      <LeaveGuard when={form.isChanged} />
      {isConflict && template && (
        <ConflictDialog id={template.id} onKeepMine={keepMine} onCancel={leaveConflict} />
      )}
    </>
  );
}
