import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/Card.tsx';
import { Moment } from '../../../ui/dates/Moment.tsx';
import type { PostView } from '../queries.ts';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
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
      <Stack as="ol" gap={16} className={styles.edits}>
        {changes.toReversed().map(({ at, before, after }) => (
          <li key={at}>
            <Moment at={at} />
            <Grid as="dl" gap={8} columnGap={16} mt={4}>
              <div>
                <dt>{t('edits.before')}</dt>
                <Text as="dd" breaks preLine>
                  <bdi>{before || t('post.noCaption')}</bdi>
                </Text>
              </div>
              <div>
                <dt>{t('edits.after')}</dt>
                <Text as="dd" breaks preLine>
                  <bdi>{after || t('post.noCaption')}</bdi>
                </Text>
              </div>
            </Grid>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
