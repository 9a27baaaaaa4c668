import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unreported } from '../../app/api.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Tag } from '../../ui/labels/Tag.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import styles from './account-security.module.css';
import { removeTotp, renewRecoveryCodes } from './calls.ts';
import { PasswordAsk } from './PasswordAsk.tsx';
import { useFactorRenewal, useSecondFactor } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpSetUp } from './TotpSetUp.tsx';

type Dialog = 'addTotp' | 'removeTotp' | 'recovery';

/** What the sign-in asks for besides the password, and the steps to add and remove it. */
export function SecondFactorCard() {
  const { t } = useTranslation('account-security');
  const { data, error, isError, refetch } = useSecondFactor();
  const [dialog, setDialog] = useState<Dialog>();
  const isOn = data?.totp;
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
        <Line title={t('totp.title')} about={t(data.totp ? 'totp.isOn' : 'totp.about')}>
          <Button variant="default" onClick={() => setDialog(data.totp ? 'removeTotp' : 'addTotp')}>
            {t(data.totp ? 'totp.remove' : 'totp.add')}
          </Button>
        </Line>
      )}
      {isOn && (
        <Line title={t('recovery.title')} about={t('recovery.left', { count: data.recoveryCodesLeft })}>
          <Button variant="default" onClick={() => setDialog('recovery')}>
            {t('recovery.renew')}
          </Button>
        </Line>
      )}
      {dialog && <FactorDialog dialog={dialog} onClose={() => setDialog(undefined)} />}
    </Card>
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
        <Text as="h3" size="lg">
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

interface FactorDialogProps {
  dialog: Dialog;
  onClose: () => void;
}

function FactorDialog({ dialog, onClose }: FactorDialogProps) {
  const { t } = useTranslation('account-security');
  const renew = useFactorRenewal();
  const [codes, setCodes] = useState<readonly string[]>();
  if (dialog === 'addTotp') {
    return (
      <FormDialog title={t('totp.add')} onClose={onClose}>
        <TotpSetUp onConfirmed={renew} onDone={onClose} />
      </FormDialog>
    );
  }
  if (dialog === 'removeTotp') {
    return (
      <FormDialog title={t('totp.remove')} onClose={onClose}>
        <PasswordAsk
          about={t('totp.removeAbout')}
          submit={t('totp.remove')}
          onSubmit={removeTotp}
          onDone={() => {
            renew();
            showToast('success', t('totp.removed'));
            onClose();
          }}
        />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={t('recovery.renew')} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasswordAsk
          about={t('recovery.renewAbout')}
          submit={t('recovery.renew')}
          onSubmit={async password => {
            setCodes(await renewRecoveryCodes(password));
            renew();
          }}
        />
      )}
    </FormDialog>
  );
}
