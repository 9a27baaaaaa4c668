import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFault } from '../../../contract/core/errors.ts';
import { FilterChip, FilterForm } from '../../ui/filters/FilterChip.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import type { CurrentSearch } from './fields/values/field-props.ts';
import { FilterField } from './fields/FilterField.tsx';
import { readBound } from './fields/RangeField.tsx';
import { filterText } from './filter-text.ts';
import {
  allFilters,
  type FilterDef,
  frontFilters,
  isSet,
  moreFilters,
  tidyList,
} from './filter-definitions.ts';
import { type Choices, useListNames } from './queries.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from './SearchPage.module.css';
import { type Filter, withoutFilters } from './search-state.ts';

export interface FilterBarProps {
  filter: Filter;
  faults: readonly FieldFault[];
  choices: Choices | undefined;
  asked: CurrentSearch;
  onChange: (filter: Partial<Filter>) => void;
}

/** Converts ranges typed as 10万 or 1.5M to numbers, swaps reversed bounds, and splits words into a list. */
function tidied(defs: readonly FilterDef[], draft: Filter): Partial<Filter> {
  const filter: Partial<Filter> = {};
  for (const def of defs) {
    const texts = def.names.map(name => draft[name].trim());
    if (def.kind === 'keywords') {
      texts.splice(0, texts.length, ...texts.map(tidyList));
      filter.keyword = draft.keyword.trim();
    }
    if (def.kind === 'range') {
      const read = texts.map(text => readBound(text, def.unit));
      const isTurned = read.every(text => text !== '') && Number(read[0]) > Number(read[1]);
      texts.splice(0, 2, ...(isTurned ? read.toReversed() : read));
    }
    for (const [at, name] of def.names.entries()) filter[name] = texts[at] ?? '';
  }
  return filter;
}

function Fields({ defs, close, ...bar }: FilterBarProps & { defs: readonly FilterDef[]; close: () => void }) {
  const { t } = useTranslation('creators');
  const [draft, setDraft] = useState(bar.filter);
  const names = defs.flatMap(def => [...def.names]);
  function apply(filter: Partial<Filter>) {
    bar.onChange(filter);
    close();
  }
  return (
    <FilterForm onApply={() => apply(tidied(defs, draft))} onClear={() => apply(withoutFilters(names))}>
      {defs.map(def => (
        <FilterField
          key={def.key}
          def={def}
          label={t(`filter.names.${def.key}`)}
          draft={draft}
          faults={bar.faults}
          choices={bar.choices}
          asked={bar.asked}
          onChange={(name, value) => setDraft(before => ({ ...before, [name]: value }))}
        />
      ))}
    </FilterForm>
  );
}

/** Every filter as a chip: a set filter shows its value and is removed with one click. */
export function FilterBar(props: FilterBarProps) {
  const { t } = useTranslation('creators');
  const { filter, faults, onChange } = props;
  const lists = useListNames();
  const setMore = moreFilters.filter(def => isSet(def, filter));
  const areAnySet = allFilters.some(def => isSet(def, filter));
  return (
    <Group gap={8} wrap fixed className={styles.chips} role="group" aria-label={t('filter.title')}>
      {[...frontFilters, ...setMore].map(def => {
        const name = t(`filter.names.${def.key}`);
        const isFaulty = def.names.some(each => faults.some(fault => fault.field === each));
        return (
          <FilterChip
            key={def.key}
            label={name}
            summary={filterText(def, filter, t, lists)}
            isFaulty={isFaulty}
            removeLabel={t('filter.remove', { name })}
            onRemove={() => onChange(withoutFilters(def.names))}
          >
            {close => <Fields {...props} defs={[def]} close={close} />}
          </FilterChip>
        );
      })}
      <FilterChip
        label={t('filter.more', { count: moreFilters.length - setMore.length })}
        summary=""
        width={340}
      >
        {close => <Fields {...props} defs={moreFilters} close={close} />}
      </FilterChip>
      {areAnySet && (
        <LinkButton onClick={() => onChange(withoutFilters(allFilters.flatMap(def => [...def.names])))}>
          {t('filter.clearAll')}
        </LinkButton>
      )}
    </Group>
  );
}
