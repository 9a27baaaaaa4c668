import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { violations } from '../../../../test/harness/web/accessibility.ts';
import { clicks, fills, isWrong, seesNothingOf, user } from '../../../../test/harness/web/acts.ts';
import { renderKit } from '../../../../test/harness/web/render-kit.tsx';
import en from '../../../i18n/en/core/shell.ts';
import zh from '../../../i18n/zh/core/shell.ts';
import { learnTime } from '../site-clock.ts';
import { ClockField } from './ClockField.tsx';
import { DayField } from './DayField.tsx';
import { MomentField } from './MomentField.tsx';

const texts = { zh, en };
const stored = vi.fn();

function Day({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <DayField
      name="day"
      label="Day"
      value={value}
      max="2026-03-20"
      error={undefined}
      onBlur={vi.fn()}
      onChange={next => {
        stored(next);
        setValue(next);
      }}
    />
  );
}

function Moment({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <MomentField
      label="Moment"
      value={value}
      onChange={next => {
        stored(next);
        setValue(next);
      }}
    />
  );
}

const field = (label = 'Day') => screen.getByLabelText<HTMLInputElement>(label);
const draw = async (part: React.ReactNode, lang: 'zh' | 'en' = 'zh') => {
  stored.mockClear();
  await renderKit(part, lang);
};

test.each([
  ['zh', '5 Mar 2026', '12 Mar 2026', '2026年3月'],
  ['en', '5 Mar 2026', '12 Mar 2026', 'March 2026'],
] as const)(
  'a day is shown as j M Y and stored as Y-m-d, typed or picked: %s',
  async (lang, before, after, month) => {
    await draw(<Day initial="2026-03-05" />, lang);
    expect(field().value).toBe(before);
    await user.click(field());
    expect(screen.getByText(month)).toBeTruthy();
    expect(await violations()).toEqual([]);
    await user.click(screen.getByText('12', { selector: 'button' }));
    expect(stored).toHaveBeenCalledExactlyOnceWith('2026-03-12');
    expect(field().value).toBe(after);
    await seesNothingOf(month);
    for (const typed of [before, '2026-03-05', '2026/3/5', '2026年3月5日']) {
      await fills('Day', '');
      await fills('Day', typed);
      await user.tab();
      expect([stored.mock.lastCall, field().value]).toEqual([['2026-03-05'], before]);
    }
  },
);

test('days after the last one are not offered', async () => {
  await draw(<Day initial="2026-03-05" />);
  await user.click(field());
  expect(screen.getByText<HTMLButtonElement>('20', { selector: 'button' }).disabled).toBe(false);
  expect(screen.getByText<HTMLButtonElement>('21', { selector: 'button' }).disabled).toBe(true);
});

test('an empty calendar opens at the last day offered, or today by the clock of the server', async () => {
  await draw(<Day initial="" />);
  await user.click(field());
  expect(screen.getByText('2026年3月')).toBeTruthy();
  learnTime('Thu, 05 Feb 2026 08:00:00 GMT');
  onTestFinished(() => learnTime(new Date().toUTCString()));
  await draw(<Moment initial="" />);
  await user.click(field('Moment'));
  expect(screen.getByText('2026年2月')).toBeTruthy();
});

test.each(['zh', 'en'] as const)('what is no day is told, and the day before it stays: %s', async lang => {
  await draw(<Day initial="2026-03-05" />, lang);
  await fills('Day', '31/31');
  await user.tab();
  const [sentence = ''] = texts[lang].day.unread.split('{{example}}');
  const said = sentence.replace('{{text}}', '31/31');
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(document.body.textContent).toContain(said);
  expect(stored).not.toHaveBeenCalled();
  await fills('Day', '2026-03-06');
  await waitFor(() => expect(document.body.textContent).not.toContain(said));
});

test('a day can be emptied, and Escape closes its calendar only', async () => {
  const onKeyDown = vi.fn();
  await draw(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the dialog around it
    <div onKeyDown={onKeyDown}>
      <Day initial="2026-03-05" />
    </div>,
  );
  await user.click(field());
  await user.keyboard('{Escape}');
  await seesNothingOf('2026年3月');
  expect(onKeyDown).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onKeyDown).toHaveBeenCalledTimes(1);
  await clicks(zh.clear);
  expect([stored.mock.lastCall, field().value]).toEqual([[''], '']);
});

test('a moment has a day and a time, both of 24 hours in every language', async () => {
  await draw(<Moment initial="2026-03-05T14:00" />, 'en');
  const clock = () => field(en.day.timeOf.replace('{{label}}', 'Moment'));
  expect([field('Moment').value, clock().value]).toEqual(['5 Mar 2026', '14:00']);
  expect(await violations()).toEqual([]);
  await fills('Moment', '2026-03-06');
  expect(stored).toHaveBeenLastCalledWith('2026-03-06T14:00');
  await user.clear(clock());
  expect(stored).toHaveBeenLastCalledWith('');
  await user.type(clock(), '930');
  await user.tab();
  await user.clear(clock());
  await user.type(clock(), '9:30');
  await user.tab();
  expect([stored.mock.lastCall, clock().value]).toEqual([['2026-03-06T09:30'], '09:30']);
  await fills('Moment', '2026-03-07 23:15');
  await user.tab();
  expect([stored.mock.lastCall, clock().value]).toEqual([['2026-03-07T23:15'], '23:15']);
});

test('a time of day is completed when it is left', async () => {
  const onChange = vi.fn();
  function Clock() {
    const [value, setValue] = useState('22:00');
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    const error = value === '25:00' ? 'no time' : undefined;
    return (
      <ClockField name="c" label="Clock" value={value} error={error} onBlur={vi.fn()} onChange={change} />
    );
  }
  await draw(<Clock />);
  await fills('Clock', '7:05');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('07:05');
  await fills('Clock', '25:00');
  await isWrong('Clock', 'no time');
});
