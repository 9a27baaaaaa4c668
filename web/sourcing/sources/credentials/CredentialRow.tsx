import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Source, SourceCredential } from '../../../../contract/sourcing/sources.ts';
import { Ago } from '../../../ui/dates/Ago.tsx';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { CredentialDialog } from './CredentialDialog.tsx';
import { CredentialMenu } from './CredentialMenu.tsx';
import { useCheckingCredential } from '../queries.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { hasOwnCredential } from '../source-groups.ts';
import { useNow } from '../use-now.ts';
import { useUntilText } from '../use-until-text.ts';
import { Group, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './credentials.module.css';

const tones = { ok: 'good', off: 'plain', refused: 'bad' } as const;

export interface CredentialRowProps {
  credential: SourceCredential;
  source: Source;
  callbackUrl: string;
  isSandbox: boolean;
}

/** The data of a credential besides its name. */
function About({ credential, source }: Pick<CredentialRowProps, 'credential' | 'source'>) {
  const { t } = useTranslation('sources');
  const untilText = useUntilText();
  const now = useNow();
  const { group, isSandbox, freeAt, lastUsedAt, values } = credential;
  return (
    <Group as="p" gap={2} columnGap={14} align="stretch" wrap size="sm" tone="faint" breaks>
      <bdi>{t('credentials.group', { group })}</bdi>
      {Object.entries(values).map(([name, value]) => (
        <bdi key={name}>
          {t(`fields.${name as 'userId'}`)} {value}
        </bdi>
      ))}
      <bdi>
        {lastUsedAt ? (
          <>
            {t('credentials.used')} <Ago at={lastUsedAt} />
          </>
        ) : (
          t('credentials.neverUsed')
        )}
      </bdi>
      {freeAt && Date.parse(freeAt) > now && <bdi>{t('credentials.restsUntil', untilText(freeAt))}</bdi>}
      {isSandbox && hasOwnCredential(source) && <bdi>{t('credentials.sandboxIdle')}</bdi>}
    </Group>
  );
}

/** A credential: its state, its check and its menu. */
export function CredentialRow({ credential, source, callbackUrl, isSandbox }: CredentialRowProps) {
  const { t } = useTranslation('sources');
  const check = useCheckingCredential();
  const [opened, open] = useState<'edit' | 'remove' | null>(null);
  const { id, name, state, refusedText } = credential;
  const reason = !source.isOn
    ? t('credentials.sourceOff')
    : state === 'off'
      ? t('credentials.credentialOff')
      : undefined;
  const failed = check.data && !check.data.works ? check.data : undefined;
  return (
    <Group as="li" gap={8} columnGap={16} align="start" justify="between" className={styles.row}>
      <Stack gap={3} shrink>
        <Text breaks className={styles.name}>
          <Text as="strong" weight={600}>
            {name}
          </Text>{' '}
          <Tag tone={tones[state]}>{t(`credentials.states.${state}`)}</Tag>{' '}
          {credential.isSandbox && <Tag tone="warn">{t('credentials.sandbox')}</Tag>}
        </Text>
        <About credential={credential} source={source} />
        {refusedText && !failed && (
          <Text size="sm" tone="bad" leading="relaxed" breaks>
            {t('credentials.said', { text: refusedText })}
          </Text>
        )}
        <div role="status">
          {failed && (
            <Text size="sm" tone="bad" leading="relaxed" breaks>
              {t('credentials.fails', { fault: t(`faults.${failed.fault ?? 'temporary'}`) })}
              {failed.text && <bdi dir="ltr"> {failed.text}</bdi>}
            </Text>
          )}
        </div>
      </Stack>
      <Group gap={8} fixed>
        {source.canCheck && (
          <Button
            variant="default"
            size="xs"
            loading={check.isPending}
            disabled={reason !== undefined}
            title={reason}
            aria-label={t('credentials.checkOf', { name })}
            onClick={() =>
              check.mutate(id, {
                onSuccess: ({ works }) => works && showToast('success', t('credentials.works', { name })),
              })
            }
          >
            {t('credentials.check')}
          </Button>
        )}
        <CredentialMenu credential={credential} onEdit={() => open('edit')} onRemove={() => open('remove')} />
      </Group>
      {opened === 'edit' && (
        <CredentialDialog
          source={source}
          credential={credential}
          callbackUrl={callbackUrl}
          isSandbox={isSandbox}
          onClose={() => open(null)}
        />
      )}
      {opened === 'remove' && (
        <RemoveDialog credential={credential} source={source} onClose={() => open(null)} />
      )}
    </Group>
  );
}
