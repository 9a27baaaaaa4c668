import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { fillSlots } from './fill-slots.ts';
import { startTexts } from '../i18n/texts.ts';
import '../ui/theme/kit.css';
import '../ui/theme/tokens.css';

fillSlots();
await startTexts();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
