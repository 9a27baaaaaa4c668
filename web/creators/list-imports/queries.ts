import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import {
  fetchFailedRows,
  fetchImportFile,
  fetchImportTemplate,
  listListImports,
  getListImport,
  startListImport,
  tryListImport,
  uploadListImport,
  type ImportMapping,
  type ListImport,
} from '../../../contract/creators/list-imports/list-imports.ts';
import { createList, listLists } from '../../../contract/creators/lists.ts';
import { call, callForFile } from '../../app/api.ts';
import { backgroundTasksKey } from '../../layout/queries.ts';
import { type ImportsState, type RowsState, writeImports, writeRows } from './import-state.ts';

const errorDisplay = 'page';
const imports = 'list-imports';
const lists = ['lists'];
/** Milliseconds between polls while it runs. */
const pollEvery = 1000;

const runs = ({ state }: ListImport) => state === 'running';

/** A page of imports; the previous one stays while the next one loads. */
export function useImports(state: ImportsState) {
  const query = writeImports(state).toString();
  return useQuery({
    queryKey: [imports, 'all', query],
    queryFn: ({ signal }) =>
      call(listListImports, {
        query: new URLSearchParams(query),
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.imports.some(runs) && pollEvery,
  });
}

export interface ImportOptions {
  /** It was started: its state may not show it yet. */
  isStarted?: boolean;
}

/** An import with a page of its rows, polled while it runs. */
export function useImport(id: number | null, rows: RowsState, { isStarted }: ImportOptions = {}) {
  const query = writeRows(rows);
  query.set('size', String(rows.size));
  return useQuery({
    queryKey: [imports, 'one', id, query.toString()],
    queryFn: ({ signal }) =>
      call(getListImport, {
        params: { id: id ?? 0 },
        query,
        errorDisplay,
        signal,
      }),
    enabled: id !== null,
    placeholderData: (previous, before) => (before?.queryKey[2] === id ? previous : undefined),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (runs(data.import) || (isStarted && data.import.state === 'ready')) && pollEvery,
  });
}

/** The lists that can be imported into, or filtered by. */
export const useListNames = () =>
  useQuery({
    queryKey: [...lists, 'names'],
    queryFn: ({ signal }) => call(listLists, { errorDisplay, signal }),
  });

export function useCreateList() {
  const queries = useQueryClient();
  return async (body: BodyInputOf<typeof createList>) => {
    const { id } = await call(createList, { body, errorDisplay });
    await queries.invalidateQueries({ queryKey: lists });
    return id;
  };
}

export function useUpload() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ listId, file }: { listId: number; file: File }) => {
      const body = new FormData();
      body.set('file', file);
      return call(uploadListImport, {
        params: { id: listId },
        body,
        errorDisplay,
      });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [imports] }),
  });
}

/** The forecast of an import; nothing is written, so it may be asked any number of times. */
export const useTry = (id: number, mapping: ImportMapping) =>
  useQuery({
    queryKey: [imports, 'try', id, mapping],
    queryFn: ({ signal }) =>
      call(tryListImport, {
        params: { id },
        body: { mapping },
        errorDisplay,
        signal,
      }),
    // The list may have changed since.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export function useStart() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, mapping }: { id: number; mapping: ImportMapping }) =>
      call(startListImport, {
        params: { id },
        body: { mapping },
        errorDisplay,
      }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [imports, 'one'] }),
        queries.invalidateQueries({ queryKey: backgroundTasksKey }),
        queries.invalidateQueries({ queryKey: lists }),
      ]),
  });
}

/** @param headings the language of its headings */
export const fetchTemplate = (headings: Lang) =>
  callForFile(fetchImportTemplate, {
    headers: { 'accept-language': headings },
  });

export const fetchOriginal = (id: number) => callForFile(fetchImportFile, { params: { id } });

export const fetchFailed = (id: number) => callForFile(fetchFailedRows, { params: { id } });
