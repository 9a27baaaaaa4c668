import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { platformNames } from '../../catalogue/shared/display-names.ts';
import { Scrollable } from '../../ui/tables/Scrollable.tsx';
import { Group, Stack } from '../../ui/box/Box.tsx';
import styles from '../shared/projects/dialogs.module.css';
import { unitsOf } from '../shared/projects/quota-units.ts';
import type { TriedPosts } from './queries.ts';

const maxShown = 50;

function Way({ way, isNamed }: { way: TriedPosts['ways'][number]; isNamed: boolean }) {
  const { t } = useTranslation('monitors');
  const { t: sources } = useTranslation('sources');
  const platform = platformNames[way.platform];
  if (!way.source) return <li data-tone="warn">{t('links.noWay', { platform })}</li>;
  const source = sources(`names.${way.source}`);
  const units = unitsOf(way.unitsCenti);
  return (
    <li>
      {t('links.way', { platform, source, units, quota: fullCount(way.quota) })}
      {way.wantsCreator && !isNamed && ` ${t('links.wantsCreator')}`}
    </li>
  );
}

/** What the links would add, which lines are invalid, the room left in the plan, and the cost. */
export function LinksCheck({ tried: { posts, refused, room, ways } }: { tried: TriedPosts }) {
  const { t } = useTranslation('monitors');
  const counted = (count: number) => ({ count, number: fullCount(count) });
  const more = (all: number) => all > maxShown && <li>{t('links.more', counted(all - maxShown))}</li>;
  return (
    <>
      <Group as="p" gap={2} columnGap={16} align="stretch" wrap weight={600}>
        <span data-tone={posts.length ? 'good' : undefined}>{t('links.named', counted(posts.length))}</span>
        {refused.length > 0 && <span data-tone="warn">{t('links.refused', counted(refused.length))}</span>}
        <span data-tone={posts.length > room ? 'warn' : undefined}>{t('links.room', counted(room))}</span>
      </Group>
      {posts.length > 0 && (
        <Scrollable as="ul" className={styles.found} aria-label={t('links.named', counted(posts.length))}>
          {posts.slice(0, maxShown).map(({ key, platform, url, handle }) => (
            <li key={key}>
              <span className={styles.lineNumber}>{platformNames[platform]}</span>
              {handle && <bdi dir="ltr">@{handle}</bdi>}
              <bdi dir="ltr" title={url}>
                {url.replace(/^https?:\/\/(?:www\.)?/, '')}
              </bdi>
            </li>
          ))}
          {more(posts.length)}
        </Scrollable>
      )}
      {refused.length > 0 && (
        <Scrollable
          as="ul"
          className={styles.refused}
          aria-label={t('links.refused', counted(refused.length))}
        >
          {refused.slice(0, maxShown).map(({ line, text, reason }) => (
            <li key={`${line} ${text}`}>
              <span className={styles.lineNumber}>{t('links.line', { line })}</span>
              <bdi title={text}>{text}</bdi>
              <span>{t(`links.reason.${reason}`)}</span>
            </li>
          ))}
          {more(refused.length)}
        </Scrollable>
      )}
      {ways.length > 0 && (
        <Stack as="ul" gap={2} tone="soft" aria-label={t('links.ways')}>
          {ways.map(way => (
            <Way
              key={way.platform}
              way={way}
              isNamed={posts.every(({ platform, handle }) => platform !== way.platform || handle !== '')}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
