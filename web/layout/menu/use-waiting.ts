import { paths } from '../../app/paths.ts';
import { useInboxCounts, useNotifications, useWorkCounts } from '../queries.ts';

/** Of what so many wait; a key of `menu` in the texts of the shell. */
type WaitingOf = 'unreadReplies' | 'workDue' | 'payablesDue' | 'unreadAlerts';

interface Waiting {
  count: number;
  of: WaitingOf;
}

const isUnreadAlert = ({ kind, read }: { kind: string; read: boolean }) =>
  !read && kind.startsWith('monitor.');

/** What waits behind the entries of the menu, by path, as the pages themselves count it. */
export function useWaiting(): ReadonlyMap<string, Waiting> {
  const replies = useInboxCounts().data?.views.replies ?? 0;
  const work = useWorkCounts().data;
  const alerts = useNotifications().data?.notifications.filter(isUnreadAlert).length ?? 0;
  const payables = (work?.counts.approvePayment ?? 0) + (work?.counts.pay ?? 0);
  return new Map<string, Waiting>([
    [paths.inbox(), { count: replies, of: 'unreadReplies' }],
    [paths.home(), { count: work?.total ?? 0, of: 'workDue' }],
    [paths.payables(), { count: payables, of: 'payablesDue' }],
    [paths.monitors(), { count: alerts, of: 'unreadAlerts' }],
  ]);
}
