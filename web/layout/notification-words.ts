import { useTranslation } from 'react-i18next';
import type { Notification } from '../../contract/notifications.ts';
import { type WorkKind, workKinds } from '../../contract/works.ts';
import { kindKey } from './kind-key.ts';

/** The sentence of a notification. */
export function useNotificationWords(): (notification: Notification) => string {
  const { t } = useTranslation();
  return ({ kind, details }) => {
    const isKnown = (name: unknown): name is WorkKind => workKinds.some(known => known === name);
    const work = isKnown(details['work']) ? t(`work.kind.${kindKey(details['work'])}`) : t('work.title');
    return t(`notice.kind.${kindKey(kind)}`, { ...details, work });
  };
}
