import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { TranscriptLine } from '../../../../contract/outreach/senders/senders.ts';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { Scrollable } from '../../../ui/tables/Scrollable.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Stack } from '../../../ui/box/Box.tsx';
import styles from './Transcript.module.css';
import { transcriptText } from './verification-steps.ts';

/** The transcript of the verification; scrolls to its newest line. */
export function Transcript({ lines }: { lines: readonly TranscriptLine[] }) {
  const { t } = useTranslation('senders');
  const box = useRef<HTMLDivElement>(null);
  const { length } = lines;
  useLayoutEffect(() => {
    if (length) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [length]);
  return (
    <Stack as="section" gap={8} shrink className={styles.talk} aria-label={t('verify.transcript')}>
      <header>
        <div>
          <h3>{t('verify.transcript')}</h3>
          <p>{t('verify.transcriptAbout')}</p>
        </div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCopy size={14} stroke={1.6} aria-hidden />}
          disabled={!lines.length}
          onClick={() =>
            void copyText(transcriptText(lines)).then(() => showToast('success', t('verify.copied')))
          }
        >
          {t('verify.copy')}
        </Button>
      </header>
      <Scrollable ref={box} className={styles.lines} role="log" aria-label={t('verify.transcript')}>
        {lines.length ? (
          <table dir="ltr">
            <tbody>
              {lines.map(({ server, by, text }, at) => (
                <tr key={at} data-by={by}>
                  <td>{server === 'us' ? '' : server.toUpperCase()}</td>
                  <td>{by === '-' ? '·' : by}</td>
                  <td dir="auto">{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p>{t('verify.transcriptEmpty')}</p>
        )}
      </Scrollable>
    </Stack>
  );
}
