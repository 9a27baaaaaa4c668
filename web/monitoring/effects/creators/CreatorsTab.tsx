import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { costSpreads, type CostSpread } from '../../../../contract/monitoring/effects/effect-kinds.ts';
import { effectExportColumns } from '../../../../contract/monitoring/export-columns.ts';
import { unreported } from '../../../app/api.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Segments } from '../../../ui/forms/choices/Segments.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import type { TabProps } from '../EffectTabs.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from '../effects.module.css';
import { useChanges } from '../queries.ts';
import { CreatorTable } from './CreatorTable.tsx';
import { ExportButton } from '../../../layout/tray/ExportButton.tsx';

/** Creators by results and costs, and how costs of the whole project are divided. */
export function CreatorsTab({ effect }: TabProps) {
  const { t } = useTranslation('effects');
  const { project, byCreator, notByCreator, settings } = effect;
  const { saveSettings } = useChanges(project.id);
  const spreading = useMutation({
    mutationFn: (spread: CostSpread) => saveSettings({ ...settings, spread }),
    onError(error) {
      const words = unreported(error);
      if (words) showToast('error', words);
    },
  });
  const isEmpty = !byCreator.length && !notByCreator;
  return (
    <>
      <Group gap={8} columnGap={16} justify="between" wrap className={styles.bar}>
        <div>
          <Text as="span" size="md" tone="soft" leading="relaxed" title={t('creators.spreadAbout')}>
            {t('creators.spread')}
          </Text>
          {project.mine ? (
            <Segments
              label={t('creators.spread')}
              value={spreading.isPending ? spreading.variables : settings.spread}
              options={costSpreads.map(value => ({ value, label: t(`creators.spreadWays.${value}`) }))}
              onChange={spread => spread !== settings.spread && spreading.mutate(spread)}
            />
          ) : (
            <Text as="strong" size="md" tone="soft" leading="relaxed">
              {t(`creators.spreadWays.${settings.spread}`)}
            </Text>
          )}
        </div>
        <ExportButton
          of={{ table: 'effects', projectId: project.id }}
          columns={effectExportColumns}
          disabled={!byCreator.length}
          formatLabel={format => t(`exportAs.${format}`)}
          startedText={tray => t('creators.exporting', { tray })}
        />
      </Group>
      <CreatorTable effect={effect} instead={isEmpty && <EmptyState>{t('creators.none')}</EmptyState>} />
    </>
  );
}
