import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { alertKinds } from '../../../contract/monitoring/alerts/alert-kinds.ts';
import { fullCount } from '../../../contract/core/format.ts';
import type { MonitorProject } from '../../../contract/monitoring/monitors.ts';
import { unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Pager } from '../../ui/tables/Pager.tsx';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import { AlertList } from './AlertList.tsx';
import { type AlertsState, readAlerts, writeAlerts } from './alert-state.ts';
import { type SettingsView, useAlerts, useAlertSettings } from './queries.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

/** How many kinds of alerts are on, and who gets them, in one line. */
function Summary({ view: { settings } }: { view: SettingsView }) {
  const { t } = useTranslation('alerts');
  const { mail, quiet } = settings;
  const on = alertKinds.filter(kind => settings[kind].isOn);
  return (
    <Text size="md" tone="soft">
      {on.length
        ? t('summary.kinds', { kinds: on.map(kind => t(`kind.${kind}`)).join(t('comma', { ns: 'common' })) })
        : t('summary.noKinds')}{' '}
      {mail
        ? t('summary.mail', { to: mail.addresses.join(t('comma', { ns: 'common' })) })
        : t('summary.bell')}
      {mail && quiet && ` ${t('summary.quiet', quiet)}`}
    </Text>
  );
}

/** A project's alerts, newest first, and a summary of its settings. */
export function AlertsTab({ project }: { project: MonitorProject }) {
  const { t } = useTranslation('alerts');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readAlerts(params), [params]);
  const settings = useAlertSettings(project.id);
  const { data, error, isError, isPlaceholderData, refetch } = useAlerts(project.id, state);
  const change = (by: Partial<AlertsState>) =>
    setParams(writeAlerts({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const openSettings = (isOpen: boolean) => {
    const next = writeAlerts(state);
    if (isOpen) next.set('settings', '1');
    setParams(next, { preventScrollReset: true, replace: !isOpen });
  };
  const all = data?.counts.reduce((sum, { alerts }) => sum + alerts, 0) ?? 0;
  const countOf = (kind: string) => fullCount(data?.counts.find(each => each.kind === kind)?.alerts ?? 0);
  const mine = settings.data?.mine ?? false;
  const button = mine && (
    <Button
      variant="default"
      leftSection={<IconBell size={15} stroke={1.6} aria-hidden />}
      onClick={() => openSettings(true)}
    >
      {t('settings')}
    </Button>
  );
  return (
    <>
      {settings.data ? (
        <Summary view={settings.data} />
      ) : (
        !settings.isError && <Skeleton width="60%" height={19} />
      )}
      <Group gap={8} columnGap={16} justify="between" wrap size="md" tone="soft" minH={32}>
        <p role="status">
          {data
            ? t('total', { count: data.total, number: fullCount(data.total) })
            : !isError && <Skeleton width={90} height={19} />}
        </p>
        <Group gap={8} columnGap={12} wrap>
          <SelectBox
            label={t('kinds')}
            value={state.kind ?? ''}
            options={[
              { value: '', label: t('ofKind', { kind: t('anyKind'), number: fullCount(all) }) },
              ...alertKinds.map(kind => ({
                value: kind,
                label: t('ofKind', { kind: t(`kind.${kind}`), number: countOf(kind) }),
              })),
            ]}
            onChange={value => change({ kind: alertKinds.find(each => each === value) ?? null })}
          />
          {button}
        </Group>
      </Group>
      {isError && !data && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <Stack gap={8}>
          {[0, 1, 2, 3].map(each => (
            <Skeleton key={each} width="100%" height={56} />
          ))}
        </Stack>
      )}
      {data && !data.alerts.length && (
        <EmptyState
          actions={
            state.kind && (
              <Button variant="default" onClick={() => change({ kind: null })}>
                {t('showAll')}
              </Button>
            )
          }
        >
          {t(state.kind ? 'noneSuch' : 'none')}
        </EmptyState>
      )}
      {data && data.alerts.length > 0 && (
        <>
          <AlertList projectId={project.id} alerts={data.alerts} isStale={isPlaceholderData} />
          <Pager paging={state} total={data.total} onChange={change} />
        </>
      )}
      {mine && settings.data && params.get('settings') === '1' && (
        <SettingsDialog
          projectId={project.id}
          zone={project.zone}
          view={settings.data}
          onClose={() => openSettings(false)}
        />
      )}
    </>
  );
}
