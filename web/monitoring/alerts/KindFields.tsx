import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { alertLimits, type AlertKind } from '../../../contract/monitoring/alerts/alert-kinds.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { TagsField } from '../../ui/forms/TagsField.tsx';
import { CheckboxLine } from '../../ui/forms/choices/CheckboxLine.tsx';
import type { FieldBinding } from '../../ui/forms/use-form.ts';
import { Grid } from '../../ui/box/Box.tsx';
import styles from './alerts.module.css';
import type { SettingsValues } from './settings-values.ts';

type Field = <K extends keyof SettingsValues>(name: K) => FieldBinding<SettingsValues[K]>;

function Kind({
  kind,
  field,
  about,
  children,
}: {
  kind: AlertKind;
  field: Field;
  about: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation('alerts');
  const { name, value, onChange } = field(kind);
  return (
    <li>
      <CheckboxLine name={name} value={value} about={about} onChange={onChange}>
        <b>{t(`kind.${kind}`)}</b>
      </CheckboxLine>
      {value && children && (
        <Grid gap={0} columnGap={16} cols={2} align="start" className={styles.numbers}>
          {children}
        </Grid>
      )}
    </li>
  );
}

export interface KindFieldsProps {
  field: Field;
  /** Without a required disclosure, none can be missing. */
  asksDisclosure: boolean;
}

/** The kinds of alerts of a project, and their thresholds. */
export function KindFields({ field, asksDisclosure }: KindFieldsProps) {
  const { t } = useTranslation('alerts');
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } as const;
  const marks = {
    suggestions: [],
    removeLabel: (tag: string) => t('form.removeMark', { mark: tag }),
    max: alertLimits.milestones,
    longest: 20,
  };
  return (
    <ul className={styles.kinds}>
      <Kind kind="takesOff" field={field} about={t('about.takesOff')}>
        <FormField {...field('overUsual')} {...number} label={t('form.overUsual')} />
        <FormField {...field('timesInADay')} {...number} label={t('form.timesInADay')} />
      </Kind>
      <Kind kind="drops" field={field} about={t('about.drops')}>
        <FormField {...field('dropPercent')} {...number} label={t('form.dropPercent')} />
      </Kind>
      <Kind kind="deleted" field={field} about={t('about.deleted')} />
      <Kind
        kind="missingDisclosure"
        field={field}
        about={t(asksDisclosure ? 'about.missingDisclosure' : 'about.noDisclosure')}
      >
        <FormField {...field('disclosureHours')} {...number} label={t('form.disclosureHours')} />
      </Kind>
      <Kind kind="milestone" field={field} about={t('about.milestone')}>
        <TagsField {...field('perPost')} {...marks} label={t('form.perPost')} hint={t('form.marksHint')} />
        <TagsField {...field('perProject')} {...marks} label={t('form.perProject')} />
      </Kind>
      <Kind kind="gap" field={field} about={t('about.gap')}>
        <FormField {...field('gapHours')} {...number} label={t('form.gapHours')} />
      </Kind>
    </ul>
  );
}
