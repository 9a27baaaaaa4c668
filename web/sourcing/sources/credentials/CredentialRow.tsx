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
    <p className={styles.about}>
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
    </p>
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
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>
          <strong>{name}</strong> <Tag tone={tones[state]}>{t(`credentials.states.${state}`)}</Tag>{' '}
          {credential.isSandbox && <Tag tone="warn">{t('credentials.sandbox')}</Tag>}
        </p>
        <About credential={credential} source={source} />
        {refusedText && !failed && (
          <p className={styles.said}>{t('credentials.said', { text: refusedText })}</p>
        )}
        <div role="status">
          {failed && (
            <p className={styles.said}>
              {t('credentials.fails', { fault: t(`faults.${failed.fault ?? 'temporary'}`) })}
              {failed.text && <bdi dir="ltr"> {failed.text}</bdi>}
            </p>
          )}
        </div>
      </div>
      <div className={styles.ends}>
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
      </div>
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
    </li>
  );
}
