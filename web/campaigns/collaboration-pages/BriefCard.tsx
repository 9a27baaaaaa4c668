import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileSize } from '../../../contract/core/format.ts';
import { Card } from '../../ui/page/Card.tsx';
import { MailFrame } from '../../ui/html-mail/MailFrame.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import type { WorkProps } from './queries.ts';
import { Box, Group, Stack, Text } from '../../ui/box/Box.tsx';
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
      <Stack gap={14} className={styles.stack}>
        {brief ? (
          <MailFrame title={t('brief.frame')} html={brief} isReading height={160} />
        ) : (
          <Text size="md" tone="soft" leading="relaxed" className={styles.quiet}>
            {t('brief.none')}
          </Text>
        )}
        {briefFiles.length > 0 && (
          <Stack as="ul" className={lists.files} aria-label={t('brief.files')}>
            {briefFiles.map(({ id, name, size }) => (
              <li key={id}>
                <Group
                  as="button"
                  gap={8}
                  tone="accent"
                  textAlign="start"
                  plain
                  full
                  py={6}
                  px={0}
                  pointer
                  type="button"
                  title={t('download', { ns: 'common', name })}
                  onClick={() => void download(id, name)}
                >
                  <IconPaperclip size={18} stroke={1.6} aria-hidden />
                  <Box as="bdi" grow shrink>
                    {name}
                  </Box>
                  <Text as="span" size="md" tone="soft" leading="relaxed" className={styles.quiet} dir="ltr">
                    {fileSize(size)}
                  </Text>
                </Group>
              </li>
            ))}
          </Stack>
        )}
        <div role="alert">
          {hasFailed && (
            <Text tone="warn" leading="relaxed" py={10} px={12} radius="control" ground="warn">
              {t('brief.failed')}
            </Text>
          )}
        </div>
      </Stack>
    </Card>
  );
}
