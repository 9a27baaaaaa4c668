import { useTranslation } from 'react-i18next';
import type { FilterDef } from '../filters.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';

const answers = [
  ['', 'any'],
  ['1', 'yes'],
  ['0', 'no'],
] as const;

export function FlagField({ def, label, draft, onChange }: FieldProps<FilterDef & { kind: 'flag' }>) {
  const { t } = useTranslation('creators');
  const [name] = def.names;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.presets}>
        {answers.map(([value, word]) => (
          <button
            key={word}
            type="button"
            aria-pressed={draft[name] === value}
            onClick={() => onChange(name, value)}
          >
            {t(`filter.${word}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
