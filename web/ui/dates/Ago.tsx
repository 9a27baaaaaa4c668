import { useEffect, useState } from 'react';
import { dateTime } from '../../../contract/core/format.ts';
import { currentLang } from '../../i18n/lang.ts';
import { agoText } from './ago-text.ts';
import { onSiteClock, siteNow } from './site-clock.ts';

const minute = 60_000;

/** The time since a moment, updated while it is visible; the full time on hover. */
export function Ago({ at }: { at: string }) {
  const [now, setNow] = useState(siteNow);
  useEffect(() => {
    const update = () => setNow(siteNow());
    const timer = setInterval(update, minute);
    const stop = onSiteClock(update);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return (
    <time dateTime={at} title={dateTime(at)}>
      {agoText(at, now, currentLang)}
    </time>
  );
}
