import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MailProvider } from '../../../../contract/outreach/senders/mail-providers.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { PublicFrame } from '../../../layout/public/PublicFrame.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { CopyValue } from './CopyValue.tsx';
import { guidedProviders } from './steps/guided-providers.ts';
import { GuideList } from './steps/GuideList.tsx';
import { Box, Grid, Group, Stack, Text } from '../../../ui/box/Box.tsx';
import words from './steps/guides.module.css';
import styles from './MailConfigPage.module.css';
import { ProviderMark } from '../ProviderMark.tsx';
import { Remedies } from './steps/Remedies.tsx';

const columns = ['provider', 'smtp', 'imap', 'secret', 'guide'] as const;

function ServerCell({ server, label }: { server: MailProvider['smtp']; label: string }) {
  const { t } = useTranslation('mail-guides');
  return (
    <td data-label={label}>
      <CopyValue text={server.host} />
      <Text as="span" block size="sm" tone="soft" dir="ltr">
        {server.port} · {t(`security.${server.security}`)}
      </Text>
    </td>
  );
}

function ProviderTable() {
  const { t } = useTranslation('mail-guides');
  return (
    <Box as="table" full border radius="card" ground="surface" className={styles.table}>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {t(`overview.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {guidedProviders.map(({ code, name, path, smtp, imap, secret }) => (
          <tr key={code}>
            <th scope="row">
              <Group as="span" gap={12}>
                <ProviderMark code={code} />
                {name[currentLang]}
              </Group>
            </th>
            <ServerCell server={smtp} label={t('overview.column.smtp')} />
            <ServerCell server={imap} label={t('overview.column.imap')} />
            <td data-label={t('overview.column.secret')}>{t(`secret.${secret}`)}</td>
            <td>
              <Text
                as={Link}
                tone="accent"
                className={words.link}
                to={path}
                aria-label={t('overview.openFor', { name: name[currentLang] })}
              >
                {t('overview.open')}
              </Text>
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Which mailbox to use, and the servers of all providers with links to their guides. */
export default function MailConfigPage() {
  const { t } = useTranslation('mail-guides');
  useTitle(t('overview.title'));
  return (
    <PublicFrame>
      <Stack as="article" className={styles.overview}>
        <header className={words.guideHead}>
          <h1>{t('overview.title')}</h1>
          <Text size="2xl" tone="soft" leading="loose" mt={12}>
            {t('overview.lead')}
          </Text>
        </header>
        <section className={words.section} aria-labelledby="servers">
          <h2 id="servers">{t('overview.tableTitle')}</h2>
          <p className={`${words.about} ${styles.tableAbout}`}>{t('overview.tableAbout')}</p>
          <ProviderTable />
        </section>
        <Grid cols={2} className={styles.columns}>
          <section className={words.section} aria-labelledby="pick">
            <h2 id="pick">{t('overview.pickTitle')}</h2>
            <GuideList text={t('overview.pick')} />
          </section>
          <section className={words.section} aria-labelledby="other">
            <h2 id="other">{t('overview.otherTitle')}</h2>
            <GuideList text={t('overview.other')} />
          </section>
        </Grid>
        <section className={words.section} aria-labelledby="why">
          <h2 id="why">{t('overview.whyTitle')}</h2>
          <GuideList text={t('overview.why')} />
        </section>
        <section className={words.section} aria-labelledby="common">
          <h2 id="common">{t('commonTitle')}</h2>
          <Remedies text={t('common')} />
        </section>
      </Stack>
    </PublicFrame>
  );
}
