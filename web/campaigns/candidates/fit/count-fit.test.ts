import { expect, test } from 'vitest';
import { countFit } from './count-fit.ts';

test.each([
  ['all are met', { platform: 'met', posting: 'met' }, [2, 0, 0, 'good']],
  ['one is missed', { platform: 'met', region: 'met', price: 'missed', posting: 'met' }, [3, 1, 0, 'warn']],
  ['more are missed than met', { platform: 'missed', region: 'missed', posting: 'met' }, [1, 2, 0, 'bad']],
  ['what is unknown is no miss', { platform: 'met', price: 'unknown', posting: 'met' }, [2, 0, 1, 'plain']],
  [
    'a miss counts more than what is unknown',
    { platform: 'met', price: 'unknown', posting: 'missed' },
    [1, 1, 1, 'warn'],
  ],
] as const)('a fit where %s', (_name, fit, [met, missed, unknown, tone]) => {
  expect(countFit(fit)).toMatchObject({ met, missed, unknown, tone });
});

test('checks are told in one order, without those that do not apply', () => {
  const { results } = countFit({ posting: 'met', platform: 'missed' });
  expect(results.map(({ check }) => check)).toEqual(['platform', 'posting']);
});
