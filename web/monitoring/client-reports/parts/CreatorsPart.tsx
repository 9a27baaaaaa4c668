import { useTranslation } from 'react-i18next';
import type { ReportCreator } from '../../../../contract/monitoring/client-reports/client-reports.ts';
import { compactCount, fullCount, percentOfBp } from '../../../../contract/core/format.ts';
import { platformNames } from '../../../catalogue/shared/display-names.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import { Part, type PartOfReport } from './Part.tsx';
import tables from './tables.module.css';

function Row({ creator }: { creator: ReportCreator }) {
  const { t } = useTranslation('client-reports');
  const { name, handle, platform, avatarUrl, allPosts, figures } = creator;
  const heldBack = allPosts - figures.posts;
  return (
    <tr>
      <th scope="row">
        <Group as="span" gap={8} className={tables.person}>
          <Avatar name={name || handle} src={avatarUrl} size={28} />
          <span>
            <bdi>{name || handle}</bdi>
            <small>
              {platformNames[platform]}
              {handle && (
                <>
                  {' · '}
                  <bdi dir="ltr">@{handle}</bdi>
                </>
              )}
            </small>
          </span>
        </Group>
      </th>
      <td data-number>
        {fullCount(allPosts)}
        {heldBack > 0 && <small>{t('creators.heldBack', { number: fullCount(heldBack) })}</small>}
      </td>
      <td data-number>{compactCount(figures.plays)}</td>
      <td data-number>{compactCount(figures.likes)}</td>
      <td data-number>{compactCount(figures.comments)}</td>
      <td data-number>{compactCount(figures.shares)}</td>
      <td data-number>{percentOfBp(figures.engagementBp)}</td>
    </tr>
  );
}

/** The creators, with the sums of their posts' figures. */
export function CreatorsPart({ content: { creators } }: PartOfReport) {
  const { t } = useTranslation('client-reports');
  if (!creators) return null;
  const heads = ['posts', 'plays', 'likes', 'comments', 'shares', 'engagement'] as const;
  return (
    <Part title={t('part.creators')} isLong>
      {creators.length ? (
        <Scrollable className={tables.wide} role="group" aria-label={t('part.creators')}>
          <Text as="table" size="sm" full className={tables.table}>
            <thead>
              <tr>
                <th scope="col">{t('creator', { ns: 'common' })}</th>
                {heads.map(name => (
                  <th key={name} scope="col" data-number>
                    {t(`figure.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {creators.map(creator => (
                <Row key={`${creator.platform} ${creator.handle} ${creator.name}`} creator={creator} />
              ))}
            </tbody>
          </Text>
        </Scrollable>
      ) : (
        <Text size="xs" tone="soft">
          {t('creators.none')}
        </Text>
      )}
    </Part>
  );
}
