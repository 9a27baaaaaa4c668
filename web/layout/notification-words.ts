import { useTranslation } from 'react-i18next';
import type { Notification } from '../../contract/notifications.ts';
import { type WorkKind, workKinds } from '../../contract/works.ts';
import { kindKey } from './kind-key.ts';
import { usePlanNames } from './queries.ts';

const isWork = (name: unknown): name is WorkKind => workKinds.some(known => known === name);

/** The sentences of notifications. */
export function useNotificationWords(
  notifications: readonly Notification[],
): (notification: Notification) => string {
  const { t } = useTranslation();
  const planName = usePlanNames(notifications.some(({ details }) => 'plan' in details));
  return ({ kind, details: { context, ...details } }) => {
    const { nickName = '', plan, work } = details;
    if (context === 'given') return t('notice.handedOverByYou', { nickName });
    return t(`notice.kind.${kindKey(kind)}`, {
      nickName,
      plan: planName(plan),
      work: isWork(work) ? t(`work.kind.${kindKey(work)}`) : t('work.title'),
    });
  };
}
