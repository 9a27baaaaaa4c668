import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import type { PlanTerm } from '../queries.ts';

export interface TermPickerProps {
  terms: readonly PlanTerm[];
  term: PlanTerm;
  onChange: (months: number) => void;
}

/** The number of months at once, with the discount of each. */
export function TermPicker({ terms, term, onChange }: TermPickerProps) {
  const { t } = useTranslation('plans');
  return (
    <Segments
      label={t('term')}
      value={String(term.months)}
      options={terms.map(({ months, discountBp }) => ({
        value: String(months),
        label: (
          <>
            <bdi>{t('months', { count: months })}</bdi>
            {discountBp > 0 && (
              <Text as="bdi" size="xs" weight={600} tone="good">
                {t('off', { tenths: (10_000 - discountBp) / 1000, percent: discountBp / 100 })}
              </Text>
            )}
          </>
        ),
      }))}
      onChange={value => onChange(Number(value))}
    />
  );
}
