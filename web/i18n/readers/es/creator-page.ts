import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Tus datos',
  over: {
    title: 'Este enlace ya no funciona',
    about:
      'Puede que haya caducado, que se haya sustituido por uno más reciente o que no se haya copiado completo. Ábrelo de nuevo desde el correo con el que te invitaron o pide otro enlace.',
  },
  head: '{{team}} te invita a confirmar tus datos',
  lead: 'Confirma a qué dirección quieres que te escriban y decide si {{team}} puede ver los datos de tus cuentas. Las dos cosas son voluntarias; también puedes hacer solo una.',
  until: 'Este enlace funciona hasta el {{at}}',
  address: {
    title: 'Tu correo electrónico',
    about: '{{team}} te escribirá a esta dirección y no la compartirá con otros equipos.',
    known: 'La dirección que tiene {{team}} es {{address}}.',
    label: 'Correo electrónico',
    hint: 'Uno que leas tú personalmente',
    empty: 'Escribe un correo electrónico',
    confirm: 'Confirmar correo',
    done: 'Confirmado: {{address}}',
    change: 'Cambiar correo',
  },
  accounts: {
    title: 'Conecta tus cuentas',
    about:
      'Cuando las conectes, {{team}} verá datos que da la propia plataforma, así que no tendrás que enviar más capturas de pantalla. El inicio de sesión se hace en la página de la plataforma.',
    connect: 'Conectar {{platform}}',
    again: 'Volver a conectar {{platform}}',
    state: { ok: 'Conectada', broken: 'Conexión perdida' },
    since: 'Conectada: {{at}}',
    fetched: 'Actualizada: {{at}}',
    brokenAbout:
      '{{platform}} ya no acepta esta conexión. Si no vuelves a conectarla, los datos que obtuvimos con ella se eliminarán en unos días.',
    unavailable: 'En este sitio todavía no se puede conectar {{platform}}',
    notConnected: 'Sin conectar',
    disconnect: 'Desconectar {{platform}}',
    homepage: 'Abrir el perfil en {{platform}}',
  },
  sees: {
    title: 'Qué se podrá ver',
    youtube:
      'Tu canal: nombre, foto, descripción y suscriptores\nTus videos: título, fecha, visualizaciones, Me gusta y comentarios\nTu audiencia: porcentajes por país, edad y sexo, nunca de personas concretas',
    tiktok:
      'Tu cuenta: nombre, foto, biografía, seguidores y Me gusta\nTus videos: título, fecha, visualizaciones, Me gusta, comentarios y veces compartido\nTikTok no da ninguna información sobre quién te sigue',
    instagram:
      'Tu cuenta: nombre, foto, biografía y seguidores\nTus publicaciones: texto, fecha, reproducciones, Me gusta, comentarios y veces compartidas\nTus seguidores: porcentajes por país, edad y sexo, nunca de personas concretas',
  },
  note: {
    youtube:
      'Si Google avisa de que este navegador podría no ser seguro, abre esta página en Safari o Chrome.',
    tiktok: 'En la página de TikTok, inicia sesión con la cuenta que quieres conectar.',
    instagram:
      'Se necesita una cuenta profesional (de creador o de empresa); puedes cambiar gratis en la configuración de Instagram.',
  },
  consent: {
    words:
      'Acepto que Starbridge lea los datos anteriores de mi cuenta de {{platform}} y los muestre a {{team}} y a los equipos de otras marcas que usan este sitio, para que valoren una colaboración. Puedo desconectar la cuenta en esta página en cualquier momento; en ese caso se eliminan los datos obtenidos mediante la conexión.',
    edition: 'Versión del consentimiento: {{edition}}',
    needed: 'Primero lee el texto y marca la casilla',
    go: 'Ir a {{platform}}',
    cancel: 'Ahora no',
  },
  outcome: {
    connected:
      'La conexión con {{platform}} está lista. Los datos se actualizan una vez al día; no tienes que hacer nada más.',
    denied: 'No diste tu autorización en {{platform}}. No ha cambiado nada.',
    otherAccount:
      'La cuenta de {{platform}} con la que se inició sesión no es @{{handle}}; no guardamos ningún dato de ella. Cambia de cuenta en {{platform}} e inténtalo de nuevo.',
    failed: '{{platform}} no completó la conexión y no se guardó nada. Inténtalo de nuevo más tarde.',
    expired: 'La conexión tardó demasiado o volvió en otro navegador. Empieza de nuevo.',
  },
  disconnect: {
    title: '¿Desconectar {{platform}}?',
    about:
      'Dejamos de leer @{{handle}} de inmediato y eliminamos los tokens de acceso y todo lo que se obtuvo con ellos. {{team}} ya no verá estos datos.',
    confirm: 'Desconectar',
    keep: 'Mantener la conexión',
    done: '{{platform}} se ha desconectado y los datos de la conexión se han eliminado.',
    doneHere:
      'Por nuestra parte, la conexión y sus datos se han eliminado. Para terminarla por completo, quita también esta aplicación en la configuración de {{platform}}.',
    settings: 'Abrir la configuración de {{platform}}',
  },
  promises: {
    never: {
      title: 'Lo que nunca hacemos',
      items:
        'Publicar, modificar o eliminar nada tuyo\nLeer tus mensajes ni actuar en tu nombre\nVer tu contraseña\nVender tus datos',
    },
    back: {
      title: 'Cómo retirar la autorización',
      items:
        'Vuelve a esta página y desconecta la cuenta: los datos se eliminan en el acto\nO quita la aplicación en la configuración de la plataforma: eliminamos los datos en el plazo de una semana\nSi este enlace ha caducado, pide otro al equipo o escribe al operador de este sitio',
    },
  },
} satisfies ReaderTexts['creator-page'];
