import type { LanguageWords } from './vocabulary.ts';

export const it: LanguageWords = {
  language: 'it',
  given:
    'Giulia|Chiara|Martina|Francesca|Alessia|Elisa|Giorgia|Ilaria|Serena|Ginevra|Arianna|Benedetta|Michela|Silvia|Noemi|Lorenzo|Matteo|Alessandro|Davide|Riccardo|Gabriele|Filippo|Edoardo|Tommaso|Pietro|Nicolò|Samuele|Giacomo|Simone|Enrico|Gaia|Viola|Bice|Nina|Gigi|Peppe',
  family:
    'Ferri|Marini|Galli|Conti|Ricci|Barbieri|Fontana|Caruso|Greco|Rinaldi|Villa|Bianchi|Colombo|De Luca|Esposito|Fabbri|Gentile|Leone|Longo|Mancini|Neri|Orlando|Palmieri|Pellegrini|Riva|Sala|Serra|Testa|Valentini|Zanetti|Bellini|Costa|Donati|Farina|Guerra|Lombardi',
  fullName: '{g} {f}',
  cities: {
    IT: 'Milano|Roma|Napoli|Torino|Bologna|Firenze|Palermo|Bari|Genova|Verona|Catania|Padova|Trieste|Lecce|Cagliari|Perugia|Parma|Modena',
    CH: 'Lugano|Bellinzona',
  },
  about:
    'Da {c}|Vivo a {c}|{y} anni di passione|Soprattutto {t}, a volte {u}|{t}, {u} e {w}|Il mio angolo: {t}|Di giorno lavoro, di sera {t}|Racconto {t} senza filtri|Chiedimi tutto: {t}|Un po’ di {t}, tanto caffè|Per chi ama {t}|Imparo ogni giorno: {t}|Oggi {t}, domani {u}',
  closers:
    'Nuovo video ogni venerdì|Grazie di essere qui|Seguimi per altro|Leggo i commenti|Link sotto|Diretta il sabato|Senza filtri|Tutto con calma|Prima il caffè|Fatto con amore|Buona giornata|Opinioni mie|Benvenuti|Collaborazioni aperte',
  contact: 'Collaborazioni: {e}|Contatti: {e}|Lavoro {e}|Scrivimi a {e}',
  ventures: 'Fondatrice di {b}|Secondo profilo @{b}|Negozio: {b}|Parte di {b}|Podcast {b}',
  captions:
    '{t}: la mia opinione sincera|Seconda parte: {t}|Salva per dopo: {t}|Consigli per iniziare: {t}|{t} o {u}? Scrivimi|Giorno {y}: {t}|Non me lo aspettavo: {t}|Gli errori più comuni: {t}|Una giornata così: {t}|Chi altro ama {t}?|Prima volta: {t}|In un minuto: {t}|Dietro le quinte: {t}|Oggi tocca a {t}|Prima {t}, poi {u}',
  partner:
    'Provo la novità di {b}: {t}|Una settimana con {b}: {t}|Codice sconto {b} nel profilo|Apriamo il pacco {b}: {t}',
  disclosures: '#ad|Pubblicità #ad|#sponsored|Paid partnership',
  hashtags: 'perte|virale|consigli|vitaquotidiana|vlog|recensione|tendenza|italia|finesettimana|novità',
  niches: {
    food: {
      names: '{g} in Cucina=cucina|La tavola di {g}=tavola',
      self: 'cuoca di casa|panettiere per passione|cacciatore di trattorie',
      lines: 'Ricette di famiglia, semplici.|Mangiare bene spendendo poco.|Il quaderno della nonna.',
      topics:
        'pasta fatta in casa|ricette veloci|pizza|dolci|street food|trattorie|pane|risotto|merende|sughi|tiramisù|insalate|zuppe|aperitivo|biscotti|mercato',
      tags: 'cucina|ricette|cibo|ricetteveloci|dolci|pasta',
      captions: 'Croccante fuori, morbido dentro|Finita in quattro minuti|La ricetta che tutti chiedono',
    },
    beauty: {
      names: '{g} si trucca=trucca|Bellezza con {g}=bellezza',
      self: 'truccatrice|fan della skincare|riccia felice',
      lines: 'Recensioni sincere per pelli sensibili.|Trucco in dieci minuti.|Prodotti buoni a poco.',
      topics:
        'skincare|trucco da giorno|unghie|ricci|protezione solare|rossetti|profumi|sopracciglia|trucchi economici|maschere|capelli|pelle mista',
      tags: 'bellezza|trucco|skincare|unghie|capelli|makeup',
      captions: 'La mia pelle dopo trenta giorni|Questo tono sta bene a tutte|Non saltare questo passaggio',
    },
    fashion: {
      names: '{g} si veste=veste|Armadio di {g}=armadio',
      self: 'amante del vintage|sarta|stilista di seconda mano',
      lines: 'Una gonna, cinque look.|Prima il vintage.|Cucito da me.',
      topics:
        'vintage|look da ufficio|cappotti|sneakers|jeans|cucito|armadio capsula|look da cerimonia|maglioni|colori|borse|mercatini',
      tags: 'moda|outfit|vintage|stile|cucito|look',
      captions: 'Una gonna tutta la settimana|Otto euro al mercatino|Sì, ha le tasche',
    },
    tech: {
      names: '{g} Prova=prova|{g} Tecno=tecno',
      self: 'recensore di gadget|programmatrice|smanettone',
      lines: 'Parlo dopo un mese d’uso.|Tecnologia in parole semplici.|Riparare, non buttare.',
      topics:
        'telefoni economici|casa smart|cuffie|tastiere|scrivania|app utili|foto col telefono|programmazione|stampa 3D|portatili|orologi|batterie',
      tags: 'tecnologia|recensione|smartphone|gadget|app|domotica',
      captions: 'Spegni questa impostazione|Guarda prima di comprare|La scrivania un anno dopo',
    },
    gaming: {
      names: '{g} Gioca=gioca|{g} in Partita=partita',
      self: 'giocatore tranquillo|streamer serale|collezionista retro',
      lines: 'Perdere col sorriso.|In diretta ogni sera.|Guide senza urla.',
      topics:
        'giochi indie|retrogaming|giochi horror|giochi di fattoria|trucchi per iniziare|cooperativa|giochi mobile|segreti|corse|giochi da tavolo|enigmi|finali nascosti',
      tags: 'videogiochi|gaming|streamer|retrogaming|indie|giochidatavolo',
      captions: 'La mia squadra dormiva|Ancora una|Vinta per miracolo',
    },
    travel: {
      names: '{g} Viaggia=viaggia|Zaino di {g}=zaino',
      self: 'viaggiatrice lenta|camminatore|amante dei treni',
      lines: 'Lontano spendendo poco.|Zaino leggero.|Itinerari da copiare.',
      topics:
        'borghi|spiagge nascoste|viaggi in treno|cammini|montagna|viaggi economici|viaggiare da sola|isole|camper|mercati|tramonti|rifugi',
      tags: 'viaggi|borghi|trekking|montagna|mare|weekend',
      captions: 'Due giorni, cento euro|Qui non c’era nessuno|Sveglia sopra le nuvole',
    },
    fitness: {
      names: '{g} in Forma=forma|{g} Corre=corsa',
      self: 'allenatrice|corridore lento|insegnante di yoga',
      lines: 'Allenarsi in salotto.|Piano ma sempre.|Prima la tecnica.',
      topics:
        'allenamento a casa|corsa|yoga|stretching|forza|addominali|bici|nuoto|ricette proteiche|mobilità|schiena|pilates',
      tags: 'fitness|allenamento|corsa|yoga|benessere|palestra',
      captions: 'Dieci minuti senza attrezzi|Sesta settimana|Oggi si riposa davvero',
    },
    home: {
      names: 'Casa di {g}=casa|Orto di {g}=orto',
      self: 'giardiniera da balcone|falegname della domenica|fan dell’ordine',
      lines: 'Casa piccola, idee grandi.|Pomodori sul balcone.|Riparare con calma.',
      topics:
        'case piccole|piante|ordine|mobili recuperati|orto|pulizie|arredo|cucina nuova|pittura|fai da te|balcone|luci',
      tags: 'casa|arredamento|piante|ordine|faidate|pulizie',
      captions: 'Prima e dopo|Meno della spedizione|Il primo pomodoro',
    },
    parenting: {
      names: '{g} e i Bimbi=bimbi|Famiglia {g}=famiglia',
      self: 'mamma di due|papà a tempo pieno|maestra',
      lines: 'Crescere insieme.|Giochi senza schermi.|Famiglia vera.',
      topics:
        'vita da mamma|merende|favole|giochi in casa|svezzamento|libri per bambini|fratelli|ritorno a scuola|gite|prime parole|nanna|lavoretti',
      tags: 'mamma|bambini|famiglia|neonato|genitori|giochi',
      captions: 'Ha mangiato tutto|Undici minuti di silenzio|Ha vinto lo scatolone',
    },
    pets: {
      names: '{g} e i Gatti=gatti|{g} e il Cane=cane',
      self: 'volontaria di canile|educatore cinofilo|umana di tre gatti',
      lines: 'Adotta, non comprare.|Comanda il cane.|Tre gatti, un divano.',
      topics:
        'gatti|cuccioli|educazione cinofila|canile|passeggiate|acquario|biscotti per cani|cani anziani|conigli|veterinario|gattini|bagnetto',
      tags: 'cane|gatto|animali|adozione|cucciolo|canile',
      captions: 'Ha sentito la scatoletta|Primo giorno e il divano è suo|Finalmente a casa',
    },
    music: {
      names: '{g} Canta=cantante|Chitarra di {g}=chitarra',
      self: 'cantautrice|maestro di chitarra|pianista',
      lines: 'Cover in una ripresa.|Canzoni per la pioggia.|Chitarra da zero.',
      topics:
        'cover|chitarra|canzoni mie|pianoforte|registrare in casa|canto|vinili|ukulele|fisarmonica|testi|batteria|musica di strada',
      tags: 'musica|cover|chitarra|canto|pianoforte|canzone',
      captions: 'Scritta alle due di notte|Quale versione?|Con le cuffie',
    },
    comedy: {
      names: '{g} Ride=ride|Battute di {g}=battute',
      self: 'autrice di sketch|comico alle prime armi|imitatore',
      lines: 'Faccio tutta la famiglia.|Storie d’ufficio.|Prima si ride.',
      topics:
        'vita d’ufficio|mamma al telefono|vicini|matrimoni|riunioni|coinquilini|dialetti|pranzi in famiglia|scuola|ritardi|palestra|spiaggia',
      tags: 'comicità|ridere|sketch|umorismo|divertente|ufficio',
      captions: 'Mia mamma, ogni telefonata|Arrivo tra cinque minuti|Aspetta la zia',
    },
    education: {
      names: 'Prof {g}=prof|{g} Legge=legge',
      self: 'prof di inglese|appassionato di storia|lettrice',
      lines: 'Un’idea al giorno.|Inglese senza paura.|Libri finiti davvero.',
      topics:
        'inglese|storia|metodo di studio|libri|scienza|matematica|grammatica|colloqui|geografia|esami|lingue|curiosità',
      tags: 'studio|inglese|storia|libri|scuola|curiosità',
      captions: 'Lo dicevamo male|Tre libri per il weekend|Ecco come funziona',
    },
    cars: {
      names: 'Officina {g}=officina|{g} al Volante=volante',
      self: 'meccanico di casa|motociclista|guidatrice elettrica',
      lines: 'Riparazioni in garage.|Auto vecchie, strade nuove.|Numeri veri.',
      topics:
        'auto d’epoca|moto|auto elettriche|lavaggio|meccanica facile|usato|viaggi in moto|gomme|camper fai da te|ricarica|consumi|fuoristrada',
      tags: 'auto|moto|epoca|elettrico|meccanica|garage',
      captions: 'Parte al primo colpo|Cosa non ha detto il venditore|Senza meta',
    },
    finance: {
      names: '{g} Risparmia=risparmia|Bottega di {g}=bottega',
      self: 'piccola imprenditrice|contabile|fan del bilancio',
      lines: 'I miei conti senza vergogna.|Un negozio piccolo da dentro.|Risparmiare senza soffrire.',
      topics:
        'bilancio del mese|risparmio|piccole imprese|vendere online|primo stipendio|fondo emergenze|pacchi|spesa furba|tasse semplici|prezzi|abbonamenti|partita iva',
      tags: 'risparmio|soldi|bilancio|imprese|shoponline|lavoro',
      captions: 'Ordine numero cento|Una settimana senza spese|Dov’è finito lo stipendio?',
    },
    art: {
      names: '{g} Disegna=disegna|Bottega d’arte {g}=dipinge',
      self: 'illustratrice|ceramista|uncinettara',
      lines: 'Un disegno al giorno.|Argilla e pazienza.|Commissioni aperte.',
      topics:
        'acquerello|ceramica|uncinetto|taccuini|ritratti|disegno digitale|ricamo|incisione|murales|calligrafia|foto analogica|carta',
      tags: 'arte|disegno|illustrazione|uncinetto|ceramica|acquerello',
      captions: 'Quaranta ore in un minuto|Prima pagina|La fase brutta',
    },
  },
};
