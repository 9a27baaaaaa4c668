import { useTranslation } from 'react-i18next';
import { levels } from '../../../ui/LevelTag.tsx';
import { type FilterDef, listOf } from '../filters.ts';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';

/** Several of the five levels. */
export function LevelField({ def, label, draft, onChange }: FieldProps<FilterDef & { kind: 'levels' }>) {
  const { t } = useTranslation();
  const [name] = def.names;
  const chosen = listOf(draft[name]);
  const toggle = (level: string) =>
    onChange(
      name,
      (chosen.includes(level) ? chosen.filter(each => each !== level) : [...chosen, level])
        .toSorted()
        .join(','),
    );
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.presets}>
        {levels.toReversed().map(level => (
          <button
            key={level}
            type="button"
            aria-pressed={chosen.includes(String(level))}
            onClick={() => toggle(String(level))}
          >
            {t(`level.level${level}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
