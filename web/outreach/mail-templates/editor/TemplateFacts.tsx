import { useTranslation } from 'react-i18next';
import { templateKinds } from '../../../../contract/outreach/mail-templates/template-kinds.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { useTemplates } from '../queries.ts';
import { readTemplates } from '../template-state.ts';
import { Grid } from '../../../ui/box/Box.tsx';
import styles from './template.module.css';

export interface TemplateFactsProps {
  field: (name: 'name' | 'kind' | 'category' | 'visibility') => FieldBinding;
}

const all = readTemplates(new URLSearchParams());

/** The name, kind, category and visibility of a template. */
export function TemplateFacts({ field }: TemplateFactsProps) {
  const { t } = useTranslation('mail-templates');
  const { data } = useTemplates(all);
  return (
    <Grid gap={4} columnGap={16} className={styles.facts}>
      <FormField {...field('name')} label={t('form.name')} maxLength={100} autoComplete="off" />
      <FormField
        {...field('category')}
        label={t('form.category')}
        hint={t('form.categoryHint')}
        maxLength={40}
        autoComplete="off"
        suggestions={data?.categories}
      />
      <SelectField
        {...field('kind')}
        label={t('form.kind')}
        options={templateKinds.map(kind => ({ value: kind, label: t(`kind.${kind}`) }))}
      />
      <SelectField
        {...field('visibility')}
        label={t('form.visibility')}
        options={[
          { value: 'team', label: t('form.team') },
          { value: 'private', label: t('form.private') },
        ]}
      />
    </Grid>
  );
}
