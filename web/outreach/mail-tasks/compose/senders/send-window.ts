import type { SendWindow } from '../../../../../contract/outreach/mail-content.ts';

/** The usual working hours of recipients. */
export const usualWindow: SendWindow = {
  from: '09:00',
  until: '18:00',
  days: [1, 2, 3, 4, 5],
  zone: 'recipient',
};

const two = (number: number) => String(number).padStart(2, '0');
/** Every half hour of a day, 24:00 included. */
const halfHours = Array.from({ length: 49 }, (_, at) => `${two(Math.floor(at / 2))}:${at % 2 ? '30' : '00'}`);

const withOwn = (all: readonly string[], own: string) =>
  all.includes(own) ? [...all] : [...all, own].toSorted();

export const fromChoices = (own: string) => withOwn(halfHours.slice(0, -1), own);
export const untilChoices = (from: string, own: string) =>
  withOwn(
    halfHours.filter(each => each > from),
    own,
  );

/** Moves the end if needed, so that the window is never empty. */
export function beginningAt(window: SendWindow, from: string): SendWindow {
  const until = window.until > from ? window.until : (untilChoices(from, '24:00')[1] ?? '24:00');
  return { ...window, from, until };
}

/** Adds or removes a day; the last day cannot be removed. */
export function withDay(window: SendWindow, day: number, isOn: boolean): SendWindow {
  const days = isOn
    ? [...window.days, day].toSorted((a, b) => a - b)
    : window.days.filter(each => each !== day);
  return days.length ? { ...window, days } : window;
}
