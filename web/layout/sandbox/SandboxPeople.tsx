import { useTranslation } from 'react-i18next';
import type { Personas } from '../../../contract/core/mail/sandbox-personas.ts';
import styles from './SandboxPanel.module.css';

/** How the sandbox's personas respond to mail, in percent. */
export function SandboxPeople({ personas }: { personas: Personas }) {
  const { t } = useTranslation('sandbox');
  const { reply, read, autoReply, bounce } = personas;
  const shares = { reply, read, autoReply, bounce, never: 100 - reply - read - autoReply - bounce };
  return (
    <section className={styles.section}>
      <h3>{t('people.title')}</h3>
      <dl className={styles.people}>
        {(Object.keys(shares) as (keyof typeof shares)[]).map(kind => (
          <div key={kind}>
            <dt>{t(`people.${kind}`)}</dt>
            <dd>{shares[kind]}%</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
