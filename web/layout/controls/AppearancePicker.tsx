import { ActionIcon } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../i18n/texts.ts';
import { Popup } from '../../ui/overlays/popups/Popup.tsx';
import { later } from '../../ui/page/later.ts';
import styles from './AppearancePicker.module.css';

const choices = later(async () => {
  const [{ AppearanceChoices }] = await Promise.all([
    import('./AppearanceChoices.tsx'),
    loadTexts('appearance'),
  ]);
  return { AppearanceChoices };
});

/** Light or dark, one of seven accents, the menu position, and the reading direction. */
export function AppearancePicker() {
  const { t } = useTranslation();
  const parts = choices.useLoaded();
  const [opened, setOpened] = useState(false);
  return (
    <Popup
      opened={opened}
      onChange={setOpened}
      width={320}
      position="bottom-end"
      trapFocus
      returnFocus
      content={choices}
      renderOpener={props => (
        <ActionIcon
          {...props}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('top.appearance')}
          title={t('top.appearance')}
          onClick={() => setOpened(is => !is)}
        >
          <IconPalette size={18} stroke={1.6} />
        </ActionIcon>
      )}
      panel={{ className: styles.appearance, 'aria-label': t('top.appearance') }}
    >
      {parts && <parts.AppearanceChoices />}
    </Popup>
  );
}
