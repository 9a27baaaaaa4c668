import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CollaborationEvent } from '../../../../contract/campaigns/collaborations.ts';
import { draftStates, payableStates } from '../../../../contract/campaigns/collaboration-kinds.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { moneyText } from '../../../monitoring/shared/money/money.ts';

/** Fields that the history names. */
const changedFields = [
  'feeMinor',
  'currency',
  'product',
  'carrier',
  'trackingNumber',
  'coupon',
  'shortLinkId',
  'visitsGoal',
  'notes',
  'deliverables',
] as const;

type T = TFunction<'collaborations'>;
type Details = CollaborationEvent['details'];

const text = (details: Details, name: string): string => {
  const value = details[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

function fieldsIn(details: Details, t: T): string {
  const { fields } = details;
  if (!Array.isArray(fields)) return '';
  const words = fields.flatMap(name => {
    const known = changedFields.find(each => each === name);
    return known ? [t(`changed.${known}`)] : [];
  });
  return new Intl.ListFormat(currentLang === 'zh' ? 'zh-CN' : 'en', { type: 'unit' }).format([
    ...new Set(words),
  ]);
}

const amountIn = (details: Details): string => {
  const { amountMinor, currency } = details;
  return typeof amountMinor === 'number' && typeof currency === 'string'
    ? moneyText(amountMinor, currency)
    : '';
};

/** Who did it, before what happened; automatic events have nobody. */
function actorOf({ by, kind }: CollaborationEvent, t: T): string {
  if (by !== null) return by || t('goneAccount');
  return kind === 'postFound' ? '' : t('theCreator');
}

function moveSentence(event: CollaborationEvent, t: T): string {
  const { from, to, sign, by, details } = event;
  const states = { from: from ? t(`state.${from}`) : '', to: to ? t(`state.${to}`) : '' };
  const reason = text(details, 'reason');
  if (sign) return t('event.movedBySign', { ...states, sign: t(`sign.${sign}`) });
  const name = by ? by : t('goneAccount');
  return reason
    ? t('event.movedBecause', { ...states, name, reason })
    : t('event.moved', { ...states, name });
}

function sentenceOf(event: CollaborationEvent, t: T): string {
  const { kind, details, by, sign } = event;
  const name = actorOf(event, t);
  const [label, amount] = [text(details, 'label'), amountIn(details)];
  const url = text(details, 'url');
  if (kind === 'moved') return moveSentence(event, t);
  if (kind === 'added')
    return by === null && sign === 'replied' ? t('event.addedByReply') : t('event.added', { name });
  if (kind === 'changed') {
    const fields = fieldsIn(details, t);
    return fields ? t('event.changed', { name, fields }) : t('event.changedSome', { name });
  }
  if (kind === 'draftDecided') {
    const state = draftStates.find(each => each === details['state']) ?? 'approved';
    return t(`event.draftDecided.${state}`, { name });
  }
  if (kind === 'payableAdded') return t('event.payableAdded', { name, label, amount });
  if (kind === 'payableChanged') {
    const state = payableStates.find(each => each === details['state']);
    return t(state ? `event.payableNow.${state}` : 'event.payableChanged', { name, label, amount });
  }
  if (kind === 'paid') return t('event.paid', { name, label, amount });
  if (kind === 'fileAdded' || kind === 'fileRemoved')
    return t(`event.${kind}`, { name, file: text(details, 'name') || text(details, 'file') });
  return t(`event.${kind}`, { name, url });
}

/** Makes a sentence of an event of a collaboration. */
export function useEventSentence(): (event: CollaborationEvent) => string {
  const { t } = useTranslation('collaborations');
  return event => sentenceOf(event, t);
}
