import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { Segments } from '../../ui/forms/choices/Segments.tsx';
import { Group, Text } from '../../ui/box/Box.tsx';
import frame from '../shared/paper/frame.module.css';
import styles from './ReportTools.module.css';

export interface ReportToolsProps {
  lang: Lang;
  onLang: (lang: Lang) => void;
  /** At the start of the toolbar. */
  about: ReactNode;
  children?: ReactNode;
}

/** The actions on a report; none of them is printed. */
export function ReportTools({ lang, onLang, about, children }: ReportToolsProps) {
  const { t } = useTranslation('reports');
  return (
    <Group gap={10} justify="end" wrap className={frame.tools} role="group" aria-label={t('tools.title')}>
      <Text as="div" size="md" tone="soft" className={styles.about}>
        {about}
      </Text>
      <Segments
        label={t('tools.lang')}
        value={lang}
        options={[
          { value: 'zh', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
        onChange={onLang}
      />
      {children}
      <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        {t('tools.print')}
      </Button>
    </Group>
  );
}
