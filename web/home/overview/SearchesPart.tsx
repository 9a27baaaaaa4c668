import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import type { SavedSearch } from '../../../contract/creators/saved-searches.ts';
import { paths } from '../../app/paths.ts';
import { searchPlatformName } from '../../layout/search/platform-names.ts';
import { useSavedCalls, useSavedSearches } from '../../creators/search/saved/queries.ts';
import { newNumber } from '../../creators/search/saved/saved-text.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Box, Text } from '../../ui/box/Box.tsx';
import { Nothing, PartCard, Row, Rows } from './PartCard.tsx';

/** The page of the search has all of them. */
const shown = 5;

function Search({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('home');
  const { markSeen } = useSavedCalls();
  const { id, name, platform, query, newCreators } = search;
  return (
    <Row to={paths.search(platform, query)} onOpen={() => void markSeen(id)}>
      <Box as="span" grow shrink>
        <Text as="bdi" block truncate>
          {name}
        </Text>
        <Text as="span" block size="sm" tone="soft">
          {searchPlatformName(platform)}
        </Text>
      </Box>
      {newCreators > 0 ? (
        <Tag tone="accent">{t('searches.new', { count: newCreators, number: newNumber(newCreators) })}</Tag>
      ) : (
        <Text as="span" size="sm" tone="faint" nowrap>
          {t('searches.noNew')}
        </Text>
      )}
    </Row>
  );
}

/** The reader's saved searches, those with new creators first. Counting takes longer than the other parts. */
export function SearchesPart() {
  const { t } = useTranslation('home');
  const { data, isError } = useSavedSearches();
  if (isError) return null;
  const searches = data?.searches.toSorted((a, b) => b.newCreators - a.newCreators) ?? [];
  const more = searches.length - shown;
  return (
    <PartCard title={t('searches.title')} to={paths.search('tiktok')}>
      {!data && <Skeleton width="100%" height={56} />}
      {data && searches.length === 0 && <Nothing>{t('searches.none')}</Nothing>}
      {searches.length > 0 && (
        <Rows label={t('searches.list')}>
          {searches.slice(0, shown).map(search => (
            <Search key={search.id} search={search} />
          ))}
        </Rows>
      )}
      {more > 0 && <Nothing>{t('searches.more', { count: more, number: fullCount(more) })}</Nothing>}
    </PartCard>
  );
}
