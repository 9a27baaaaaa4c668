import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { day } from '../../../../contract/format.ts';
import type { Figure } from '../../../../contract/figures.ts';

export interface FormulaWordsProps {
  name: string;
  /** As it stands on the page. */
  value: string;
  figure: Figure;
  asOf: string;
}

/** Formula ids come from the server; the compiler cannot know them. */
const readAny = (key: string, values: Record<string, string>) =>
  (i18next.t as (key: string, values: Record<string, string>) => string)(key, values);

const inputFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A figure's formula in words, with its numbers put in, over which posts, and under which id. */
export function FormulaWords({ name, value, figure, asOf }: FormulaWordsProps) {
  const { t } = useTranslation();
  const written = Object.fromEntries(
    Object.entries(figure.inputs).map(([input, number]) => [input, inputFormat.format(number)]),
  );
  const words = (part: 'words' | 'numbers') => {
    const key = `formulas:${figure.formula}.${part}`;
    return i18next.exists(key) ? readAny(key, written) : '';
  };
  const span =
    figure.from && figure.to ? t('figure.range', { from: day(figure.from), to: day(figure.to) }) : '';
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
