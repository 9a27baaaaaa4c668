import { useTranslation } from 'react-i18next';
import type { CampaignState } from '../../../contract/campaigns/campaign-kinds.ts';
import { Tag, type TagProps } from '../../ui/labels/Tag.tsx';

const tones: Record<CampaignState, NonNullable<TagProps['tone']>> = {
  draft: 'plain',
  recruiting: 'accent',
  running: 'good',
  done: 'plain',
  archived: 'plain',
};

/** The state of a campaign. */
export function CampaignStateTag({ state }: { state: CampaignState }) {
  const { t } = useTranslation('campaigns');
  return (
    <Tag tone={tones[state]} title={t(`stateAbout.${state}`)}>
      {t(`state.${state}`)}
    </Tag>
  );
}
