import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { postFigureNames } from '../../../../contract/catalogue/post-metrics.ts';
import { PostCell } from '../../../market/shared/posts/PostCell.tsx';
import { paths } from '../../../app/paths.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { Count } from '../../../ui/figures/Count.tsx';
import { type Column, DataTable } from '../../../ui/tables/DataTable.tsx';
import type { TabProps } from '../EffectTabs.tsx';
import type { EffectView } from '../queries.ts';
import { Text } from '../../../ui/box/Box.tsx';

type Row = EffectView['heldBack'][number];

function useColumns(projectId: number): Column<Row>[] {
  const { t } = useTranslation('effects');
  const { t: monitors } = useTranslation('monitors');
  return [
    {
      key: 'post',
      head: t('posts', { ns: 'common' }),
      width: 300,
      cell: post => (
        <PostCell
          post={{ ...post, durationSeconds: null, isSponsored: false }}
          to={paths.monitoredPost(projectId, post.key)}
        />
      ),
    },
    ...postFigureNames.map((name): Column<Row> => ({
      key: name,
      head: monitors(`figure.${name}`),
      align: 'end',
      width: 100,
      cell: row => <Count value={row[name]} />,
    })),
  ];
}

/** Posts whose figures may be shown but not used in calculations. */
export function HeldBackCard({ effect: { heldBack, posts, project } }: TabProps) {
  const { t } = useTranslation('effects');
  const columns = useColumns(project.id);
  return (
    <Card title={t('overview.heldBack')}>
      <Text size="md" tone="soft" leading="relaxed">
        {t('overview.heldBackAbout')}
        {posts.heldBack > heldBack.length &&
          ` ${t('overview.heldBackMore', { all: fullCount(posts.heldBack), shown: fullCount(heldBack.length) })}`}
      </Text>
      <DataTable
        label={t('overview.heldBack')}
        columns={columns}
        rows={heldBack}
        keyOf={({ key }) => key}
        density="compact"
      />
    </Card>
  );
}
