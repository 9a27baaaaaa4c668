import type { LanguageWords } from './vocabulary.ts';

export const tl: LanguageWords = {
  language: 'tl',
  given:
    'Angel|Bea|Jasmine|Kyla|Trisha|Princess|Althea|Janelle|Rhea|Maricel|Liezl|Jonalyn|Aira|Shaira|Cherry|Paolo|Miguel|Jericho|Carlo|Jomar|Renz|Kiko|Gelo|Migs|Enzo|Arvin|Jayson|Nico|Dodong|Inday|Ate Joy|Kuya Boy|Nanay Luz|Mikay|Bing|Tintin',
  family:
    'Santos|Dela Cruz|Bautista|Villanueva|Mercado|Salazar|Manalo|Pascual|Alcantara|Tolentino|Dimaculangan|Malabanan|Laurente|Panganiban|Catapang|Macaraeg|Sumulong|Abad|Buenaventura|Cabral|Domingo|Evangelista|Francisco|Gatdula|Hilario|Lualhati|Makiling|Nakpil|Ocampo|Quizon',
  fullName: '{g} {f}',
  cities: {
    PH: 'Quezon City|Cebu|Davao|Iloilo|Baguio|Bacolod|Batangas|Laguna|Cavite|Pampanga|Bulacan|Tacloban|Cagayan de Oro|Zamboanga|Naga|Dumaguete|La Union|Palawan|Makati|Marikina',
  },
  about:
    'Taga-{c}|Nakatira sa {c}|{y} taon na sa ganitong buhay|Kadalasan {t}, minsan {u}|{t}, {u} at {w}|Kuwentong {t} mula {c}|Mahilig sa {t} mula pagkabata|Araw trabaho, gabi {t}|Araw-araw na {t}|Tanong lang tungkol sa {t}|Konting {t}, maraming kape|Tara, {t} tayo',
  closers:
    'Bagong video tuwing Biyernes|Salamat sa pagdaan|Follow lang po|Kita tayo sa comments|Links sa baba|Live tuwing Sabado|Walang filter|Ulan at tsaa|Kape muna|Ingat palagi|Sariling opinyon|Matuto tayo nang sabay|God bless po|Laban lang',
  contact: 'Collab: {e}|Para sa trabaho: {e}|Kontak: {e}|Email {e}',
  ventures: 'May-ari ng {b}|Second account @{b}|Tindahan: {b}|Kasama sa {b}|Team {b}',
  captions:
    'Totoo lang: {t}|Part 2: {t}|I-save mo muna: {t}|Tips para sa baguhan: {t}|{t} o {u}? Comment na|Day {y}: {t}|Ganito lang pala kadali: {t}|Mga madalas na mali: {t}|Isang araw ng {t}|Sino rito ang mahilig sa {t}?|Unang beses: {t}|Isang minutong {t}|Sa likod ng camera: {t}|Una {t}, tapos {u}',
  partner:
    'Sinubukan ko ang bago ng {b}: {t}|Isang linggo kasama ang {b}: {t}|Discount code ng {b} nasa bio|Unboxing ng {b}: {t}',
  disclosures: '#ad|#sponsored|Paid partnership|#ad #collab',
  hashtags: 'fypph|viral|tipid|arawaraw|vlog|review|pinoy|trending|weekend|budol',
  niches: {
    food: {
      names: 'Kusina ni {g}=kusina|Kain Tayo {g}=kaintayo',
      self: 'lutong bahay lover|street food hunter|panadera',
      lines: 'Lutong bahay na abot-kaya.|Ulam ideas araw-araw.|Recipe ni lola, kuwento ko.',
      topics:
        'lutong bahay|adobo|street food|ulam ideas|sinigang|kakanin|halo-halo|pandesal|pancit|lechon|baon|isaw at kwek-kwek|leche flan|tapsilog',
      tags: 'pagkain|lutongbahay|ulam|resipe|merienda|kakanin',
      captions: 'Malutong sa labas, malambot sa loob|Ubos sa apat na minuto|Recipe ni nanay, sa wakas',
    },
    beauty: {
      names: '{g} Ganda=ganda|{g} Kikay=kikay',
      self: 'makeup artist|skincare lover|kikay na nanay',
      lines: 'Honest review sa sensitive skin.|Sampung minutong makeup.|Mura pero maganda.',
      topics:
        'skincare|makeup na pang-araw-araw|lipstick|sunscreen|kulot na buhok|pabango|kilay|kuko|murang makeup|face mask|pimple care|ayos pangkasal',
      tags: 'ganda|makeup|skincare|kikay|buhok|lipstick',
      captions: 'Balat ko pagkatapos ng isang buwan|Bagay sa morena|Huwag laktawan ito',
    },
    fashion: {
      names: '{g} Porma=porma|Aparador ni {g}=aparador',
      self: 'ukay queen|mananahi|petite stylist',
      lines: 'Isang palda, limang porma.|Ukay muna.|Simple pero maporma.',
      topics:
        'ukay finds|pang-opisina|maong|sapatos|damit pang-beach|bag|jacket|pangkasal na damit|kulay|tahi-tahi|barong at saya|petite outfits',
      tags: 'porma|ukay|ootd|moda|ukayukay|damit',
      captions: 'Isang palda buong linggo|Singkuwenta lang|May bulsa po',
    },
    tech: {
      names: '{g} Teknik=teknik|{g} Subok=subok',
      self: 'gadget reviewer|programmer|taga-ayos ng phone',
      lines: 'Isang buwan bago magsalita.|Tech sa simpleng salita.|Panoorin bago bumili.',
      topics:
        'murang phone|earbuds|laptop pang-estudyante|apps|desk setup|powerbank|phone photography|coding|wifi tips|smartwatch|keyboard|CCTV sa bahay',
      tags: 'gadgets|teknolohiya|murangphone|apps|review|setup',
      captions: 'Patayin ang setting na ito|Panoorin bago bumili|Desk ko after one year',
    },
    gaming: {
      names: '{g} Laro=laro|{g} Mobile=mobilegg',
      self: 'chill gamer|night streamer|retro fan',
      lines: 'Talo pero masaya.|Live gabi-gabi.|Gabay sa baguhan.',
      topics:
        'mobile games|ranked games|horror games|larong bukid|lumang laro|tropa games|tips sa baguhan|racing|puzzle|indie games|sikreto sa mapa|bagong update',
      tags: 'laro|gamerph|mobilegames|streamer|rankedgame|tropa',
      captions: 'Tulog ang kakampi ko|Isa na lang|Panalo sa huling segundo',
    },
    travel: {
      names: 'Gala ni {g}=gala|{g} Biyahe=biyahe',
      self: 'budget traveler|mountaineer|beach lover',
      lines: 'Gala na tipid.|Isla bawat buwan.|Itinerary na puwedeng kopyahin.',
      topics:
        'murang biyahe|tagong beach|akyat-bundok|isla|camping|falls|lumang bayan|solo travel|bus rides|resort sa tabi ng dagat|road trip|sunrise',
      tags: 'biyahe|gala|dagat|bundok|lakwatsa|isla',
      captions: 'Dalawang araw, isang libo|Kakaunti pa ang tao|Gising sa ibabaw ng ulap',
    },
    fitness: {
      names: '{g} Lakas=lakas|{g} Takbo=takbo',
      self: 'fitness coach|mabagal na runner|yoga teacher',
      lines: 'Ehersisyo sa bahay.|Dahan-dahan pero tuloy.|Tamang porma muna.',
      topics:
        'ehersisyo sa bahay|takbo|yoga|stretching|zumba|bisikleta|swimming|healthy na ulam|sakit sa likod|abs|skipping rope|lakad sa umaga',
      tags: 'ehersisyo|takbo|kalusugan|zumba|fitph|yoga',
      captions: 'Sampung minuto, walang gamit|Ikaanim na linggo|Pahinga muna',
    },
    home: {
      names: 'Bahay ni {g}=bahay|Halaman ni {g}=halaman',
      self: 'plantita|taga-ayos ng bahay|karpintero',
      lines: 'Maliit na bahay, malaking ideya.|Gulay sa paso.|Ayos nang paunti-unti.',
      topics:
        'halaman|maliit na bahay|ayos ng kuwarto|gulay sa paso|linis-bahay|kusina|pintura|lumang gamit|dekorasyon|balkonahe|ilaw|lagayan',
      tags: 'bahay|halaman|plantita|linis|dekorasyon|tipidbahay',
      captions: 'Bago at pagkatapos|Mas mura sa shipping|Unang kamatis',
    },
    parenting: {
      names: '{g} at Bulilit=bulilit|Pamilya ni {g}=pamilya',
      self: 'nanay ng dalawa|tatay sa bahay|guro sa kinder',
      lines: 'Lumalaki kami nang sabay.|Laro na walang gadget.|Totoong buhay-nanay.',
      topics:
        'baon ng bata|kuwentong pambata|laro sa bahay|bagong nanay|pagkain ng baby|pagbasa|magkapatid|umaga sa eskuwela|bakasyon ng pamilya|tulog ni baby|gawang kamay|birthday',
      tags: 'nanay|pamilya|anak|baby|baon|buhaynanay',
      captions: 'Ubos ang baon|Labing-isang minutong tahimik|Panalo ang karton',
    },
    pets: {
      names: '{g} at Pusa=pusa|{g} at Aso=aso',
      self: 'aspin lover|fur parent|rescuer',
      lines: 'Adopt, huwag bumili.|Ang aso ang boss.|Tatlong pusa, isang sofa.',
      topics:
        'aspin|puspin|tuta|rescue|pagkain ng aso|ligo ng aso|isda|kuneho|training|vet visit|ibon|pusang kalye',
      tags: 'aspin|puspin|alaga|pusa|aso|furbaby',
      captions: 'Narinig ang supot|Unang araw, kanya na ang sofa|May bahay na siya',
    },
    music: {
      names: '{g} Kanta=kanta|Gitara ni {g}=gitara',
      self: 'kuwarto singer|guro sa gitara|songwriter',
      lines: 'Cover sa isang take.|Awit sa ulan.|Gitara mula sa simula.',
      topics:
        'cover songs|gitara|sariling kanta|OPM|piano|videoke|ukulele|home recording|harana|lumang awit|boses|chords',
      tags: 'kanta|cover|opm|gitara|awit|videoke',
      captions: 'Sinulat nang alas-dos|Alin ang mas gusto mo?|Mag-earphones',
    },
    comedy: {
      names: '{g} Tawa=tawa|Kalokohan ni {g}=kalokohan',
      self: 'komedyante ng barangay|lahat ng papel akin|kuwentista',
      lines: 'Ako ang buong pamilya.|Kuwentong opisina.|Tawa muna.',
      topics:
        'buhay opisina|nanay sa telepono|kapitbahay|kasalan|tropang late|petsa de peligro|eskuwela|jeepney|tita jokes|meeting|sari-sari store|punto',
      tags: 'katatawanan|tawa|kalokohan|pinoyhumor|hugot|komedya',
      captions: 'Si nanay tuwing tatawag|Malapit na raw|Hintayin si tita',
    },
    education: {
      names: 'Teacher {g}=titser|{g} Basa=basa',
      self: 'English teacher|history lover|bookworm',
      lines: 'Isang aral bawat araw.|English na walang kaba.|Librong natapos ko.',
      topics:
        'English tips|kasaysayan|study tips|libro|agham|math tricks|board exam|job interview|mapa ng mundo|Filipino grammar|pagsulat|scholarship',
      tags: 'aral|kaalaman|guro|libro|kasaysayan|studytips',
      captions: 'Mali pala ang bigkas|Tatlong libro sa weekend|Ganito pala',
    },
    cars: {
      names: 'Talyer ni {g}=talyer|{g} Maneho=maneho',
      self: 'mekaniko|rider|may lumang kotse',
      lines: 'Ayos sa garahe.|Lumang kotse, bagong daan.|Totoong numero.',
      topics:
        'motor|lumang kotse|car wash|rides|segunda-manong kotse|gulong|tipid sa gas|jeepney build|maintenance|e-bike|helmet|long ride',
      tags: 'motor|kotse|rider|talyer|ride|lumangkotse',
      captions: 'Isang start lang|Hindi sinabi ng nagbenta|Walang pupuntahan',
    },
    finance: {
      names: 'Ipon ni {g}=ipon|Tindahan ni {g}=tindahan',
      self: 'online seller|ipon queen|accountant',
      lines: 'Gastos ko, lantad.|Negosyo sa bahay.|Tipid na hindi pahirap.',
      topics:
        'ipon challenge|negosyo sa bahay|online selling|budget|unang sahod|emergency fund|pag-pack ng order|sideline|palengke tips|presyo|buwis|utang-free',
      tags: 'ipon|negosyo|tipid|budget|sideline|onlineseller',
      captions: 'Ika-isandaang order|Isang linggong walang gastos|Saan napunta ang sahod',
    },
    art: {
      names: '{g} Guhit=guhit|Likha ni {g}=likha',
      self: 'ilustrador|crochet nanay|magpapalayok',
      lines: 'Isang guhit bawat araw.|Putik at tiyaga.|Tumatanggap ng order.',
      topics:
        'watercolor|crochet|palayok|sketchbook|portrait|digital art|burda|banig|mural|lettering|film photos|papel',
      tags: 'sining|guhit|crochet|likha|gawangkamay|pinta',
      captions: 'Apatnapung oras sa isang minuto|Unang pahina|Pangit na yugto',
    },
  },
};
