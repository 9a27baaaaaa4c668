import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../../contract/core/format.ts';
import { unreported } from '../../app/api.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './account-security.module.css';
import { isPasskeyHost } from './calls.ts';
import { FactorDialog, type OpenDialog } from './FactorDialog.tsx';
import { useSecondFactor } from './queries.ts';

/** What the sign-in asks for besides the password, and the steps to add and remove it. */
export function SecondFactorCard() {
  const { t } = useTranslation('account-security');
  const { data, error, isError, refetch } = useSecondFactor();
  const [dialog, setDialog] = useState<OpenDialog>();
  const isOn = data !== undefined && (data.totp || data.passkeys.length > 0);
  return (
    <Card
      title={t('factor.title')}
      aside={data && <Tag tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'factor.on' : 'factor.off')}</Tag>}
    >
      <Text size="sm" tone="faint">
        {t('factor.about')}
      </Text>
      {data?.isRequired && <Text tone="soft">{t('factor.required')}</Text>}
      {isError && <ErrorState message={unreported(error)} onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton width="100%" height={72} />}
      {data && (
        <>
          <Line title={t('totp.title')} about={t(data.totp ? 'totp.isOn' : 'totp.about')}>
            <Button
              variant="default"
              onClick={() => setDialog({ what: data.totp ? 'removeTotp' : 'addTotp' })}
            >
              {t(data.totp ? 'totp.remove' : 'totp.add')}
            </Button>
          </Line>
          {data.passkeyHost && (
            <PasskeyLine host={data.passkeyHost} onAdd={() => setDialog({ what: 'addPasskey' })} />
          )}
          {data.passkeys.map(passkey => (
            <Line
              key={passkey.id}
              title={passkey.name}
              about={
                passkey.lastUsedAt
                  ? t('passkey.usedOn', { day: day(passkey.createdAt), used: day(passkey.lastUsedAt) })
                  : t('passkey.isOn', { day: day(passkey.createdAt) })
              }
            >
              <Button
                variant="default"
                aria-label={t('passkey.removeOf', { name: passkey.name })}
                onClick={() => setDialog({ what: 'removePasskey', passkey })}
              >
                {t('passkey.remove')}
              </Button>
            </Line>
          ))}
          {isOn && (
            <Line title={t('recovery.title')} about={t('recovery.left', { count: data.recoveryCodesLeft })}>
              <Button variant="default" onClick={() => setDialog({ what: 'recovery' })}>
                {t('recovery.renew')}
              </Button>
            </Line>
          )}
        </>
      )}
      {dialog && <FactorDialog dialog={dialog} onClose={() => setDialog(undefined)} />}
    </Card>
  );
}

function PasskeyLine({ host, onAdd }: { host: string; onAdd: () => void }) {
  const { t } = useTranslation('account-security');
  const isHere = isPasskeyHost(host);
  return (
    <Line title={t('passkey.title')} about={isHere ? t('passkey.about') : t('passkey.elsewhere', { host })}>
      <Button variant="default" disabled={!isHere} onClick={onAdd}>
        {t('passkey.add')}
      </Button>
    </Line>
  );
}

interface LineProps {
  title: string;
  about: string;
  children: ReactNode;
}

function Line({ title, about, children }: LineProps) {
  return (
    <Group gap={8} columnGap={16} justify="between" wrap className={styles.line}>
      <div>
        <Text as="h3" size="lg" breaks>
          {title}
        </Text>
        <Text size="sm" tone="faint">
          {about}
        </Text>
      </div>
      {children}
    </Group>
  );
}
