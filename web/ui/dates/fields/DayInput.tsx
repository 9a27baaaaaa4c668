import { DateInput, type DateInputProps } from '@mantine/dates';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import { toField } from '../local-time.ts';
import { siteNow } from '../site-clock.ts';
import { readDay, shortDay } from './typed-day.ts';

export interface DayInputProps {
  label?: string;
  name?: string;
  /** `yyyy-MM-dd`; empty for none. */
  value: string;
  /** The first and the last day that the calendar offers; the rules of the form say what may be typed. */
  min?: string | undefined;
  max?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  /** Reads what is typed; by default a day. */
  read?: (text: string) => string | null;
  /** Inside the field at its end; without, a button that clears it. */
  end?: ReactNode;
  endWidth?: number;
  /** The look, with the error in it. */
  look?: (error: string | undefined) => Omit<DateInputProps, 'value' | 'onChange'>;
  onChange: (day: string) => void;
  onBlur?: () => void;
}

const calendars = {
  zh: { locale: 'zh-cn', monthLabelFormat: 'YYYY年M月', yearLabelFormat: 'YYYY年' },
  en: { locale: 'en', monthLabelFormat: 'MMMM YYYY', yearLabelFormat: 'YYYY' },
} as const;

/** Where the calendar of an empty field opens: today by the server's clock, or the nearest day that it offers. */
function firstShown(min: string | undefined, max: string | undefined): string {
  const today = toField(new Date(siteNow()).toISOString()).slice(0, 'yyyy-MM-dd'.length);
  if (max && today > max) return max;
  return min && today < min ? min : today;
}

/** A day: typed, or picked from a calendar. Shown as 5 Mar 2026, stored as 2026-03-05. */
export function DayInput(props: DayInputProps) {
  const { value, min, max, error, read = readDay, end, endWidth, look, onChange, onBlur, ...input } = props;
  const { t, i18n } = useTranslation();
  const lang: Lang = i18n.language === 'en' ? 'en' : 'zh';
  const [isOpen, setOpen] = useState(false);
  /** What was left in the field and could not be read. */
  const [unread, setUnread] = useState('');
  const close = () => setOpen(false);
  const example = shortDay('2026-03-05');
  const fault = error ?? (unread ? t('day.unread', { text: unread, example }) : undefined);
  return (
    <DateInput
      {...(look?.(fault) ?? { error: fault })}
      {...input}
      {...calendars[lang]}
      value={value || null}
      defaultDate={firstShown(min, max)}
      valueFormat={shortDay}
      dateParser={read}
      placeholder={example}
      excludeDate={day => (min !== undefined && day < min) || (max !== undefined && day > max)}
      {...(end === undefined
        ? {
            clearable: true,
            allowDeselect: false,
            clearButtonProps: { 'aria-label': t('clear'), tabIndex: 0 },
          }
        : { rightSection: end, rightSectionWidth: endWidth, rightSectionPointerEvents: 'all' })}
      previousLabel={t('day.previous')}
      nextLabel={t('day.next')}
      ariaLabels={{
        previousMonth: t('day.previous'),
        nextMonth: t('day.next'),
        previousYear: t('day.previous'),
        nextYear: t('day.next'),
        previousDecade: t('day.previous'),
        nextDecade: t('day.next'),
        monthLevelControl: t('day.months'),
        yearLevelControl: t('day.years'),
      }}
      // In a dialog, which is above everything outside it. The calendar opens by a click only, so that it covers nothing
      // for those who type.
      popoverProps={{ opened: isOpen, withinPortal: false, floatingStrategy: 'fixed' }}
      onClick={() => setOpen(true)}
      onKeyDown={event => {
        if (event.key === 'ArrowDown') setOpen(true);
        if (event.key !== 'Escape' || !isOpen) return;
        // Closes the calendar, and nothing around it.
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
      onChange={day => {
        setUnread('');
        close();
        onChange(day ?? '');
      }}
      onBlur={event => {
        const text = event.currentTarget.value.trim();
        if (text !== (value && shortDay(value))) setUnread(text && read(text) === null ? text : '');
        close();
        onBlur?.();
      }}
    />
  );
}
