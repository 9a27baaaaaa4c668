import { useTranslation } from 'react-i18next';
import { codeLength } from '../../../../contract/links/link-kinds.ts';
import { withoutScheme } from '../../shared/without-scheme.ts';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import type { FieldBinding } from '../../../ui/forms/use-form.ts';
import { Grid } from '../../../ui/box/Box.tsx';
import styles from './LinkForm.module.css';
import { useLinkSettings } from '../../shared/queries.ts';

/** The domain of a link; null is the product's own domain. */
export function DomainField(field: FieldBinding & { label: string; hint?: string }) {
  const { data } = useLinkSettings();
  const options = (data?.places ?? [{ domainId: null, prefix: '' }]).map(({ domainId, prefix }) => ({
    value: domainId === null ? '' : String(domainId),
    label: withoutScheme(prefix),
  }));
  return <SelectField {...field} options={options} />;
}

/** The short address of a new link: domain and code. */
export function PlaceFields({ domainId, code }: Record<'domainId' | 'code', FieldBinding>) {
  const { t } = useTranslation('short-links');
  return (
    <Grid gap={0} columnGap={12} className={styles.place}>
      <DomainField {...domainId} label={t('form.place')} />
      <FormField
        {...code}
        label={t('form.code')}
        hint={t('form.codeHint', { min: codeLength.min, max: codeLength.max })}
        placeholder={t('form.codeRandom')}
        maxLength={codeLength.max}
        autoComplete="off"
      />
    </Grid>
  );
}
