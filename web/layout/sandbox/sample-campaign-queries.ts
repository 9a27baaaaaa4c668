import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addSampleCampaign,
  getSampleCampaign,
  removeSampleCampaign,
} from '../../../contract/sandbox/sample-campaign.ts';
import { usualZone } from '../../../contract/core/time/zone-clock.ts';
import { call } from '../../app/api.ts';
import { useSettingsOfSite } from '../queries.ts';
import { useSession } from '../../session/session.ts';

/** The sample campaign of the team; without data for those who can have none. */
export function useSampleCampaign() {
  const { isAdmin } = useSession();
  const { data: site } = useSettingsOfSite();
  return useQuery({
    queryKey: ['sample-campaign'],
    queryFn: ({ signal }) => call(getSampleCampaign, { errorDisplay: 'page', signal }),
    enabled: isAdmin && site?.sandbox === true,
  });
}

/** @param onAdded called before the pages change, because the caller goes with them */
export function useAddSample(onAdded: (campaignId: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(addSampleCampaign, { body: { zone: usualZone() } }),
    onSuccess: ({ campaignId }) => onAdded(campaignId),
    // It brings something to nearly every page.
    onSettled: () => queries.invalidateQueries(),
  });
}

export function useRemoveSample(onRemoved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeSampleCampaign),
    onSuccess: onRemoved,
    onSettled: () => queries.invalidateQueries(),
  });
}
