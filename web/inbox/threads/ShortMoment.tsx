import { dateTime } from '../../../contract/core/format.ts';
import { currentLang } from '../../i18n/lang.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { shortMoment } from '../../ui/dates/short-moment.ts';

/** A time in its shortest form; the full time on hover. */
export function ShortMoment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={dateTime(at)} dir="ltr">
      {shortMoment(at, siteNow(), currentLang)}
    </time>
  );
}
