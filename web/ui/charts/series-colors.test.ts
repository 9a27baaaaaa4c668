import { expect, test } from 'vitest';
import { restColor, seriesColors } from './series-colors.ts';

const light = '#ffffff';
const dark = '#171a21';

/** Relative luminance (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => parseInt(color.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each([...seriesColors, restColor])('%s has enough contrast on light and dark backgrounds', color => {
  expect(contrast(color, light)).toBeGreaterThanOrEqual(3);
  expect(contrast(color, dark)).toBeGreaterThanOrEqual(3);
});
