import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'E-Mails abbestellen',
  ask: 'Keine E-Mails von „{{team}}“ mehr erhalten?',
  about: 'Wenn Sie dies bestätigen, sendet „{{team}}“ nichts mehr an {{address}}.',
  confirm: 'Abbestellen',
  doneTitle: 'E-Mails abbestellt',
  done: '„{{team}}“ schreibt nicht mehr an {{address}}. E-Mails, die schon unterwegs sind, können noch ankommen.',
  wrongTitle: 'Dieser Link funktioniert nicht',
  wrong:
    'Der Abmeldelink ist unvollständig oder falsch. Öffnen Sie ihn direkt aus der E-Mail oder antworten Sie auf die E-Mail, dass Sie keine weiteren wünschen.',
  failedTitle: 'Die Seite konnte nicht geladen werden',
  failed: 'Es gibt ein Problem mit dem Netzwerk oder dem Dienst. Bitte versuchen Sie es gleich noch einmal.',
} satisfies ReaderTexts['unsubscribe'];
