import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CampaignFileKind } from '../../../../contract/campaigns/campaign-kinds.ts';
import {
  addCampaignFile,
  fetchCampaignFile,
  listCampaignFiles,
  removeCampaignFile,
} from '../../../../contract/campaigns/campaigns.ts';
import { call, callForFile } from '../../../app/api.ts';
import { campaignsKey } from '../../../layout/queries.ts';
import { saveFile } from '../../../ui/files/save-file.ts';

/** The place of files: a campaign itself, or one of its collaborations. */
export interface FilesOf {
  campaignId: number;
  collaborationId?: number | undefined;
}

const keyOf = ({ campaignId, collaborationId }: FilesOf) => [
  ...campaignsKey,
  'files',
  campaignId,
  collaborationId ?? null,
];

export const useCampaignFiles = (of: FilesOf) =>
  useQuery({
    queryKey: keyOf(of),
    queryFn: ({ signal }) =>
      call(listCampaignFiles, {
        params: { id: of.campaignId },
        query: of.collaborationId === undefined ? {} : { collaborationId: of.collaborationId },
        errorDisplay: 'page',
        signal,
      }),
    select: ({ files }) => files,
  });

export function useAddFile(of: FilesOf) {
  const queries = useQueryClient();
  return async (file: File, kind: CampaignFileKind, onProgress: (share: number) => void): Promise<void> => {
    const body = new FormData();
    body.set('kind', kind);
    if (of.collaborationId !== undefined) body.set('collaborationId', String(of.collaborationId));
    body.set('file', file);
    const params = { id: of.campaignId };
    await call(addCampaignFile, { params, body, errorDisplay: 'page', onProgress });
    await queries.invalidateQueries({ queryKey: keyOf(of) });
  };
}

export function useRemoveFile(of: FilesOf) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (fileId: number) => call(removeCampaignFile, { params: { id: of.campaignId, fileId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(of) }),
  });
}

/** Downloads a file with the browser. */
export const useDownload = (campaignId: number) =>
  useMutation({
    mutationFn: ({ id }: { id: number; name: string }) =>
      callForFile(fetchCampaignFile, {
        params: { id: campaignId, fileId: id },
      }),
    onSuccess: (content, { name }) => saveFile(content, name),
  });
