import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../ui/files/save-file.ts';

export interface FileButtonProps {
  /** The text of the button. */
  label: string;
  /** The name under which it is saved. */
  fileName: string;
  isQuiet?: boolean;
  load: () => Promise<Blob>;
}

/** Downloads a file with the browser. */
export function FileButton({ label, fileName, isQuiet, load }: FileButtonProps) {
  const fetched = useMutation({ mutationFn: load, onSuccess: content => saveFile(content, fileName) });
  return (
    <Button
      variant={isQuiet ? 'subtle' : 'default'}
      size={isQuiet ? 'compact-sm' : 'sm'}
      leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
      loading={fetched.isPending}
      onClick={() => fetched.mutate()}
    >
      {label}
    </Button>
  );
}
