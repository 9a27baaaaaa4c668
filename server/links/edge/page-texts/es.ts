import type { PageTexts } from './page-texts.ts';

export const es: PageTexts = {
  unknown: {
    title: 'Este enlace no existe',
    about: 'Puede que esté mal escrito o incompleto. Compruébalo o pregunta a quien te lo envió.',
  },
  off: {
    title: 'Este enlace está desactivado',
    about: 'Su propietario lo ha desactivado. Pregunta a quien te lo envió.',
  },
  expired: {
    title: 'Este enlace ha caducado',
    about: 'Era válido por tiempo limitado y el plazo ya terminó.',
  },
  tooMany: {
    title: 'Espera un minuto',
    about:
      'Esta red acaba de abrir demasiados enlaces que no existen. Podrás volver a intentarlo en un minuto.',
  },
  unavailable: {
    title: 'No disponible en este momento',
    about: 'El servicio está ocupado. Vuelve a cargar la página en un momento.',
  },
  inApp: {
    title: 'Ábrelo en tu navegador',
    about:
      'El navegador de esta aplicación no puede abrir otras aplicaciones. Toca “···” o el botón de compartir y elige “Abrir en el navegador”, o copia el enlace y pégalo en tu navegador.',
  },
  copying: { copy: 'Copiar enlace', copied: 'Copiado', link: 'Enlace' },
};
