import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProviderCode } from '../../../../contract/outreach/senders/mail-providers.ts';
import type { Sender } from '../../../../contract/outreach/senders/senders.ts';
import { paths } from '../../../app/paths.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { LeaveGuard } from '../../../ui/overlays/LeaveGuard.tsx';
import { RichEditor } from '../../../ui/rich-text/RichEditor.tsx';
import { AdvancedFields } from './AdvancedFields.tsx';
import { GuideAside } from './GuideAside.tsx';
import { mailboxCardSlot } from '../mailbox-slots.ts';
import { MailboxFields } from './MailboxFields.tsx';
import { ProviderField } from './ProviderField.tsx';
import { withProvider } from './sender-presets.ts';
import { codeOf, type SenderValues } from './sender-values.ts';
import { Grid, Stack, Text } from '../../../ui/box/Box.tsx';
import styles from './SenderForm.module.css';
import { ServerFields } from './ServerFields.tsx';
import { useSenderForm } from './use-sender-form.ts';

/** Why a Microsoft mailbox can hardly be connected until the operator has set up OAuth. */
function OutlookNote() {
  const { t } = useTranslation('senders');
  return (
    <Text
      as="section"
      tone="ink"
      py={14}
      px={16}
      radius="control"
      ground="warn"
      className={styles.note}
      aria-label={t('outlook.title')}
    >
      <Text as="h3" tone="warn">
        {t('outlook.title')}
      </Text>
      <Text mt={4} breaks>
        {t('outlook.why')}
      </Text>
      <Text mt={4} breaks>
        {t('outlook.operator')}
      </Text>
    </Text>
  );
}

export interface SenderFormProps {
  sender: Sender | undefined;
  initial: SenderValues;
  oauth: readonly ProviderCode[];
}

/** The fields of a sender, with the provider's guide beside them. */
export function SenderForm({ sender, initial, oauth }: SenderFormProps) {
  const { t } = useTranslation('senders');
  const form = useSenderForm({ sender, initial, oauth });
  const { values, field, apply } = form;
  const code = codeOf(values.provider);
  const isSandbox = code === 'sandbox';
  return (
    <Grid gap={20} columnGap={24} align="start" className={styles.sides}>
      <Stack as="form" gap={14} shrink {...form.props}>
        <LeaveGuard when={form.isChanged} />
        {!isSandbox && (
          <Stack as="section" gap={12} shrink p={20} border ground="surface" className={styles.card}>
            <ProviderField
              {...field('provider')}
              onChange={chosen => apply(withProvider(values, chosen, oauth))}
            />
            {code === 'outlook' && !oauth.includes(code) && <OutlookNote />}
          </Stack>
        )}
        <Stack
          as="section"
          gap={12}
          shrink
          p={20}
          border
          ground="surface"
          className={styles.card}
          aria-labelledby="mailbox"
        >
          <h2 id="mailbox">{t('form.mailbox')}</h2>
          <MailboxFields form={form} hasSecret={sender?.hasSecret === true && sender.auth === 'password'} />
        </Stack>
        <Stack
          as="section"
          gap={12}
          shrink
          p={20}
          border
          ground="surface"
          className={styles.card}
          aria-labelledby="server"
        >
          <h2 id="server">{t('form.server')}</h2>
          <Text size="md" tone="soft" leading="relaxed" className={styles.about}>
            {t(code === null || code === 'other' ? 'form.serverAboutOther' : 'form.serverAbout')}
          </Text>
          <ServerFields form={form} kind="smtp" />
          <AdvancedFields form={form} />
        </Stack>
        {sender && (
          <Suspense>
            <mailboxCardSlot.Part senderId={sender.id} />
          </Suspense>
        )}
        <Stack
          as="section"
          gap={12}
          shrink
          p={20}
          border
          ground="surface"
          className={styles.card}
          aria-labelledby="signature"
        >
          <h2 id="signature">{t('form.signature')}</h2>
          <Text size="md" tone="soft" leading="relaxed" id="signature-about" className={styles.about}>
            {t('form.signatureAbout')}
          </Text>
          <RichEditor
            {...field('signatureHtml')}
            label={t('form.signatureText')}
            minHeight={120}
            describedBy="signature-about"
          />
        </Stack>
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={form.ending}>
          <Button component={Link} to={paths.senders()} variant="default" size="md">
            {t('form.cancel')}
          </Button>
        </FormEnd>
      </Stack>
      <GuideAside code={code} />
    </Grid>
  );
}
