import { useTranslation } from 'react-i18next';
import { reportFigures, figureOf } from '../report-figures.ts';
import type { ComparedCreator } from '../../../../contract/creators/comparison.ts';

export interface FormulaMarkProps {
  creators: readonly ComparedCreator[];
  name: (typeof reportFigures)[number];
  formulas: readonly string[];
}

/** The numbers of the notes that explain a figure. */
export function FormulaMark({ creators, name, formulas }: FormulaMarkProps) {
  const { t } = useTranslation('reports');
  const own = [...new Set(creators.map(creator => figureOf(creator, name)?.formula))];
  const numbers = own.flatMap(formula => (formula ? [formulas.indexOf(formula) + 1] : []));
  if (!numbers.length) return null;
  return <sup aria-label={t('notes.mark', { numbers: numbers.join(', ') })}>{numbers.join(',')}</sup>;
}
