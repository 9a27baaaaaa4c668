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
import styles from './SenderForm.module.css';
import { ServerFields } from './ServerFields.tsx';
import { useSenderForm } from './use-sender-form.ts';

/** Why a Microsoft mailbox can hardly be connected until the operator has set up OAuth. */
function OutlookNote() {
  const { t } = useTranslation('senders');
  return (
    <section className={styles.note} aria-label={t('outlook.title')}>
      <h3>{t('outlook.title')}</h3>
      <p>{t('outlook.why')}</p>
      <p>{t('outlook.operator')}</p>
    </section>
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
    <div className={styles.sides}>
      <form {...form.props} className={styles.form}>
        <LeaveGuard when={form.isChanged} />
        {!isSandbox && (
          <section className={styles.card}>
            <ProviderField
              {...field('provider')}
              onChange={chosen => apply(withProvider(values, chosen, oauth))}
            />
            {code === 'outlook' && !oauth.includes(code) && <OutlookNote />}
          </section>
        )}
        <section className={styles.card} aria-labelledby="mailbox">
          <h2 id="mailbox">{t('form.mailbox')}</h2>
          <MailboxFields form={form} hasSecret={sender?.hasSecret === true && sender.auth === 'password'} />
        </section>
        <section className={styles.card} aria-labelledby="server">
          <h2 id="server">{t('form.server')}</h2>
          <p className={styles.about}>
            {t(code === null || code === 'other' ? 'form.serverAboutOther' : 'form.serverAbout')}
          </p>
          <ServerFields form={form} kind="smtp" />
          <AdvancedFields form={form} />
        </section>
        {sender && (
          <Suspense>
            <mailboxCardSlot.Part senderId={sender.id} />
          </Suspense>
        )}
        <section className={styles.card} aria-labelledby="signature">
          <h2 id="signature">{t('form.signature')}</h2>
          <p id="signature-about" className={styles.about}>
            {t('form.signatureAbout')}
          </p>
          <RichEditor
            {...field('signatureHtml')}
            label={t('form.signatureText')}
            minHeight={120}
            describedBy="signature-about"
          />
        </section>
        <FormEnd fault={form.fault} isBusy={form.isBusy} submit={form.ending}>
          <Button component={Link} to={paths.senders()} variant="default" size="md">
            {t('form.cancel')}
          </Button>
        </FormEnd>
      </form>
      <GuideAside code={code} />
    </div>
  );
}
