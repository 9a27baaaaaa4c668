import { useTranslation } from 'react-i18next';
import type { FieldFault } from '../../../contract/core/errors.ts';
import { FilterChip } from '../../ui/filters/FilterChip.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import type { CurrentSearch } from './fields/values/field-props.ts';
import { filterText } from './filter-text.ts';
import { allFilters, frontFilters, isSet, moreFilters } from './filter-definitions.ts';
import { type Choices, useListNames } from './queries.ts';
import { later } from '../../ui/page/later.ts';
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

/** What a chip shows when it is opened. */
const filterFields = later(() => import('./FilterFields.tsx'));

/** Every filter as a chip: a set filter shows its value and is removed with one click. */
export function FilterBar(props: FilterBarProps) {
  const { t } = useTranslation('creators');
  const { filter, faults, onChange } = props;
  const lists = useListNames();
  const parts = filterFields.useLoaded();
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
            content={filterFields}
          >
            {close => parts && <parts.FilterFields {...props} defs={[def]} close={close} />}
          </FilterChip>
        );
      })}
      <FilterChip
        label={t('filter.more', { count: moreFilters.length - setMore.length })}
        summary=""
        width={340}
        content={filterFields}
      >
        {close => parts && <parts.FilterFields {...props} defs={moreFilters} close={close} />}
      </FilterChip>
      {areAnySet && (
        <LinkButton onClick={() => onChange(withoutFilters(allFilters.flatMap(def => [...def.names])))}>
          {t('filter.clearAll')}
        </LinkButton>
      )}
    </Group>
  );
}
