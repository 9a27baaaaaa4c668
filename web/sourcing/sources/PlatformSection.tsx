import { useTranslation } from 'react-i18next';
import type { Platform } from '../../../contract/core/platform.ts';
import type { Source } from '../../../contract/sourcing/sources.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { PlanLine } from './PlanLine.tsx';
import type { Sources } from './queries.ts';
import { SourceCard } from './card/SourceCard.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import styles from './page.module.css';

export interface PlatformSectionProps {
  /** Null for sources of several platforms. */
  platform: Platform | null;
  sources: readonly Source[];
  data: Sources;
  onFaults: (code: SourceCode) => void;
}

/** A platform: its refresh plan and its sources. */
export function PlatformSection({ platform, sources, data, onFaults }: PlatformSectionProps) {
  const { t } = useTranslation('sources');
  const plan = data.plans.find(each => each.platform === platform);
  const id = `platform-${platform ?? 'several'}`;
  return (
    <Stack as="section" gap={12} shrink aria-labelledby={id}>
      <Group as="header" gap={4} columnGap={24} align="baseline" justify="between" wrap>
        <Text as="h2" size="2xl" id={id}>
          {platform ? platformNames[platform] : t('otherPlatforms')}
        </Text>
        {plan && <PlanLine plan={plan} />}
      </Group>
      {sources.map(source => (
        <SourceCard
          key={source.code}
          source={source}
          folder={data.folder}
          callbackUrl={data.callbackUrl}
          isSandbox={data.moods.length > 0}
          onFaults={() => onFaults(source.code)}
        />
      ))}
      {platform === 'tiktok' && (
        <Text size="sm" tone="faint" className={styles.note}>
          {t('research')}
        </Text>
      )}
    </Stack>
  );
}
