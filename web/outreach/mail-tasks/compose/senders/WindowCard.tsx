import { useTranslation } from 'react-i18next';
import type { SendWindow } from '../../../../../contract/outreach/mail-content.ts';
import { currentLang } from '../../../../i18n/lang.ts';
import { useSession } from '../../../../session/session.ts';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { StepCard } from '../../../../ui/page/StepCard.tsx';
import { TickLine } from '../../../../ui/forms/choices/TickLine.tsx';
import { beginningAt, fromChoices, untilChoices, usualWindow, withDay } from './send-window.ts';
import styles from './senders.module.css';

const stay = () => undefined;
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
/** 1 January 2024 was a Monday. */
const dayName = (day: number) =>
  new Intl.DateTimeFormat(currentLang === 'zh' ? 'zh-CN' : 'en', {
    weekday: 'short',
    timeZone: 'UTC',
  }).format(Date.UTC(2024, 0, day));
const zones = ['recipient', 'team'] as const;
const asOptions = (times: readonly string[]) => times.map(value => ({ value, label: value }));

interface WindowProps {
  window: SendWindow;
  onChange: (window: SendWindow) => void;
}

function WindowFields({ window, onChange }: WindowProps) {
  const { t } = useTranslation('mail-tasks');
  const { user } = useSession();
  const { from, until, days, zone } = window;
  return (
    <div className={styles.window}>
      <div className={styles.hours}>
        <SelectField
          name="from"
          label={t('window.from')}
          value={from}
          error={undefined}
          options={asOptions(fromChoices(from))}
          onChange={value => onChange(beginningAt(window, value))}
          onBlur={stay}
        />
        <SelectField
          name="until"
          label={t('window.until')}
          value={until}
          error={undefined}
          options={asOptions(untilChoices(from, until))}
          onChange={value => onChange({ ...window, until: value })}
          onBlur={stay}
        />
      </div>
      <fieldset className={styles.days}>
        <legend>{t('window.days')}</legend>
        <div>
          {weekdays.map(day => (
            <button
              key={day}
              type="button"
              aria-pressed={days.includes(day)}
              onClick={() => onChange(withDay(window, day, !days.includes(day)))}
            >
              {dayName(day)}
            </button>
          ))}
        </div>
      </fieldset>
      <SelectField
        name="zone"
        label={t('window.zone')}
        hint={t(`window.zoneAbout.${zone}`, { zone: user.timeZone })}
        value={zone}
        error={undefined}
        options={zones.map(value => ({ value, label: t(`window.zones.${value}`) }))}
        onChange={value => onChange({ ...window, zone: zones.find(each => each === value) ?? zone })}
        onBlur={stay}
      />
    </div>
  );
}

/** The hours in which mail is sent, or any time. */
export function WindowCard({
  window,
  onChange,
}: {
  window: SendWindow | null;
  onChange: (window: SendWindow | null) => void;
}) {
  const { t } = useTranslation('mail-tasks');
  return (
    <StepCard title={t('window.title')}>
      <TickLine
        about={t('window.about')}
        value={window !== null}
        onChange={isLimited => onChange(isLimited ? usualWindow : null)}
      >
        {t('window.only')}
      </TickLine>
      {window && <WindowFields window={window} onChange={onChange} />}
    </StepCard>
  );
}
