import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { onSiteClock, siteNow } from '../../../ui/dates/site-clock.ts';

const second = 1000;
const minute = 60 * second;

/** When an email will be sent: a countdown in the last minute. */
export function DueTime({ at }: { at: string }) {
  const { t } = useTranslation('one-to-one-emails');
  const [now, setNow] = useState(siteNow);
  const left = Date.parse(at) - now;
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) return;
    const update = () => setNow(siteNow());
    const timer = setInterval(update, second);
    const stop = onSiteClock(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isOver]);
  const words = isOver
    ? t('outgoing.now')
    : left > minute
      ? t('outgoing.at', { at: dateTime(at) })
      : t('outgoing.seconds', { number: Math.ceil(left / second) });
  return <time dateTime={at}>{words}</time>;
}
