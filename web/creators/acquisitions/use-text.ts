import { useTranslation } from 'react-i18next';
import type { Acquisition } from '../../../contract/creators/acquisitions/acquisitions.ts';
import { fullCount } from '../../../contract/core/format.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { dayOf } from './time-left.ts';

/** When something will be: today and tomorrow by name. */
export function useWhen(): (iso: string, now?: number) => string {
  const { t } = useTranslation('acquisitions');
  return (iso, now = siteNow()) => {
    const { day, time } = dayOf(iso, now);
    return day === 'other' ? time : t(`day.${day}`, { time });
  };
}

export function useSourceName(): (source: SourceCode | null) => string {
  const { t: ofSource } = useTranslation('sources');
  return source => (source ? ofSource(`names.${source}`) : '');
}

/** The input of an acquisition, in one line. */
export function useFrom(): (of: Pick<Acquisition, 'kind' | 'terms' | 'links' | 'like'>) => string {
  const { t } = useTranslation('acquisitions');
  return ({ kind, terms, links, like }) => {
    if (kind === 'links') return t('from.links', { count: links, number: fullCount(links) });
    if (kind === 'like') return like?.name ? t('from.like', { list: like.name }) : t('from.likeGone');
    return terms.map(term => (kind === 'hashtag' ? `#${term}` : term)).join(t('comma', { ns: 'common' }));
  };
}
