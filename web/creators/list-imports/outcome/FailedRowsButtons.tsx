import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ListImport } from '../../../../contract/creators/list-imports/list-imports.ts';
import { paths } from '../../../app/paths.ts';
import { baseName } from './file-fault.ts';
import { FileButton } from './FileButton.tsx';
import { writeNewImport } from '../new-import-state.ts';
import { fetchFailed } from '../queries.ts';

/** Downloads failed rows as a file to correct, and uploads it again. */
export function FailedRowsButtons({ of }: { of: ListImport }) {
  const { t } = useTranslation('list-imports');
  return (
    <>
      <FileButton
        label={t('download.failed')}
        fileName={t('download.failedName', { name: baseName(of.fileName) })}
        load={() => fetchFailed(of.id)}
      />
      <Button
        component={Link}
        to={paths.newListImport(writeNewImport({ listId: of.list?.id }))}
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
      >
        {t('download.mended')}
      </Button>
    </>
  );
}
