import { useTranslation } from 'react-i18next';
import { collaborationStates } from '../../../contract/campaigns/collaboration-kinds.ts';
import { ChoiceChip } from '../../ui/filters/ChoiceChip.tsx';
import { FilterRow } from '../../ui/filters/FilterRow.tsx';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { type BoardState, isFiltered, sorts } from './board-state.ts';
import { Text } from '../../ui/box/Box.tsx';
import styles from './board.module.css';

export interface BoardFiltersProps {
  state: BoardState;
  onChange: (by: Partial<BoardState>) => void;
}

/** Board or table, and the filters of collaborations. */
export function BoardFilters({ state, onChange }: BoardFiltersProps) {
  const { t } = useTranslation('collaborations');
  const isTable = state.view === 'table';
  return (
    <FilterRow label={t('filters', { ns: 'common' })}>
      <Segments
        label={t('view.label')}
        value={state.view}
        options={[
          { value: 'board', label: t('view.board') },
          { value: 'table', label: t('view.table') },
        ]}
        onChange={view => onChange({ view })}
      />
      <SearchBox label={t('search')} keyword={state.keyword} onSearch={keyword => onChange({ keyword })} />
      <Text
        as="button"
        tone="soft"
        py={0}
        px={12}
        radius="control"
        ground="surface"
        pointer
        type="button"
        className={styles.toggle}
        aria-pressed={state.isOverdue}
        onClick={() => onChange({ isOverdue: !state.isOverdue })}
      >
        {t('onlyLate')}
      </Text>
      {isTable && (
        <>
          <ChoiceChip
            label={t('state', { ns: 'common' })}
            value={state.state ?? ''}
            options={collaborationStates.map(value => ({ value, label: t(`state.${value}`) }))}
            onChange={value =>
              onChange({ state: collaborationStates.find(state => state === value) ?? null })
            }
          />
          <SelectBox
            label={t('sort.label')}
            showLabel
            value={state.sort}
            options={sorts.map(value => ({ value, label: t(`sort.${value}`) }))}
            onChange={sort => onChange({ sort })}
          />
        </>
      )}
      {(isFiltered(state) || (isTable && state.state)) && (
        <LinkButton onClick={() => onChange({ keyword: '', isOverdue: false, state: null })}>
          {t('clearFilters', { ns: 'common' })}
        </LinkButton>
      )}
    </FilterRow>
  );
}
