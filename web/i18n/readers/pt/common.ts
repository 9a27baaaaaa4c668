import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: 'Cancelar',
  copied: 'Copiado',
  copy: 'Copiar',
  download: 'Baixar {{name}}',
  save: 'Salvar',
  saved: 'Salvo',
  succeeded: 'Pronto',
} satisfies ReaderTexts['common'];
