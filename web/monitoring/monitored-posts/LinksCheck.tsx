import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../contract/core/format.ts';
import { platformNames } from '../../catalogue/shared/display-names.ts';
import { LineResults } from '../../ui/feedback/LineResults.tsx';
import { Group, Stack } from '../../ui/box/Box.tsx';
import { unitsOf } from '../shared/projects/quota-units.ts';
import type { TriedPosts } from './queries.ts';

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

/** What would become of each line, the room left in the plan, and the cost. */
export function LinksCheck({ tried: { posts, lines, room, ways } }: { tried: TriedPosts }) {
  const { t } = useTranslation('monitors');
  const counted = (count: number) => ({ count, number: fullCount(count) });
  return (
    <>
      <Group as="p" gap={2} columnGap={16} align="stretch" wrap weight={600}>
        <span data-tone={posts.length ? 'good' : undefined}>{t('links.named', counted(posts.length))}</span>
        <span data-tone={posts.length > room ? 'warn' : undefined}>{t('links.room', counted(room))}</span>
      </Group>
      <LineResults isTry results={lines} reasonText={each => t(`links.reason.${each}`)} />
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
