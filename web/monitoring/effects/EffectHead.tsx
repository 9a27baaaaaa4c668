import { Button } from '@mantine/core';
import { IconAdjustments, IconVideo } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ProjectStateTag } from '../shared/states/ProjectStateTag.tsx';
import { paths } from '../../app/paths.ts';
import { SubjectHead } from '../../ui/page/SubjectHead.tsx';
import type { EffectView } from './queries.ts';
import { SettingsDialog } from './settings/SettingsDialog.tsx';

/** The project, its days and its actions. */
export function EffectHead({ effect }: { effect: EffectView }) {
  const { t } = useTranslation('effects');
  const { id, name, state, beginsOn, endsOn, zone, mine } = effect.project;
  const [params, setParams] = useSearchParams();
  const openSettings = (isOpen: boolean) =>
    setParams(
      before => {
        const next = new URLSearchParams(before);
        if (isOpen) next.set('settings', '1');
        else next.delete('settings');
        return next;
      },
      { preventScrollReset: true, replace: !isOpen },
    );
  return (
    <>
      <SubjectHead
        above={{ name: t('title'), to: paths.effects() }}
        name={name}
        tag={<ProjectStateTag state={state} />}
        about={t('head.window', { from: beginsOn, to: endsOn, zone: zone.replaceAll('_', ' ') })}
      >
        <Button
          component={Link}
          to={paths.monitor(id)}
          variant="default"
          leftSection={<IconVideo size={16} stroke={1.6} aria-hidden />}
        >
          {t('head.toMonitor')}
        </Button>
        <Button
          variant="default"
          disabled={!mine}
          title={mine ? undefined : t('notYours')}
          leftSection={<IconAdjustments size={16} stroke={1.6} aria-hidden />}
          onClick={() => openSettings(true)}
        >
          {t('head.settings')}
        </Button>
      </SubjectHead>
      {mine && params.get('settings') === '1' && (
        <SettingsDialog effect={effect} onClose={() => openSettings(false)} />
      )}
    </>
  );
}
