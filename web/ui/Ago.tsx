import { useEffect, useState } from 'react';
import { dateTime } from '../../contract/format.ts';
import { currentLang } from '../i18n/lang.ts';
import { agoText } from './ago-text.ts';

const minute = 60_000;

/** How long ago something was, kept true while it is looked at; the full moment on hover. */
export function Ago({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={at} title={dateTime(at)}>
      {agoText(at, now, currentLang)}
    </time>
  );
}
