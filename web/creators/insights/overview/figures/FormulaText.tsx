import { useTranslation } from 'react-i18next';
import { day } from '../../../../../contract/core/format.ts';
import type { Figure } from '../../../../../contract/catalogue/figures.ts';
import { formulaText } from '../../../../catalogue/shared/formula-text.ts';

export interface FormulaTextProps {
  name: string;
  /** As displayed on the page. */
  value: string;
  figure: Figure;
  asOf: string;
}

/** A figure's formula as text, with its numbers, its posts and its id. */
export function FormulaText({ name, value, figure, asOf }: FormulaTextProps) {
  const { t } = useTranslation();
  const { i18n } = useTranslation();
  const words = (part: 'words' | 'numbers') => formulaText(i18n, figure, part);
  const span =
    figure.from && figure.to
      ? t('between', { ns: 'common', from: day(figure.from), to: day(figure.to) })
      : '';
  return (
    <>
      <strong>
        {name} {value}
      </strong>
      {words('words') && <div>= {words('words')}</div>}
      {words('numbers') && <div>= {words('numbers')}</div>}
      <div>
        {t('figure.sample', { count: figure.sample })}
        {span && `（${span}）`}
      </div>
      <div>
        {t('figure.asOf', { day: day(asOf) })} · {t('figure.formula', { id: figure.formula })}
      </div>
    </>
  );
}
