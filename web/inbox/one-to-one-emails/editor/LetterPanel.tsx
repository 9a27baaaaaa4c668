import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { LetterEditor } from './LetterEditor.tsx';
import type { LetterHandle } from './LetterForm.tsx';
import { Text } from '../../../ui/box/Box.tsx';

/** An email outside any conversation, written in a panel beside the page. */
export function LetterPanel({ letterId, onDone }: { letterId: number; onDone: () => void }) {
  const { t } = useTranslation('letters');
  const letter = useRef<LetterHandle>(null);
  return (
    <SidePanel
      label={t('title.new')}
      isWide
      aside={
        <Text as="b" size="xl" tone="ink">
          {t('title.new')}
        </Text>
      }
      onClose={() => (letter.current ? letter.current.close() : onDone())}
    >
      <LetterEditor letterId={letterId} onDone={onDone} frame={letter} />
    </SidePanel>
  );
}
