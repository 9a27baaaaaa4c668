import { expect, test } from 'vitest';
import { isoDuration } from '../../../../sandbox/fake-platforms/youtube/videos-list.ts';
import { secondsOf } from './duration.ts';

test.each([
  ['PT15S', 15],
  ['PT3M', 180],
  ['PT1H2M3S', 3723],
  ['P1DT1S', 86_401],
  ['P1W', 604_800],
  ['P0D', null],
  ['PT0S', null],
  ['', null],
  ['1:30', null],
])('%s is %s', (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds);
});

test.each([1, 59, 60, 3599, 3600, 86_399, 86_400, 90_061])(
  '%d seconds match the format of the fake',
  seconds => {
    expect(secondsOf(isoDuration(seconds))).toBe(seconds);
  },
);
