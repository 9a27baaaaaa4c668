import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listShortLinks } from '../../../../contract/links/short-links.ts';
import { call } from '../../../app/api.ts';
import { keyOfPage } from '../../../links/shared/queries.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import choices from '../choices.module.css';
import styles from './LinkField.module.css';

/** Only the newest are listed; others are found by keyword. */
const max = 50;

/** Reloads when the user returns from creating a link in another tab. */
const useChoices = (keyword: string) =>
  useQuery({
    queryKey: keyOfPage(`choices ${keyword}`),
    queryFn: ({ signal }) =>
      call(listShortLinks, {
        query: { size: max, ...(keyword && { keyword }) },
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

export interface LinkChoicesProps {
  value: number | null;
  onChoose: (linkId: number | null) => void;
}

/** The team's short links, newest first, to choose one or none. */
export function LinkChoices({ value, onChoose }: LinkChoicesProps) {
  const { t } = useTranslation('mail-tasks');
  const [keyword, setKeyword] = useState('');
  const { data } = useChoices(useDeferredValue(keyword.trim()));
  return (
    <>
      <input
        type="search"
        className={choices.search}
        data-autofocus
        aria-label={t('link.search')}
        placeholder={t('link.search')}
        maxLength={100}
        value={keyword}
        onChange={event => setKeyword(event.target.value)}
      />
      <ul className={`${choices.choices} ${styles.list}`} aria-label={t('link.choose')}>
        {!keyword && (
          <li>
            <Text
              as="button"
              block
              tone="ink"
              textAlign="start"
              plain
              full
              py={8}
              px={10}
              pointer
              type="button"
              aria-pressed={value === null}
              onClick={() => onChoose(null)}
            >
              {t('link.none')}
            </Text>
          </li>
        )}
        {data?.links.map(({ id, name, shortUrl, state }) => (
          <li key={id}>
            <Text
              as="button"
              block
              tone="ink"
              textAlign="start"
              plain
              full
              py={8}
              px={10}
              pointer
              type="button"
              aria-pressed={id === value}
              onClick={() => onChoose(id)}
            >
              <bdi>{name}</bdi> {state !== 'on' && <Tag tone="warn">{t(`link.state.${state}`)}</Tag>}
              <Text as="small" block size="sm" tone="soft" truncate dir="ltr">
                {shortUrl}
              </Text>
            </Text>
          </li>
        ))}
        {!data && <Skeleton width="90%" height={80} />}
        {data && !data.links.length && (
          <Text as="li" size="sm" tone="soft" p={8}>
            {t(keyword ? 'link.noneFound' : 'link.noneYet')}
          </Text>
        )}
      </ul>
    </>
  );
}
