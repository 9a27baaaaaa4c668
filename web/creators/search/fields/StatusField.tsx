import { useTranslation } from 'react-i18next';
import { statuses } from '../../shared/contact-statuses.ts';
import { type FilterDef, listOf } from '../filter-definitions.ts';
import type { FieldProps } from './values/field-props.ts';
import styles from './values/fields.module.css';

/** Several of the team's statuses. */
export function StatusField({ def, label, draft, onChange }: FieldProps<FilterDef & { kind: 'statuses' }>) {
  const { t } = useTranslation('team-creators');
  const [name] = def.names;
  const chosen = listOf(draft[name]);
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <div className={styles.presets}>
        {statuses.map(status => (
          <button
            key={status}
            type="button"
            aria-pressed={chosen.includes(status)}
            onClick={() =>
              onChange(name, statuses.filter(each => (each === status) !== chosen.includes(each)).join(','))
            }
          >
            {t(`status.${status}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
