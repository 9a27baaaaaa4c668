import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from '../../../contract/export-columns.ts';
import { showToast } from '../../ui/toast.ts';
import type { BlockFilterState } from './block-state.ts';
import { useExport } from './queries.ts';

const formats: readonly ExportFormat[] = ['xlsx', 'csv'];

/** What is shown, as a file: Excel or CSV. */
export function ExportButton({ filter, disabled }: { filter: BlockFilterState; disabled: boolean }) {
  const { t } = useTranslation('blocklist');
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
        {formats.map(format => (
          <Menu.Item key={format} onClick={() => start(format)}>
            {t(`exportAs.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
