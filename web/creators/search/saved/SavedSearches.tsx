import { Button, Popover } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../contract/core/limits.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { SavedSearch } from '../../../../contract/creators/saved-searches.ts';
import { useListNames } from '../queries.ts';
import { type SearchState, writeSearch } from '../search-state.ts';
import { DeleteSearchDialog } from './DeleteSearchDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { useSavedCalls, useSavedSearches } from './queries.ts';
import { SaveCurrent } from './SaveCurrent.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './saved.module.css';
import { newNumber, proposedName, searchWords, wordsOfQuery } from './saved-text.ts';
import { SavedList } from './SavedList.tsx';

type OpenDialog = { what: 'save' } | { what: 'rename' | 'delete'; search: SavedSearch };

export interface SavedSearchesProps {
  platform: Platform;
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
  const calls = useSavedCalls();
  const query = writeSearch({ ...state, page: 1, size: limits.pageSizes[0] }).toString();
  const words = searchWords(state, creators, lists);
  const newOnes = saved?.searches.reduce((sum, search) => sum + search.newCreators, 0) ?? 0;
  const number = newNumber(newOnes);
  const close = () => setAsked(undefined);

  function ask(what: OpenDialog) {
    // A dialog opens over the page, not inside the popover.
    setOpened(false);
    setAsked(what);
  }

  return (
    <>
      <Popover opened={opened} onChange={setOpened} position="bottom-end" width={380} trapFocus returnFocus>
        <Popover.Target>
          <Button
            variant="default"
            size="xs"
            className={styles.open}
            leftSection={<IconBookmark size={15} aria-hidden />}
            aria-label={newOnes ? t('openWithNew', { count: newOnes, number }) : t('open')}
            onClick={() => setOpened(is => !is)}
          >
            <span className={styles.wide}>{t('open')}</span>
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
        </Popover.Target>
        <Popover.Dropdown className={styles.panel} aria-labelledby={id}>
          <Text as="h2" size="lg" weight={600} id={id}>
            {t('title')}
          </Text>
          <SavedList
            platform={platform}
            query={query}
            onAsk={(what, search) => ask({ what, search })}
            onLeave={() => setOpened(false)}
          />
          <SaveCurrent
            platform={platform}
            query={query}
            isEmpty={!words.length && state.sort === null}
            onSave={() => ask({ what: 'save' })}
          />
        </Popover.Dropdown>
      </Popover>
      {asked?.what === 'save' && (
        <NameDialog
          title={t('form.saveTitle')}
          words={words.join(' · ') || t('everybody')}
          initial={proposedName(words)}
          submit={t('save', { ns: 'common' })}
          done={t('form.saved')}
          save={name => calls.save({ name, platform, query })}
          onClose={close}
        />
      )}
      {asked?.what === 'rename' && (
        <NameDialog
          title={t('form.renameTitle')}
          words={wordsOfQuery(asked.search.query, creators, lists) || t('everybody')}
          initial={asked.search.name}
          submit={t('save', { ns: 'common' })}
          done={t('form.renamed')}
          save={name => calls.rename(asked.search.id, name)}
          onClose={close}
        />
      )}
      {asked?.what === 'delete' && <DeleteSearchDialog search={asked.search} onClose={close} />}
    </>
  );
}
