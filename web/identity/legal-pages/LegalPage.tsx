import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PublicFrame } from '../../layout/public/PublicFrame.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { editions } from './editions.ts';
import { Prose } from './Prose.tsx';
import { Grid, Group, Text } from '../../ui/box/Box.tsx';
import styles from './StandingDocument.module.css';

interface Section {
  title: string;
  text: string;
}

export interface LegalPageProps {
  name: keyof typeof editions;
  title: string;
  lead: string;
  /** The sections in order; their names are also the anchors in the address. */
  sections: Readonly<Record<string, Section>>;
  /** What stands at the end of sections, by their names. */
  ends?: Readonly<Record<string, ReactNode>>;
}

/** Tab then continues from the section, not from the table of contents. */
const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

/** A document of numbered sections with its version and a table of contents; prints without the page frame. */
export function LegalPage({ name, title, lead, sections, ends = {} }: LegalPageProps) {
  const { t } = useTranslation('standing');
  const entries = Object.entries(sections);
  useTitle(title);
  return (
    <PublicFrame>
      <Grid as="article" align="start" className={styles.sheet}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <Group as="p" wrap size="md" tone="faint" className={styles.edition}>
            {t('edition', editions[name])}
            <Button
              className={styles.print}
              variant="subtle"
              color="gray"
              size="compact-sm"
              leftSection={<IconPrinter size={15} stroke={1.6} aria-hidden />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          </Group>
          <Text size="2xl" tone="soft">
            {lead}
          </Text>
        </header>
        <nav className={styles.contents} aria-labelledby="contents">
          <Text as="h2" size="sm" tone="faint" mb={6} id="contents">
            {t('contents')}
          </Text>
          <ol>
            {entries.map(([id, { title: entry }]) => (
              <li key={id}>
                <Text
                  as={Link}
                  block
                  size="md"
                  tone="soft"
                  py={4}
                  px={0}
                  to={{ hash: id }}
                  onClick={() => focusOn(id)}
                >
                  {entry}
                </Text>
              </li>
            ))}
          </ol>
        </nav>
        <Text as="div" size="xl" tone="ink" className={styles.words}>
          {entries.map(([id, { title: heading, text }]) => (
            <section key={id} aria-labelledby={id}>
              <Text as="h2" leading="normal" id={id} tabIndex={-1}>
                {heading}
              </Text>
              <Prose text={text} />
              {ends[id]}
            </section>
          ))}
        </Text>
      </Grid>
    </PublicFrame>
  );
}
