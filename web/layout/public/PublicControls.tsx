import { ActionIcon, useComputedColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { setSetting } from '../../ui/settings/settings.ts';
import type { ReactNode } from 'react';
import { LanguagePicker } from '../controls/LanguagePicker.tsx';

/** Language and light or dark, for public pages; `language` replaces the language picker. */
export function PublicControls({ language = <LanguagePicker /> }: { language?: ReactNode }) {
  const { t } = useTranslation();
  const isDark = useComputedColorScheme() === 'dark';
  return (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      {language}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t(isDark ? 'top.toLight' : 'top.toDark')}
        onClick={() => setSetting('scheme', isDark ? 'light' : 'dark')}
      >
        {isDark ? <IconSun size={18} /> : <IconMoon size={18} />}
      </ActionIcon>
    </div>
  );
}
