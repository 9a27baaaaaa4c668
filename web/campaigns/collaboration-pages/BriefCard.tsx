import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../contract/core/format.ts';
import { Card } from '../../ui/page/Card.tsx';
import { MailFrame } from '../../ui/html-mail/MailFrame.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import type { WorkProps } from './queries.ts';
import lists from './work-lists.module.css';
import styles from './work.module.css';

/** What the team asks for, isolated like mail, with its files. */
export function BriefCard({ work: { brief, briefFiles }, calls }: Pick<WorkProps, 'work' | 'calls'>) {
  const { t } = useTranslation('collaboration-pages');
  const [hasFailed, setFailed] = useState(false);

  async function download(id: number, name: string) {
    setFailed(false);
    try {
      saveFile(await calls.fetchFile(id), name);
    } catch {
      setFailed(true);
    }
  }
  return (
    <Card title={t('brief.title')}>
      <div className={styles.stack}>
        {brief ? (
          <MailFrame title={t('brief.frame')} html={brief} isReading height={160} />
        ) : (
          <p className={styles.quiet}>{t('brief.none')}</p>
        )}
        {briefFiles.length > 0 && (
          <ul className={lists.files} aria-label={t('brief.files')}>
            {briefFiles.map(({ id, name, size }) => (
              <li key={id}>
                <button
                  type="button"
                  title={t('brief.download', { name })}
                  onClick={() => void download(id, name)}
                >
                  <IconPaperclip size={18} stroke={1.6} aria-hidden />
                  <bdi>{name}</bdi>
                  <span className={styles.quiet} dir="ltr">
                    {fileSize(size)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <div role="alert">{hasFailed && <p className={styles.warn}>{t('brief.failed')}</p>}</div>
      </div>
    </Card>
  );
}
