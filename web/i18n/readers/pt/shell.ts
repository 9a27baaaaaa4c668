import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: 'Fechar',
  retry: 'Tentar novamente',
  error: { notLoaded: 'Não foi possível carregar o conteúdo' },
  top: {
    language: 'Idioma',
    toDark: 'Mudar para o modo escuro',
    toLight: 'Mudar para o modo claro',
  },
  creatorFoot: { poweredBy: 'Esta página é oferecida pela Starbridge', privacy: 'Política de privacidade' },
  form: { pattern: { email: 'Este endereço de e-mail não é válido' } },
} satisfies ReaderTexts['shell'];
