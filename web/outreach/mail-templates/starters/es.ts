import type { Starter } from './starter.ts';

export const es: readonly Starter[] = [
  {
    kind: 'body',
    subject: 'Una idea para {{creator.handle|tu contenido}}',
    html:
      '<p>Hola, {{creator.name|qué gusto saludarte}}:</p>' +
      '<p>Soy {{sender.name|responsable de colaboraciones}} y te escribo de parte de {{team.name|nuestra marca}}. Vi uno de tus videos ({{creator.topPost.title|de los más recientes}}) en {{creator.platform|tu perfil}} y me gustó mucho: es sincero, está bien hecho y se nota que tu comunidad participa. Es justo lo que buscamos.</p>' +
      '<p>Estamos preparando un lanzamiento y nos encantaría contar contigo:</p>' +
      '<ul><li>Primero te enviamos el producto y solo grabas si te gusta</li><li>La idea es tuya; nosotros solo te contamos los puntos importantes</li><li>Pagamos tu tarifa y, si lo prefieres, sumamos una comisión por ventas</li></ul>' +
      '<p>Si te interesa, respóndeme con tus tarifas y las fechas que te vengan bien. Y si no es para ti, basta con un «no, gracias» y no te vuelvo a escribir.</p>' +
      '<p>¡Un saludo!</p><p>{{sender.name|El equipo de colaboraciones}}<br>{{team.name|Nuestra marca}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Hola, {{creator.name|aquí estoy otra vez}}:</p>' +
      '<p>Hace unos días te escribí para proponerte una colaboración. Sé lo rápido que se llena el correo, así que te dejo un pequeño recordatorio.</p>' +
      '<p>Me faltó contarte algo: por el promedio de reproducciones de tus videos ({{creator.averagePlays|según lo que hemos visto}}), encajas muy bien con este lanzamiento, y buscamos una relación a largo plazo, no una sola publicación.</p>' +
      '<p>Si te da curiosidad, responde «sí» y te envío la ficha del producto y las fechas.</p>' +
      '<p>{{sender.name|El equipo de colaboraciones}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Hola, {{creator.name|paso por aquí una vez más}}:</p>' +
      '<p>Este es mi último mensaje sobre este lanzamiento. Pronto cerraremos la lista y todavía te guardo un lugar.</p>' +
      '<p>Si no es buen momento, no pasa nada. Cuéntame qué tipo de productos te gustan y te escribiré cuando tengamos algo para ti.</p>' +
      '<p>¡Mucho éxito con lo que viene!</p><p>{{sender.name|El equipo de colaboraciones}}<br>{{team.name|Nuestra marca}}</p>',
  },
];
