import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchPlatform } from '../../../../contract/core/platform.ts';
import { useSavedSearches } from './queries.ts';
import { Stack, Text } from '../../../ui/box/Box.tsx';
import { isSameQuery } from './saved-text.ts';

export interface SaveCurrentProps {
  platform: SearchPlatform;
  query: string;
  /** No filter is set, so the search would match every creator. */
  isEmpty: boolean;
  onSave: () => void;
}

/** Saves the current search, or says why there is nothing to save. */
export function SaveCurrent({ platform, query, isEmpty, onSave }: SaveCurrentProps) {
  const { t } = useTranslation('saved-searches');
  const id = useId();
  const { data } = useSavedSearches();
  const same = data?.searches.find(each => each.platform === platform && isSameQuery(each.query, query));
  const isFull = data !== undefined && data.searches.length >= data.most;
  const reason = isEmpty
    ? t('nothingSet')
    : same
      ? t('already', { name: same.name })
      : isFull
        ? t('full', { count: data.most })
        : '';
  return (
    <Stack gap={6} fixed>
      <Button
        size="sm"
        fullWidth
        disabled={reason !== ''}
        aria-describedby={reason ? id : undefined}
        onClick={onSave}
      >
        {t('saveCurrent')}
      </Button>
      {reason && (
        <Text size="sm" tone="soft" breaks id={id}>
          {reason}
        </Text>
      )}
    </Stack>
  );
}
