import { useTranslation } from 'react-i18next';
import type { ListImport } from '../../../../contract/creators/list-imports/list-imports.ts';
import { Tag, type TagProps } from '../../../ui/labels/Tag.tsx';

const tones = {
  ready: 'plain',
  running: 'accent',
  done: 'good',
  failed: 'bad',
} as const satisfies Record<ListImport['state'], TagProps['tone']>;

export function ImportState({ of: { state } }: { of: ListImport }) {
  const { t } = useTranslation('list-imports');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
