import { dateTime } from '../../../contract/core/format.ts';

/** `yyyy-MM-dd HH:mm` in the team's time zone; the day comes first in every reading direction. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} dir="ltr">
      {dateTime(at)}
    </time>
  );
}
