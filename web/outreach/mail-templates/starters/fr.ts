import type { Starter } from './starter.ts';

export const fr: readonly Starter[] = [
  {
    kind: 'body',
    subject: 'Une idée pour {{creator.handle|votre compte}}',
    html:
      '<p>Bonjour {{creator.name|à vous}},</p>' +
      '<p>Je suis {{sender.name|responsable des partenariats}} et je vous écris pour {{team.name|notre marque}}. J’ai découvert l’une de vos vidéos ({{creator.topPost.title|parmi les plus récentes}}) sur {{creator.platform|votre compte}} et j’ai beaucoup aimé le ton sincère, le soin apporté et les vrais échanges avec votre communauté. C’est tout à fait ce que nous cherchons.</p>' +
      '<p>Nous préparons un lancement et aimerions beaucoup vous y associer.</p>' +
      '<ul><li>Nous vous envoyons d’abord le produit, et vous ne filmez que s’il vous plaît</li><li>L’idée vient de vous, nous indiquons seulement les points essentiels</li><li>Nous suivons votre tarif, avec une commission sur les ventes en plus si vous le souhaitez</li></ul>' +
      '<p>Si cela vous tente, il suffit de me répondre avec vos tarifs et vos disponibilités. Sinon, un simple non merci suffit, et je ne vous écrirai plus.</p>' +
      '<p>Bien à vous,<br>{{sender.name|L’équipe partenariats}}<br>{{team.name|Notre marque}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Bonjour {{creator.name|à vous}},</p>' +
      '<p>Je vous ai écrit il y a quelques jours au sujet d’une collaboration. Je sais combien les boîtes mail se remplissent vite, alors je me permets une petite relance.</p>' +
      '<p>J’ai oublié de vous dire une chose. Avec le nombre moyen de vues de vos vidéos ({{creator.averagePlays|d’après ce que nous avons pu voir}}), vous correspondez très bien à ce lancement, et nous pensons à un partenariat durable plutôt qu’à une seule publication.</p>' +
      '<p>Si vous souhaitez en savoir plus, répondez-moi simplement oui et je vous envoie la fiche produit et les dates.</p>' +
      '<p>{{sender.name|L’équipe partenariats}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Bonjour {{creator.name|à vous}},</p>' +
      '<p>C’est mon dernier message au sujet de ce lancement. Nous arrêtons bientôt la liste, et je vous garde encore une place.</p>' +
      '<p>Si ce n’est pas le bon moment, aucun souci. Dites-moi quel type de produits vous plaît, et je reviendrai vers vous quand nous aurons ce qu’il faut.</p>' +
      '<p>Belle continuation,<br>{{sender.name|L’équipe partenariats}}<br>{{team.name|Notre marque}}</p>',
  },
];
