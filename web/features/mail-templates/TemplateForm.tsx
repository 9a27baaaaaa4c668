import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailFile } from '../../../contract/mail-content.ts';
import type { Template } from '../../../contract/mail-templates.ts';
import { FormEnd } from '../../ui/FormEnd.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { RichEditor } from '../../ui/RichEditor.tsx';
import { useMailVariables } from '../../ui/use-mail-variables.ts';
import { VariableField } from '../../ui/VariableField.tsx';
import { AttachmentField } from './AttachmentField.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PlainTextField } from './PlainTextField.tsx';
import { plainText } from './plain-text.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { upload } from './queries.ts';
import { TemplateFacts } from './TemplateFacts.tsx';
import { TemplateHead } from './TemplateHead.tsx';
import styles from './template.module.css';
import { useSaveKey } from './use-save-key.ts';
import { fieldsOf, useTemplateForm } from './use-template-form.ts';

export interface TemplateFormProps {
  /** Absent for a new one. */
  template: Template | undefined;
  onCreated: (id: number) => void;
  /** An older version is the newest now. */
  onRestored: () => Promise<void>;
}

async function keepPicture(file: File): Promise<{ url: string }> {
  const { url } = await upload('picture', file);
  return { url: url ?? '' };
}

/** Everything about a template, with what becomes of it beside it. */
export function TemplateForm({ template, onCreated, onRestored }: TemplateFormProps) {
  const { t } = useTranslation('mail-templates');
  const variables = useMailVariables();
  const { form, version, isConflict, keepMine, leaveConflict } = useTemplateForm(template, onCreated);
  const [files, setFiles] = useState<MailFile[]>(template?.files ?? []);
  useSaveKey(form.props.ref);
  const { values } = form;

  function keepFiles(next: MailFile[]) {
    setFiles(next);
    form.set('attachments', next.map(({ id }) => id).join(' '));
  }
  function writeByHand(isByHand: boolean) {
    if (isByHand && !values.text) form.set('text', plainText(values.html));
    form.set('isByHand', isByHand);
  }
  return (
    <>
      <TemplateHead
        template={template && { ...template, version }}
        isChanged={form.isChanged}
        onRestored={onRestored}
      />
      <div className={styles.sides}>
        <form className={styles.form} {...form.props}>
          <TemplateFacts field={form.field} />
          <VariableField
            {...form.field('subject')}
            label={t('form.subject')}
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
          <PlainTextField {...form.field('text')} isByHand={values.isByHand} onByHand={writeByHand} />
          <AttachmentField files={files} error={form.field('attachments').error} onChange={keepFiles} />
          <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('form.save')} />
        </form>
        <PreviewPane mail={fieldsOf(values)} />
      </div>
      <LeaveGuard when={form.isChanged} />
      {isConflict && template && (
        <ConflictDialog id={template.id} onKeepMine={keepMine} onCancel={leaveConflict} />
      )}
    </>
  );
}
