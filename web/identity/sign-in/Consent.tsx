import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { CheckboxField } from '../../ui/forms/choices/CheckboxField.tsx';
import type { FieldBinding } from '../../ui/forms/use-form.ts';

/** The terms open in a new tab, so that typed text is not lost. */
export function Consent({ field }: { field: FieldBinding<boolean> }) {
  const { t } = useTranslation('identity');
  return (
    <CheckboxField {...field}>
      {t('consent.before')}
      <Link to={paths.protocol()} target="_blank">
        {t('consent.protocol')}
      </Link>
      {t('consent.and')}
      <Link to={paths.privacy()} target="_blank">
        {t('consent.privacy')}
      </Link>
    </CheckboxField>
  );
}
