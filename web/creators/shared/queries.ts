import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { actOnCreators, checkContacts } from '../../../contract/creators/bulk.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { ExportFormat } from '../../../contract/core/export-formats.ts';
import { createList, listLists, type List } from '../../../contract/creators/lists.ts';
import {
  addNote,
  changeNote,
  deleteNote,
  listTeamTags,
  getTeamCreator,
  type Note,
} from '../../../contract/creators/team-creators/team-creators.ts';
import { call } from '../../app/api.ts';
import { backgroundTasksKey } from '../../layout/queries.ts';
import { orderExport } from '../../layout/tray/order-export.ts';
import type { Act, Meant } from './actions/action-target.ts';

export type Contacts = ReplyOf<typeof checkContacts>;

/** Meta of queries that background tasks may change: they are reloaded when a task ends. */
export const followsBackgroundTasks = { followsBackgroundTasks: true };

/** Every place that shows the team's data on creators: lists, cards and rows. @returns after they are reloaded */
export const teamMemoryRenewed = (queries: QueryClient) =>
  Promise.all(
    ['creators', 'lists', 'list', 'team-creator', 'team-tags'].map(async key =>
      queries.invalidateQueries({ queryKey: [key] }),
    ),
  );

export function renewTeamMemory(queries: QueryClient): void {
  void teamMemoryRenewed(queries);
}

/** @param archived lists archived lists instead of active ones */
export const useLists = (archived = false) =>
  useQuery({
    queryKey: ['lists', archived],
    queryFn: ({ signal }) =>
      call(listLists, {
        query: { archived: archived ? '1' : '0' },
        errorDisplay: 'page',
        signal,
      }),
    meta: followsBackgroundTasks,
  });

export const useTeamCreator = (id: number) =>
  useQuery({
    queryKey: ['team-creator', id],
    queryFn: ({ signal }) =>
      call(getTeamCreator, {
        params: { id },
        errorDisplay: 'page',
        signal,
      }),
    meta: followsBackgroundTasks,
  });

/** Suggestions while a tag is typed; without them, tags can still be typed. */
export const useTeamTags = () =>
  useQuery({
    queryKey: ['team-tags'],
    queryFn: ({ signal }) => call(listTeamTags, { errorDisplay: 'page', signal }),
  });

type NewList = Pick<List, 'name' | 'description' | 'color' | 'visibility'>;

/** The calls of the actions on creators; each reloads what it may have changed. */
export function useTeamMemory() {
  const queries = useQueryClient();
  const thenRenew = async <T>(work: Promise<T>): Promise<T> =>
    work.finally(() => {
      renewTeamMemory(queries);
      void queries.invalidateQueries({ queryKey: backgroundTasksKey });
    });
  return {
    act: async (selection: Meant, action: Act, errorDisplay: 'page' | 'toast' = 'page') =>
      thenRenew(
        call(actOnCreators, {
          body: { selection, action },
          errorDisplay,
        }),
      ),
    contactsWith: async (selection: Meant) =>
      call(checkContacts, {
        body: { selection },
        errorDisplay: 'page',
      }),
    makeList: async (list: NewList) => thenRenew(call(createList, { body: list, errorDisplay: 'page' })),
    exportCreators: async (
      /** The list whose rows also show who added them and when. */
      listId: number | undefined,
      selection: Meant,
      columns: string[],
      format: ExportFormat,
    ) =>
      orderExport(
        {
          of:
            listId === undefined
              ? { table: 'creators', selection }
              : { table: 'listMembers', listId, selection },
          columns,
          format,
        },
        'page',
      ).finally(() => void queries.invalidateQueries({ queryKey: backgroundTasksKey })),
    addNote: async (id: number, text: string) =>
      thenRenew(
        call(addNote, {
          params: { id },
          body: { text },
          errorDisplay: 'page',
        }),
      ),
    /** @param seen the note as it was when its author began to change it */
    changeNote: async (id: number, seen: Pick<Note, 'id' | 'revision'>, text: string) =>
      thenRenew(
        call(changeNote, {
          params: { id, noteId: seen.id },
          body: { text, revision: seen.revision },
          errorDisplay: 'page',
        }),
      ),
    deleteNote: async (id: number, noteId: number) => thenRenew(call(deleteNote, { params: { id, noteId } })),
  };
}
