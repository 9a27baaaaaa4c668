import type { Starter } from './starter.ts';

export const de: readonly Starter[] = [
  {
    kind: 'body',
    subject: 'Eine Idee für {{creator.handle|Ihren Kanal}}',
    html:
      '<p>Hallo {{creator.name|und guten Tag}},</p>' +
      '<p>ich bin {{sender.name|für Kooperationen zuständig}} und schreibe Ihnen für {{team.name|unsere Marke}}. Auf {{creator.platform|Ihrem Kanal}} habe ich eines Ihrer Videos gesehen ({{creator.topPost.title|eines der neuesten}}): ehrlich, gut gemacht, und in den Kommentaren wird wirklich miteinander gesprochen. Genau so etwas suchen wir.</p>' +
      '<p>Wir bereiten gerade eine Produkteinführung vor und hätten Sie sehr gern dabei:</p>' +
      '<ul><li>Wir schicken Ihnen das Produkt vorab, und Sie drehen nur, wenn es Ihnen gefällt</li><li>Die Idee kommt von Ihnen, wir nennen nur die wichtigsten Punkte</li><li>Wir zahlen Ihr Honorar, auf Wunsch mit einer Beteiligung am Verkauf</li></ul>' +
      '<p>Wenn das interessant klingt, antworten Sie einfach mit Ihren Preisen und einem passenden Zeitraum. Wenn nicht, genügt ein kurzes „Nein, danke“, und ich schreibe Ihnen nicht mehr.</p>' +
      '<p>Viele Grüße<br>{{sender.name|Ihr Kooperationsteam}}<br>{{team.name|Unsere Marke}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Hallo {{creator.name|noch einmal}},</p>' +
      '<p>vor ein paar Tagen habe ich Ihnen wegen einer Zusammenarbeit geschrieben. Ich weiß, wie schnell ein Postfach voll ist, deshalb melde ich mich noch einmal kurz.</p>' +
      '<p>Eines hatte ich nicht erwähnt: Mit im Schnitt {{creator.averagePlays|so vielen}} Aufrufen passen Ihre Videos sehr gut zu diesem Produkt, und wir denken an eine längere Partnerschaft statt an einen einzelnen Beitrag.</p>' +
      '<p>Wenn Sie neugierig sind, antworten Sie einfach mit „Ja“, dann schicke ich Ihnen die Produktinfos und die Termine.</p>' +
      '<p>Viele Grüße<br>{{sender.name|Ihr Kooperationsteam}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Hallo {{creator.name|noch einmal}},</p>' +
      '<p>das ist meine letzte Nachricht zu dieser Produkteinführung. Wir schließen die Liste bald, und ich halte Ihnen noch einen Platz frei.</p>' +
      '<p>Wenn es zeitlich nicht passt, ist das überhaupt kein Problem. Schreiben Sie mir gern, welche Produkte Ihnen Freude machen, dann melde ich mich, sobald wir etwas Passendes haben.</p>' +
      '<p>Alles Gute und viele Grüße<br>{{sender.name|Ihr Kooperationsteam}}<br>{{team.name|Unsere Marke}}</p>',
  },
];
