import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '../../../ui/filters/FilterChip.tsx';
import { CheckboxLine } from '../../../ui/forms/choices/CheckboxLine.tsx';
import { referrerHost } from './referrer-host.ts';
import { unknown } from './visit-state.ts';

/** A referring website by its host, or visits without a referrer. */
export function ReferrerFields({
  referrer,
  onApply,
}: {
  referrer: string;
  onApply: (referrer: string) => void;
}) {
  const { t } = useTranslation('visits');
  const [isNone, setNone] = useState(referrer === unknown);
  const [host, setHost] = useState(referrer === unknown ? '' : referrer);
  return (
    <FilterForm onApply={() => onApply(isNone ? unknown : referrerHost(host))} onClear={() => onApply('')}>
      <TextInput
        label={t('filter.host')}
        placeholder="tiktok.com"
        dir="ltr"
        maxLength={253}
        disabled={isNone}
        value={host}
        onChange={event => setHost(event.currentTarget.value)}
      />
      <CheckboxLine value={isNone} onChange={setNone}>
        {t('noReferrer')}
      </CheckboxLine>
    </FilterForm>
  );
}
