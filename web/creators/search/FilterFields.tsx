import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '../../ui/filters/FilterChip.tsx';
import { FilterField } from './fields/FilterField.tsx';
import { readBound } from './fields/RangeField.tsx';
import { type FilterDef, tidyList } from './filter-definitions.ts';
import type { FilterBarProps } from './FilterBar.tsx';
import { type Filter, withoutFilters } from './search-state.ts';

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

/** The fields of one filter or several, with a draft of their own until they are applied. */
export function FilterFields({
  defs,
  close,
  ...bar
}: FilterBarProps & { defs: readonly FilterDef[]; close: () => void }) {
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
