import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type operations from '../../i18n/zh/activity/operations.ts';

/** What a queue does, and when; a queue or a time that is unknown here is told as it is. */
export function useQueueText() {
  const { t } = useTranslation('operations');
  return {
    nameOf: (queue: string): string => {
      const key = queue.replace('.', '-') as keyof (typeof operations)['jobs'];
      return i18next.exists(`jobs.${key}`, { ns: 'operations' }) ? t(`jobs.${key}`) : queue;
    },
    /** @param cron of the kinds that our jobs have: minutely, hourly, daily */
    timeOf: (cron: string): string => {
      const [minute = '', hour = '', ...days] = cron.split(' ');
      if (days.join(' ') !== '* * *') return cron;
      if (minute === '*' && hour === '*') return t('times.minutely');
      const [, minutes] = /^\*\/(\d+)$/.exec(minute) ?? [];
      if (minutes && hour === '*') return t('times.minutes', { minutes });
      if (!/^\d+$/.test(minute)) return cron;
      if (hour === '*') return t('times.hourly', { minute: minute.padStart(2, '0') });
      const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
      return /^\d+$/.test(hour) ? t('times.daily', { time }) : cron;
    },
  };
}
