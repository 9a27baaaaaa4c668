import { useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { searchCreators } from '../../../contract/creators.ts';
import type { ThreadRow } from '../../../contract/inbox.ts';
import type { Platform } from '../../../contract/platform.ts';
import { call, untold } from '../../api.ts';
import { platformNames, platforms } from '../../layout/platform-names.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Count } from '../../ui/Count.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { SelectBox } from '../../ui/SelectBox.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAssigningCreator } from './acts.ts';
import styles from './card.module.css';

interface Asked {
  platform: Platform;
  keyword: string;
}

const useFound = (asked: Asked | null) =>
  useQuery({
    queryKey: ['creators', 'find', asked?.platform, asked?.keyword],
    queryFn: ({ signal }) =>
      call<typeof searchCreators>('GET', '/kol/api/creators', {
        query: { ...asked },
        faults: 'page',
        signal,
      }),
    enabled: asked !== null,
  });

interface ResultsProps {
  asked: Asked | null;
  isBusy: boolean;
  onChoose: (id: number, name: string) => void;
}

function Results({ asked, isBusy, onChoose }: ResultsProps) {
  const { t } = useTranslation('inbox');
  const { data, error, isError, refetch } = useFound(asked);
  if (!asked) return null;
  if (isError) return <ErrorState message={untold(error)} onRetry={() => void refetch()} />;
  if (!data) return <Bone width="100%" height={150} />;
  if (!data.creators.length) return <p role="status">{t('finder.none')}</p>;
  return (
    <ul className={styles.found} aria-label={t('finder.results')}>
      {data.creators.map(({ id, name, handle, avatarUrl, followers }) => {
        const shown = name || handle;
        return (
          <li key={id}>
            <button
              type="button"
              disabled={isBusy}
              aria-label={t('finder.choose', { name: shown })}
              onClick={() => onChoose(id, shown)}
            >
              <Avatar name={shown} src={avatarUrl} size={32} />
              <span>
                <bdi>{shown}</bdi>
                <small dir="ltr">@{handle}</small>
              </span>
              <Count value={followers} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Finds the creator a conversation is with, who then owns its address. */
export function CreatorFinder({ thread, onClose }: { thread: ThreadRow; onClose: () => void }) {
  const { t } = useTranslation('inbox');
  const [platform, setPlatform] = useState<Platform>('tiktok');
  const [keyword, setKeyword] = useState(thread.counterpart.name);
  const [asked, setAsked] = useState<Asked | null>(null);
  const assigning = useAssigningCreator(thread.id);
  const choose = (id: number, name: string) =>
    assigning.mutate(id, {
      onSuccess() {
        showToast('success', t('finder.done', { name }));
        onClose();
      },
    });
  return (
    <FormDialog title={t('finder.title')} onClose={onClose}>
      <p className={styles.hint}>{t('finder.hint', { address: thread.counterpart.address })}</p>
      <form
        role="search"
        className={styles.finder}
        onSubmit={event => {
          event.preventDefault();
          if (keyword.trim()) setAsked({ platform, keyword: keyword.trim() });
        }}
      >
        <input
          type="search"
          aria-label={t('finder.keyword')}
          placeholder={t('finder.keyword')}
          maxLength={100}
          value={keyword}
          onChange={event => setKeyword(event.currentTarget.value)}
        />
        <SelectBox
          label={t('finder.platform')}
          value={platform}
          options={platforms.map(value => ({ value, label: platformNames[value] }))}
          onChange={setPlatform}
        />
        <Button type="submit" size="sm">
          {t('finder.search')}
        </Button>
      </form>
      <Results asked={asked} isBusy={assigning.isPending} onChoose={choose} />
    </FormDialog>
  );
}
