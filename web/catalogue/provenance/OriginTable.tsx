import { useTranslation } from 'react-i18next';
import { isCreatorField, specOf } from '../../../contract/core/sources/creator-fields.ts';
import { unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Moment } from '../../ui/dates/Moment.tsx';
import { Scrollable } from '../../ui/tables/Scrollable.tsx';
import { Box, Text } from '../../ui/box/Box.tsx';
import styles from './origins.module.css';
import type { useOrigins } from './queries.ts';
import { currentLang } from '../../i18n/lang.ts';
import { type Line, together } from './group-origins.ts';

/** Daily counts have only a day. */
function When({ at, facts }: Pick<Line, 'at' | 'facts'>) {
  if (facts.every(({ field }) => field !== 'snapshots')) return <Moment at={at} />;
  return (
    <time dateTime={at.slice(0, 10)} dir="ltr">
      {at.slice(0, 10)}
    </time>
  );
}

/** Each field with its source, its time, and how long it may be kept; then what is held back, and why. */
export function OriginTable({ query }: { query: ReturnType<typeof useOrigins> }) {
  const { t } = useTranslation('refreshes');
  const { data, error, isError, refetch } = query;
  if (isError) return <ErrorState message={unreported(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton width="100%" height={180} />;
  const lines = together(data.origins);
  const factText = ({ field, count }: Line['facts'][number]) =>
    count !== null && (field === 'posts' || field === 'snapshots')
      ? t(`origins.many.${field}`, { count })
      : isCreatorField(field)
        ? specOf(field).label[currentLang]
        : t(`origins.field.${field}`);
  const isBound = lines.some(({ keepUntil }) => keepUntil !== null);
  return (
    <>
      <Scrollable className={styles.scroll} aria-label={t('origins.button')}>
        <Box as="table" full className={styles.table}>
          <thead>
            <tr>
              <Text as="th" weight={400} textAlign="start" scope="col">
                {t('origins.what')}
              </Text>
              <Text as="th" weight={400} textAlign="start" scope="col">
                {t('origins.source')}
              </Text>
              <Text as="th" weight={400} textAlign="start" scope="col">
                {t('origins.at')}
              </Text>
              {isBound && (
                <Text as="th" weight={400} textAlign="start" scope="col">
                  {t('origins.keepUntil')}
                </Text>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ facts, sourceName, at, oldestAt, keepUntil }) => (
              <tr key={facts.map(({ field }) => field).join() + sourceName + at}>
                <Text as="th" weight={400} textAlign="start" scope="row">
                  {facts.map(factText).join(t('comma', { ns: 'common' }))}
                </Text>
                <Text as="td" weight={400} textAlign="start" data-name={t('origins.source')}>
                  {sourceName}
                </Text>
                <Text as="td" weight={400} textAlign="start" data-name={t('origins.at')}>
                  {oldestAt && (
                    <>
                      <When at={oldestAt} facts={facts} /> {t('origins.to')}{' '}
                    </>
                  )}
                  <When at={at} facts={facts} />
                </Text>
                {isBound && (
                  <Text as="td" weight={400} textAlign="start" data-name={t('origins.keepUntil')}>
                    {keepUntil ? <Moment at={keepUntil} /> : t('origins.noEnd')}
                  </Text>
                )}
              </tr>
            ))}
          </tbody>
        </Box>
      </Scrollable>
      {data.heldBackPosts > 0 && (
        <Text tone="ink" role="note">
          {t('origins.heldBack', { count: data.heldBackPosts })}
        </Text>
      )}
      {isBound && <p>{t('origins.keepAbout')}</p>}
    </>
  );
}
