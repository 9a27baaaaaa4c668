import { ActionIcon, Popover } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Settings, setSetting, useSettings } from '../session/settings.ts';
import { accentNames, accents } from '../ui/accents.ts';
import styles from './TopBar.module.css';

type Choosable = 'theme' | 'scheme' | 'direction';

interface ChoicesProps<K extends Choosable> {
  setting: K;
  legend: string;
  options: readonly { value: Settings[K]; label: ReactNode }[];
}

function Choices<K extends Choosable>({ setting, legend, options }: ChoicesProps<K>) {
  const settings = useSettings();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.choices}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={setting}
              checked={settings[setting] === value}
              onChange={() => setSetting(setting, value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Light or dark, one of seven accents, and the direction of reading. */
export function AppearancePicker() {
  const { t } = useTranslation();
  return (
    <Popover width={320} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('top.appearance')}
          title={t('top.appearance')}
        >
          <IconPalette size={18} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.look} aria-label={t('top.appearance')}>
        <Choices
          setting="scheme"
          legend={t('top.scheme')}
          options={(['auto', 'light', 'dark'] as const).map(value => ({ value, label: t(`top.${value}`) }))}
        />
        <Choices
          setting="theme"
          legend={t('top.theme')}
          options={accentNames.map(value => ({
            value,
            label: (
              <>
                <span className={styles.dot} style={{ background: accents[value][6] }} aria-hidden />
                {t(`theme.${value}`)}
              </>
            ),
          }))}
        />
        <Choices
          setting="direction"
          legend={t('top.direction')}
          options={(['ltr', 'rtl'] as const).map(value => ({ value, label: t(`top.${value}`) }))}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
