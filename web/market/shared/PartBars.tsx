import { fullCount, percentOfBp } from '../../../contract/core/format.ts';
import { Box, Grid, Text } from '../../ui/box/Box.tsx';
import bars from '../../ui/figures/bars.module.css';

export interface Part {
  key: string;
  name: string;
  value: number | null;
  /** Replaces the number, in the words of the source. */
  text?: string;
}

/** Parts of a whole as bars, in the given order. @param props.hasShare also shows each part in percent of the whole */
export function PartBars({
  label,
  parts,
  hasShare,
}: {
  label: string;
  parts: readonly Part[];
  hasShare?: boolean;
}) {
  const max = Math.max(1, ...parts.map(({ value }) => value ?? 0));
  const whole = parts.reduce((sum, { value }) => sum + (value ?? 0), 0);
  return (
    <Grid
      as="ul"
      columnGap={10}
      align="center"
      size="md"
      className={`${bars.bars} ${bars.named}`}
      aria-label={label}
    >
      {parts.map(({ key, name, value, text }) => (
        <Grid as="li" align="center" key={key}>
          <bdi title={name}>{name}</bdi>
          <Box as="span" block clip className={bars.track} aria-hidden>
            <Box as="span" block style={{ inlineSize: `${((value ?? 0) / max) * 100}%` }} />
          </Box>
          <Text as="b" weight={600} textAlign="end">
            {text ?? fullCount(value)}
          </Text>
          <Text as="small" size="sm" tone="faint" textAlign="end">
            {hasShare && value !== null && whole > 0 && percentOfBp(Math.round((value / whole) * 10_000))}
          </Text>
        </Grid>
      ))}
    </Grid>
  );
}
