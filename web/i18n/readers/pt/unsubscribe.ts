import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Parar de receber e-mails',
  ask: 'Não quer mais receber e-mails de “{{team}}”?',
  about: 'Ao confirmar, “{{team}}” não enviará mais nada para {{address}}.',
  confirm: 'Cancelar inscrição',
  doneTitle: 'Inscrição cancelada',
  done: '“{{team}}” não escreverá mais para {{address}}. E-mails que já estão a caminho ainda podem chegar.',
  wrongTitle: 'Este link não funciona',
  wrong:
    'O link de cancelamento está incompleto ou incorreto. Abra-o diretamente no e-mail ou responda à mensagem dizendo que não quer receber mais.',
  failedTitle: 'Não foi possível carregar a página',
  failed: 'Há um problema na rede ou no serviço. Tente novamente daqui a pouco.',
} satisfies ReaderTexts['unsubscribe'];
