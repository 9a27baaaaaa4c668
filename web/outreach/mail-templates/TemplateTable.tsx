import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TemplateRow } from '../../../contract/outreach/mail-templates/mail-templates.ts';
import { paths } from '../../app/paths.ts';
import { Ago } from '../../ui/dates/Ago.tsx';
import { type Column, DataTable } from '../../ui/tables/DataTable.tsx';
import { Tag } from '../../ui/labels/Tag.tsx';
import { useMailVariables, withLabels } from '../../ui/rich-text/variables/use-mail-variables.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import { Stack, Text } from '../../ui/box/Box.tsx';
import styles from './templates.module.css';

function columnsIn(
  t: TFunction<'mail-templates'>,
  readable: (text: string) => string,
): Column<TemplateRow>[] {
  return [
    {
      key: 'name',
      head: t('column.name'),
      width: 380,
      cell: ({ id, name, subject, excerpt }) => (
        <Stack shrink className={styles.what}>
          <Text as={Link} weight={600} to={paths.template(id)} hoverAccent title={name}>
            {name}
          </Text>
          <Text as="bdi" size="md" tone="soft">
            {subject ? readable(subject) : t('noSubject')}
          </Text>
          <Text as="bdi" size="sm" tone="faint">
            {readable(excerpt)}
          </Text>
        </Stack>
      ),
    },
    { key: 'kind', head: t('column.kind'), width: 110, cell: ({ kind }) => <Tag>{t(`kind.${kind}`)}</Tag> },
    { key: 'category', head: t('column.category'), width: 130, cell: ({ category }) => category || '—' },
    {
      key: 'visibility',
      head: t('column.visibility'),
      width: 100,
      cell: ({ visibility }) => t(`visibility.${visibility}`),
    },
    {
      key: 'changed',
      head: t('column.changed'),
      width: 190,
      cell: ({ changedBy, changedAt }) => (
        <>
          {t('changedBy', { name: changedBy || t('aDeletedAccount', { ns: 'common' }) })}
          <Ago at={changedAt} />
        </>
      ),
    },
    {
      key: 'actions',
      head: t('actions', { ns: 'common' }),
      hidesHead: true,
      align: 'end',
      width: 60,
      cell: template => <TemplateMenu template={template} />,
    },
  ];
}

export interface TemplateTableProps {
  templates: readonly TemplateRow[] | undefined;
  isStale: boolean;
  instead: ReactNode;
}

/** Templates, last changed first; the start of the text is below the name. */
export function TemplateTable({ templates, isStale, instead }: TemplateTableProps) {
  const { t } = useTranslation('mail-templates');
  const variables = useMailVariables();
  return (
    <DataTable
      label={t('table')}
      columns={columnsIn(t, text => withLabels(text, variables))}
      rows={templates}
      keyOf={({ id }) => id}
      isStale={isStale}
      skeletonRows={6}
      instead={instead}
    />
  );
}
