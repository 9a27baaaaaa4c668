import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../../contract/campaigns/board.ts';
import type { CollaborationState } from '../../../contract/campaigns/collaboration-kinds.ts';
import { day, fullCount } from '../../../contract/core/format.ts';
import { moneyText } from '../../monitoring/shared/money/money.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';

interface DueText {
  text: string;
  isLate: boolean;
}

/** The texts of cards, made once for all of them, because a card itself uses no hooks for texts. */
export interface CardText {
  state: (state: CollaborationState) => string;
  /** Of a card by itself: what is paid in part says so. */
  cardState: (card: Card) => string;
  name: (card: Card) => string;
  fee: (card: Card) => string;
  deliverables: (card: Card) => string;
  checks: (card: Card) => string;
  due: (card: Card) => DueText | null;
  drafts: (count: number) => string;
  select: (name: string) => string;
  more: (name: string) => string;
}

/** @param zone of the campaign's days */
export function useCardText(zone: string): CardText {
  const { t } = useTranslation('collaborations');
  return useMemo(() => {
    const today = day(new Date(siteNow()).toISOString(), zone);
    const nameOf = ({ creator }: Card) => creator.name || creator.handle;
    return {
      state: state => t(`state.${state}`),
      cardState: ({ state, openMinor }) => t(openMinor === null ? `state.${state}` : 'card.partPaid'),
      name: nameOf,
      fee({ feeMinor, openMinor, currency }) {
        if (feeMinor === null) return t('card.noFee');
        const fee = moneyText(feeMinor, currency);
        return openMinor === null ? fee : t('card.feeOpen', { fee, open: moneyText(openMinor, currency) });
      },
      deliverables: ({ posted, deliverables }) =>
        deliverables ? t('card.posted', { posted, all: deliverables }) : t('card.noDeliverables'),
      checks: ({ checks }) => (checks ? t(`checks.${checks}`) : ''),
      due({ nextDue }) {
        if (!nextDue) return null;
        const isLate = nextDue.on < today;
        const what = t(`due.${nextDue.what}`);
        const year = today.slice(0, 5);
        const on = nextDue.on.startsWith(year) ? nextDue.on.slice(5) : nextDue.on;
        return { isLate, text: t(isLate ? 'due.late' : 'due.on', { what, day: on }) };
      },
      drafts: count => t('card.drafts', { count, number: fullCount(count) }),
      select: name => t('card.select', { name }),
      more: name => t('card.more', { name }),
    };
  }, [t, zone]);
}
