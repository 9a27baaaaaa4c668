import { useTranslation } from 'react-i18next';
import type { MailProvider } from '../../../../contract/outreach/senders/mail-providers.ts';
import { CopyValue } from './CopyValue.tsx';
import { Grid, Text } from '../../../ui/box/Box.tsx';
import styles from './ServerLines.module.css';

function Lines({ kind, server }: { kind: 'smtp' | 'imap'; server: MailProvider['smtp'] }) {
  const { t } = useTranslation('mail-guides');
  return (
    <section className={styles.server} aria-label={t(`server.${kind}`)}>
      <h3>{t(`server.${kind}`)}</h3>
      <dl>
        <div>
          <dt>{t('server.host')}</dt>
          <dd>
            <CopyValue text={server.host} />
          </dd>
        </div>
        <div>
          <dt>{t('server.port')}</dt>
          <dd>
            <CopyValue text={String(server.port)} />
          </dd>
        </div>
        <div>
          <dt>{t('server.security')}</dt>
          <dd>{t(`security.${server.security}`)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The servers, ports and encryption of a provider, each to copy, with exceptions. */
export function ServerLines({ provider }: { provider: MailProvider }) {
  const { t } = useTranslation('mail-guides');
  const known = [provider.smtp.host, provider.imap.host];
  return (
    <>
      <Lines kind="smtp" server={provider.smtp} />
      <Lines kind="imap" server={provider.imap} />
      <dl className={styles.login}>
        <Grid gap={12} align="center">
          <dt>{t('server.login')}</dt>
          <dd>{t('server.loginIs')}</dd>
        </Grid>
        <Grid gap={12} align="center">
          <dt>{t('server.secret')}</dt>
          <dd>{t(`secret.${provider.secret}`)}</dd>
        </Grid>
      </dl>
      {provider.otherHosts.map(({ domains, smtp, imap }) => (
        <Text size="md" tone="soft" key={smtp} className={styles.also}>
          {t('server.alsoFor', { domains: domains.map(domain => `@${domain}`).join(', ') })}{' '}
          {[smtp, imap]
            .filter(host => !known.includes(host))
            .map(host => (
              <CopyValue key={host} text={host} />
            ))}
        </Text>
      ))}
    </>
  );
}
