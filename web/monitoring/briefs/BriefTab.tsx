import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { checkOutcomes } from '../../../contract/monitoring/briefs/brief-kinds.ts';
import { fullCount } from '../../../contract/core/format.ts';
import { checkExportColumns } from '../../../contract/monitoring/export-columns.ts';
import type { MonitorProject } from '../../../contract/monitoring/monitors.ts';
import { unreported } from '../../app/api.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { DataTable } from '../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { ExportButton } from '../../layout/tray/ExportButton.tsx';
import { Pager } from '../../ui/tables/Pager.tsx';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { SelectBox } from '../../ui/forms/choices/SelectBox.tsx';
import { Group } from '../../ui/box/Box.tsx';
import { BriefDialog } from './BriefDialog.tsx';
import { type BriefState, filterOf, readBrief, writeBrief } from './brief-state.ts';
import { asksSomething } from './brief-values.ts';
import { ChecksPanel } from './checks/ChecksPanel.tsx';
import { useBrief, useChecks } from './queries.ts';
import { RequirementBar } from './RequirementBar.tsx';
import { outcomeName, requirementName } from './use-brief-text.ts';
import { useCheckColumns } from './checks/use-check-columns.tsx';

const anyOutcome = { value: 'any', label: null } as const;

/** The brief of a project and its checks: posts by requirements. */
export function BriefTab({ project }: { project: MonitorProject }) {
  const { t } = useTranslation('briefs');
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readBrief(params), [params]);
  const [isEditing, setEditing] = useState(false);
  const brief = useBrief(project.id);
  const { data, error, isError, isPlaceholderData, refetch } = useChecks(project.id, state);
  const change = (by: Partial<BriefState>) =>
    setParams(writeBrief({ ...state, page: 1, ...by }), { preventScrollReset: true });
  const open = (post: string | null, check: string | null = null) =>
    change({ page: state.page, post, check });
  const columns = useCheckColumns(project.id, data?.requirements ?? [], state, open);
  const mine = brief.data?.mine ?? false;
  const edit = mine && (
    <Button
      variant="default"
      leftSection={<IconPencil size={15} stroke={1.6} aria-hidden />}
      onClick={() => setEditing(true)}
    >
      {t(brief.data?.revision ? 'edit' : 'write')}
    </Button>
  );
  const dialog = isEditing && brief.data && (
    <BriefDialog
      projectId={project.id}
      zone={project.zone}
      brief={brief.data}
      onClose={() => setEditing(false)}
    />
  );
  if (brief.isError && !brief.data)
    return <ErrorState message={unreported(brief.error)} onRetry={() => void brief.refetch()} />;
  if (brief.data && !asksSomething(brief.data.requirements)) {
    return (
      <>
        <EmptyState actions={edit}>{t(mine ? 'none' : 'noneYet')}</EmptyState>
        {dialog}
      </>
    );
  }
  const failed = isError && !data && (
    <ErrorState message={unreported(error)} onRetry={() => void refetch()} />
  );
  const isFiltered = state.outcome !== null || state.requirement !== null;
  const empty = data && !data.posts.length && (
    <EmptyState
      actions={
        isFiltered && (
          <Button variant="default" onClick={() => change({ outcome: null, requirement: null })}>
            {t('showAll')}
          </Button>
        )
      }
    >
      {t(isFiltered ? 'noneSuch' : data.all ? 'notJudged' : 'noPosts')}
    </EmptyState>
  );
  return (
    <>
      <RequirementBar
        requirements={data?.requirements}
        onChoose={(requirement, outcome) => change({ requirement, outcome })}
      />
      <Group gap={8} columnGap={16} justify="between" wrap size="md" tone="soft" minH={32}>
        <p role="status">
          {data
            ? t('total', { count: data.total, number: fullCount(data.total) })
            : !isError && <Skeleton width={90} height={19} />}
        </p>
        <Group gap={8} columnGap={12} wrap>
          <Segments
            label={t('outcome', { ns: 'common' })}
            value={state.outcome ?? anyOutcome.value}
            options={[
              { value: anyOutcome.value, label: t('all', { ns: 'common' }) },
              ...checkOutcomes.map(value => ({ value, label: outcomeName(value) })),
            ]}
            onChange={value => change({ outcome: value === 'any' ? null : value })}
          />
          <SelectBox
            label={t('requirement')}
            value={state.requirement ?? ''}
            options={[
              { value: '', label: t('anyRequirement') },
              ...(data?.requirements ?? []).map(each => ({ value: each.key, label: requirementName(each) })),
            ]}
            onChange={requirement => change({ requirement: requirement || null })}
          />
          <ExportButton
            of={{ table: 'briefChecks', projectId: project.id, filter: filterOf(state) }}
            columns={checkExportColumns}
            disabled={!data?.all}
            formatLabel={format => t(`exportAs.${format}`)}
            startedText={tray => t('exporting', { tray })}
          />
          {edit}
        </Group>
      </Group>
      <DataTable
        label={t('table')}
        columns={columns}
        rows={data?.posts}
        keyOf={({ key }) => key}
        activeKey={state.post}
        isStale={isPlaceholderData}
        skeletonRows={6}
        instead={failed || empty || undefined}
      />
      <Pager paging={state} total={data?.total} onChange={change} />
      {state.post && (
        <ChecksPanel
          projectId={project.id}
          postKey={state.post}
          check={state.check}
          mine={mine}
          onClose={() => open(null)}
        />
      )}
      {dialog}
    </>
  );
}
