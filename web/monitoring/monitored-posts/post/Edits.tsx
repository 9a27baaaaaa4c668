import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/Card.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import type { PostView } from '../queries.ts';
import styles from './post.module.css';

export interface EditsProps {
  /** Oldest first. */
  edits: PostView['edits'];
  /** The current caption. */
  caption: string;
}

/** The edits of the caption, each before and after, newest first. */
export function Edits({ edits, caption }: EditsProps) {
  const { t } = useTranslation('monitors');
  const changes = edits.map(({ at, before }, place) => ({
    at,
    before,
    after: edits[place + 1]?.before ?? caption,
  }));
  return (
    <Card title={t('edits.title')} aside={t('edits.count', { count: edits.length, number: edits.length })}>
      <ol className={styles.edits}>
        {changes.toReversed().map(({ at, before, after }) => (
          <li key={at}>
            <Moment at={at} />
            <dl>
              <div>
                <dt>{t('edits.before')}</dt>
                <dd>
                  <bdi>{before || t('post.noCaption')}</bdi>
                </dd>
              </div>
              <div>
                <dt>{t('edits.after')}</dt>
                <dd>
                  <bdi>{after || t('post.noCaption')}</bdi>
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Card>
  );
}
