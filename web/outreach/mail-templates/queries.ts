import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { searchCreators } from '../../../contract/creators/search/creator-search.ts';
import type * as contract from '../../../contract/outreach/mail-templates/mail-templates.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { call } from '../../app/api.ts';
import { type TemplatesState, writeTemplates } from './template-state.ts';

export type TemplateFields = BodyInputOf<typeof contract.createTemplate>;
export type Templates = ReplyOf<typeof contract.listTemplates>;
export type PreviewParams = BodyInputOf<typeof contract.previewMail>;

const listPath = '/office/api/mail/templates';
const templatePath = `${listPath}/:id`;
const listKey = 'mail-templates';
const templateKey = 'mail-template';

export function useTemplates(state: TemplatesState) {
  const query = writeTemplates(state).toString();
  return useQuery({
    queryKey: [listKey, query],
    queryFn: ({ signal }) =>
      call<typeof contract.listTemplates>('GET', listPath, {
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
      call<typeof contract.showTemplate>('GET', templatePath, {
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
      call<typeof contract.listTemplateVersions>('GET', `${templatePath}/versions`, {
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
      thenRenew(call<typeof contract.createTemplate>('POST', listPath, { body, errorDisplay: 'page' })),
    update: async (id: number, body: TemplateFields & { version: number }) =>
      thenRenew(
        call<typeof contract.updateTemplate>('PUT', templatePath, {
          params: { id },
          body,
          errorDisplay: 'page',
        }),
      ),
    /** Loads the current version, whoever saved it. */
    fetch: async (id: number) =>
      call<typeof contract.showTemplate>('GET', templatePath, { params: { id }, errorDisplay: 'page' }),
    duplicate: async (id: number) =>
      thenRenew(
        call<typeof contract.duplicateTemplate>('POST', `${templatePath}/duplicate`, { params: { id } }),
      ),
    remove: async (id: number) =>
      thenRenew(call<typeof contract.deleteTemplate>('DELETE', templatePath, { params: { id } })),
  };
}

/** A mail as the creator would get it; the previous preview stays while the next one loads. */
export const usePreview = (body: PreviewParams) =>
  useQuery({
    queryKey: ['mail-preview', body],
    queryFn: ({ signal }) =>
      call<typeof contract.previewMail>('POST', '/office/api/mail/preview', {
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
      call<typeof searchCreators>('GET', '/kol/api/creators', {
        query: { platform, keyword },
        errorDisplay: 'page',
      }),
  });
