import { useTranslation } from 'react-i18next';
import type { AcquisitionState as State } from '../../../contract/creators/acquisitions/acquisition-kinds.ts';
import type { Acquisition } from '../../../contract/creators/acquisitions/acquisitions.ts';
import { Tag, type TagProps } from '../../ui/labels/Tag.tsx';

const tones = {
  waiting: 'plain',
  running: 'accent',
  paused: 'warn',
  resting: 'plain',
  stopped: 'plain',
  done: 'good',
} as const satisfies Record<State, TagProps['tone']>;

export function AcquisitionState({ of: { state, holdUp } }: { of: Pick<Acquisition, 'state' | 'holdUp'> }) {
  const { t } = useTranslation('acquisitions');
  if (state === 'running' && holdUp) return <Tag tone="warn">{t('state.held')}</Tag>;
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}
