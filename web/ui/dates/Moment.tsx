import { dateTime } from '../../../contract/core/format.ts';

/** `yyyy-MM-dd HH:mm` as the viewer's clock has it; day before time in every direction of reading. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} dir="ltr">
      {dateTime(at)}
    </time>
  );
}
