import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { violations } from '../../../test/harness/web/accessibility.ts';
import {
  button,
  clicks,
  filled,
  fills,
  isWrong,
  sees,
  seesNothingOf,
  user,
} from '../../../test/harness/web/acts.ts';
import { renderKit } from '../../../test/harness/web/render-kit.tsx';
import enCommon from '../../i18n/en/core/common.ts';
import en from '../../i18n/en/core/shell.ts';
import zhCommon from '../../i18n/zh/core/common.ts';
import zh from '../../i18n/zh/core/shell.ts';
import { ChoiceChip } from './ChoiceChip.tsx';
import { DaysChip, type DaysChipProps } from './DaysChip.tsx';
import { FilterRow } from './FilterRow.tsx';
import { SearchBox } from './SearchBox.tsx';

const texts = { zh: { ...zh, ...zhCommon }, en: { ...en, ...enCommon } };
const langs = ['zh', 'en'] as const;

describe('SearchBox', () => {
  const draw = (keyword: string) => {
    const onSearch = vi.fn();
    return renderKit(<SearchBox label="Search" keyword={keyword} onSearch={onSearch} />).then(shown => ({
      onSearch,
      again: (next: string) =>
        shown.rerender(<SearchBox label="Search" keyword={next} onSearch={onSearch} />),
    }));
  };
  const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });

  test('what is typed is asked for by Enter, without blanks around it', async () => {
    const { onSearch } = await draw('');
    await user.type(box(), ' tea ');
    expect(onSearch).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSearch.mock.calls).toEqual([['tea']]);
    expect(await violations()).toEqual([]);
  });

  test('an emptied field asks for all again, but only where something was asked for', async () => {
    const { onSearch } = await draw('tea');
    await user.clear(box());
    expect(onSearch.mock.calls).toEqual([['']]);
  });

  test('an address that changes by itself changes the field, and one that stays leaves what is typed', async () => {
    const { again } = await draw('tea');
    await user.type(box(), ' pot');
    again('tea');
    expect(box().value).toBe('tea pot');
    again('coffee');
    expect(box().value).toBe('coffee');
  });
});

function Choice({ onChange }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <FilterRow label="Filters">
      <ChoiceChip
        label="State"
        value={value}
        options={[
          { value: 'open', label: 'Open' },
          { value: 'shut', label: 'Shut' },
        ]}
        onChange={next => {
          setValue(next);
          onChange?.(next);
        }}
      />
    </FilterRow>
  );
}

describe('ChoiceChip', () => {
  test.each(langs)('is applied, says what is set, is removed and cleared: %s', async lang => {
    const { apply, clear, any, filterChip, removeFilter } = texts[lang];
    const chipOf = (value: string) => filled(filterChip, { name: 'State', value });
    await renderKit(<Choice />, lang);
    await clicks('State');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Shut');
    screen.getByRole('option', { name: any });
    expect(await violations()).toEqual([]);
    await clicks(apply);
    await button(chipOf('Shut'));
    await clicks(filled(removeFilter, { name: 'State' }));
    await button('State');
    await clicks('State');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Open');
    await clicks(apply);
    await clicks(chipOf('Open'));
    await clicks(clear);
    await button('State');
  });

  test('Enter applies; Escape leaves everything as it was and gives the focus back', async () => {
    const onChange = vi.fn();
    await renderKit(<Choice onChange={onChange} />);
    await clicks('State');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Shut');
    await user.keyboard('{Escape}');
    await seesNothingOf(zh.apply);
    expect(onChange).not.toHaveBeenCalled();
    expect(await button('State')).toBe(document.activeElement);
  });
});

test('Escape closes an open calendar first, then the chip around it', async () => {
  await renderKit(<ByDays onChange={vi.fn()} />);
  await clicks('Days');
  await user.click(await screen.findByLabelText(texts.zh.from));
  await button(zh.day.next);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: zh.day.next })).toBeNull());
  await button(zh.apply);
  await user.keyboard('{Escape}');
  await seesNothingOf(zh.apply);
});

function ByDays({ onChange }: { onChange: (days: DaysChipProps['days']) => void }) {
  const [days, setDays] = useState<DaysChipProps['days']>({ from: '', to: '' });
  return (
    <DaysChip
      label="Days"
      days={days}
      onChange={next => {
        setDays(next);
        onChange(next);
      }}
    />
  );
}

test('days are asked for only the right way round, and go at one click', async () => {
  const onChange = vi.fn();
  await renderKit(<ByDays onChange={onChange} />);
  const { from, to, turnedDays, between, filterChip, removeFilter } = texts.zh;
  await clicks('Days');
  await fills(from, '2026-03-10');
  await fills(to, '2026-03-01');
  await isWrong(from, turnedDays);
  await clicks(zh.apply);
  expect(onChange).not.toHaveBeenCalled();
  await fills(to, '2026-03-12');
  expect(await violations()).toEqual([]);
  await clicks(zh.apply);
  const value = filled(between, { from: '2026-03-10', to: '2026-03-12' });
  await sees(filled(filterChip, { name: 'Days', value }));
  await clicks(filled(removeFilter, { name: 'Days' }));
  expect(onChange.mock.calls).toEqual([[{ from: '2026-03-10', to: '2026-03-12' }], [{ from: '', to: '' }]]);
});

test.each([
  [{ from: '2026-03-10', to: '' }, filled(zh.range.since, { day: '2026-03-10' })],
  [{ from: '', to: '2026-03-12' }, filled(zh.range.until, { day: '2026-03-12' })],
])('days that are open at one end say so: %j', async (days, value) => {
  await renderKit(<DaysChip label="Days" days={days} onChange={vi.fn()} />);
  await button(filled(zhCommon.filterChip, { name: 'Days', value }));
});
