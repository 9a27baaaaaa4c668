import { useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { searchCreators } from '../../../contract/creators/search/creator-search.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { call, unreported } from '../../app/api.ts';
import { platformNames, platforms } from '../../layout/search/platform-names.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Count } from '../../ui/figures/Count.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './CreatorSearch.module.css';

export interface FoundCreator {
  id: number;
  name: string;
  avatarUrl: string;
}

interface SearchParams {
  platform: Platform;
  keyword: string;
}

export interface CreatorSearchProps {
  /** Texts of the page, since choosing a creator means something else on each page. */
  words: {
    keyword: string;
    platform: string;
    search: string;
    results: string;
    none: string;
    choose: (name: string) => string;
  };
  /** The initial text of the field. */
  keyword?: string;
  isBusy?: boolean;
  onChoose: (creator: FoundCreator) => void;
}

const useFound = (asked: SearchParams | null) =>
  useQuery({
    queryKey: ['creators', 'find', asked?.platform, asked?.keyword],
    queryFn: ({ signal }) =>
      call(searchCreators, {
        query: { ...asked },
        errorDisplay: 'page',
        signal,
      }),
    enabled: asked !== null,
  });

type ResultsProps = Omit<CreatorSearchProps, 'keyword'> & { asked: SearchParams | null };

function Results({ asked, words, isBusy, onChoose }: ResultsProps) {
  const { data, error, isError, refetch } = useFound(asked);
  if (!asked) return null;
  if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={150} />;
  if (!data.creators.length) return <p role="status">{words.none}</p>;
  return (
    <Stack as="ul" className={styles.found} aria-label={words.results}>
      {data.creators.map(({ id, name, handle, avatarUrl, followers }) => {
        const shown = name || handle;
        return (
          <li key={id}>
            <Group
              as="button"
              gap={10}
              tone="ink"
              textAlign="start"
              plain
              full
              py={8}
              px={10}
              radius="control"
              pointer
              type="button"
              disabled={isBusy}
              aria-label={words.choose(shown)}
              onClick={() => onChoose({ id, name: shown, avatarUrl })}
            >
              <Avatar name={shown} src={avatarUrl} size={32} />
              <span>
                <bdi>{shown}</bdi>
                <Text as="small" size="sm" tone="faint" dir="ltr">
                  @{handle}
                </Text>
              </span>
              <Count value={followers} />
            </Group>
          </li>
        );
      })}
    </Stack>
  );
}

/** Searches the catalogue in a dialog, to choose one creator. */
export function CreatorSearch({ keyword: first = '', ...results }: CreatorSearchProps) {
  const { words } = results;
  const [platform, setPlatform] = useState<Platform>('tiktok');
  const [keyword, setKeyword] = useState(first);
  const [asked, setAsked] = useState<SearchParams | null>(null);
  return (
    <>
      <form
        role="search"
        className={styles.search}
        onSubmit={event => {
          event.preventDefault();
          // Otherwise the form that opened the dialog would be submitted too.
          event.stopPropagation();
          if (keyword.trim()) setAsked({ platform, keyword: keyword.trim() });
        }}
      >
        <input
          type="search"
          aria-label={words.keyword}
          placeholder={words.keyword}
          maxLength={100}
          value={keyword}
          onChange={event => setKeyword(event.currentTarget.value)}
        />
        <SelectBox
          label={words.platform}
          value={platform}
          options={platforms.map(value => ({ value, label: platformNames[value] }))}
          onChange={setPlatform}
        />
        <Button type="submit" size="sm">
          {words.search}
        </Button>
      </form>
      <Results asked={asked} {...results} />
    </>
  );
}
