import { Menu } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime } from '../../../contract/format.ts';
import { fromField, nextHour, toField } from '../../mail-tools/local-time.ts';
import { MomentField } from '../../mail-tools/MomentField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { FormEnd } from '../../ui/FormEnd.tsx';
import { siteNow } from '../../ui/site-clock.ts';
import { useForm } from '../../ui/use-form.ts';
import { ActButton } from './ActButton.tsx';
import type { MenuProps } from './ActMenus.tsx';
import { snoozeMoments } from './snooze-moments.ts';
import styles from './thread.module.css';

type OnPick = (until: string) => void;

function OwnMoment({ onPick, onClose }: { onPick: OnPick; onClose: () => void }) {
  const { t } = useTranslation('inbox');
  const form = useForm({
    initial: { at: toField(nextHour(siteNow(), 24)) },
    rules: { at: at => !(Date.parse(fromField(at) ?? '') > siteNow()) && t('snooze.past') },
    submit: ({ at }) => {
      onPick(fromField(at) ?? '');
      return Promise.resolve();
    },
    done: onClose,
  });
  return (
    <FormDialog title={t('snooze.title')} onClose={onClose}>
      <form {...form.props}>
        <MomentField {...form.field('at')} label={t('snooze.at')} />
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={t('snooze.save')} />
      </form>
    </FormDialog>
  );
}

/** Puts conversations off until a moment. */
export function SnoozeMenu({ isOpen, onOpen, onPick }: MenuProps & { onPick: OnPick }) {
  const { t } = useTranslation('inbox');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu opened={isOpen} onChange={onOpen} position="bottom-end" width={260} returnFocus>
        <Menu.Target>
          <ActButton label={t('act.snooze')} icon={IconClock} keys="s" />
        </Menu.Target>
        <Menu.Dropdown aria-label={t('snooze.title')}>
          <Menu.Label>{t('snooze.title')}</Menu.Label>
          {snoozeMoments(new Date(siteNow())).map(({ preset, at }) => (
            <Menu.Item
              key={preset}
              rightSection={<span className={styles.aside}>{dateTime(at).slice(5)}</span>}
              onClick={() => onPick(at)}
            >
              {t(`snooze.preset.${preset}`)}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setAsking(true)}>{t('snooze.own')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking && <OwnMoment onPick={onPick} onClose={() => setAsking(false)} />}
    </>
  );
}
