import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Candidate } from '../../../contract/campaigns/candidates.ts';
import { platformNames, regionName } from '../../catalogue/shared/display-names.ts';
import { paths } from '../../app/paths.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Box, Group, Text } from '../../ui/box/Box.tsx';
import styles from './candidates.module.css';

/** Avatar, name and one line about a candidate; marked if the team has blocked them since. */
export function CandidateCell({ row }: { row: Candidate }) {
  const { t } = useTranslation('candidates');
  const name = row.name || row.handle;
  return (
    <Group gap={12} shrink>
      <Avatar name={name} src={row.avatarUrl} />
      <Box shrink>
        <Group as="span" gap={6} shrink>
          <Text
            as={Link}
            shrink
            weight={600}
            truncate
            to={paths.creator(row.platform, row.creatorId)}
            hoverAccent
            className={styles.name}
            title={name}
          >
            {name}
          </Text>
          {row.blocked && <Tag tone="bad">{t('blocked')}</Tag>}
        </Group>
        <Text as="span" block size="sm" tone="faint" truncate className={styles.meta}>
          <bdi dir="ltr" title={`@${row.handle}`}>
            @{row.handle}
          </bdi>
          {` · ${platformNames[row.platform]}`}
          {row.region && ` · ${regionName(row.region)}`}
        </Text>
      </Box>
    </Group>
  );
}
