import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../ui/files/save-file.ts';

export interface FileButtonProps {
  /** The words on the button. */
  label: string;
  /** Under which it is saved. */
  fileName: string;
  isQuiet?: boolean;
  load: () => Promise<Blob>;
}

/** Fetches a file and hands it to the browser's downloads. */
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
