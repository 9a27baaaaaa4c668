import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from './FilterChips.tsx';
import { type InboxFilter, noFilter } from '../inbox-state.ts';
import { ListHead, type ListHeadProps } from './ListHead.tsx';
import { SearchField } from './SearchField.tsx';
import { ThreadList, type ThreadListProps } from './ThreadList.tsx';
import styles from '../inbox.module.css';

export interface ListPaneProps
  extends Omit<ThreadListProps, 'onClear'>, Pick<ListHeadProps, 'menu' | 'onMenu' | 'onAct'> {
  search: RefObject<HTMLInputElement | null>;
  onChange: (by: Partial<InboxFilter>) => void;
  onSide: () => void;
}

/** The search, the filters and the conversations. */
export function ListPane(props: ListPaneProps) {
  const { state, listed, selection, search, menu, onMenu, onAct, onChange, onSide } = props;
  const { t } = useTranslation('inbox');
  const { rows } = listed;
  return (
    <div className={styles.list}>
      <div className={styles.listHead}>
        <div className={styles.searchLine}>
          <ActionIcon
            variant="default"
            size={36}
            className={styles.toSide}
            aria-label={t('showViews')}
            title={t('showViews')}
            onClick={onSide}
          >
            <IconMenu2 size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
          <SearchField q={state.q} field={search} onSearch={q => onChange({ q })} />
        </div>
        <FilterChips filter={state} rows={rows ?? []} onChange={onChange} />
        {state.q && <p className={styles.everywhere}>{t('filter.everywhere')}</p>}
      </div>
      <ListHead
        view={state.view}
        rows={rows}
        hasMore={listed.hasNextPage}
        selection={selection}
        menu={menu}
        onMenu={onMenu}
        onAct={onAct}
      />
      <div className={styles.scroll} data-scroller aria-busy={!rows && !listed.isError}>
        <ThreadList {...props} onClear={() => onChange(noFilter)} />
      </div>
    </div>
  );
}
