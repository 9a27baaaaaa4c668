import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  keepBriefTemplate,
  listBriefTemplates,
  removeBriefTemplate,
} from '../../../contract/campaigns/campaign-briefs.ts';
import {
  bindCampaignProject,
  createCampaignProject,
  offerCampaignProjects,
  getCampaignProject,
} from '../../../contract/campaigns/campaign-projects.ts';
import { changeCampaign, createCampaign, listCampaigns } from '../../../contract/campaigns/campaigns.ts';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { call } from '../../app/api.ts';
import { campaignsKey } from '../../layout/queries.ts';
import type { CampaignsState } from './list/campaigns-state.ts';

const briefsKey = ['campaign-briefs'];
const errorDisplay = 'page';

/** Milliseconds between polls while the monitor tab is open, because figures change automatically. */
const pollEvery = 60_000;

export type CampaignBody = BodyInputOf<typeof createCampaign>;
export type ProjectReply = ReplyOf<typeof getCampaignProject>;

/** A page of campaigns; the previous one stays while the next one loads. */
export function useCampaigns({ state, name, mine, page, size }: CampaignsState) {
  const query = new URLSearchParams({ page: String(page), size: String(size) });
  if (state) query.set('state', state);
  if (name) query.set('name', name);
  if (mine) query.set('mine', 'true');
  return useQuery({
    queryKey: [...campaignsKey, 'all', query.toString()],
    queryFn: ({ signal }) => call(listCampaigns, { query, errorDisplay, signal }),
    placeholderData: previous => previous,
    staleTime: 0,
  });
}

/** Creates a campaign, or changes the given revision of one. @returns its id */
export function useSaveCampaign() {
  const queries = useQueryClient();
  return async (known: { id: number; revision: number } | null, body: CampaignBody): Promise<number> => {
    const { id } = known
      ? await call(changeCampaign, {
          params: { id: known.id },
          body: { ...body, revision: known.revision },
          errorDisplay,
        }).then(() => known)
      : await call(createCampaign, { body, errorDisplay });
    await queries.invalidateQueries({ queryKey: campaignsKey });
    return id;
  };
}

/** The team's brief templates. */
export const useBriefs = () =>
  useQuery({
    queryKey: briefsKey,
    queryFn: ({ signal }) => call(listBriefTemplates, { errorDisplay, signal }),
    select: ({ briefs }) => briefs,
  });

export function useBriefCalls() {
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: briefsKey });
  return {
    keep: async (body: BodyInputOf<typeof keepBriefTemplate>) => {
      await call(keepBriefTemplate, { body, errorDisplay });
      await renew();
    },
    remove: async (id: number) => {
      await call(removeBriefTemplate, { params: { id } });
      await renew();
    },
  };
}

/** The monitor project of a campaign, and its results so far. */
export const useCampaignProject = (id: number) =>
  useQuery({
    queryKey: [...campaignsKey, 'project', id],
    queryFn: ({ signal }) => call(getCampaignProject, { params: { id }, errorDisplay, signal }),
    refetchInterval: pollEvery,
  });

export const useProjectOffer = (id: number, isWanted: boolean) =>
  useQuery({
    queryKey: [...campaignsKey, 'projects', id],
    queryFn: ({ signal }) =>
      call(offerCampaignProjects, {
        params: { id },
        errorDisplay,
        signal,
      }),
    enabled: isWanted,
    select: ({ projects }) => projects,
  });

/** Binds a project, none with null, or a new one. */
export function useBind(id: number, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (projectId: number | null | 'new') => {
      if (projectId === 'new') await call(createCampaignProject, { params: { id } });
      else await call(bindCampaignProject, { params: { id }, body: { projectId } });
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: campaignsKey }),
  });
}
