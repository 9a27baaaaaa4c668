import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Se désabonner des e-mails',
  ask: 'Ne plus recevoir d’e-mails de l’équipe « {{team}} » ?',
  about: 'Après confirmation, l’équipe « {{team}} » n’enverra plus rien à {{address}}.',
  confirm: 'Me désabonner',
  doneTitle: 'Désabonnement confirmé',
  done: 'L’équipe « {{team}} » n’écrira plus à {{address}}. Des e-mails déjà en route peuvent encore arriver.',
  wrongTitle: 'Ce lien ne fonctionne pas',
  wrong:
    'Le lien de désabonnement est incomplet ou incorrect. Ouvrez-le directement depuis l’e-mail, ou répondez à l’e-mail en indiquant que vous ne souhaitez plus rien recevoir.',
  failedTitle: 'La page n’a pas pu être chargée',
  failed: 'Le réseau ou le service rencontre un problème. Veuillez réessayer dans un instant.',
} satisfies ReaderTexts['unsubscribe'];
