import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CampaignGoal, campaignGoals } from '../../../../contract/campaigns/campaign-kinds.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import type { Platform } from '../../../../contract/core/platform.ts';
import { useCampaign } from '../../shared/campaign-calls.ts';
import { regionName } from '../../../catalogue/shared/display-names.ts';
import { platformNames, platforms } from '../../../layout/search/platform-names.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { type CampaignValues, goalName, valuesOf } from './campaign-values.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from '../campaigns.module.css';

/** Named like their fields. */
type PlainName = Exclude<keyof CampaignValues, 'brief' | 'budgetMinor' | Platform | `goal.${CampaignGoal}`>;

export interface ConflictDialogProps {
  /** The state when the form was opened. */
  campaign: Campaign;
  values: CampaignValues;
  /** @param theirs the current revision */
  onKeepMine: (theirs: number) => void;
  onCancel: () => void;
}

/** Two people changed the same campaign: shows what the other one changed, and neither loses their text. */
export function ConflictDialog({ campaign, values, onKeepMine, onCancel }: ConflictDialogProps) {
  const { t } = useTranslation('campaigns');
  const [before] = useState(() => valuesOf(campaign, regionName));
  const { data: now, refetch, isFetching } = useCampaign(campaign.id);
  useEffect(() => {
    void refetch();
  }, [refetch]);
  const theirs = now && valuesOf(now, regionName);
  const changed = theirs
    ? (Object.keys(before) as (keyof CampaignValues)[]).filter(name => theirs[name] !== before[name])
    : [];
  const wordOf = (name: keyof CampaignValues): string => {
    const platform = platforms.find(each => each === name);
    if (platform) return platformNames[platform];
    const goal = campaignGoals.find(each => goalName(each) === name);
    if (goal) return t(`goal.${goal}`);
    if (name === 'brief') return t('brief.title');
    if (name === 'budgetMinor') return t('field.budget');
    return t(`field.${name as PlainName}`);
  };
  const textOf = (value: string | boolean) =>
    typeof value === 'string' ? value || t('conflict.nothing') : t(value ? 'conflict.yes' : 'conflict.no');
  return (
    <ConfirmDialog
      title={t('conflict.title')}
      confirm={t('conflict.confirm')}
      cancel={t('conflict.cancel')}
      isBusy={isFetching}
      onConfirm={() => void refetch().then(({ data }) => data && onKeepMine(data.revision))}
      onCancel={onCancel}
    >
      {t('conflict.about')}
      {theirs && (
        <Stack as="ul" gap={4} breaks className={styles.changed}>
          {changed.map(name => (
            <li key={name}>
              {wordOf(name)}
              {name === 'brief' || t('conflict.theirs', { value: textOf(theirs[name]) })}
              {values[name] !== theirs[name] && <strong> {t('conflict.differs')}</strong>}
            </li>
          ))}
        </Stack>
      )}
    </ConfirmDialog>
  );
}
