import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errors } from '../../../../contract/core/errors.ts';
import type { Template } from '../../../../contract/outreach/mail-templates/mail-templates.ts';
import { templateKinds } from '../../../../contract/outreach/mail-templates/template-kinds.ts';
import { CallError } from '../../../app/api.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { type TemplateFields, useTemplateCalls } from '../queries.ts';

// A type, not an interface: only a type is known to have no other fields.
export type TemplateValues = {
  name: string;
  kind: string;
  category: string;
  visibility: string;
  subject: string;
  html: string;
  text: string;
  /** The plain text is written by hand, not generated. */
  isByHand: boolean;
  /** Ids, separated by spaces. */
  attachments: string;
};

export const attachmentsOf = ({ attachments }: Pick<TemplateValues, 'attachments'>): number[] =>
  attachments.split(' ').filter(Boolean).map(Number);

/** The part of the form's values that is sent. */
export const fieldsOf = (values: TemplateValues): TemplateFields => ({
  name: values.name,
  kind: templateKinds.find(kind => kind === values.kind) ?? 'body',
  visibility: values.visibility === 'private' ? 'private' : 'team',
  category: values.category,
  subject: values.subject,
  html: values.html,
  text: values.isByHand ? values.text : null,
  attachments: attachmentsOf(values),
});

/** The form of a template. After someone else's save, it says so and keeps the text. */
export function useTemplateForm(template: Template | undefined, onCreated: (id: number) => void) {
  const { t } = useTranslation('mail-templates');
  const queries = useQueryClient();
  const { create, update } = useTemplateCalls();
  /** The version that is being changed. */
  const version = useRef(template?.version ?? 0);
  const [shownVersion, setShownVersion] = useState(template?.version ?? 0);
  const [isConflict, setConflict] = useState(false);
  const made = useRef<number>(undefined);
  const form = useForm<TemplateValues>({
    initial: {
      name: template?.name ?? '',
      kind: template?.kind ?? 'body',
      category: template?.category ?? '',
      visibility: template?.visibility ?? 'team',
      subject: template?.subject ?? '',
      html: template?.html ?? '',
      text: template?.text ?? '',
      isByHand: typeof template?.text === 'string',
      attachments: template?.attachments.join(' ') ?? '',
    },
    rules: { name: name => !name.trim() && t('form.missingName') },
    async submit(values) {
      if (!template) {
        made.current = (await create(fieldsOf(values))).id;
        return;
      }
      try {
        const saved = await update(template.id, { ...fieldsOf(values), version: version.current });
        version.current = saved.version;
        setShownVersion(saved.version);
      } catch (error) {
        if (error instanceof CallError && error.code === errors.changed_meanwhile.code) setConflict(true);
        throw error;
      }
    },
    done() {
      showToast('success', t(template ? 'form.saved' : 'form.created'));
      if (made.current !== undefined) onCreated(made.current);
      else void queries.invalidateQueries({ queryKey: ['mail-template', template?.id] });
    },
  });
  return {
    form,
    version: shownVersion,
    isConflict,
    keepMine: (theirs: number) => {
      version.current = theirs;
      setConflict(false);
      form.props.ref.current?.requestSubmit();
    },
    leaveConflict: () => setConflict(false),
  };
}
