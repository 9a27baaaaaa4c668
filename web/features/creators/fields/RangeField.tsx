import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countFromText } from '../../../ui/count-text.ts';
import { rangeWords } from '../filter-words.ts';
import type { FilterDef } from '../filters.ts';
import { faultOf, type FieldProps } from './field-props.ts';
import styles from './fields.module.css';

/** From and to, with the ranges people ask for most at one click. */
export function RangeField({
  def,
  label,
  draft,
  onChange,
  faults,
}: FieldProps<FilterDef & { kind: 'range' }>) {
  const { t } = useTranslation('creators');
  const [start, end] = def.names;
  const read = (text: string) => (def.unit === 'count' ? countFromText(text) : text.replace('%', '').trim());
  return (
    <fieldset className={styles.group}>
      <legend>{t(`filter.units.${def.unit}`, { name: label })}</legend>
      <div className={styles.presets}>
        {def.presets.map(([from, to]) => (
          <button
            key={`${from}-${to}`}
            type="button"
            aria-pressed={draft[start] === from && draft[end] === to}
            onClick={() => {
              onChange(start, from);
              onChange(end, to);
            }}
          >
            {rangeWords(from, to, def.unit)}
          </button>
        ))}
      </div>
      <div className={styles.range}>
        {[start, end].map((name, at) => (
          <TextInput
            key={name}
            label={t(at === 0 ? 'filter.from' : 'filter.to')}
            placeholder={def.unit === 'count' ? t('filter.countHint') : undefined}
            inputMode={def.unit === 'count' ? 'text' : 'decimal'}
            value={draft[name]}
            error={faultOf(faults, name)}
            onChange={event => onChange(name, event.target.value)}
            onBlur={event => onChange(name, read(event.target.value))}
          />
        ))}
      </div>
    </fieldset>
  );
}
