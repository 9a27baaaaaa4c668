import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MailProvider } from '../../../../contract/outreach/senders/mail-providers.ts';
import { currentLang } from '../../../i18n/lang.ts';
import { PublicFrame } from '../../../layout/public/PublicFrame.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { CopyValue } from './CopyValue.tsx';
import { guidedProviders } from './steps/guided-providers.ts';
import { GuideList } from './steps/GuideList.tsx';
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
      <span className={styles.port} dir="ltr">
        {server.port} · {t(`security.${server.security}`)}
      </span>
    </td>
  );
}

function ProviderTable() {
  const { t } = useTranslation('mail-guides');
  return (
    <table className={styles.table}>
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
              <span className={styles.name}>
                <ProviderMark code={code} />
                {name[currentLang]}
              </span>
            </th>
            <ServerCell server={smtp} label={t('overview.column.smtp')} />
            <ServerCell server={imap} label={t('overview.column.imap')} />
            <td data-label={t('overview.column.secret')}>{t(`secret.${secret}`)}</td>
            <td>
              <Link
                className={words.link}
                to={path}
                aria-label={t('overview.openFor', { name: name[currentLang] })}
              >
                {t('overview.open')}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Which mailbox to use, and the servers of all providers with links to their guides. */
export default function MailConfigPage() {
  const { t } = useTranslation('mail-guides');
  useTitle(t('overview.title'));
  return (
    <PublicFrame>
      <article className={styles.overview}>
        <header className={words.guideHead}>
          <h1>{t('overview.title')}</h1>
          <p className={words.lead}>{t('overview.lead')}</p>
        </header>
        <section className={words.section} aria-labelledby="servers">
          <h2 id="servers">{t('overview.tableTitle')}</h2>
          <p className={`${words.about} ${styles.tableAbout}`}>{t('overview.tableAbout')}</p>
          <ProviderTable />
        </section>
        <div className={styles.columns}>
          <section className={words.section} aria-labelledby="pick">
            <h2 id="pick">{t('overview.pickTitle')}</h2>
            <GuideList text={t('overview.pick')} />
          </section>
          <section className={words.section} aria-labelledby="other">
            <h2 id="other">{t('overview.otherTitle')}</h2>
            <GuideList text={t('overview.other')} />
          </section>
        </div>
        <section className={words.section} aria-labelledby="why">
          <h2 id="why">{t('overview.whyTitle')}</h2>
          <GuideList text={t('overview.why')} />
        </section>
        <section className={words.section} aria-labelledby="common">
          <h2 id="common">{t('commonTitle')}</h2>
          <Remedies text={t('common')} />
        </section>
      </article>
    </PublicFrame>
  );
}
