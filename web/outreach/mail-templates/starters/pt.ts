import type { Starter } from './starter.ts';

export const pt: readonly Starter[] = [
  {
    kind: 'body',
    subject: 'Uma ideia para {{creator.handle|o seu conteúdo}}',
    html:
      '<p>Oi, {{creator.name|que bom falar com você}}!</p>' +
      '<p>Sou {{sender.name|responsável por parcerias}} e escrevo em nome de {{team.name|nossa marca}}. Vi um dos seus vídeos ({{creator.topPost.title|entre os mais recentes}}) no {{creator.platform|seu perfil}} e gostei muito: sincero, bem feito, e dá para ver que o seu público conversa com você. É bem o que a gente procura.</p>' +
      '<p>Estamos preparando um lançamento e queremos muito ter você com a gente:</p>' +
      '<ul><li>Primeiro enviamos o produto, e você só grava se gostar</li><li>A ideia é sua; a gente só passa os pontos importantes</li><li>Pagamos o seu cachê e, se você preferir, somamos uma comissão sobre as vendas</li></ul>' +
      '<p>Se fizer sentido, é só responder com os seus valores e a sua disponibilidade. Se não for o momento, um simples “não, valeu” já basta, e não escrevo mais.</p>' +
      '<p>Um abraço,<br>{{sender.name|Equipe de parcerias}}<br>{{team.name|Nossa marca}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Oi, {{creator.name|sou eu de novo}}!</p>' +
      '<p>Escrevi há alguns dias sobre uma parceria. Sei como a caixa de entrada enche rápido, então passei só para lembrar.</p>' +
      '<p>Faltou contar uma coisa: pela média de visualizações dos seus vídeos ({{creator.averagePlays|pelo que acompanhamos}}), eles combinam muito com este lançamento, e a nossa ideia é uma parceria de longo prazo, não um post só.</p>' +
      '<p>Se você tiver curiosidade, responda “sim” e eu mando as informações do produto e as datas.</p>' +
      '<p>{{sender.name|Equipe de parcerias}}</p>',
  },
  {
    kind: 'followUp',
    subject: '',
    html:
      '<p>Oi, {{creator.name|passando mais uma vez}}!</p>' +
      '<p>Esta é a minha última mensagem sobre este lançamento. Vamos fechar a lista em breve, e ainda estou guardando um lugar para você.</p>' +
      '<p>Se agora não for um bom momento, sem problema nenhum: me conte que tipo de produto você curte, e eu volto quando tivermos algo com a sua cara.</p>' +
      '<p>Sucesso e um abraço,<br>{{sender.name|Equipe de parcerias}}<br>{{team.name|Nossa marca}}</p>',
  },
];
