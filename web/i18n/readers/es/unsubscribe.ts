import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Dejar de recibir correos',
  ask: '¿No quieres recibir más correos de “{{team}}”?',
  about: 'Si lo confirmas, “{{team}}” no enviará nada más a {{address}}.',
  confirm: 'Darme de baja',
  doneTitle: 'Baja confirmada',
  done: '“{{team}}” no volverá a escribir a {{address}}. Los correos que ya están en camino aún podrían llegar.',
  wrongTitle: 'Este enlace no funciona',
  wrong:
    'El enlace de baja está incompleto o no es correcto. Ábrelo directamente desde el correo o responde al mensaje para decir que no quieres recibir más.',
  failedTitle: 'No se pudo cargar la página',
  failed: 'Hay un problema con la red o con el servicio. Inténtalo de nuevo en un momento.',
} satisfies ReaderTexts['unsubscribe'];
