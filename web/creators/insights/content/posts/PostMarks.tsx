import { useTranslation } from 'react-i18next';
import type { ListedPost } from '../../../../../contract/creators/insights/insights.ts';
import { Tag } from '../../../../ui/labels/Tag.tsx';

/** The marks of a post beside its caption: sponsored, and how that is known; outlier. */
export function PostMarks({ post }: { post: ListedPost }) {
  const { t } = useTranslation('creators');
  const { t: insights } = useTranslation('insights');
  return (
    <>
      {post.platformSponsored && <Tag tone="warn">{t('post.sponsored')}</Tag>}
      {post.captionDisclosed && <Tag tone="warn">{t('post.disclosed')}</Tag>}
      {post.outlier && (
        <Tag tone={post.outlier === 'high' ? 'good' : 'bad'}>
          {insights(`content.outlier.${post.outlier}`)}
        </Tag>
      )}
    </>
  );
}
