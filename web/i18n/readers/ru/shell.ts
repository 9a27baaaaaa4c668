import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: 'Закрыть',
  retry: 'Повторить',
  error: { notLoaded: 'Не удалось загрузить' },
  top: {
    language: 'Язык',
    toDark: 'Включить тёмную тему',
    toLight: 'Включить светлую тему',
  },
  creatorFoot: {
    poweredBy: 'Эта страница предоставлена сервисом Starbridge',
    privacy: 'Политика конфиденциальности',
  },
  form: { pattern: { email: 'Неверный адрес электронной почты' } },
} satisfies ReaderTexts['shell'];
