import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { setSetting, settingChoices, type Settings, useSettings } from '../../ui/settings/settings.ts';
import { accents } from '../../ui/theme/accents.ts';
import { Group } from '../../ui/box/Box.tsx';
import styles from './AppearancePicker.module.css';

interface ChoicesProps<T extends string> {
  legend: string;
  name: string;
  value: T;
  options: readonly { value: T; label: ReactNode }[];
  onChange: (value: T) => void;
}

function Choices<T extends string>({ legend, name, value: chosen, options, onChange }: ChoicesProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Group gap={6} align="stretch" wrap>
        {options.map(({ value, label }) => (
          <Group
            as="label"
            inline
            size="md"
            tone="soft"
            py={0}
            px={10}
            border
            radius="control"
            pointer
            key={value}
            className={styles.choice}
          >
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChange(value)} />
            {label}
          </Group>
        ))}
      </Group>
    </fieldset>
  );
}

/** The three menu positions. */
const layouts = {
  full: { menu: 'sidebar', sidebar: 'full' },
  mini: { menu: 'sidebar', sidebar: 'mini' },
  horizontal: { menu: 'horizontal' },
} as const satisfies Record<string, Partial<Settings>>;

type Layout = keyof typeof layouts;

function chooseLayout(layout: Layout): void {
  const { menu, sidebar }: Partial<Settings> = layouts[layout];
  if (menu) setSetting('menu', menu);
  if (sidebar) setSetting('sidebar', sidebar);
}

/** The choices in the panel of the appearance. */
export function AppearanceChoices() {
  const { t } = useTranslation('appearance');
  const settings = useSettings();
  return (
    <>
      <Choices
        legend={t('scheme')}
        name="scheme"
        value={settings.scheme}
        options={settingChoices.scheme.map(value => ({ value, label: t(`schemes.${value}`) }))}
        onChange={value => setSetting('scheme', value)}
      />
      <Choices
        legend={t('accent')}
        name="theme"
        value={settings.theme}
        options={settingChoices.theme.map(value => ({
          value,
          label: (
            <>
              <span className={styles.dot} style={{ background: accents[value][6] }} aria-hidden />
              {t(`accents.${value}`)}
            </>
          ),
        }))}
        onChange={value => setSetting('theme', value)}
      />
      <Choices
        legend={t('layout')}
        name="layout"
        value={settings.menu === 'horizontal' ? 'horizontal' : settings.sidebar}
        options={[
          { value: 'full', label: t('layouts.full') },
          { value: 'mini', label: t('layouts.mini') },
          { value: 'horizontal', label: t('layouts.horizontal') },
        ]}
        onChange={chooseLayout}
      />
      <Choices
        legend={t('direction')}
        name="direction"
        value={settings.direction}
        options={settingChoices.direction.map(value => ({ value, label: t(`directions.${value}`) }))}
        onChange={value => setSetting('direction', value)}
      />
    </>
  );
}
