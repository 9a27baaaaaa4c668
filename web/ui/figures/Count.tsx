import { absent, compactCount, fullCount } from '../../../contract/core/format.ts';

/** A count in K/M/B, the full figure on hover and for a screen reader. */
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
