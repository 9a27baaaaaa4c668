import { Button } from '@mantine/core';
import { IconPaperclip, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fullCount } from '../../../../contract/core/format.ts';
import { actsOf } from '../../shared/tasks/use-task-acts.tsx';
import { useRoundText } from '../../shared/content/use-round-text.ts';
import { MailFrame } from '../../../ui/html-mail/MailFrame.tsx';
import type { Task } from '../queries.ts';
import styles from './rounds.module.css';
import { RoundsChange } from './RoundsChange.tsx';
import { useRoundName } from '../use-wait-text.ts';

const figures = ['sent', 'failed', 'inDoubt', 'waiting'] as const;

function RoundCard({ task, at }: { task: Task; at: number }) {
  const { t } = useTranslation('mail-messages');
  const { t: tasks } = useTranslation('mail-tasks');
  const roundName = useRoundName();
  const roundText = useRoundText();
  const round = task.content.rounds[at];
  const counts = task.roundCounts[at];
  if (!round) return null;
  const first = task.content.rounds[0]?.subject ?? '';
  const name = roundName(at + 1);
  const files = task.files.filter(({ id }) => round.attachments.includes(id));
  return (
    <li className={styles.round}>
      <div className={styles.words}>
        <h3>{name}</h3>
        <p className={styles.when}>{at ? roundText(round) : tasks('rounds.firstAbout')}</p>
        <bdi className={styles.subject}>
          {round.subject || (first ? tasks('rounds.re', { subject: first }) : tasks('rounds.noSubject'))}
        </bdi>
        {files.map(file => (
          <span key={file.id} className={styles.file}>
            <IconPaperclip size={14} stroke={1.6} aria-hidden /> <bdi>{file.name}</bdi>
          </span>
        ))}
      </div>
      <dl className={styles.figures}>
        {figures.map(key => (
          <div key={key}>
            <dt>{t(`rounds.figure.${key}`)}</dt>
            <dd>{fullCount(counts?.[key] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.text}>
        <summary>{t('rounds.showText')}</summary>
        <MailFrame title={t('rounds.textOf', { name })} html={round.html} />
      </details>
    </li>
  );
}

export interface RoundsTabProps {
  task: Task;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

/** The rounds with their conditions and progress; editable while the task runs. */
export function RoundsTab({ task, isEditing, onEdit }: RoundsTabProps) {
  const { t } = useTranslation('mail-messages');
  const canEdit = task.mine && actsOf(task).includes('cancel');
  if (isEditing && canEdit) return <RoundsChange task={task} onDone={() => onEdit(false)} />;
  return (
    <div className={styles.tab}>
      <div className={styles.tabHead}>
        <p>{t('rounds.version', { count: task.rounds, version: task.version })}</p>
        {canEdit && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={14} stroke={1.6} aria-hidden />}
            onClick={() => onEdit(true)}
          >
            {t('rounds.edit')}
          </Button>
        )}
      </div>
      <ol className={styles.list} aria-label={t('tabs.rounds')}>
        {task.content.rounds.map((_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a round is its place in the order
          <RoundCard key={at} task={task} at={at} />
        ))}
      </ol>
    </div>
  );
}
