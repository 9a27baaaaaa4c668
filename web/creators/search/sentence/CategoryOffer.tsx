import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import type { SearchPlatform } from '../../../../contract/core/platform.ts';
import { readSentence } from '../../../../contract/creators/search-sentence/read-sentence.ts';
import { categoryName } from '../../../catalogue/shared/display-names.ts';
import { LinkButton } from '../../../ui/navigation/LinkButton.tsx';
import { useFacet, type Choices } from '../queries.ts';
import { changeSearch, type SearchState, writeSearch } from '../search-state.ts';
import { namedCategories } from './named-categories.ts';

export interface CategoryOfferProps {
  platform: SearchPlatform;
  state: SearchState;
  choices: Choices | undefined;
  onTake: (to: SearchState) => void;
}

/** Beside the creators who have the word: the category that it names, with its number of creators. */
export function CategoryOffer({ platform, state, choices, onTake }: CategoryOfferProps) {
  const { t } = useTranslation('creators');
  const { keyword } = state.filter;
  const named = namedCategories(keyword, choices?.categories ?? [], readSentence(keyword));
  const offered = changeSearch(state, { filter: { keyword: '', category: named.join(',') } });
  const { data } = useFacet(platform, writeSearch(offered), named.length ? 'category' : null);
  const counts = data?.values?.filter(({ value }) => named.includes(value)) ?? [];
  const creators = counts.reduce((sum, each) => sum + each.creators, 0);
  if (!named.length || !creators) return null;
  return (
    <LinkButton onClick={() => onTake(offered)}>
      {t('categoryOffer', {
        category: named.map(categoryName).join(t('comma', { ns: 'common' })),
        number: fullCount(creators),
      })}
    </LinkButton>
  );
}
