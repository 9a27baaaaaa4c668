import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { toastTimes } from '../../contract/core/limits.ts';
import { App } from './App.tsx';
import { startTexts } from '../i18n/texts.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { onMissingFile } from '../ui/page/load-chunk.ts';
import { reloadOnce } from '../ui/page/reload-once.ts';
import '../ui/theme/kit.css';
import '../ui/theme/typeface.css';
import '../ui/theme/tokens.css';

onMissingFile(() =>
  showToast('warning', i18next.t('error.missingPart'), toastTimes.sticky, {
    text: i18next.t('error.reload'),
    onPress: () => location.reload(),
  }),
);

/** A function, because files that it waits for import from this one: awaited at the top, each would wait for the other. */
async function start(): Promise<void> {
  try {
    await startTexts();
  } catch (error) {
    document.documentElement.dataset.failed = '';
    await reloadOnce();
    throw error;
  }
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App />);
}

void start();
