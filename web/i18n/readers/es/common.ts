import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: 'Cancelar',
  copied: 'Copiado',
  copy: 'Copiar',
  download: 'Descargar {{name}}',
  save: 'Guardar',
  saved: 'Guardado',
  succeeded: 'Hecho',
} satisfies ReaderTexts['common'];
