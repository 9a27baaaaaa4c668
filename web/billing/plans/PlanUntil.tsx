import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day, daysBetween } from '../../../contract/core/format.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { Tag } from '../../ui/labels/Tag.tsx';

/** This many days before the end a warning appears. */
const soon = 14;

/** When a plan ends, and how far away that is. */
export function PlanUntil({ endsAt }: { endsAt: string | null }) {
  const { t } = useTranslation('plans');
  const [now] = useState(() => new Date(siteNow()).toISOString());
  if (endsAt === null) return t('equity.noEnd');
  const left = endsAt > now ? daysBetween(now, endsAt) : 0;
  return (
    <>
      {day(endsAt)} <Tag tone={left <= soon ? 'warn' : 'plain'}>{t('equity.daysLeft', { count: left })}</Tag>
    </>
  );
}
