import { useTranslation } from 'react-i18next';
import { compactCount, fullCount } from '../../../../contract/core/format.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import type { PostFigures } from '../queries.ts';
import { Text } from '../../../ui/box/Box.tsx';
import styles from './content.module.css';

export interface TagCardProps {
  of: 'hashtags' | 'mentions';
  tags: PostFigures['hashtags'];
  /** The current filter of the list. */
  keyword: string;
  onChoose: (keyword: string) => void;
}

const signs = { hashtags: '#', mentions: '@' } as const;

/** Hashtags or mentions with the results of their posts; choosing one filters the list. */
export function TagCard({ of, tags, keyword, onChoose }: TagCardProps) {
  const { t } = useTranslation('insights');
  const title = t(`content.${of}`);
  return (
    <Card title={title} aside={tags.length > 0 && t('content.chooseTag')}>
      {tags.length ? (
        <Scrollable className={styles.tags} aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{title}</th>
                <th scope="col">{t('content.posts')}</th>
                <th scope="col">{t('content.medianPlays')}</th>
              </tr>
            </thead>
            <tbody>
              {tags.map(({ tag, posts, medianPlays }) => {
                const word = `${signs[of]}${tag}`;
                const isChosen = keyword === word;
                return (
                  <tr key={tag}>
                    <th scope="row">
                      <button
                        type="button"
                        aria-pressed={isChosen}
                        title={word}
                        onClick={() => onChoose(isChosen ? '' : word)}
                      >
                        {word}
                      </button>
                    </th>
                    <td>{posts}</td>
                    <td title={fullCount(medianPlays)}>{compactCount(medianPlays)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Scrollable>
      ) : (
        <Text size="sm" tone="faint">
          {t(`content.no.${of}`)}
        </Text>
      )}
    </Card>
  );
}
