import type { ReaderTexts } from '../reader-texts.ts';

export default {
  close: 'Cerrar',
  retry: 'Reintentar',
  error: { notLoaded: 'No se pudo cargar el contenido' },
  top: {
    language: 'Idioma',
    toDark: 'Cambiar a modo oscuro',
    toLight: 'Cambiar a modo claro',
  },
  creatorFoot: { poweredBy: 'Esta página es un servicio de Starbridge', privacy: 'Política de privacidad' },
  form: { pattern: { email: 'Esta dirección de correo no es válida' } },
} satisfies ReaderTexts['shell'];
