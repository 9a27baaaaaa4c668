import { Button } from '@mantine/core';
import { IconChartBar, IconFileText, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { MonitorProject } from '../../../contract/monitoring/monitors.ts';
import { paths } from '../../app/paths.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { MoreMenu } from '../../ui/overlays/MoreMenu.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { ExportPosts } from '../monitored-posts/ExportPosts.tsx';
import { ProjectDialog } from './ProjectDialog.tsx';
import { useRemoveProject, useChangeState } from '../shared/projects/queries.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useMay } from '../../session/session.ts';

/** The actions on a project; disabled ones say why. */
export function ProjectActions({ project }: { project: MonitorProject }) {
  const { t } = useTranslation('monitors');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'edit' | 'close' | 'removal'>();
  const hide = () => setAsked(undefined);
  const { id, name, state, mine, posts } = project;
  const changeState = useChangeState(id, next => {
    hide();
    showToast('success', t(next === 'closed' ? 'toast.closed' : 'toast.opened', { name }));
  });
  const remove = useRemoveProject(id, () => {
    showToast('success', t('toast.removed', { name }));
    void navigate(paths.monitors());
  });
  const notMine = mine ? {} : { reason: t('notYours') };
  const isOpen = state === 'open';
  const mayEdit = useMay('monitoring.edit');
  return (
    <>
      <Allowed to="money.read">
        <Button
          component={Link}
          to={paths.effect(id)}
          variant="default"
          leftSection={<IconChartBar size={16} stroke={1.6} aria-hidden />}
        >
          {t('head.effect')}
        </Button>
      </Allowed>
      <Button
        component={Link}
        to={paths.clientReport(id)}
        variant="default"
        leftSection={<IconFileText size={16} stroke={1.6} aria-hidden />}
      >
        {t('head.report')}
      </Button>
      <ExportPosts projectId={id} disabled={posts === 0} />
      {isOpen && mayEdit && (
        <Button
          component={Link}
          to={paths.monitor(id, 'tab=posts&add=1')}
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
        >
          {t('posts.add')}
        </Button>
      )}
      <MoreMenu
        isBesideButtons
        label={t('head.more')}
        actions={[
          [
            { text: t('head.edit'), ...notMine, onChoose: () => setAsked('edit') },
            {
              text: t(isOpen ? 'head.close' : 'head.open'),
              ...notMine,
              onChoose: () => (isOpen ? setAsked('close') : changeState.mutate('open')),
            },
          ],
          [{ text: t('head.remove'), isDangerous: true, ...notMine, onChoose: () => setAsked('removal') }],
        ]}
      />
      {asked === 'edit' && <ProjectDialog project={project} onClose={hide} />}
      {(asked === 'close' || asked === 'removal') && (
        <ConfirmDialog
          title={t(`${asked}.title`, { name })}
          confirm={t(`${asked}.confirm`)}
          isDangerous={asked === 'removal'}
          isBusy={changeState.isPending || remove.isPending}
          onCancel={hide}
          onConfirm={() => (asked === 'close' ? changeState.mutate('closed') : remove.mutate())}
        >
          {t(`${asked}.about`)}
        </ConfirmDialog>
      )}
    </>
  );
}
