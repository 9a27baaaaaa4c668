import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dateTime, fullCount } from '../../../contract/core/format.ts';
import type { RecordCheck } from '../../../contract/workspace/audit-log.ts';
import { useMay } from '../../session/session.ts';
import { Group, Stack, Text } from '../../ui/box/Box.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRecordCheck, useSealedFile } from './queries.ts';

/** More of them would push the records away; the command lists all. */
const shownFaults = 10;

function Faults({ check }: { check: NonNullable<RecordCheck['check']> }) {
  const { t } = useTranslation('operation-records');
  const { faults, at } = check;
  return (
    <Stack gap={4} p={12} radius="card" ground="bad" role="alert">
      <Text size="md" weight={600} tone="bad">
        {t('seal.broken', { number: fullCount(faults.length), at: dateTime(at) })}
      </Text>
      <ul>
        {faults.slice(0, shownFaults).map(({ kind, place, entryId }) => (
          <li key={`${kind} ${place} ${entryId}`}>
            {t(`seal.fault.${kind}`, { id: entryId ?? place, place })}
          </li>
        ))}
      </ul>
      <Text size="sm">{t('seal.whatToDo')}</Text>
    </Stack>
  );
}

/** Whether the records are as they were when they were sealed. */
export function SealNote() {
  const { t } = useTranslation('operation-records');
  const mayExport = useMay('data.export');
  const { data, isError } = useRecordCheck();
  const download = useSealedFile();
  if (isError) return null;
  if (!data) return <Skeleton width={260} height={32} />;
  const { sealed, check } = data;
  const number = fullCount(sealed);
  const whole = check && !check.faults.length;
  return (
    <Stack gap={8}>
      {check && !whole && <Faults check={check} />}
      <Group gap={4} columnGap={12} wrap minH={32}>
        <Text size="md" tone="soft">
          {!sealed && t('seal.notYet')}
          {sealed > 0 &&
            (whole ? t('seal.whole', { number, at: dateTime(check.at) }) : t('seal.sealed', { number }))}
        </Text>
        {whole && check.erased > 0 && (
          <Text size="sm" tone="soft">
            {t('seal.erased', { number: fullCount(check.erased) })}
          </Text>
        )}
        {mayExport && sealed > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconDownload size={14} stroke={1.6} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('seal.download')}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
