import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Vos informations',
  over: {
    title: 'Ce lien ne fonctionne plus',
    about:
      'Il a peut-être expiré, été remplacé par un lien plus récent ou été copié en partie seulement. Rouvrez-le depuis l’e-mail d’invitation ou demandez un autre lien.',
  },
  head: 'L’équipe {{team}} vous invite à confirmer vos informations',
  lead: 'Confirmez à quelle adresse vous écrire et décidez si l’équipe {{team}} peut voir les données de vos comptes. Les deux sont facultatifs ; vous pouvez aussi ne faire que l’un des deux.',
  until: 'Ce lien fonctionne jusqu’au {{at}}',
  address: {
    title: 'Votre adresse e-mail',
    about: 'L’équipe {{team}} vous écrira à cette adresse et ne la transmettra pas à d’autres équipes.',
    known: 'L’adresse dont dispose l’équipe {{team}} est {{address}}.',
    label: 'Adresse e-mail',
    hint: 'Une adresse que vous consultez personnellement',
    empty: 'Saisissez une adresse e-mail',
    confirm: 'Confirmer l’adresse',
    done: 'Adresse confirmée : {{address}}',
    change: 'Changer d’adresse',
  },
  accounts: {
    title: 'Connectez vos comptes',
    about:
      'Une fois vos comptes connectés, l’équipe {{team}} voit des données fournies par la plateforme elle-même : plus besoin de captures d’écran. Vous vous identifiez sur la page de la plateforme.',
    connect: 'Connecter {{platform}}',
    again: 'Reconnecter {{platform}}',
    state: { ok: 'Connecté', broken: 'Connexion perdue' },
    since: 'Connecté : {{at}}',
    fetched: 'Mis à jour : {{at}}',
    brokenAbout:
      '{{platform}} n’accepte plus cette connexion. Si vous ne reconnectez pas le compte, les données ainsi obtenues seront supprimées sous quelques jours.',
    unavailable: '{{platform}} ne peut pas encore être connecté sur ce site',
    notConnected: 'Non connecté',
    disconnect: 'Déconnecter {{platform}}',
    homepage: 'Ouvrir le profil sur {{platform}}',
  },
  sees: {
    title: 'Ce qui pourra être vu',
    youtube:
      'Votre chaîne : nom, photo, description et nombre d’abonnés\nVos vidéos : titre, date, vues, J’aime et commentaires\nVotre audience : répartition par pays, âge et sexe, jamais de données sur une personne',
    tiktok:
      'Votre compte : nom, photo, bio, nombre d’abonnés et J’aime\nVos vidéos : titre, date, vues, J’aime, commentaires et partages\nTikTok ne donne aucune information sur les personnes qui vous suivent',
    instagram:
      'Votre compte : nom, photo, bio et nombre d’abonnés\nVos publications : légende, date, lectures, J’aime, commentaires et partages\nVos abonnés : répartition par pays, âge et sexe, jamais de données sur une personne',
  },
  note: {
    youtube:
      'Si Google indique que ce navigateur n’est peut-être pas sécurisé, ouvrez cette page dans Safari ou Chrome.',
    tiktok: 'Sur la page de TikTok, identifiez-vous avec le compte que vous souhaitez connecter.',
    instagram:
      'Un compte professionnel (créateur ou entreprise) est nécessaire ; vous pouvez en changer gratuitement dans les paramètres d’Instagram.',
  },
  consent: {
    words:
      'J’accepte que Starbridge lise les données ci-dessus de mon compte {{platform}} et les montre à l’équipe {{team}} ainsi qu’aux équipes d’autres marques qui utilisent ce site, afin qu’elles puissent évaluer une collaboration. Je peux déconnecter le compte sur cette page à tout moment ; les données obtenues par la connexion sont alors supprimées.',
    edition: 'Version du consentement : {{edition}}',
    needed: 'Lisez d’abord ce texte et cochez la case',
    go: 'Aller sur {{platform}}',
    cancel: 'Pas maintenant',
  },
  outcome: {
    connected:
      '{{platform}} est connecté. Les données sont mises à jour une fois par jour ; vous n’avez plus rien à faire.',
    denied: 'Vous n’avez pas donné votre accord sur {{platform}}. Rien n’a changé.',
    otherAccount:
      'Le compte {{platform}} utilisé n’est pas @{{handle}} ; nous n’en avons rien conservé. Changez de compte sur {{platform}} et réessayez.',
    failed:
      '{{platform}} n’a pas finalisé la connexion, et rien n’a été conservé. Veuillez réessayer plus tard.',
    expired:
      'La connexion a pris trop de temps ou s’est terminée dans un autre navigateur. Veuillez recommencer.',
  },
  disconnect: {
    title: 'Déconnecter {{platform}} ?',
    about:
      'Nous cessons immédiatement de lire @{{handle}} et supprimons les jetons d’accès ainsi que tout ce qu’ils ont permis d’obtenir. L’équipe {{team}} ne verra plus ces données.',
    confirm: 'Déconnecter',
    keep: 'Garder la connexion',
    done: '{{platform}} est déconnecté, et les données issues de la connexion sont supprimées.',
    doneHere:
      'De notre côté, la connexion et ses données sont supprimées. Pour y mettre fin complètement, retirez aussi cette application dans vos paramètres {{platform}}.',
    settings: 'Ouvrir les paramètres {{platform}}',
  },
  promises: {
    never: {
      title: 'Ce que nous ne faisons jamais',
      items:
        'Publier, modifier ou supprimer vos contenus\nLire vos messages ou agir en votre nom\nVoir votre mot de passe\nVendre vos données',
    },
    back: {
      title: 'Comment retirer votre accord',
      items:
        'Revenez sur cette page et déconnectez le compte : les données sont supprimées immédiatement\nOu retirez l’application dans les paramètres de la plateforme : nous supprimons les données sous une semaine\nSi ce lien a expiré, demandez-en un autre à l’équipe ou écrivez à l’exploitant de ce site',
    },
  },
} satisfies ReaderTexts['creator-page'];
