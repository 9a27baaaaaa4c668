import { useTranslation } from 'react-i18next';
import { absent, fileSize } from '../../../../contract/core/format.ts';
import { readerLangNames } from '../../../../contract/core/mail/reader-langs.ts';
import type { SendWindow } from '../../../../contract/outreach/mail-content.ts';
import { currentLang } from '../../../i18n/lang.ts';
import type { Task } from '../queries.ts';
import { Box, Grid, Text } from '../../../ui/box/Box.tsx';
import styles from './rounds.module.css';

/** A Monday. */
const someMonday = Date.UTC(2026, 0, 5);
const msOfDay = 86_400_000;

function dayNames(days: readonly number[]): string {
  const lang = currentLang === 'zh' ? 'zh-CN' : 'en';
  const format = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  const names = days.toSorted((a, b) => a - b).map(day => format.format(someMonday + (day - 1) * msOfDay));
  return new Intl.ListFormat(lang, { type: 'unit', style: 'short' }).format(names);
}

function useWindowText(): (window: SendWindow | null) => string {
  const { t } = useTranslation('mail-messages');
  return window => {
    if (!window) return t('settings.anyTime');
    const { from, until, days, zone } = window;
    const when = days.length === 7 ? t('settings.everyDay') : dayNames(days);
    return t('settings.windowOf', { days: when, from, until, zone: t(`settings.zones.${zone}`) });
  };
}

/** The settings of the task: senders, cc, hours and tracking. */
export function SettingsTab({ task: { content, senders, files } }: { task: Task }) {
  const { t } = useTranslation('mail-messages');
  const { t: tasks } = useTranslation('mail-tasks');
  const windowText = useWindowText();
  const { cc, lang, tracking, unsubscribeFooter, window } = content;
  const onOff = (is: boolean) => t(is ? 'settings.on' : 'settings.off');
  const facts = [
    { name: t('settings.senders'), value: senders.join('\n') || absent },
    { name: tasks('settings.cc'), value: cc || absent },
    { name: tasks('window.title'), value: windowText(window) },
    { name: tasks('settings.lang'), value: readerLangNames[lang] },
    { name: tasks('settings.opens'), value: onOff(tracking.opens) },
    { name: tasks('settings.clicks'), value: onOff(tracking.clicks) },
    { name: tasks('settings.footer'), value: onOff(unsubscribeFooter) },
    {
      name: tasks('files.title'),
      value: files.map(({ name, size }) => `${name} (${fileSize(size)})`).join('\n') || absent,
    },
  ];
  return (
    <Box as="dl" py={6} px={18} border ground="surface" className={styles.settings}>
      {facts.map(({ name, value }) => (
        <Grid gap={4} columnGap={24} key={name}>
          <dt>{name}</dt>
          <Text as="dd" breaks preLine>
            {value}
          </Text>
        </Grid>
      ))}
    </Box>
  );
}
