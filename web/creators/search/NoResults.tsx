import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { filterText } from './filter-text.ts';
import { allFilters, isSet } from './filter-definitions.ts';
import { useListNames } from './queries.ts';
import { type Filter, withoutFilters } from './search-state.ts';

/** No creator matches all conditions: lists them, each with a button to remove it. */
export function NoResults({
  filter,
  onChange,
}: {
  filter: Filter;
  onChange: (filter: Partial<Filter>) => void;
}) {
  const { t } = useTranslation('creators');
  const lists = useListNames();
  const set = allFilters.filter(def => isSet(def, filter));
  if (!set.length && !filter.keyword) return <EmptyState>{t('empty.catalogue')}</EmptyState>;
  const words = set.length
    ? t('empty.filters', { count: set.length + (filter.keyword ? 1 : 0) })
    : t('empty.keyword');
  const icon = <IconX size={14} aria-hidden />;
  return (
    <EmptyState
      actions={
        <>
          {filter.keyword && (
            <Button variant="default" size="xs" leftSection={icon} onClick={() => onChange({ keyword: '' })}>
              {t('filter.chip', { name: t('keyword.name'), value: filter.keyword.slice(0, 40) })}
            </Button>
          )}
          {set.map(def => (
            <Button
              key={def.key}
              variant="default"
              size="xs"
              leftSection={icon}
              onClick={() => onChange(withoutFilters(def.names))}
            >
              {filterText(def, filter, t, lists)}
            </Button>
          ))}
        </>
      }
    >
      {words}
    </EmptyState>
  );
}
