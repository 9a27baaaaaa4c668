import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  actOnThreads,
  assignCreator,
  correctMail,
  createLabel,
  deleteLabel,
  updateLabel,
  type Label,
  type ThreadAct,
} from '../../../../contract/inbox/threads.ts';
import type { MailKind } from '../../../../contract/core/mail/mail-kinds.ts';
import { call } from '../../../app/api.ts';
import { inboxKey, mailTasksKey } from '../../../layout/queries.ts';
import { useSession } from '../../../session/session.ts';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { afterAct, leavesList } from './after-act.ts';
import type { InboxFilter } from '../inbox-address.ts';
import { type ShownThread, threadKey, type ThreadPage, threadsKey, usePeople } from '../queries.ts';

function useRenewal(...keys: string[][]) {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(keys.map(queryKey => queries.invalidateQueries({ queryKey })));
  };
}

/** Actions on conversations; the list and the open one change at once and are then reloaded. */
export function useThreadAct(filter: InboxFilter) {
  const queries = useQueryClient();
  const people = usePeople().data?.people ?? [];
  const { user } = useSession();
  return useMutation({
    mutationFn: (body: { ids: number[]; act: ThreadAct }) => call(actOnThreads, { body }),
    async onMutate({ ids, act }) {
      await queries.cancelQueries({ queryKey: inboxKey });
      const facts = { people, now: new Date(siteNow()).toISOString() };
      const isLeaving = leavesList(act, filter, user.userId);
      queries.setQueriesData<InfiniteData<ThreadPage>>({ queryKey: threadsKey, type: 'active' }, known => {
        if (!known) return known;
        const pages = known.pages.map(page => ({
          ...page,
          threads: page.threads.flatMap(row => {
            if (!ids.includes(row.id)) return row;
            return isLeaving ? [] : afterAct(row, act, facts);
          }),
        }));
        return { ...known, pages };
      });
      queries.setQueriesData<ShownThread>({ queryKey: threadKey }, known =>
        known && ids.includes(known.thread.id)
          ? { ...known, thread: afterAct(known.thread, act, facts) }
          : known,
      );
    },
    onSettled: useRenewal(inboxKey),
  });
}

/** The figures of mail tasks depend on the kind of a mail. */
export const useCorrecting = () =>
  useMutation({
    mutationFn: ({ id, kind }: { id: number; kind: MailKind }) =>
      call(correctMail, { params: { id }, body: { kind } }),
    onSettled: useRenewal(inboxKey, mailTasksKey),
  });

export const useAssigningCreator = (threadId: number) =>
  useMutation({
    mutationFn: (creatorId: number | null) =>
      call(assignCreator, {
        params: { id: threadId },
        body: { creatorId },
      }),
    onSettled: useRenewal(inboxKey, ['team-creator']),
  });

/** The calls of the label dialogs. */
export function useLabelling() {
  const renew = useRenewal(inboxKey);
  const thenRenew = async <T>(work: Promise<T>): Promise<T> => work.finally(() => void renew());
  return {
    create: async (body: Omit<Label, 'id'>) => thenRenew(call(createLabel, { body, errorDisplay: 'page' })),
    update: async ({ id, ...body }: Label) =>
      thenRenew(call(updateLabel, { params: { id }, body, errorDisplay: 'page' })),
    remove: async (id: number) => thenRenew(call(deleteLabel, { params: { id } })),
  };
}
