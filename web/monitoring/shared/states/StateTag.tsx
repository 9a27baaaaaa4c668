import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { isOffline } from '../../../../contract/monitoring/monitor-kinds.ts';
import type { PostState } from '../../../../contract/catalogue/post-metrics.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';

const tones = { waiting: 'plain', online: 'good', private: 'warn', gone: 'bad' } as const;

export interface StateTagProps {
  state: PostState;
  since: string | null;
  /** Writes the time beside it, not only on hover. */
  showsSince?: boolean;
}

/** Whether a post is online, and since when it is not. */
export function StateTag({ state, since, showsSince }: StateTagProps) {
  const { t } = useTranslation('monitors');
  const at = since && t(`post.since.${state}`, { at: dateTime(since) });
  return (
    <Group as="span" inline gap={2} columnGap={8} wrap>
      <Tag tone={tones[state]} title={at || undefined}>
        {t(`post.state.${state}`)}
      </Tag>
      {showsSince && isOffline(state) && at && (
        <Text as="span" size="sm" tone="faint">
          {at}
        </Text>
      )}
    </Group>
  );
}
