import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { uploadMailFile, type MailFileUse } from '../../../contract/outreach/mail-files.ts';
import type { TaskRow } from '../../../contract/outreach/mail-tasks/mail-task-rows.ts';
import {
  cancelTask,
  createDraft,
  deleteTask,
  pauseTask,
  resumeTask,
  untimeTask,
} from '../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { listTemplates, getTemplate } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import type { TemplateKind } from '../../../contract/outreach/mail-templates/template-kinds.ts';
import { call } from '../../app/api.ts';
import { mailTasksKey } from '../../layout/queries.ts';

const errorDisplay = 'page';

/** @param kind null for all */
export const useTemplates = (kind: TemplateKind | null, keyword: string) =>
  useQuery({
    queryKey: ['mail-templates', 'pick', kind, keyword],
    queryFn: ({ signal }) =>
      call(listTemplates, {
        query: { size: 50, ...(kind && { kind }), ...(keyword && { keyword }) },
        errorDisplay,
        signal,
      }),
    placeholderData: previous => previous,
    staleTime: 0,
  });

export const fetchTemplate = (id: number, signal?: AbortSignal) =>
  call(getTemplate, {
    params: { id },
    errorDisplay,
    signal,
  });

export const useTemplate = (id: number | null) =>
  useQuery({
    queryKey: ['mail-templates', 'one', id],
    queryFn: ({ signal }) => fetchTemplate(id ?? 0, signal),
    enabled: id !== null,
    staleTime: 0,
  });

/** @throws CallError, to be shown beside the file field */
export function uploadFile(file: File, use: MailFileUse, onProgress?: (share: number) => void) {
  const body = new FormData();
  body.set('file', file);
  return call(uploadMailFile, {
    query: { use },
    body,
    errorDisplay,
    ...(onProgress && { onProgress }),
  });
}

/** Uploads a picture of a text; returns its address. @throws CallError */
export async function keepPicture(file: File): Promise<{ url: string }> {
  const { url } = await uploadFile(file, 'picture');
  return { url: url ?? '' };
}

/** The actions on a task; tasks are reloaded after each, also after an error. */
export type TaskAct = 'pause' | 'resume' | 'cancel' | 'untime' | 'delete';

const acts: Record<TaskAct, (params: { id: number }) => Promise<unknown>> = {
  pause: params => call(pauseTask, { params }),
  resume: params => call(resumeTask, { params }),
  cancel: params => call(cancelTask, { params }),
  untime: params => call(untimeTask, { params }),
  delete: params => call(deleteTask, { params }),
};

export function useTaskAct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, act }: { id: TaskRow['id']; act: TaskAct }) => acts[act]({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailTasksKey }),
  });
}

export function useCopyTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(createDraft, { body: { copyOf: id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailTasksKey }),
  });
}
