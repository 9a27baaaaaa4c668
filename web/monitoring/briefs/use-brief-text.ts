import { useTranslation } from 'react-i18next';
import type { CheckReason, DisclosureWay } from '../../../contract/monitoring/briefs/brief-kinds.ts';
import {
  outcomeNames,
  reasonNames,
  requirementNames,
} from '../../../contract/monitoring/briefs/brief-texts.ts';
import type { Evidence, Requirement } from '../../../contract/monitoring/briefs/briefs.ts';
import { dateTime } from '../../../contract/core/format.ts';
import { currentLang } from '../../i18n/lang.ts';

export const outcomeName = (outcome: keyof (typeof outcomeNames)['zh']) => outcomeNames[currentLang][outcome];
export const reasonName = (reason: CheckReason) => reasonNames[currentLang][reason];

/** The name of a requirement: its tag or handle, otherwise its kind. */
export function requirementName({ kind, word }: Requirement): string {
  if (kind === 'hashtag') return `#${word}`;
  return kind === 'mention' ? `@${word}` : requirementNames[currentLang][kind];
}

/** What was required and what was found, in words. */
export function useEvidenceText() {
  const { t } = useTranslation('briefs');
  return {
    wanted({ kind }: Requirement, { wanted }: Evidence): string {
      if (kind === 'disclosure') return t(`form.disclosures.${wanted as DisclosureWay}`);
      if (kind === 'online') return t('wanted.online', { count: Number(wanted) });
      return kind === 'link' && wanted === 'own' ? t('form.links.own') : wanted;
    },
    found({ kind }: Requirement, { found }: Evidence): string {
      if (!found) return t('found.nothing');
      if (kind === 'disclosure') return t(found === 'platform' ? 'found.platform' : 'found.caption');
      return kind === 'online' ? dateTime(found) : found;
    },
  };
}
