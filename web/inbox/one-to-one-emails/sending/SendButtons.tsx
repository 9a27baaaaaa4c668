import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronUp, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../../contract/core/format.ts';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { laterMoments } from '../../../ui/dates/later-moments.ts';
import { MomentDialog } from '../../../ui/dates/fields/MomentDialog.tsx';
import { Text } from '../../../ui/box/Box.tsx';
import styles from '../emails.module.css';

const minute = 60_000;

export interface SendButtonsProps {
  isBusy: boolean;
  onSend: () => void;
  /** @throws CallError if the time is invalid */
  onSendAt: (at: string) => Promise<void>;
}

/** Send now, or at a chosen time. */
export function SendButtons({ isBusy, onSend, onSendAt }: SendButtonsProps) {
  const { t } = useTranslation('one-to-one-emails');
  const [isAsking, setAsking] = useState(false);
  const keys = navigator.platform.startsWith('Mac') ? '⌘ Enter' : 'Ctrl + Enter';
  return (
    <Button.Group>
      <Button
        loading={isBusy}
        title={`${t('send.now')} (${keys})`}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        leftSection={<IconSend size={16} stroke={1.6} aria-hidden />}
        onClick={onSend}
      >
        {t('send.now')}
      </Button>
      <Menu position="top-start" width={260} returnFocus>
        <Menu.Target>
          <ActionIcon
            className={styles.later}
            variant="filled"
            size={36}
            disabled={isBusy}
            aria-label={t('send.later')}
            title={t('send.later')}
          >
            <IconChevronUp size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('send.later')}</Menu.Label>
          {laterMoments(new Date(siteNow()))
            .flatMap(({ preset, at }) => (preset === 'week' ? [] : [{ preset, at }]))
            .map(({ preset, at }) => (
              <Menu.Item
                key={preset}
                rightSection={
                  <Text as="span" size="sm" tone="faint">
                    {dateTime(at).slice(5)}
                  </Text>
                }
                onClick={() => void onSendAt(at).catch(() => undefined)}
              >
                {t(`send.preset.${preset}`)}
              </Menu.Item>
            ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setAsking(true)}>{t('send.own')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking && (
        <MomentDialog
          title={t('send.later')}
          label={t('send.at')}
          save={t('send.timed')}
          tooEarly={t('send.tooEarly')}
          leastAhead={minute}
          onPick={onSendAt}
          onClose={() => setAsking(false)}
        />
      )}
    </Button.Group>
  );
}
