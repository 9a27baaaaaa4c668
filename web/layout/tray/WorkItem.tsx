import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fullCount } from '../../../contract/core/format.ts';
import type { Work } from '../../../contract/activity/background-tasks.ts';
import { paths } from '../../app/paths.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { Tag, type TagProps } from '../../ui/labels/Tag.tsx';
import { kindKey } from './kind-key.ts';
import { isUnderWay, useDismissWork, useWorkFile } from '../queries.ts';
import styles from './Tray.module.css';

const tones = {
  waiting: 'plain',
  running: 'accent',
  done: 'good',
  failed: 'bad',
} as const satisfies Record<Work['state'], TagProps['tone']>;

/** A percentage if the total is known, otherwise an indeterminate bar. */
function Progress({ work, name }: { work: Work; name: string }) {
  const { t } = useTranslation();
  const percent = work.total ? Math.min(100, Math.floor((work.done / work.total) * 100)) : null;
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('work.progress', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
      >
        <span
          style={percent === null ? undefined : { width: `${percent}%` }}
          data-endless={percent === null}
        />
      </div>
      {percent !== null && work.total !== null && (
        <span title={t('work.doneOf', { done: fullCount(work.done), total: fullCount(work.total) })}>
          {percent}%
        </span>
      )}
    </div>
  );
}

export function WorkItem({ work }: { work: Work }) {
  const { t } = useTranslation();
  const dismiss = useDismissWork();
  const file = useWorkFile();
  const name = t(`work.kind.${kindKey(work.kind)}`);
  const made = work.file;
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <strong>{name}</strong>
        <Tag tone={tones[work.state]}>{t(`work.state.${work.state}`)}</Tag>
        {!isUnderWay(work) && (
          <ActionIcon
            className={styles.dismiss}
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={t('work.dismiss', { name })}
            title={t('work.dismiss', { name })}
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate(work.id)}
          >
            <IconX size={14} />
          </ActionIcon>
        )}
      </div>
      {isUnderWay(work) && <Progress work={work} name={name} />}
      {work.failure && <p className={styles.failure}>{work.failure}</p>}
      {work.kind === 'bulk' && work.state === 'done' && (
        <p className={styles.outcome}>{t('work.bulkOutcome', work.details)}</p>
      )}
      {work.kind === 'acquisition' && (
        <p className={styles.outcome}>
          <Link to={paths.acquisition(Number(work.details.acquisitionId))} className={styles.open}>
            {work.details.name}
          </Link>
        </p>
      )}
      {work.kind === 'acquisition' && work.state === 'done' && (
        <p className={styles.outcome}>{t('work.acquisitionOutcome', work.details)}</p>
      )}
      {made && (
        <Button
          variant="light"
          size="compact-sm"
          leftSection={<IconDownload size={14} aria-hidden />}
          loading={file.isPending}
          onClick={() => file.mutate(work.id, { onSuccess: content => saveFile(content, made.name) })}
        >
          {t('work.download', { name: made.name })}
        </Button>
      )}
      <span className={styles.when}>
        <Ago at={work.finishedAt ?? work.startedAt} />
      </span>
    </li>
  );
}
