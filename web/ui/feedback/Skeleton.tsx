import { Box } from '../box/Box.tsx';

/** A grey placeholder with the size of the content; not animated. */
export function Skeleton({ width, height = 14 }: { width: number | string; height?: number }) {
  return (
    <Box
      as="span"
      block
      radius="tag"
      ground="hover"
      style={{ width, height, maxWidth: '100%' }}
      aria-hidden
    />
  );
}
