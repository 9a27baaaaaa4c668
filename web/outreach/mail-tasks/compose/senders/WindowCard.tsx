import { useTranslation } from 'react-i18next';
import type { SendWindow } from '../../../../../contract/outreach/mail-content.ts';
import { currentLang } from '../../../../i18n/lang.ts';
import { useSession } from '../../../../session/session.ts';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { StepCard } from '../../../../ui/page/StepCard.tsx';
import { CheckboxLine } from '../../../../ui/forms/choices/CheckboxLine.tsx';
import { beginningAt, fromChoices, untilChoices, usualWindow, withDay } from './send-window.ts';
import { Box, Grid, Group, Text } from '../../../../ui/box/Box.tsx';
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
    <Grid gap={4} columnGap={20} className={styles.window}>
      <Grid gap={8} className={styles.hours}>
        <SelectField
          name="from"
          label={t('from', { ns: 'common' })}
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
      </Grid>
      <Box as="fieldset" shrink p={0} className={styles.days}>
        <Text as="legend" size="lg" weight={500} mb={6}>
          {t('window.days')}
        </Text>
        <Group gap={6} align="stretch" wrap>
          {weekdays.map(day => (
            <Text
              as="button"
              tone="soft"
              py={0}
              px={8}
              radius="control"
              ground="surface"
              pointer
              key={day}
              type="button"
              aria-pressed={days.includes(day)}
              onClick={() => onChange(withDay(window, day, !days.includes(day)))}
            >
              {dayName(day)}
            </Text>
          ))}
        </Group>
      </Box>
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
    </Grid>
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
      <CheckboxLine
        about={t('window.about')}
        value={window !== null}
        onChange={isLimited => onChange(isLimited ? usualWindow : null)}
      >
        {t('window.only')}
      </CheckboxLine>
      {window && <WindowFields window={window} onChange={onChange} />}
    </StepCard>
  );
}
