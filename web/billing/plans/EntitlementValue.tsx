import { IconCheck } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EntitlementKey } from '../../../contract/billing/plans.ts';
import { absent, fullCount } from '../../../contract/core/format.ts';
import { isFlag } from './entitlement-groups.ts';

/** The value of an entitlement in a plan, as text: a count, `all`, a list, or whether it is included. */
export function EntitlementValue({ of: key, value }: { of: EntitlementKey; value: string | undefined }) {
  const { t } = useTranslation('plans');
  if (value === undefined || value === '' || value === '0') {
    return (
      <>
        <span aria-hidden>{absent}</span>
        <VisuallyHidden>{t('notIncluded')}</VisuallyHidden>
      </>
    );
  }
  if (isFlag(key)) {
    return (
      <>
        <IconCheck size={17} stroke={2.2} color="var(--good)" aria-hidden style={{ verticalAlign: -3 }} />
        <VisuallyHidden>{t('included')}</VisuallyHidden>
      </>
    );
  }
  if (value === 'all') return t('all', { ns: 'common' });
  if (/^\d+$/.test(value)) return fullCount(Number(value));
  return value
    .split(',')
    .map(name => t(`choice.${name}` as 'choice.tiktok', { defaultValue: name }))
    .join(t('comma', { ns: 'common' }));
}
