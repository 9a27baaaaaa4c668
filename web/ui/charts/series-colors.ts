/** Colours of parts that stand on each other; each is 3:1 or more against both grounds (series-colors.test.ts). */
export const seriesColors = ['#4a74e8', '#0e8f83', '#b8741a', '#9a5fd0', '#cf4a88', '#5f8a1f'] as const;

/** What is put together as the rest. */
export const restColor = '#7d8493';
