import { absent, compactCount, fullCount } from '../../../contract/core/format.ts';

/** A count as K/M/B, with the full number on hover and for screen readers. */
export function Count({ value }: { value: number | null | undefined }) {
  if (value == null) return absent;
  const short = compactCount(value);
  const full = fullCount(value);
  if (short === full) return short;
  return (
    <data value={value} title={full}>
      {short}
    </data>
  );
}
