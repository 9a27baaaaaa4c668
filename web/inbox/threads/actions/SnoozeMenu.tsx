import { Menu } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { laterMoments } from '../../../ui/dates/later-moments.ts';
import { MomentDialog } from '../../../ui/dates/fields/MomentDialog.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { ActButton } from './ActButton.tsx';
import type { MenuProps } from './ActMenus.tsx';
import { Text } from '../../../ui/box/Box.tsx';

type OnPick = (until: string) => void;

/** Snoozes conversations until a chosen time. */
export function SnoozeMenu({ isOpen, onOpen, onPick }: MenuProps & { onPick: OnPick }) {
  const { t } = useTranslation('inbox');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu
        opened={isOpen}
        onChange={onOpen}
        position="bottom-end"
        width={260}
        returnFocus
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <ActButton label={t('act.snooze')} icon={IconClock} keys="s" />
        </Menu.Target>
        <Menu.Dropdown aria-label={t('snooze.title')}>
          <Menu.Label>{t('snooze.title')}</Menu.Label>
          {laterMoments(new Date(siteNow())).map(({ preset, at }) => (
            <Menu.Item
              key={preset}
              rightSection={
                <Text as="span" size="sm" tone="soft">
                  {dateTime(at).slice(5)}
                </Text>
              }
              onClick={() => onPick(at)}
            >
              {t(`snooze.preset.${preset}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setAsking(true)}>{t('snooze.own')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <MomentDialog
          title={t('snooze.title')}
          label={t('time', { ns: 'common' })}
          save={t('snooze.save')}
          tooEarly={t('snooze.past')}
          onPick={async at => onPick(at)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
