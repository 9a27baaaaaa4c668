import { useTranslation } from 'react-i18next';
import type { Alert } from '../../../contract/monitoring/alerts/alerts.ts';
import { absent, dateTime, fullCount } from '../../../contract/core/format.ts';
import { platformNames } from '../../layout/search/platform-names.ts';
import { useGapText } from '../shared/curve/use-gap-text.ts';

const percentBetween = (from: number | null, to: number | null) =>
  from && to !== null ? `${Math.round((Math.abs(to - from) * 100) / from)}%` : absent;

/** An alert as one sentence with its figures and times. */
export function useAlertSentence(): (alert: Alert) => string {
  const { t } = useTranslation('alerts');
  const gaps = useGapText();
  return ({ kind, key, facts }) => {
    const { handle, caption, plays, before, beforeAt, mark, against, state, platform, reason } = facts;
    const values = {
      who: handle ? `@${handle}` : caption || t('thePost'),
      plays: fullCount(plays),
      before: fullCount(before),
      beforeAt: dateTime(beforeAt),
      mark: fullCount(mark),
      percent: percentBetween(before, plays),
      published: dateTime(facts.publishedAt),
      posts: fullCount(facts.posts),
      count: facts.posts ?? 0,
      platform: platform ? platformNames[platform] : '',
      reason: reason ? gaps.why({ reason }) : '',
    };
    if (kind === 'takesOff') return t(against === 'day' ? 'said.takesOffInADay' : 'said.takesOff', values);
    if (kind === 'deleted') return t(state === 'private' ? 'said.private' : 'said.gone', values);
    if (kind === 'milestone') return t(key ? 'said.milestone' : 'said.projectMilestone', values);
    return t(`said.${kind}`, values);
  };
}
