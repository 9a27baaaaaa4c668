import { useTranslation } from 'react-i18next';
import type { FirstSteps } from '../../../contract/home/first-steps.ts';
import { LinkButton } from '../../ui/navigation/LinkButton.tsx';
import { Box } from '../../ui/box/Box.tsx';
import { useHideSteps } from './queries.ts';
import { arePutAway } from './step-state.ts';

/** The way back to steps that were put away. */
export function ShowSteps({ steps }: { steps: FirstSteps }) {
  const { t } = useTranslation('first-steps');
  const hide = useHideSteps();
  if (!arePutAway(steps)) return null;
  return (
    <Box>
      <LinkButton onClick={() => hide.mutate(false)}>{t('show')}</LinkButton>
    </Box>
  );
}
