import { expect, test } from 'vitest';
import { accentNames, accents } from './accents.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('contrast of black on white is 21', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));

const pairings = accentNames.flatMap(name => {
  const steps = accents[name];
  return [
    [name, 'light text on white', steps[6], '#ffffff'],
    [name, 'light text on the page', steps[6], '#f6f7f9'],
    [name, 'light text on its soft ground', steps[6], steps[0]],
    [name, 'white on the light fill', '#ffffff', steps[6]],
    [name, 'dark text on the page', steps[4], '#0f1115'],
    [name, 'dark text on the surface', steps[4], '#171a21'],
    [name, 'dark text on its soft ground', steps[4], steps[9]],
    [name, 'white on the dark fill', '#ffffff', steps[7]],
  ] as const;
});

test.each(pairings)('%s: %s', (_name, _pairing, front, ground) =>
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(4.5),
);
