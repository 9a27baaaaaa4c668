import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../session/session.ts';
import { exportFormats, type ExportFormat } from '../../../contract/core/export-formats.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { backgroundTasksKey } from '../queries.ts';
import { type ExportOrder, orderExport } from './order-export.ts';

export interface ExportButtonProps {
  /** The table and its rows: what the page shows. */
  of: ExportOrder['of'];
  columns: readonly string[];
  disabled: boolean;
  formatLabel: (format: ExportFormat) => string;
  /** Says that the export has started. @param tray the name of the task tray, which will hold the file */
  startedText: (tray: string) => string;
}

/** Exports a table as Excel or CSV, in the background; the task tray shows it. */
export function ExportButton({ of, columns, disabled, formatLabel, startedText }: ExportButtonProps) {
  const { t } = useTranslation();
  const mayExport = useMay('data.export');
  const queries = useQueryClient();
  const exported = useMutation({
    mutationFn: (format: ExportFormat) => orderExport({ of, columns: [...columns], format }),
    onSuccess: () => queries.invalidateQueries({ queryKey: backgroundTasksKey }),
  });
  if (!mayExport) return null;
  const onSuccess = () => showToast('success', startedText(t('work.title')));
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
          {t('export', { ns: 'common' })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {exportFormats.map(format => (
          <Menu.Item key={format} onClick={() => exported.mutate(format, { onSuccess })}>
            {formatLabel(format)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
