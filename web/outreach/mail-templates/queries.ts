import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import { searchCreators } from '../../../contract/creators/search/creator-search.ts';
import * as contract from '../../../contract/outreach/mail-templates/mail-templates.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { call } from '../../app/api.ts';
import { type TemplatesState, writeTemplates } from './template-state.ts';

export type TemplateFields = BodyInputOf<typeof contract.createTemplate>;
export type PreviewParams = BodyInputOf<typeof contract.previewMail>;

const listKey = 'mail-templates';
const templateKey = 'mail-template';

export function useTemplates(state: TemplatesState) {
  const query = writeTemplates(state).toString();
  return useQuery({
    queryKey: [listKey, query],
    queryFn: ({ signal }) =>
      call(contract.listTemplates, {
        query: new URLSearchParams(query),
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** @param id null for a new template, which is not loaded */
export const useTemplate = (id: number | null) =>
  useQuery({
    queryKey: [templateKey, id],
    queryFn: ({ signal }) =>
      call(contract.getTemplate, {
        params: { id: id ?? 0 },
        errorDisplay: 'page',
        signal,
      }),
    enabled: id !== null,
    // A reload must not replace the text during editing.
    staleTime: Infinity,
    gcTime: 0,
  });

export const useVersions = (id: number) =>
  useQuery({
    queryKey: ['mail-template-versions', id],
    queryFn: ({ signal }) =>
      call(contract.listTemplateVersions, {
        params: { id },
        errorDisplay: 'page',
        signal,
      }),
    staleTime: 0,
  });

/** The calls that change templates; the list is reloaded after each. */
export function useTemplateCalls() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => {
      void queries.invalidateQueries({ queryKey: [listKey] });
      void queries.invalidateQueries({ queryKey: ['mail-template-versions'] });
    });
  return {
    create: async (body: TemplateFields) =>
      thenRenew(call(contract.createTemplate, { body, errorDisplay: 'page' })),
    update: async (id: number, body: TemplateFields & { version: number }) =>
      thenRenew(
        call(contract.updateTemplate, {
          params: { id },
          body,
          errorDisplay: 'page',
        }),
      ),
    /** Loads the current version, whoever saved it. */
    fetch: async (id: number) => call(contract.getTemplate, { params: { id }, errorDisplay: 'page' }),
    duplicate: async (id: number) => thenRenew(call(contract.duplicateTemplate, { params: { id } })),
    remove: async (id: number) => thenRenew(call(contract.deleteTemplate, { params: { id } })),
  };
}

/** A mail as the creator would get it; the previous preview stays while the next one loads. */
export const usePreview = (body: PreviewParams) =>
  useQuery({
    queryKey: ['mail-preview', body],
    queryFn: ({ signal }) =>
      call(contract.previewMail, {
        body,
        errorDisplay: 'page',
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });

/** Searches creators by name or handle, on request only: each call counts as a search. */
export const useCreatorSearch = () =>
  useMutation({
    mutationFn: ({ platform, keyword }: { platform: Platform; keyword: string }) =>
      call(searchCreators, {
        query: { platform, keyword },
        errorDisplay: 'page',
      }),
  });
