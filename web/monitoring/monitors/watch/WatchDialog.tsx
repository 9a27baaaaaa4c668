import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { day, fullCount } from '../../../../contract/core/format.ts';
import { monitorLimits } from '../../../../contract/monitoring/monitor-kinds.ts';
import type { MonitorProject } from '../../../../contract/monitoring/monitors.ts';
import { unreported } from '../../../app/api.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import { useSession } from '../../../session/session.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { dayPlus } from '../../../ui/dates/day-span.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { RadioField } from '../../../ui/forms/choices/RadioField.tsx';
import { siteNow } from '../../../ui/dates/site-clock.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useOpenProjects, useWatching, type Watched } from './watch-queries.ts';
import type { WatchDialogProps, ToWatch } from '../../../market/shared/watch/watch-slot.ts';

/** The call that monitors it. */
function bodyOf(watched: ToWatch): Watched {
  switch (watched.kind) {
    case 'post':
      return { links: watched.url };
    case 'creator':
      return { creatorIds: [watched.id] };
    case 'hashtag':
      return { hashtag: watched.name, platform: watched.platform };
  }
}

const another = 'new';
/** The default number of days of a new project, as on the page of projects. */
const usualDays = 30;

function WatchForm({
  watched,
  onClose,
  projects,
}: WatchDialogProps & { projects: readonly MonitorProject[] }) {
  const { t } = useTranslation('rankings');
  const { user } = useSession();
  const { make, add } = useWatching();
  /** The new project exists even if the next call was refused; a retry must not create another. */
  const made = useRef<number>(undefined);
  const notice = useRef({ added: 0, name: '' });
  const form = useForm({
    initial: { projectId: projects.length ? '' : another, name: '' },
    rules: {
      projectId: projectId => !projectId && t('watch.choose'),
      name: (name, { projectId }) => projectId === another && !name.trim() && t('watch.missingName'),
    },
    async submit({ projectId, name }) {
      const beginsOn = day(new Date(siteNow()).toISOString());
      if (projectId === another)
        made.current ??= await make({
          name: name.trim(),
          beginsOn,
          endsOn: dayPlus(beginsOn, usualDays - 1),
          zone: user.timeZone,
          ownerId: user.userId,
        });
      const id = made.current ?? Number(projectId);
      const { added } = await add(id, bodyOf(watched), watched.kind === 'post');
      notice.current = { added, name: projects.find(project => project.id === id)?.name ?? name.trim() };
    },
    done() {
      const { added, name } = notice.current;
      showToast(added ? 'success' : 'warning', t(added ? 'watch.done' : 'watch.already', { name }));
      onClose();
    },
  });
  return (
    <Stack as="form" gap={8} {...form.props}>
      {projects.length > 0 && (
        <RadioField
          {...form.field('projectId')}
          label={t('watch.project')}
          options={[
            ...projects.map(({ id, name, posts, endsOn }) => ({
              value: String(id),
              label: name,
              aside: t('watch.aside', { count: posts, number: fullCount(posts), day: endsOn }),
            })),
            { value: another, label: t('watch.new') },
          ]}
        />
      )}
      {form.values.projectId === another && (
        <FormField
          {...form.field('name')}
          label={t('watch.name')}
          hint={t('watch.nameHint')}
          maxLength={monitorLimits.nameLength}
          autoComplete="off"
        />
      )}
      <FormEnd atEnd fault={form.fault} isBusy={form.isBusy} submit={t('watch.submit')} />
    </Stack>
  );
}

/** Chooses the monitor project to add to, and offers to create one. */
export function WatchDialog({ watched, onClose }: WatchDialogProps) {
  const { t } = useTranslation('rankings');
  const { data, error, isError, refetch } = useOpenProjects();
  return (
    <FormDialog title={t(`watch.title.${watched.kind}`, { name: watched.name })} onClose={onClose}>
      {data ? (
        <WatchForm watched={watched} onClose={onClose} projects={data.projects} />
      ) : isError ? (
        <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="100%" height={160} />
      )}
    </FormDialog>
  );
}
