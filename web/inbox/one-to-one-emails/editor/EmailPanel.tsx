import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../../ui/overlays/SidePanel.tsx';
import { EmailEditor } from './EmailEditor.tsx';
import type { EmailHandle } from './EmailForm.tsx';
import { Text } from '../../../ui/box/Box.tsx';

/** An email outside any conversation, written in a panel beside the page. */
export function EmailPanel({ emailId, onDone }: { emailId: number; onDone: () => void }) {
  const { t } = useTranslation('one-to-one-emails');
  const email = useRef<EmailHandle>(null);
  return (
    <SidePanel
      label={t('title.new')}
      isWide
      aside={
        <Text as="b" size="xl" tone="ink">
          {t('title.new')}
        </Text>
      }
      onClose={() => (email.current ? email.current.close() : onDone())}
    >
      <EmailEditor emailId={emailId} onDone={onDone} frame={email} />
    </SidePanel>
  );
}
