import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startTexts } from '../i18n/texts.ts';
import '../ui/theme/kit.css';
import '../ui/theme/tokens.css';

await startTexts();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
