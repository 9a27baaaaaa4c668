import { useTranslation } from 'react-i18next';
import { briefLimits } from '../../../contract/monitoring/briefs/brief-kinds.ts';
import { DayField } from '../../ui/dates/fields/DayField.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { RadioField } from '../../ui/forms/choices/RadioField.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TagsField } from '../../ui/forms/TagsField.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Grid, Stack, Text } from '../../ui/box/Box.tsx';
import dialogs from '../shared/projects/dialogs.module.css';
import {
  type BriefValues,
  disclosureChoices,
  faultsOf,
  fieldsOf,
  linkChoices,
  valuesOf,
} from './brief-values.ts';
import { type Brief, useSaveBrief } from './queries.ts';

export interface BriefDialogProps {
  projectId: number;
  zone: string;
  brief: Brief;
  onClose: () => void;
}

/** Edits the brief: the requirements for every post of a project. */
export function BriefDialog({ projectId, zone, brief, onClose }: BriefDialogProps) {
  const { t } = useTranslation('briefs');
  const save = useSaveBrief(projectId);
  const ruleFor = (name: keyof BriefValues) => (_: string, values: BriefValues) => {
    const fault = faultsOf(values)[name];
    return fault && t(`fault.${fault}`, { max: briefLimits.onlineDays });
  };
  const form = useForm<BriefValues>({
    initial: valuesOf(brief.requirements),
    rules: {
      texts: ruleFor('texts'),
      from: ruleFor('from'),
      to: ruleFor('to'),
      onlineDays: ruleFor('onlineDays'),
    },
    submit: values => save(fieldsOf(values), brief.revision),
    done() {
      showToast('success', t('saved'));
      onClose();
    },
  });
  const { field } = form;
  const tags = {
    suggestions: [],
    removeLabel: (tag: string) => t('form.removeTag', { tag }),
    max: briefLimits.tags,
    longest: briefLimits.tagLength,
  };
  return (
    <FormDialog title={t('form.title')} onClose={onClose}>
      <Stack as="form" gap={8} shrink {...form.props}>
        <TagsField {...field('hashtags')} {...tags} label={t('form.hashtags')} hint={t('form.tagsHint')} />
        <TagsField
          {...field('mentions')}
          {...tags}
          label={t('form.mentions')}
          hint={t('form.mentionsHint')}
        />
        <RadioField
          {...field('link')}
          label={t('form.link')}
          options={linkChoices.map(value => ({ value, label: t(`form.links.${value}`) }))}
        />
        {form.values.link === 'text' && (
          <TagsField
            {...field('texts')}
            label={t('form.texts')}
            hint={t('form.textsHint')}
            suggestions={[]}
            removeLabel={tags.removeLabel}
            max={briefLimits.links}
            longest={briefLimits.linkLength}
          />
        )}
        <SelectField
          {...field('disclosure')}
          label={t('form.disclosure')}
          hint={t('form.disclosureHint')}
          options={disclosureChoices.map(value => ({ value, label: t(`form.disclosures.${value}`) }))}
        />
        <div>
          <Grid gap={0} columnGap={12} align="start" cols={2} className={dialogs.pair}>
            <DayField {...field('from')} label={t('form.from')} />
            <DayField {...field('to')} label={t('form.to')} />
          </Grid>
          <Text size="sm" tone="faint">
            {t('form.windowHint', { zone })}
          </Text>
        </div>
        <FormField
          {...field('onlineDays')}
          label={t('form.onlineDays')}
          hint={t('form.onlineHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
        />
        <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('form.save')} />
      </Stack>
    </FormDialog>
  );
}
