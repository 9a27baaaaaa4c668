/** Colours of stacked parts; each has a contrast of 3:1 or more on both backgrounds (series-colors.test.ts). */
export const seriesColors = ['#4a74e8', '#0e8f83', '#b8741a', '#9a5fd0', '#cf4a88', '#5f8a1f'] as const;

/** The colour of the remainder. */
export const restColor = '#7d8493';
