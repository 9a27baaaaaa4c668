import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type {
  ImportMapping,
  ListImport,
} from '../../../../../contract/creators/list-imports/list-imports.ts';
import { paths } from '../../../../app/paths.ts';
import { StepCard } from '../../../../ui/page/StepCard.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { Text } from '../../../../ui/box/Box.tsx';
import { isEnough, platformOfAll } from '../../column-mapping.ts';
import { type UploadMemory, writeNewImport } from '../../new-import-state.ts';
import { Segments } from '../../../../ui/forms/choices/Segments.tsx';
import { platformNames, platforms } from '../../../../layout/search/platform-names.ts';
import { StepEnd } from '../StepEnd.tsx';

export interface ColumnsStepProps {
  of: ListImport;
  memory: UploadMemory | null;
  mapping: ImportMapping;
  isNext: boolean;
  onChange: (mapping: ImportMapping) => void;
  onGoOn: () => void;
}

/** The field of each column: proposed, to be checked and corrected. */
export function ColumnsStep({ of, memory, mapping, isNext, onChange, onGoOn }: ColumnsStepProps) {
  const { t } = useTranslation('list-imports');
  const [isAsked, setAsked] = useState(false);
  const isMissing = !isEnough(mapping);
  return (
    <StepCard
      title={t('columns.title')}
      isNext={isNext}
      aside={
        <Text as="bdi" breaks>
          {t('columns.file', { name: of.fileName })}
        </Text>
      }
    >
      <Text tone="soft">
        {memory && <>{t(`columns.basis.${memory.basis}`)} </>}
        {t('columns.needed')}
      </Text>
      {typeof mapping.platform !== 'number' && mapping.homepage === undefined && (
        <Segments
          label={t('columns.platformOfAll')}
          value={platformOfAll(mapping) ?? 'none'}
          options={[
            { value: 'none', label: t('columns.platformsVary') },
            ...platforms.map(platform => ({ value: platform, label: platformNames[platform] })),
          ]}
          onChange={value => onChange({ ...mapping, platform: value === 'none' ? undefined : value })}
        />
      )}
      <ColumnTable
        headings={of.headings}
        sample={memory?.sample ?? []}
        mapping={mapping}
        onChange={onChange}
      />
      {!memory && <Text tone="soft">{t('columns.noSample')}</Text>}
      <StepEnd fault={isAsked && isMissing && t('columns.missing')}>
        <Button size="md" onClick={() => (isMissing ? setAsked(true) : onGoOn())}>
          {t('columns.next')}
        </Button>
        <Button
          component={Link}
          to={paths.newListImport(writeNewImport({ listId: of.list?.id }))}
          variant="subtle"
          color="gray"
          size="md"
        >
          {t('columns.other')}
        </Button>
      </StepEnd>
    </StepCard>
  );
}
