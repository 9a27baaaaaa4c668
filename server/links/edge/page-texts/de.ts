import type { PageTexts } from './page-texts.ts';

export const de: PageTexts = {
  unknown: {
    title: 'Diesen Link gibt es nicht',
    about:
      'Vielleicht ist er falsch geschrieben oder unvollständig. Bitte prüfen Sie ihn oder fragen Sie die Person, von der Sie ihn haben.',
  },
  off: {
    title: 'Dieser Link ist abgeschaltet',
    about: 'Der Eigentümer hat ihn abgeschaltet. Fragen Sie die Person, von der Sie ihn haben.',
  },
  expired: {
    title: 'Dieser Link ist abgelaufen',
    about: 'Er galt nur für eine begrenzte Zeit, und die ist vorbei.',
  },
  tooMany: {
    title: 'Bitte warten Sie eine Minute',
    about:
      'Aus diesem Netzwerk wurden gerade zu viele Links geöffnet, die es nicht gibt. In einer Minute geht es wieder.',
  },
  unavailable: {
    title: 'Gerade nicht verfügbar',
    about: 'Der Dienst ist ausgelastet. Bitte laden Sie die Seite gleich noch einmal.',
  },
  inApp: {
    title: 'Bitte im Browser öffnen',
    about:
      'Der Browser in dieser App kann keine anderen Apps öffnen. Tippen Sie oben auf „···“ oder „Teilen“ und wählen Sie „Im Browser öffnen“, oder kopieren Sie den Link und fügen Sie ihn in Ihren Browser ein.',
  },
  copying: { copy: 'Link kopieren', copied: 'Kopiert', link: 'Link' },
};
