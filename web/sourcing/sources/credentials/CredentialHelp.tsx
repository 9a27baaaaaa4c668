import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { CopyLine } from '../../../ui/copy/CopyLine.tsx';
import { helpLinks } from '../help-links.ts';
import styles from '../dialogs.module.css';

/** Where to get a credential, the permission it needs, and with whom it shares its quota. */
export function CredentialHelp({ code, callbackUrl }: { code: SourceCode; callbackUrl: string }) {
  const { t } = useTranslation('sources');
  if (code === 'files' || code === 'oembed') return null;
  const links = Object.entries(helpLinks[code] ?? {});
  return (
    <div className={styles.help}>
      <p>{t(`help.${code}.where`)}</p>
      <p>{t(`help.${code}.needs`)}</p>
      <p>{t(`help.${code}.group`)}</p>
      {code.endsWith('_own') && (
        <>
          <p>{t('form.callback')}</p>
          <CopyLine
            label={t('form.callback')}
            text={callbackUrl}
            words={{ copy: t('form.copy'), copied: t('form.copied') }}
          />
        </>
      )}
      <p className={styles.links}>
        {links.map(([name, href]) => (
          <a key={name} href={href} target="_blank" rel="noreferrer">
            {t(`links.${name as 'console'}`)}
            <IconExternalLink size={14} aria-hidden />
          </a>
        ))}
      </p>
    </div>
  );
}
