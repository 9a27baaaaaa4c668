import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTime, day } from '../../../contract/core/format.ts';
import { knownZones } from '../../../contract/core/time/zone-clock.ts';
import { monitorLimits } from '../../../contract/monitoring/monitor-kinds.ts';
import type { MonitorProject } from '../../../contract/monitoring/monitors.ts';
import { MoneyField } from '../shared/money/MoneyField.tsx';
import { useSession } from '../../session/session.ts';
import { DayField } from '../../ui/dates/fields/DayField.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { FormEnd } from '../../ui/forms/FormEnd.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { siteNow } from '../../ui/dates/site-clock.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/use-form.ts';
import { Grid, Stack } from '../../ui/box/Box.tsx';
import styles from '../shared/projects/dialogs.module.css';
import { faultsOf, fieldsOf, newProject, type ProjectValues, valuesOf } from './project-values.ts';
import { useOwners, useSaveProject } from '../shared/projects/queries.ts';

export interface ProjectDialogProps {
  /** The project to change; without it a new one is created. */
  project?: MonitorProject;
  onClose: () => void;
  /** @param id of the new project */
  onMade?: (id: number) => void;
}

/** Creates or changes a project. */
export function ProjectDialog({ project, onClose, onMade }: ProjectDialogProps) {
  const { t } = useTranslation('monitors');
  const { user } = useSession();
  const [zones] = useState(knownZones);
  const { data: owners } = useOwners();
  const save = useSaveProject();
  const own = { id: user.userId, name: user.nickName };
  const today = day(new Date(siteNow()).toISOString());
  const ruleFor = (name: keyof ProjectValues) => (_: string, values: ProjectValues) => {
    const fault = faultsOf(values, zones)[name];
    return fault && t(`fault.${fault}`, { days: monitorLimits.days });
  };
  const form = useForm<ProjectValues>({
    initial: project ? valuesOf(project) : newProject(today, user.timeZone, own.id),
    rules: {
      name: ruleFor('name'),
      beginsOn: ruleFor('beginsOn'),
      endsOn: ruleFor('endsOn'),
      zone: ruleFor('zone'),
      budgetMinor: ruleFor('budgetMinor'),
    },
    places: { 430: 'name' },
    async submit(values) {
      const id = await save(project?.id, fieldsOf(values));
      if (!project) onMade?.(id);
    },
    done({ name }) {
      showToast('success', t(project ? 'toast.changed' : 'toast.made', { name: name.trim() }));
      onClose();
    },
  });
  const { field } = form;
  const { zone } = form.values;
  const zoneHint = zones.includes(zone)
    ? t('form.zoneNow', { time: dateTime(new Date(siteNow()).toISOString(), zone) })
    : t('form.zoneHint');
  const shown = owners ?? [own];
  const chosen = shown.some(({ id }) => String(id) === form.values.ownerId);
  return (
    <FormDialog title={t(project ? 'form.editTitle' : 'form.newTitle')} onClose={onClose}>
      <Stack as="form" gap={8} shrink {...form.props}>
        <FormField
          {...field('name')}
          label={t('form.name')}
          placeholder={t('form.namePlaceholder')}
          maxLength={monitorLimits.nameLength}
          autoComplete="off"
        />
        <Grid gap={0} columnGap={12} align="start" cols={2} className={styles.pair}>
          <DayField {...field('beginsOn')} label={t('form.beginsOn')} />
          <DayField {...field('endsOn')} label={t('form.endsOn')} />
        </Grid>
        <FormField
          {...field('zone')}
          label={t('form.zone')}
          hint={zoneHint}
          suggestions={zones}
          autoComplete="off"
          maxLength={64}
        />
        <MoneyField
          label={t('form.budget')}
          hint={t('form.budgetHint')}
          amount={field('budgetMinor')}
          currency={{ ...field('currency'), label: t('form.currency') }}
        />
        <SelectField
          {...field('ownerId')}
          label={t('form.owner')}
          options={[
            ...(chosen
              ? []
              : [
                  {
                    value: form.values.ownerId,
                    label: project?.ownerName || t('deletedAccount', { ns: 'common' }),
                  },
                ]),
            ...shown.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <FormEnd
          atEnd
          fault={form.fault}
          isBusy={form.isBusy}
          submit={t(project ? 'form.save' : 'form.make')}
        />
      </Stack>
    </FormDialog>
  );
}
