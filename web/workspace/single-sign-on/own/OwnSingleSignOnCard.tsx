import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordAsk } from '../../../identity/account-security/PasswordAsk.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Tag } from '../../../ui/labels/Tag.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Group, Text } from '../../../ui/box/Box.tsx';
import { goToProvider } from '../kept-flow.ts';
import { useOwnCalls, useOwnSingleSignOn } from '../queries.ts';
import styles from '../single-sign-on.module.css';

/** Links the own account with the provider of the team; nothing where the team has none. */
export function OwnSingleSignOnCard() {
  const { t } = useTranslation('single-sign-on');
  const { data } = useOwnSingleSignOn();
  const { link, unlink } = useOwnCalls();
  const [asked, setAsked] = useState<'link' | 'unlink'>();
  if (!data?.provider) return null;
  const { provider, linked, isRequired } = data;
  const linkedText = linked?.email ? t('own.linked', { email: linked.email }) : t('own.linkedUnnamed');
  return (
    <Card
      title={t('own.title')}
      aside={<Tag tone={linked ? 'good' : 'plain'}>{t(linked ? 'own.on' : 'own.off')}</Tag>}
    >
      <Group gap={8} columnGap={16} justify="between" wrap className={styles.line}>
        <Text size="sm" tone="faint" breaks>
          {linked ? linkedText : t('own.about', { name: provider.name })}
        </Text>
        {!isRequired && (
          <Button variant="default" onClick={() => setAsked(linked ? 'unlink' : 'link')}>
            {t(linked ? 'own.unlink' : 'own.link')}
          </Button>
        )}
      </Group>
      {isRequired && <Text tone="soft">{t('own.required')}</Text>}
      {asked === 'link' && (
        <FormDialog title={t('own.link')} onClose={() => setAsked(undefined)}>
          <PasswordAsk
            about={t('own.linkAbout')}
            submit={t('own.goOn')}
            onSubmit={async password => goToProvider(await link(password))}
          />
        </FormDialog>
      )}
      {asked === 'unlink' && (
        <FormDialog title={t('own.unlink')} onClose={() => setAsked(undefined)}>
          <PasswordAsk
            about={t('own.unlinkAbout')}
            submit={t('own.unlink')}
            onSubmit={unlink}
            onDone={() => {
              showToast('success', t('own.unlinked'));
              setAsked(undefined);
            }}
          />
        </FormDialog>
      )}
    </Card>
  );
}
