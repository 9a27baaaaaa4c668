import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { exportFormats, type ExportFormat } from '../../../contract/core/export-formats.ts';

export interface ExportMenuProps {
  label: string;
  formatLabel: (format: ExportFormat) => string;
  isBusy: boolean;
  disabled: boolean;
  onPick: (format: ExportFormat) => void;
}

/** Exports the table as Excel or CSV. */
export function ExportMenu({ label, formatLabel, isBusy, disabled, onPick }: ExportMenuProps) {
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          loading={isBusy}
          disabled={disabled}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {exportFormats.map(format => (
          <Menu.Item key={format} onClick={() => onPick(format)}>
            {formatLabel(format)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
