import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { helpPath } from '../../../contract/home/help-chapters.ts';
import { currentLang } from '../../i18n/lang.ts';
import { chapterOf } from './help-chapters.ts';

/** Leads to the chapter about this page, in a new tab, so that nothing typed here is left. */
export function HelpLink() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <ActionIcon
      component="a"
      href={helpPath(currentLang, chapterOf(pathname))}
      target="_blank"
      rel="noreferrer"
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('top.help')}
      title={t('top.help')}
    >
      <IconHelp size={18} stroke={1.6} />
    </ActionIcon>
  );
}
