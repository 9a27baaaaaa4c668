import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from './FilterChips.tsx';
import { type InboxFilter, noFilter } from '../inbox-address.ts';
import { ListHead, type ListHeadProps } from './ListHead.tsx';
import { SearchField } from './SearchField.tsx';
import { ThreadList, type ThreadListProps } from './ThreadList.tsx';
import { Box, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from '../inbox.module.css';

export interface ListPaneProps extends Omit<ThreadListProps, 'onClear'>, Pick<ListHeadProps, 'menu'> {
  search: RefObject<HTMLInputElement | null>;
  /** Takes the focus once no conversation is left to take it. */
  list: RefObject<HTMLDivElement | null>;
  onChange: (by: Partial<InboxFilter>) => void;
}

/** The search, the filters and the conversations. */
export function ListPane(props: ListPaneProps) {
  const { address, listed, selected, search, list, menu, send, onChange } = props;
  const { t } = useTranslation('inbox');
  const { rows } = listed;
  return (
    <Stack shrink ground="surface" className={styles.list}>
      <Stack gap={8} className={styles.listHead}>
        <Group gap={8} align="stretch" className={styles.searchLine}>
          <ActionIcon
            variant="default"
            size={36}
            className={styles.toSide}
            aria-label={t('showViews')}
            title={t('showViews')}
            onClick={() => send({ type: 'showSide', isShown: true })}
          >
            <IconMenu2 size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
          <SearchField q={address.q} field={search} onSearch={q => onChange({ q })} />
        </Group>
        <FilterChips filter={address} rows={rows ?? []} onChange={onChange} />
        {address.q && (
          <Text size="sm" tone="faint">
            {t('filter.everywhere')}
          </Text>
        )}
      </Stack>
      <ListHead
        view={address.view}
        rows={rows}
        hasMore={listed.hasNextPage}
        selected={selected}
        menu={menu}
        send={send}
      />
      <Box
        as="div"
        grow
        ref={list}
        className={styles.scroll}
        role="region"
        aria-label={t('list.title')}
        tabIndex={-1}
        data-scroller
        aria-busy={!rows && !listed.isError}
      >
        <ThreadList {...props} onClear={() => onChange(noFilter)} />
      </Box>
    </Stack>
  );
}
