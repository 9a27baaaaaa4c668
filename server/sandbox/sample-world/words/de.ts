import type { LanguageWords } from './vocabulary.ts';

export const de: LanguageWords = {
  language: 'de',
  given:
    'Lena|Hanna|Leonie|Marie|Johanna|Franziska|Greta|Frieda|Klara|Mathilda|Annika|Svenja|Katrin|Antje|Wiebke|Jonas|Lukas|Moritz|Niklas|Jannik|Till|Benno|Emil|Anton|Matthias|Florian|Sebastian|Tobias|Henrik|Malte|Jule|Merle|Romy|Finja|Ole|Hannes|Käthe|Vroni|Resi|Sepp|Uli|Gesa',
  family:
    'Bergmann|Lindner|Vogt|Schuster|Brandt|Winkler|Sommer|Engelhardt|Kessler|Falk|Reuter|Thiele|Hagen|Pohl|Busch|Kramer|Lorenz|Seidel|Haas|Bauer|Ackermann|Dietrich|Eberhardt|Fuchs|Gruber|Hofmann|Jansen|Köhler|Ludwig|Möller|Neumann|Oswald|Pfeiffer|Richter|Steiner|Ziegler',
  fullName: '{g} {f}',
  cities: {
    DE: 'Berlin|Hamburg|München|Köln|Leipzig|Dresden|Stuttgart|Frankfurt|Bremen|Freiburg|Münster|Kiel|Rostock|Nürnberg|Hannover|Mainz|Erfurt|Aachen',
    AT: 'Wien|Graz|Salzburg|Innsbruck|Linz|Klagenfurt',
    CH: 'Zürich|Bern|Basel|Luzern|Winterthur|Chur',
  },
  about:
    'Aus {c}|Zuhause in {c}|Seit {y} Jahren dabei|Meistens {t}, manchmal {u}|{t}, {u} und {w}|Hier geht es um {t}|Tagsüber Büro, abends {t}|Alles über {t}|Mit Herz für {t}|Fragt mich zu {t}|Ehrlich über {t}|Immer auf der Suche: {t}|Ein bisschen {t}, viel Kaffee|Gruß aus {c}',
  closers:
    'Neues Video jeden Freitag|Schön, dass du da bist|Folg mir gern|Fragen in die Kommentare|Links unten|Live am Samstag|Ohne Filter|Kaffee und Kuchen|Erst Kaffee|Mit Liebe gemacht|Bleibt neugierig|Meine Meinung|Anfragen gern per Mail|Nix perfekt hier|Werbung ist gekennzeichnet',
  contact: 'Kooperationen: {e}|Kontakt: {e}|Anfragen an {e}|Business {e}',
  ventures: 'Gründerin von {b}|Zweitkonto @{b}|Shop: {b}|Teil von {b}|Podcast: {b}',
  captions:
    '{t}: meine ehrliche Meinung|Teil 2: {t}|Speicher dir das: {t}|Tipps für Anfänger: {t}|{t} oder {u}? Schreib es mir|Tag {y}: {t}|Damit hätte ich nicht gerechnet: {t}|Die größten Fehler: {t}|Ein Tag, ein Thema: {t}|Wer liebt das auch? {t}|Zum ersten Mal: {t}|In einer Minute erklärt: {t}|Hinter den Kulissen: {t}|Heute: {t}|Erst {t}, dann {u}',
  partner:
    'Neu von {b} ausprobiert: {t}|Eine Woche mit {b}: {t}|Rabattcode von {b} im Profil|Ausgepackt: {b} und {t}',
  disclosures: '#ad|Anzeige #ad|#sponsored|Paid partnership',
  hashtags: 'fürdich|viral|tipps|alltag|vlog|test|empfehlung|deutschland|wochenende|haul',
  niches: {
    food: {
      names: '{g} kocht=kocht|Küche bei {g}=kueche',
      self: 'Hobbyköchin|Brotbäcker|Imbissforscher',
      lines: 'Feierabendküche ohne Stress.|Sauerteig und Geduld.|Günstig kochen, gut essen.',
      topics:
        'schnelle Abendessen|Sauerteigbrot|Kuchen|Meal Prep|vegane Rezepte|Streetfood|Ofengemüse|Brunch|Suppen|Plätzchen|Spätzle|Grillen|Pasta|Restaurants|Resteküche|Eintopf',
      tags: 'rezepte|kochen|backen|essen|schnellerezepte|foodblog',
      captions: 'Außen knusprig, innen weich|Nach vier Minuten war alles weg|Das Rezept wollten alle',
    },
    beauty: {
      names: '{g} schminkt=schminkt|Beauty mit {g}=beauty',
      self: 'Visagistin|Hautpflegefan|Lockenkopf',
      lines: 'Ehrliche Tests für empfindliche Haut.|In zehn Minuten fertig.|Drogerie statt Luxus.',
      topics:
        'Hautpflege|Alltags-Make-up|Drogerie-Favoriten|Nägel|Locken|Sonnenschutz|Lippenstifte|Düfte|Augenbrauen|Haarpflege|Masken|unreine Haut',
      tags: 'beauty|makeup|hautpflege|nägel|drogerie|haare',
      captions: 'Meine Haut nach dreißig Tagen|Der Ton steht wirklich allen|Diesen Schritt nie auslassen',
    },
    fashion: {
      names: '{g} trägt=traegt|Kleiderschrank {g}=schrank',
      self: 'Secondhand-Stylistin|Hobbyschneiderin|Sneakersammler',
      lines: 'Ein Rock, fünf Looks.|Secondhand zuerst.|Selbst genäht statt bestellt.',
      topics:
        'Secondhand-Funde|Büro-Outfits|Wintermäntel|Jeans|Sneaker|Nähprojekte|Capsule Wardrobe|Hochzeitsgäste|Strick|Farbkombinationen|Regenkleidung|Taschen',
      tags: 'mode|outfit|secondhand|nähen|stil|fairfashion',
      captions: 'Ein Rock für die ganze Woche|Acht Euro vom Flohmarkt|Ja, mit Taschen',
    },
    tech: {
      names: '{g} testet=testet|Technik mit {g}=technik',
      self: 'Techniktester|Programmiererin|Smart-Home-Bastler',
      lines: 'Getestet nach einem Monat.|Technik ohne Fachchinesisch.|Reparieren statt wegwerfen.',
      topics:
        'günstige Handys|Smart Home|Kopfhörer|Schreibtisch-Setup|Tastaturen|Laptops|Balkonkraftwerk|3D-Druck|Apps|Handyfotografie|Programmieren|Saugroboter',
      tags: 'technik|test|handy|smarthome|gadgets|programmieren',
      captions: 'Schalt diese Einstellung aus|Erst ansehen, dann kaufen|Mein Schreibtisch nach einem Jahr',
    },
    gaming: {
      names: '{g} zockt=zockt|{g} im Spiel=imspiel',
      self: 'Feierabendzocker|Retrosammlerin|Brettspielfan',
      lines: 'Verlieren mit Würde.|Jeden Abend live.|Guides ohne Geschrei.',
      topics:
        'Indie-Spiele|Retro-Konsolen|Aufbauspiele|Horrorspiele|Tipps für Einsteiger|Koop-Abende|Brettspiele|Rennspiele|Simulatoren|Geheimnisse|Rätsel|Mobile Games',
      tags: 'gaming|zocken|spiele|retro|brettspiele|streamer',
      captions: 'Mein Team hat geschlafen|Nur noch eine Runde|Gewonnen mit letzter Kraft',
    },
    travel: {
      names: '{g} reist=reist|{g} unterwegs=unterwegs',
      self: 'Bahnreisender|Wanderin|Camperin',
      lines: 'Langsam reisen, mehr sehen.|Mit dem Zug durch Europa.|Touren zum Nachmachen.',
      topics:
        'Zugreisen|Wandertouren|Camping|Städtetrips|Berghütten|Nordsee|Reisen mit wenig Geld|Vanlife|Radtouren|Nachtzüge|kleine Dörfer|Seen',
      tags: 'reisen|wandern|camping|urlaub|zugreisen|natur',
      captions: 'Zwei Tage, hundert Euro|Hier war kaum jemand|Aufgewacht über den Wolken',
    },
    fitness: {
      names: '{g} bewegt=bewegt|{g} läuft=laeuft',
      self: 'Trainerin|Langsamläufer|Yogalehrerin',
      lines: 'Training fürs Wohnzimmer.|Langsam, aber regelmäßig.|Erst Technik, dann Gewicht.',
      topics:
        'Workout zu Hause|Laufen|Yoga|Dehnen|Krafttraining|Rückenübungen|Radfahren|Schwimmen|Halbmarathon|Eiweißrezepte|Mobilität|Bouldern',
      tags: 'fitness|training|laufen|yoga|sport|gesundheit',
      captions: 'Zehn Minuten ohne Geräte|Woche sechs|Heute ist wirklich Pause',
    },
    home: {
      names: '{g} wohnt=wohnt|Garten von {g}=garten',
      self: 'Balkongärtnerin|Heimwerker|Ordnungsfan',
      lines: 'Altbau mit schiefen Wänden.|Tomaten im vierten Stock.|Kleine Wohnung, gute Ideen.',
      topics:
        'kleine Wohnung|Balkongarten|Ordnung|Möbel aufarbeiten|Renovieren|Zimmerpflanzen|Putzroutine|Hochbeet|Küchenumbau|Holzprojekte|Wandfarben|Licht',
      tags: 'wohnen|garten|ordnung|renovieren|diy|pflanzen',
      captions: 'Vorher und nachher|Billiger als der Versand|Die erste Tomate',
    },
    parenting: {
      names: 'Familie von {g}=familie|{g} und Kinder=kinder',
      self: 'Kaffee und Kuchen|Papa in Elternzeit|Erzieherin',
      lines: 'Familienalltag ohne Filter.|Spielen ohne Bildschirm.|Chaos mit Liebe.',
      topics:
        'Brotdosen|Einschlafen|Bastelideen|Kinderbücher|Beikost|Kita-Start|Geschwister|Regentage|Familienurlaub|erste Worte|Wochenbett|Kindergeburtstag',
      tags: 'familie|mamaleben|kinder|eltern|basteln|baby',
      captions: 'Alles aufgegessen|Elf Minuten Ruhe|Der Karton gewinnt',
    },
    pets: {
      names: '{g} und Hund=hund|{g} und Katzen=katzen',
      self: 'Hundetrainerin|Katzenmensch|Tierschützer',
      lines: 'Tierschutz statt Kauf.|Der Hund führt hier Regie.|Drei Katzen, ein Sofa.',
      topics:
        'Hundetraining|Katzen|Welpen|Tierschutz|Gassirunden|Aquarium|Leckerli selbst gemacht|Seniorhunde|Kaninchen|Tierarzt|Pflegestelle|Fellpflege',
      tags: 'hund|katze|haustiere|tierschutz|welpe|hundeliebe',
      captions: 'Hat die Tüte gehört|Tag eins und das Sofa ist seins|Endlich vermittelt',
    },
    music: {
      names: '{g} singt=singt|{g} am Klavier=klavier',
      self: 'Liedermacherin|Gitarrenlehrer|Chorsängerin',
      lines: 'Cover in einem Take.|Lieder für Regentage.|Gitarre von null.',
      topics:
        'Coversongs|Gitarre|eigene Lieder|Klavier|Heimstudio|Gesangstipps|Vinyl|Ukulele|Straßenmusik|Schlagzeug|Akkorde|Chor',
      tags: 'musik|cover|gitarre|singen|klavier|songwriter',
      captions: 'Um zwei Uhr nachts geschrieben|Welche Version?|Kopfhörer auf',
    },
    comedy: {
      names: '{g} lacht=lacht|Quatsch mit {g}=quatsch',
      self: 'Sketchautor|Bürokomikerin|Dialektsammler',
      lines: 'Ich spiele alle Rollen.|Bürogeschichten jeden Tag.|Erst lachen.',
      topics:
        'Büroalltag|Mama am Telefon|Nachbarn|Dialekte|Elternabend|Bahnfahren|Hochzeiten|Schulzeit|Videokonferenzen|WG-Leben|Behörden|Grillabende',
      tags: 'comedy|lustig|humor|sketch|alltag|büro',
      captions: 'Meine Mutter, jeder Anruf|Bin in fünf Minuten da|Wartet auf die Tante',
    },
    education: {
      names: '{g} erklärt=erklaert|{g} liest=liest',
      self: 'Lehrerin|Geschichtsfan|Bücherwurm',
      lines: 'Jeden Tag ein Gedanke.|Mathe ohne Angst.|Bücher, die ich beendet habe.',
      topics:
        'Lerntipps|Geschichte|Englisch|Buchtipps|Experimente|Mathe|Grammatik|Abitur|Geografie|Bewerbung|Deutsch lernen|Weltraum',
      tags: 'lernen|bildung|geschichte|bücher|englisch|schule',
      captions: 'Das sprechen alle falsch aus|Drei Bücher fürs Wochenende|So funktioniert das',
    },
    cars: {
      names: '{g} schraubt=schraubt|Garage {g}=garage',
      self: 'Hobbyschrauber|Motorradfahrerin|Elektroautofahrer',
      lines: 'Alte Autos, neue Teile.|Ehrliche Reichweiten.|Schrauben in der Einfahrt.',
      topics:
        'Oldtimer|Elektroautos|Motorradtouren|Fahrzeugpflege|Gebrauchtwagen|Reparaturen|Reifen|Campingbus|Ladestopps|Winterfahrten|Werkstatt|Verbrauch',
      tags: 'auto|oldtimer|elektroauto|motorrad|schrauben|werkstatt',
      captions: 'Springt sofort an|Was der Verkäufer nicht sagte|Ohne Ziel',
    },
    finance: {
      names: '{g} spart=spart|Laden von {g}=laden',
      self: 'Haushaltsbuchfan|Ladenbesitzerin|Buchhalter',
      lines: 'Meine Zahlen, offen gesagt.|Kleiner Laden von innen.|Sparen ohne Verzicht.',
      topics:
        'Haushaltsbuch|Sparen|Onlineshop|Nebenjob|Wocheneinkauf|Steuererklärung|Notgroschen|Bestellungen packen|erstes Gehalt|Preise|Abos kündigen|Selbstständigkeit',
      tags: 'finanzen|sparen|haushaltsbuch|selbstständig|geld|onlineshop',
      captions: 'Bestellung Nummer hundert|Eine Woche nichts gekauft|Wohin ging das Gehalt?',
    },
    art: {
      names: '{g} malt=malt|Atelier {g}=atelier',
      self: 'Illustratorin|Keramiker|Häkelfan',
      lines: 'Jeden Tag eine Zeichnung.|Ton, Glasur und Hoffnung.|Aufträge offen.',
      topics:
        'Aquarell|Keramik|Häkeln|Skizzenbuch|Porträts|digitales Zeichnen|Sticken|Linoldruck|Handlettering|Analogfotografie|Ölmalerei|Papierkunst',
      tags: 'kunst|zeichnen|illustration|häkeln|keramik|aquarell',
      captions: 'Vierzig Stunden in einer Minute|Die erste Seite|Die hässliche Phase',
    },
  },
};
