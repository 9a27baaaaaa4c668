import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../../contract/core/format.ts';
import { Text } from '../../../../ui/box/Box.tsx';
import { Part, type PartOfReport } from '../Part.tsx';
import { PostCards } from './PostCards.tsx';
import { PostTable } from './PostTable.tsx';

/** Up to this many posts are shown as cards; with more, the best are cards and all are in a table. */
const maxCards = 12;

export function PostsPart({ content: { gallery, zone } }: PartOfReport) {
  const { t } = useTranslation('client-reports');
  if (!gallery) return null;
  const isMany = gallery.length > maxCards;
  const aside = isMany && t('posts.gallery', { number: fullCount(maxCards) });
  return (
    <>
      <Part title={t('part.posts')} aside={aside || undefined} isLong>
        {gallery.length ? (
          <PostCards posts={gallery.slice(0, maxCards)} zone={zone} />
        ) : (
          <Text size="xs" tone="soft">
            {t('posts.none')}
          </Text>
        )}
      </Part>
      {isMany && (
        <Part title={t('posts.all')} aside={fullCount(gallery.length)} isLong>
          <PostTable posts={gallery} zone={zone} />
        </Part>
      )}
    </>
  );
}
