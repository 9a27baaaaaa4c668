import type { PageTexts } from './page-texts.ts';

export const pt: PageTexts = {
  unknown: {
    title: 'Este link não existe',
    about: 'Ele pode ter sido digitado errado ou estar incompleto. Confira ou pergunte a quem enviou.',
  },
  off: { title: 'Este link está desativado', about: 'O proprietário o desativou. Pergunte a quem enviou.' },
  expired: { title: 'Este link expirou', about: 'Ele era válido por tempo limitado, e o prazo acabou.' },
  tooMany: {
    title: 'Aguarde um minuto',
    about: 'Esta rede acabou de abrir muitos links que não existem. Tente de novo em um minuto.',
  },
  unavailable: {
    title: 'Indisponível no momento',
    about: 'O serviço está ocupado. Recarregue a página em instantes.',
  },
  inApp: {
    title: 'Abra no navegador',
    about:
      'O navegador deste aplicativo não consegue abrir outros aplicativos. Toque em “···” ou no botão de compartilhar e escolha “Abrir no navegador”, ou copie o link e cole no seu navegador.',
  },
  copying: { copy: 'Copiar link', copied: 'Copiado', link: 'Link' },
};
