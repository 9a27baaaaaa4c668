import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Notification } from '../../contract/notifications.ts';
import type { WorkKind } from '../../contract/works.ts';
import { kindKey } from './kind-key.ts';
import { paths } from '../paths.ts';
import { usePlanNames } from './queries.ts';

/** The sentences of notifications. */
export function useNotificationWords(
  notifications: readonly Notification[],
): (notification: Notification) => string {
  const { t } = useTranslation();
  const planName = usePlanNames(notifications.some(({ details }) => 'plan' in details));
  /** Details are free: what a later version told of may be unknown here. */
  const workName = (kind: unknown) => {
    const key = kindKey(String(kind) as WorkKind);
    return i18next.exists(`work.kind.${key}`) ? t(`work.kind.${key}`) : t('work.title');
  };
  return ({
    kind,
    details: { context, nickName = '', plan, work, sender = '', task = '', to = '', subject = '' },
  }) => {
    if (context === 'given') return t('notice.handedOverByYou', { nickName });
    return t(`notice.kind.${kindKey(kind)}`, {
      nickName,
      plan: planName(plan),
      work: workName(work),
      sender,
      task,
      to,
      subject: subject || t('notice.noSubject'),
    });
  };
}

/** Where one goes on from a notification; null where nowhere. */
export function notificationPath({ kind, details }: Notification): string | null {
  if (kind === 'mailTask.ended' && typeof details.taskId === 'number') return paths.mailTask(details.taskId);
  if (kind === 'letter.failed' || kind === 'letter.inDoubt') return paths.outbox('tab=letters');
  return kind === 'sender.paused' ? paths.senders() : null;
}
