import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../contract/core/limits.ts';
import type { SearchPlatform } from '../../../../contract/core/platform.ts';
import type { SavedSearch } from '../../../../contract/creators/saved-searches.ts';
import { useListNames } from '../queries.ts';
import { type SearchState, writeSearch } from '../search-state.ts';
import { useSavedSearches } from './queries.ts';
import { later } from '../../../ui/page/later.ts';
import { Popup } from '../../../ui/overlays/popups/Popup.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './saved.module.css';
import { newNumber, searchWords } from './saved-text.ts';

/** What the button opens. */
const savedParts = later(() => import('./SavedPanel.tsx'));

export type OpenDialog = { what: 'save' } | { what: 'rename' | 'delete'; search: SavedSearch };

export interface SavedSearchesProps {
  platform: SearchPlatform;
  state: SearchState;
}

/** The account's saved searches, with a way to save the current one. */
export function SavedSearches({ platform, state }: SavedSearchesProps) {
  const { t } = useTranslation('saved-searches');
  const { t: creators } = useTranslation('creators');
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<OpenDialog>();
  const lists = useListNames();
  const saved = useSavedSearches().data;
  const parts = savedParts.useLoaded();
  const query = writeSearch({ ...state, page: 1, size: limits.pageSizes[0] }).toString();
  const words = searchWords(state, creators, lists);
  const newOnes = saved?.searches.reduce((sum, search) => sum + search.newCreators, 0) ?? 0;
  const number = newNumber(newOnes);
  const current = { platform, query, isSorted: state.sort !== null };

  function ask(what: OpenDialog) {
    // A dialog opens over the page, not inside the popover.
    setOpened(false);
    setAsked(what);
  }

  return (
    <>
      <Popup
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={380}
        trapFocus
        returnFocus
        content={savedParts}
        renderOpener={props => (
          <Button
            {...props}
            variant="default"
            size="xs"
            className={styles.open}
            leftSection={<IconBookmark size={15} aria-hidden />}
            aria-label={newOnes ? t('openWithNew', { count: newOnes, number }) : t('open')}
            onClick={() => setOpened(is => !is)}
          >
            <span className={styles.wide}>{t('open')}</span>{' '}
            {newOnes > 0 && (
              <Text
                as="span"
                weight={600}
                tone="accent"
                py={0}
                px={6}
                ground="accent"
                className={styles.badge}
              >
                {number}
              </Text>
            )}
          </Button>
        )}
        panel={{ className: styles.panel, 'aria-labelledby': id }}
      >
        <Text as="h2" size="lg" weight={600} id={id}>
          {t('title')}
        </Text>
        {parts && (
          <parts.SavedPanel {...current} words={words} onAsk={ask} onLeave={() => setOpened(false)} />
        )}
      </Popup>
      {asked && parts && (
        <parts.SavedDialog {...current} words={words} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
