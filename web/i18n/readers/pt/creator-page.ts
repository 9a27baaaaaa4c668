import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Seus dados',
  over: {
    title: 'Este link não funciona mais',
    about:
      'Ele pode ter expirado, ter sido substituído por outro mais recente ou não ter sido copiado por inteiro. Abra-o novamente pelo e-mail do convite ou peça outro link.',
  },
  head: '{{team}} convida você a confirmar seus dados',
  lead: 'Confirme em qual e-mail você quer receber as mensagens e decida se {{team}} pode ver os dados das suas contas. As duas coisas são opcionais; você pode fazer só uma delas.',
  until: 'Este link funciona até {{at}}',
  address: {
    title: 'Seu e-mail',
    about: '{{team}} escreverá para este endereço e não o repassará a outras equipes.',
    known: 'O endereço que {{team}} tem é {{address}}.',
    label: 'E-mail',
    hint: 'Um e-mail que você lê pessoalmente',
    empty: 'Informe um e-mail',
    confirm: 'Confirmar e-mail',
    done: 'Confirmado: {{address}}',
    change: 'Alterar e-mail',
  },
  accounts: {
    title: 'Conecte suas contas',
    about:
      'Depois de conectar, {{team}} vê os dados fornecidos pela própria plataforma, e você não precisa mais enviar capturas de tela. O login é feito na página da própria plataforma.',
    connect: 'Conectar {{platform}}',
    again: 'Conectar {{platform}} novamente',
    state: { ok: 'Conectada', broken: 'Conexão perdida' },
    since: 'Conectada: {{at}}',
    fetched: 'Atualizada: {{at}}',
    brokenAbout:
      'O {{platform}} não aceita mais esta conexão. Se você não conectar de novo, os dados obtidos por ela serão excluídos em alguns dias.',
    unavailable: 'Ainda não é possível conectar {{platform}} neste site',
    notConnected: 'Não conectada',
    disconnect: 'Desconectar {{platform}}',
    homepage: 'Abrir o perfil no {{platform}}',
  },
  sees: {
    title: 'O que poderá ser visto',
    youtube:
      'Seu canal: nome, foto, descrição e inscritos\nSeus vídeos: título, data, visualizações, curtidas e comentários\nSeu público: percentuais por país, idade e gênero, nunca de pessoas específicas',
    tiktok:
      'Sua conta: nome, foto, bio, seguidores e curtidas\nSeus vídeos: título, data, visualizações, curtidas, comentários e compartilhamentos\nO TikTok não informa nada sobre quem segue você',
    instagram:
      'Sua conta: nome, foto, bio e seguidores\nSuas publicações: legenda, data, reproduções, curtidas, comentários e compartilhamentos\nSeus seguidores: percentuais por país, idade e gênero, nunca de pessoas específicas',
  },
  note: {
    youtube:
      'Se o Google avisar que este navegador pode não ser seguro, abra esta página no Safari ou no Chrome.',
    tiktok: 'Na página do TikTok, entre com a conta que você quer conectar.',
    instagram:
      'É preciso ter uma conta profissional (criador de conteúdo ou empresa); você pode mudar de graça nas configurações do Instagram.',
  },
  consent: {
    words:
      'Concordo que a Starbridge leia os dados acima da minha conta do {{platform}} e os mostre a {{team}} e às equipes de outras marcas que usam este site, para que avaliem uma parceria. Posso desconectar a conta nesta página a qualquer momento; nesse caso, os dados obtidos pela conexão são excluídos.',
    edition: 'Versão do consentimento: {{edition}}',
    needed: 'Leia o texto e marque a caixa primeiro',
    go: 'Ir para o {{platform}}',
    cancel: 'Agora não',
  },
  outcome: {
    connected:
      'A conexão com o {{platform}} está pronta. Os dados são atualizados uma vez por dia; você não precisa fazer mais nada.',
    denied: 'Você não autorizou no {{platform}}. Nada mudou.',
    otherAccount:
      'A conta do {{platform}} em que o login foi feito não é @{{handle}}; não guardamos nada dela. Troque de conta no {{platform}} e tente novamente.',
    failed: 'O {{platform}} não concluiu a conexão, e nada foi guardado. Tente novamente mais tarde.',
    expired: 'A conexão demorou demais ou voltou em outro navegador. Comece de novo.',
  },
  disconnect: {
    title: 'Desconectar {{platform}}?',
    about:
      'Paramos imediatamente de ler @{{handle}} e excluímos os tokens de acesso e tudo o que foi obtido com eles. {{team}} não verá mais esses dados.',
    confirm: 'Desconectar',
    keep: 'Manter conexão',
    done: 'O {{platform}} foi desconectado, e os dados da conexão foram excluídos.',
    doneHere:
      'Do nosso lado, a conexão e os dados dela foram excluídos. Para encerrá-la por completo, remova também este aplicativo nas configurações do {{platform}}.',
    settings: 'Abrir as configurações do {{platform}}',
  },
  promises: {
    never: {
      title: 'O que nunca fazemos',
      items:
        'Publicar, alterar ou excluir qualquer coisa sua\nLer suas mensagens ou agir em seu nome\nVer sua senha\nVender seus dados',
    },
    back: {
      title: 'Como retirar a autorização',
      items:
        'Volte a esta página e desconecte a conta: os dados são excluídos na hora\nOu remova o aplicativo nas configurações da plataforma: excluímos os dados em até uma semana\nSe este link tiver expirado, peça outro à equipe ou escreva para o operador deste site',
    },
  },
} satisfies ReaderTexts['creator-page'];
