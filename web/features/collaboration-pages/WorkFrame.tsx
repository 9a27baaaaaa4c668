import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Lang } from '../../../contract/error-texts.ts';
import { langs } from '../../i18n/lang.ts';
import { Brand } from '../../layout/Brand.tsx';
import { PublicControls } from '../../layout/PublicControls.tsx';
import { paths } from '../../paths.ts';
import { SelectBox } from '../../ui/SelectBox.tsx';
import styles from './work.module.css';

/** Each language names itself. */
const names: Record<Lang, string> = { zh: '中文', en: 'English' };

export interface WorkFrameProps {
  lang: Lang;
  onLang: (lang: Lang) => void;
  children: ReactNode;
}

/** Without ways to sign in or to buy: whoever is here came for one collaboration. */
export function WorkFrame({ lang, onLang, children }: WorkFrameProps) {
  const { t } = useTranslation('collaboration-pages');
  return (
    <div className={styles.frame}>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className={styles.top}>
        <Brand />
        <PublicControls
          language={
            <SelectBox
              label={t('language')}
              value={lang}
              options={langs.map(value => ({ value, label: names[value] }))}
              onChange={onLang}
            />
          }
        />
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        <span>{t('poweredBy')}</span>
        <Link to={paths.privacy()} target="_blank" rel="noreferrer">
          {t('privacy')}
        </Link>
      </footer>
    </div>
  );
}
