import { Checkbox, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../../../contract/text-fold.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { choiceName } from '../filter-words.ts';
import { type FilterDef, listOf } from '../filters.ts';
import { faultOf, type FieldProps } from './field-props.ts';
import styles from './fields.module.css';

const sources = { region: 'regions', language: 'languages', category: 'categories', tags: 'tags' } as const;
const collator = new Intl.Collator(currentLang === 'zh' ? 'zh-CN' : 'en');
/** More are found by typing. */
const shown = 200;

/** Several of a list that can be searched; a tag may also be one that the list does not have. */
export function ChoiceField({
  def,
  label,
  draft,
  onChange,
  faults,
  choices,
}: FieldProps<FilterDef & { kind: 'choices' }>) {
  const { t } = useTranslation('creators');
  const [search, setSearch] = useState('');
  const [name] = def.names;
  const chosen = listOf(draft[name]);
  const [first] = useState(chosen);
  const options = useMemo(() => {
    const offered = choices?.[sources[def.key]] ?? [];
    const named = [...new Set([...first, ...offered])].map(code => ({
      code,
      name: choiceName(def.key, code),
    }));
    const byName = def.key === 'tags' ? named : named.toSorted((a, b) => collator.compare(a.name, b.name));
    return byName.toSorted((a, b) => Number(first.includes(b.code)) - Number(first.includes(a.code)));
  }, [choices, def.key, first]);
  const asked = fold(search.trim());
  const found = options.filter(option => fold(option.name).includes(asked) || fold(option.code) === asked);
  const own = search.trim().replaceAll(',', ' ');
  const offersOwn = def.key === 'tags' && own !== '' && !options.some(option => fold(option.name) === asked);

  function toggle(code: string) {
    const next = chosen.includes(code) ? chosen.filter(each => each !== code) : [...chosen, code];
    onChange(name, next.join(','));
  }

  return (
    <div className={styles.group}>
      <TextInput
        label={label}
        placeholder={t(def.key === 'tags' ? 'filter.findOrAdd' : 'filter.find')}
        value={search}
        error={faultOf(faults, name)}
        onChange={event => setSearch(event.target.value)}
        onKeyDown={event => {
          // The first match is what Enter means while something is typed; with nothing typed it applies.
          const best = found[0]?.code ?? (offersOwn ? own : undefined);
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !asked || !best) return;
          event.preventDefault();
          toggle(best);
          setSearch('');
        }}
      />
      <div className={styles.list} role="group" aria-label={label}>
        {offersOwn && (
          <Checkbox
            label={t('filter.add', { tag: own })}
            checked={chosen.includes(own)}
            onChange={() => toggle(own)}
          />
        )}
        {[
          ...chosen
            .filter(code => !options.some(option => option.code === code))
            .map(code => ({ code, name: code })),
          ...found,
        ]
          .slice(0, shown)
          .map(option => (
            <Checkbox
              key={option.code}
              label={option.name}
              checked={chosen.includes(option.code)}
              onChange={() => toggle(option.code)}
            />
          ))}
        {!found.length && !offersOwn && <p className={styles.none}>{t('filter.noChoice')}</p>}
      </div>
    </div>
  );
}
