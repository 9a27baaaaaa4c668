import type { LanguageWords } from './vocabulary.ts';

export const pt: LanguageWords = {
  language: 'pt',
  given:
    'Beatriz|Larissa|Letícia|Mariana|Juliana|Bianca|Rafaela|Isadora|Yasmin|Helena|Manuela|Luana|Tainá|Débora|Priscila|Thiago|Vinícius|Guilherme|Leandro|Murilo|Caio|Otávio|Renan|Breno|João|Heitor|Davi|Igor|Bia|Lari|Duda|Nanda|Gui|Tati|Cauã|Jussara|Iara|Moacir|Flávia|Inês|Duarte|Leonor',
  family:
    'Silveira|Almeida|Barbosa|Cardoso|Teixeira|Moreira|Carvalho|Nogueira|Ribeiro|Azevedo|Pacheco|Figueiredo|Macedo|Coelho|Siqueira|Fonseca|Brandão|Queiroz|Peixoto|Vasconcelos|Guimarães|Sampaio|Tavares|Bittencourt|Camargo|Dantas|Esteves|Freitas|Goulart|Lacerda|Magalhães|Novaes|Prado|Rangel|Salgado|Viana',
  fullName: '{g} {f}',
  cities: {
    BR: 'São Paulo|Rio de Janeiro|Salvador|Recife|Fortaleza|Curitiba|Belo Horizonte|Porto Alegre|Florianópolis|Manaus|Brasília|Goiânia|Natal|Belém|São Luís|Campinas|Vitória|Maceió',
    PT: 'Lisboa|Porto|Braga|Coimbra|Faro|Aveiro|Évora|Funchal',
  },
  about:
    'Direto de {c}|Moro em {c}|Há {y} anos nessa vida|Principalmente {t}, às vezes {u}|{t}, {u} e {w}|Meu cantinho de {t}|De dia trabalho, de noite {t}|Aprendendo sobre {t} todo dia|Pergunte sobre {t}|Um pouco de {t} e muito café|Para quem ama {t}|{t} sem frescura|De {c} para o mundo',
  closers:
    'Vídeo novo toda sexta|Obrigado por passar aqui|Segue para mais|Conta nos comentários|Links abaixo|Live aos sábados|Sem filtro|Pão de queijo e café|Café primeiro|Feito com carinho|Bom dia sempre|Opinião minha|Chega mais|Parcerias abertas',
  contact: 'Parcerias: {e}|Contato: {e}|Comercial {e}|Trabalhos: {e}',
  ventures: 'Dona da {b}|Conta reserva @{b}|Loja: {b}|Parte da {b}|Fundador da {b}',
  captions:
    'Opinião sincera: {t}|Parte 2: {t}|Salva para depois: {t}|Dicas de {t} para começar|{t} ou {u}? Comenta aqui|Dia {y} de {t}|Ninguém me contou isso sobre {t}|Erros que cometi com {t}|Um dia de {t}|Quem mais ama {t}?|Primeira vez: {t}|Tudo sobre {t} em um minuto|Bastidores: {t}|Hoje tem {t}|De {t} a {u} na mesma tarde',
  partner:
    'Testando a novidade da {b}: {t}|Uma semana com {b}: {t}|Cupom da {b} no perfil|Abrindo a caixa da {b}: {t}',
  disclosures: '#ad|#publi #ad|#sponsored|Paid partnership',
  hashtags: 'fyp|viral|dicas|rotina|vlog|resenha|brasil|tendência|fimdesemana|achadinhos',
  niches: {
    food: {
      names: 'Cozinha de {g}=cozinha|{g} Come=comebem',
      self: 'cozinheira caseira|caçador de comida de rua|confeiteira',
      lines: 'Receita fácil de todo dia.|Comer bem gastando pouco.|Caderno de receitas da vó.',
      topics:
        'receitas fáceis|pão de queijo|bolo caseiro|marmitas|churrasco|comida de rua|brigadeiro|feijoada|café da manhã|tapioca|moqueca|doces|jantar rápido|coxinha|açaí|bacalhau',
      tags: 'receitas|comida|culinária|receitasfáceis|doces|marmita',
      captions: 'Crocante por fora, macio por dentro|A fila valeu a pena|Acabou em quatro minutos',
    },
    beauty: {
      names: '{g} Make=make|Beleza de {g}=beleza',
      self: 'maquiadora|cacheada em transição|fã de skincare',
      lines: 'Resenha sincera para pele oleosa.|Make em dez minutos.|Cachos livres.',
      topics:
        'cachos|skincare|maquiagem do dia a dia|unhas|protetor solar|batons|maquiagem barata|cronograma capilar|perfumes|sobrancelhas|pele oleosa|penteados',
      tags: 'beleza|maquiagem|cachos|skincare|unhas|cabelo',
      captions: 'Minha pele depois de trinta dias|Esse tom fica bem em todas|Não pule essa etapa',
    },
    fashion: {
      names: '{g} Veste=veste|Armário de {g}=armario',
      self: 'garimpeira de brechó|costureira|consultora de estilo',
      lines: 'Uma saia, cinco looks.|Brechó primeiro.|Moda possível.',
      topics:
        'brechó|looks de trabalho|jeans|tênis|vestidos|armário cápsula|moda praia|looks de festa|cores|costura|bolsas|moda plus size',
      tags: 'moda|look|estilo|brechó|lookdodia|costura',
      captions: 'Uma saia a semana toda|Paguei vinte reais|Sim, tem bolso',
    },
    tech: {
      names: '{g} Tec=tec|{g} Conecta=conecta',
      self: 'analista de celular|programadora|fã de casa inteligente',
      lines: 'Uso um mês e depois falo.|Tecnologia sem enrolação.|Antes de comprar, veja.',
      topics:
        'celular barato|fones|casa inteligente|teclados|aplicativos|notebook|foto no celular|programação|bateria|truques escondidos|setup|relógios',
      tags: 'tecnologia|celular|resenha|apps|setup|programação',
      captions: 'Desative essa opção|Veja antes de comprar|Meu setup um ano depois',
    },
    gaming: {
      names: '{g} Joga=joga|{g} na Fase=fase',
      self: 'jogador tranquilo|streamer da madrugada|colecionador retrô',
      lines: 'Perdendo com classe.|Live toda noite.|Guia sem grito.',
      topics:
        'jogos indie|jogos retrô|jogos de terror|partidas com amigos|jogos de fazenda|dicas para iniciantes|jogos de celular|segredos do mapa|corrida|jogos de tabuleiro|enigmas|finais secretos',
      tags: 'games|gamer|jogos|streamer|retrô|indie',
      captions: 'Meu time dormiu|Só mais uma|Ganhamos no susto',
    },
    travel: {
      names: '{g} Viaja=viajou|Mala de {g}=mala',
      self: 'mochileira|viajante sem pressa|trilheiro',
      lines: 'Viajar barato e bem.|Mochila leve.|Roteiros prontos.',
      topics:
        'praias desertas|trilhas|viagem barata|cidades históricas|cachoeiras|viajar sozinha|pousadas|estrada|ilhas|feiras|nascer do sol|acampamento',
      tags: 'viagem|viajar|trilha|praia|mochilão|roteiro',
      captions: 'Dois dias gastando pouco|Quase ninguém conhece|Acordamos acima das nuvens',
    },
    fitness: {
      names: '{g} Fit=fit|{g} Corre=corre',
      self: 'personal trainer|corredora lenta|professor de ioga',
      lines: 'Treino na sala de casa.|Devagar e sempre.|Técnica antes do peso.',
      topics:
        'treino em casa|corrida|ioga|alongamento|abdômen|musculação|bicicleta|natação|receitas com proteína|mobilidade|pular corda|postura',
      tags: 'fitness|treino|corrida|ioga|saúde|academia',
      captions: 'Dez minutos sem equipamento|Sexta semana|Hoje é descanso mesmo',
    },
    home: {
      names: 'Casa de {g}=casa|Horta de {g}=horta',
      self: 'jardineira de varanda|marceneiro de domingo|fã de organização',
      lines: 'Apê pequeno, ideia grande.|Horta na varanda.|Conserta antes de jogar fora.',
      topics:
        'apartamento pequeno|plantas|organização|faxina|horta|decoração|móveis reformados|cozinha|pintura|varanda|iluminação|achados para casa',
      tags: 'casa|decoração|plantas|organização|faxina|apartamento',
      captions: 'Antes e depois|Gastei menos que o frete|O primeiro tomate',
    },
    parenting: {
      names: '{g} e os Filhos=filhos|Família de {g}=familia',
      self: 'mãe de dois|pai em casa|professora de creche',
      lines: 'Crescendo com eles.|Brincar sem tela.|Maternidade real.',
      topics:
        'maternidade|lancheira|histórias para dormir|brincadeiras|introdução alimentar|rotina do bebê|livros infantis|irmãos|volta às aulas|passeios|primeiras palavras|quarto do bebê',
      tags: 'maternidade|mãe|bebê|família|filhos|lancheira',
      captions: 'Comeu tudo|Onze minutos de silêncio|A caixa venceu o brinquedo',
    },
    pets: {
      names: '{g} e os Gatos=gatos|{g} e o Cão=cao',
      self: 'mãe de três gatos|resgatista|adestrador',
      lines: 'Adote, não compre.|Quem manda é o cachorro.|Três gatos e um sofá.',
      topics:
        'vira-lata caramelo|gatos|filhotes|adestramento|passeio|veterinário|aquário|petiscos|resgate|banho|cães idosos|coelhos',
      tags: 'pets|cachorro|gatos|adote|viralata|filhote',
      captions: 'Ouviu o pote e veio correndo|Primeiro dia e o sofá é dele|Adotado',
    },
    music: {
      names: '{g} Canta=canta|Violão de {g}=violao',
      self: 'cantora|professor de violão|produtor caseiro',
      lines: 'Cover de primeira.|Música para dia de chuva.|Violão do zero.',
      topics:
        'covers|violão|música autoral|samba|piano|cavaquinho|gravação em casa|canto|letras|forró|bossa nova|percussão',
      tags: 'música|cover|violão|cantora|samba|mpb',
      captions: 'Escrevi às duas da manhã|Qual versão?|Coloca o fone',
    },
    comedy: {
      names: '{g} Zoa=zoa|Rindo com {g}=rindo',
      self: 'humorista|atriz de todos os papéis|contador de causos',
      lines: 'Faço a família inteira.|Histórias de escritório.|Rir primeiro.',
      topics:
        'coisas de escritório|mãe no telefone|vizinhos|churrasco de família|o amigo atrasado|fim do mês|sotaques|reuniões|escola|casamento|academia|tia do zap',
      tags: 'humor|comédia|risada|engraçado|esquete|zoeira',
      captions: 'Minha mãe em toda ligação|Chego em cinco minutos|Espera a tia',
    },
    education: {
      names: 'Prof {g}=prof|{g} Lê=leitura',
      self: 'professora de inglês|fã de história|leitor',
      lines: 'Uma ideia por dia.|Inglês sem medo.|Livros que terminei.',
      topics:
        'inglês|história|dicas de estudo|livros|ciência em casa|matemática|redação|entrevistas|geografia|vestibular|idiomas|curiosidades',
      tags: 'educação|estudos|inglês|livros|história|enem',
      captions: 'Você falava errado, eu também|Três livros para o fim de semana|É assim que funciona',
    },
    cars: {
      names: 'Oficina de {g}=oficina|{g} na Estrada=estrada',
      self: 'mecânico de garagem|motociclista|dona de carro elétrico',
      lines: 'Conserto em casa.|Carro velho, estrada nova.|Números reais.',
      topics:
        'carros antigos|motos|carro elétrico|lavagem|mecânica básica|carro usado|viagem de moto|pneus|fusca e amigos|consumo|garagem|trilha 4x4',
      tags: 'carros|motos|mecânica|antigos|elétrico|garagem',
      captions: 'Pegou de primeira|O que o vendedor não falou|Sem destino',
    },
    finance: {
      names: '{g} Poupa=poupa|Loja de {g}=loja',
      self: 'empreendedora|contadora|fã de planilha',
      lines: 'Minhas contas sem vergonha.|Pequeno negócio por dentro.|Economizar sem sofrer.',
      topics:
        'orçamento do mês|economia doméstica|pequeno negócio|vendas online|primeiro salário|reserva de emergência|embalagem de pedidos|renda extra|impostos|preço justo|compras do mês|freelance',
      tags: 'finanças|economia|rendaextra|empreender|dinheiro|negócios',
      captions: 'Pedido número cem|Uma semana sem gastar|Para onde foi o salário',
    },
    art: {
      names: '{g} Desenha=desenha|Ateliê de {g}=atelie',
      self: 'ilustradora|ceramista|crocheteira',
      lines: 'Um desenho por dia.|Barro e paciência.|Encomendas abertas.',
      topics:
        'aquarela|cerâmica|crochê|caderno de desenho|retratos|desenho digital|bordado|xilogravura|murais|lettering|foto analógica|papel',
      tags: 'arte|desenho|crochê|ilustração|cerâmica|aquarela',
      captions: 'Quarenta horas em um minuto|Primeira página|A fase feia, paciência',
    },
  },
};
