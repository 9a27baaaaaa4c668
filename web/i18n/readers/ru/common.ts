import type { ReaderTexts } from '../reader-texts.ts';

export default {
  cancel: 'Отмена',
  copied: 'Скопировано',
  copy: 'Копировать',
  download: 'Скачать {{name}}',
  save: 'Сохранить',
  saved: 'Сохранено',
  succeeded: 'Готово',
} satisfies ReaderTexts['common'];
