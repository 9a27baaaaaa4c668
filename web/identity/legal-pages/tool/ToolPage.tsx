import { Button } from '@mantine/core';
import { IconArrowLeft, IconCopy, IconBookmark } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useTitle } from '../../../ui/page/use-title.ts';
import { bookmarkletFor } from './bookmarklet.ts';
import styles from './ToolPage.module.css';
import { ToolPicture } from './ToolPicture.tsx';
import { type MouseEvent, useCallback } from 'react';
import { paths } from '../../../app/paths.ts';

/** A link to drag to the bookmarks bar; a click only explains that. */
function BookmarkLink({ code }: { code: string }) {
  const { t } = useTranslation('standing');
  // React refuses `javascript:` addresses for safety; this one is intended, so it is set directly.
  const place = useCallback((link: HTMLAnchorElement | null) => link?.setAttribute('href', code), [code]);
  const explain = (event: MouseEvent) => {
    event.preventDefault();
    showToast('warning', t('tool.dragMe'));
  };
  return (
    <a ref={place} href={paths.tool()} className={styles.bookmark} draggable onClick={explain}>
      <IconBookmark size={18} stroke={1.8} aria-hidden />
      {t('tool.bookmark')}
    </a>
  );
}

const steps = ['show', 'drag', 'click'] as const;
const platforms = [
  { id: 'tiktok', name: 'TikTok' },
  { id: 'youtube', name: 'YouTube' },
  { id: 'instagram', name: 'Instagram' },
] as const;

/** Over plain http, browsers offer no clipboard; a selected field can still be copied by hand. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** The bookmarklet that looks up the creator of the current page, and how to install it. */
export default function ToolPage() {
  const { t } = useTranslation('standing');
  const { t: shell } = useTranslation();
  useTitle(t('tool.title'));
  const code = bookmarkletFor(location.origin, t('tool.notCreator'));
  const copy = () => void copyText(code).then(() => showToast('success', shell('copied')));
  return (
    <article className={styles.page}>
      <h1>{t('tool.title')}</h1>
      <p className={styles.lead}>{t('tool.lead')}</p>
      <div className={styles.take}>
        <div className={styles.drag}>
          <BookmarkLink code={code} />
          <span className={styles.hint}>
            <IconArrowLeft size={16} stroke={1.8} aria-hidden />
            {t('tool.bookmarkHint')}
          </span>
        </div>
        <div className={styles.copy}>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
            onClick={copy}
          >
            {t('tool.copy')}
          </Button>
          <p>{t('tool.copyAbout')}</p>
        </div>
      </div>
      <section className={styles.part} aria-labelledby="steps">
        <h2 id="steps">{t('tool.stepsTitle')}</h2>
        <ol className={styles.steps}>
          {steps.map(step => (
            <li key={step}>
              <h3>{t(`tool.steps.${step}.title`)}</h3>
              <p>{t(`tool.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <ToolPicture />
      </section>
      <section className={styles.part} aria-labelledby="where">
        <h2 id="where">{t('tool.worksTitle')}</h2>
        <dl className={styles.works}>
          {platforms.map(({ id, name }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{t(`tool.works.${id}`)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{t('tool.elsewhere')}</p>
        <p className={styles.note}>{t('tool.safe')}</p>
      </section>
    </article>
  );
}
