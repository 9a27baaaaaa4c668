import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ThreadMail, ThreadRow } from '../../../../contract/inbox/threads.ts';
import { type MailKind, mailKinds } from '../../../../contract/core/mail/mail-kinds.ts';
import { paths } from '../../../app/paths.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useCorrecting } from '../actions/thread-acts.ts';
import { ruleKey } from '../thread-text.ts';
import { Group, Text } from '../../../ui/box/Box.tsx';
import styles from './facts.module.css';

function ChangeMenu({ id, kind }: { id: number; kind: MailKind }) {
  const { t } = useTranslation('inbox');
  const correcting = useCorrecting();
  return (
    <Menu position="bottom-end" width={200} returnFocus withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Group
          as="button"
          inline
          gap={2}
          fixed
          tone="accent"
          plain
          py={0}
          px={4}
          pointer
          type="button"
          className={styles.change}
          aria-busy={correcting.isPending}
        >
          {t('why.change')}
          <IconChevronDown size={13} aria-hidden />
        </Group>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('why.changeOf')}>
        {mailKinds.map(each => (
          <Menu.RadioItem
            key={each}
            value={each}
            checked={each === kind}
            checkIcon={<IconCheck size={15} aria-hidden />}
            closeMenuOnClick
            onChange={() => {
              const onSuccess = () => showToast('success', t('why.changed', { kind: t(`kind.${each}`) }));
              correcting.mutate({ id, kind: each }, { onSuccess });
            }}
          >
            {t(`kind.${each}`)}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Match({ match, task }: { match: NonNullable<ThreadMail['match']>; task: ThreadRow['task'] }) {
  const { t } = useTranslation('inbox');
  const { taskId, recipientId, way } = match;
  return (
    <p>
      <Link to={paths.mailTask(taskId, `recipient=${recipientId}`)}>
        {task?.id === taskId
          ? t('match.belongs', { task: task.name })
          : t('match.belongsOther', { id: taskId })}
      </Link>
      <span data-way={way}> · {t(`match.way.${way}`)}</span>
    </p>
  );
}

/** Why a mail has its kind and its creator; both can be corrected here. */
export function WhyLine({ mail, task }: { mail: ThreadMail; task: ThreadRow['task'] }) {
  const { t } = useTranslation('inbox');
  const { id, kind, rule, correctedBy, match } = mail;
  if (!kind) return null;
  const { key, name } = ruleKey(rule);
  return (
    <Text
      as="div"
      size="sm"
      tone="soft"
      leading="relaxed"
      py={8}
      px={12}
      radius="control"
      ground="head"
      className={styles.why}
      role="group"
      aria-label={t('why.title')}
    >
      <Group gap={8} align="baseline" className={styles.whyLine}>
        <p>
          {correctedBy
            ? t('why.corrected', { name: correctedBy, kind: t(`kind.${kind}`) })
            : t('why.is', { kind: t(`kind.${kind}`) })}
          {!correctedBy && rule && ` · ${t('why.rule', { rule: t(`rule.${key}`, { name }) })}`}
        </p>
        <ChangeMenu id={id} kind={kind} />
      </Group>
      {match && <Match match={match} task={task} />}
    </Text>
  );
}
