import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { absent, fullCount } from '../../../contract/core/format.ts';
import type { Notification } from '../../../contract/activity/notifications.ts';
import type { BackgroundTaskKind } from '../../../contract/activity/background-tasks.ts';
import { kindKey } from './kind-key.ts';
import { paths } from '../../app/paths.ts';
import { usePlanNames } from '../plan/plans.ts';

const figure = (value: unknown) => fullCount(Number(value ?? 0));
const platformNames: Record<string, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  instagram: 'Instagram',
};
const platformName = (platform: unknown) => platformNames[String(platform)] ?? '';

/** The sentences of notifications. */
export function useNotificationText(
  notifications: readonly Notification[],
): (notification: Notification) => string {
  const { t } = useTranslation('tray');
  const planName = usePlanNames(notifications.some(({ details }) => 'plan' in details));
  /** The details are untyped: a newer server may send kinds that are unknown here. */
  const taskName = (kind: unknown) => {
    const key = kindKey(String(kind) as BackgroundTaskKind);
    return i18next.exists(`work.kind.${key}`, { ns: 'tray' })
      ? t(`work.kind.${key}`)
      : t('work.title', { ns: 'shell' });
  };
  return ({
    kind,
    details: {
      context,
      nickName = '',
      plan,
      work,
      sender = '',
      task = '',
      to = '',
      subject = '',
      project = '',
      who = '',
      ...counts
    },
  }) => {
    if (context === 'given') return t('notice.handedOverByYou', { nickName });
    if (kind === 'mailTask.ended' && counts.state === 'not_sent') return t('notice.taskNotSent', { task });
    if (kind === 'mail.replied' && Number(counts.times) > 1) {
      const many = { who, task, times: figure(counts.times) };
      return t(task ? 'notice.repliesToTask' : 'notice.replies', many);
    }
    return t(`notice.kind.${kindKey(kind)}`, {
      nickName,
      plan: planName(String(plan)),
      work: taskName(work),
      sender,
      task,
      to,
      subject: subject || t('notice.noSubject'),
      acquisition: counts.acquisition ?? '',
      added: counts.added ?? 0,
      already: counts.already ?? 0,
      failed: counts.failed ?? 0,
      project,
      campaign: counts.campaign ?? '',
      due: figure(counts.due),
      overdue: figure(counts.overdue),
      who,
      platform: platformName(counts.platform),
      percent: counts.percent ?? 0,
      // Plays that nobody knows are not none.
      plays: counts.plays === undefined ? absent : figure(counts.plays),
      before: figure(counts.before),
      mark: figure(counts.mark),
      posts: figure(counts.posts),
      alerts: figure(counts.alerts),
      days: counts.days ?? 0,
      host: counts.host ?? '',
      number: counts.number ?? '',
      yuan: ((Number(counts.fen) || 0) / 100).toFixed(2),
    });
  };
}

/** The page that a notification leads to; null if none. */
export function notificationPath({ kind, details }: Notification): string | null {
  if (kind === 'mailTask.ended' && typeof details.taskId === 'number') return paths.mailTask(details.taskId);
  if (kind === 'mail.replied') {
    // Replies to a task are in several conversations, the others in one.
    const areSpread = Number(details.times) > 1 && typeof details.taskId === 'number';
    return paths.inbox(areSpread ? 'view=replies' : `thread=${details.threadId ?? ''}`);
  }
  if (kind === 'acquisition.done' && typeof details.acquisitionId === 'number')
    return paths.acquisition(details.acquisitionId);
  if (kind.startsWith('monitor.') && typeof details.projectId === 'number')
    return paths.monitor(details.projectId, 'tab=alerts');
  const { campaignId, collaborationId } = details;
  if (
    kind.startsWith('collaboration.') &&
    typeof campaignId === 'number' &&
    typeof collaborationId === 'number'
  )
    return paths.collaboration(
      campaignId,
      collaborationId,
      kind === 'collaboration.draftHandedIn' || kind === 'collaboration.commented' ? 'drafts' : undefined,
    );
  if (kind === 'letter.failed' || kind === 'letter.inDoubt') return paths.outbox('tab=letters');
  if (kind === 'agenda.due') return paths.home();
  if ((kind === 'order.paid' || kind === 'order.refunded') && typeof details.number === 'string')
    return paths.orders(`number=${details.number}`);
  // Only the main account gets these, and it can order.
  if (kind === 'plan.ended' || kind === 'plan.endsSoon') return paths.plans();
  if (kind === 'signInDomain.failing' || kind === 'signInDomain.lapsed') return paths.singleSignOn();
  if (kind === 'shortDomain.failing' || kind === 'shortDomain.lapsed') return paths.shortLinks();
  if (kind === 'account.factorReset') return paths.userInfo();
  return kind === 'sender.paused' ? paths.senders() : null;
}
