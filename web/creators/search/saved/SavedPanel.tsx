import { useTranslation } from 'react-i18next';
import type { SearchPlatform } from '../../../../contract/core/platform.ts';
import { useListNames } from '../queries.ts';
import { DeleteSearchDialog } from './DeleteSearchDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { useSavedCalls } from './queries.ts';
import { SaveCurrent } from './SaveCurrent.tsx';
import { proposedName, wordsOfQuery } from './saved-text.ts';
import { SavedList } from './SavedList.tsx';
import type { OpenDialog } from './SavedSearches.tsx';

interface CurrentSearch {
  platform: SearchPlatform;
  query: string;
  isSorted: boolean;
  /** Its conditions. */
  words: readonly string[];
}

interface SavedPanelProps extends CurrentSearch {
  onAsk: (dialog: OpenDialog) => void;
  onLeave: () => void;
}

export function SavedPanel({ platform, query, isSorted, words, onAsk, onLeave }: SavedPanelProps) {
  return (
    <>
      <SavedList
        platform={platform}
        query={query}
        onAsk={(what, search) => onAsk({ what, search })}
        onLeave={onLeave}
      />
      <SaveCurrent
        platform={platform}
        query={query}
        isEmpty={!words.length && !isSorted}
        onSave={() => onAsk({ what: 'save' })}
      />
    </>
  );
}

interface SavedDialogProps extends CurrentSearch {
  asked: OpenDialog;
  onClose: () => void;
}

/** Names, renames or deletes a saved search. */
export function SavedDialog({ platform, query, words, asked, onClose }: SavedDialogProps) {
  const { t } = useTranslation('saved-searches');
  const { t: creators } = useTranslation('creators');
  const lists = useListNames();
  const calls = useSavedCalls();
  const submit = t('save', { ns: 'common' });
  if (asked.what === 'delete') return <DeleteSearchDialog search={asked.search} onClose={onClose} />;
  if (asked.what === 'rename')
    return (
      <NameDialog
        title={t('form.renameTitle')}
        words={wordsOfQuery(asked.search.query, creators, lists) || t('everybody')}
        initial={asked.search.name}
        submit={submit}
        done={t('form.renamed')}
        save={name => calls.rename(asked.search.id, name)}
        onClose={onClose}
      />
    );
  return (
    <NameDialog
      title={t('form.saveTitle')}
      words={words.join(' · ') || t('everybody')}
      initial={proposedName([...words])}
      submit={submit}
      done={t('form.saved')}
      save={name => calls.save({ name, platform, query })}
      onClose={onClose}
    />
  );
}
