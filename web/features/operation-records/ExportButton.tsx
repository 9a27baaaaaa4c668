import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { exportFormats, type ExportFormat } from '../../../contract/export-columns.ts';
import { showToast } from '../../ui/toast.ts';
import { useExport } from './queries.ts';
import type { RecordFilterState } from './record-state.ts';

/** The filtered records as a file: Excel or CSV. */
export function ExportButton({ filter, disabled }: { filter: RecordFilterState; disabled: boolean }) {
  const { t } = useTranslation('operation-records');
  const { t: shell } = useTranslation();
  const exported = useExport();
  function start(format: ExportFormat) {
    exported.mutate(
      { filter, format },
      { onSuccess: () => showToast('success', t('exporting', { tray: shell('work.title') })) },
    );
  }
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          loading={exported.isPending}
          disabled={disabled}
        >
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {exportFormats.map(format => (
          <Menu.Item key={format} onClick={() => start(format)}>
            {t(`exportAs.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
