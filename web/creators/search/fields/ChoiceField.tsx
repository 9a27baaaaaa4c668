import { useTranslation } from 'react-i18next';
import { choiceName } from '../filter-text.ts';
import { type FilterDef, listOf, toggled } from '../filter-definitions.ts';
import { ChoiceList } from './values/ChoiceList.tsx';
import { faultOf, type FieldProps } from './values/field-props.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './values/fields.module.css';
import { useCounts } from './values/use-counts.ts';

const sources = { region: 'regions', language: 'languages', category: 'categories' } as const;
const nothing: readonly string[] = [];

/** Several values of a list; for brands also values outside of it. */
export function ChoiceField({
  def,
  label,
  draft,
  onChange,
  faults,
  choices,
  asked,
}: FieldProps<FilterDef & { kind: 'choices' }>) {
  const { t } = useTranslation('creators');
  const counts = useCounts(def.key, asked);
  const [name] = def.names;
  const chosen = listOf(draft[name]);
  return (
    <Stack gap={10} shrink p={0} className={styles.group}>
      <ChoiceList
        label={label}
        chosen={chosen}
        offered={def.key === 'brands' ? nothing : (choices?.[sources[def.key]] ?? nothing)}
        counts={counts}
        nameOf={code => choiceName(def.key, code)}
        isOpen={def.isOpen ?? false}
        fault={faultOf(faults, name)}
        onToggle={code => onChange(name, toggled(chosen, code))}
      />
      {def.key === 'brands' && (
        <Text size="xs" tone="faint">
          {t('filter.hints.brands')}
        </Text>
      )}
    </Stack>
  );
}
