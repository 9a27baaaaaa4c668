import type { LanguageWords } from './vocabulary.ts';

export const pl: LanguageWords = {
  language: 'pl',
  given:
    'Zuzia|Kasia|Ola|Gosia|Magda|Agnieszka|Kinga|Weronika|Marysia|Hania|Basia|Dorota|Iga|Jagoda|Kuba|Bartek|Michał|Piotrek|Tomek|Wojtek|Szymon|Krzysiek|Maciek|Staszek|Franek|Igor|Mikołaj|Łukasz|Radek|Zosia|Pola|Lidka|Ania|Jasiek|Bogna|Ula',
  family:
    'Nowicka|Zielińska|Wiśniewska|Lewandowicz|Mazurek|Pawlak|Walczak|Michalak|Sikora|Baran|Szewczyk|Pietrzak|Wróbel|Jabłoński|Malinowska|Stępień|Gajewska|Kubiak|Wilk|Lis|Czarnecka|Sobczak|Głowacka|Zając|Urban|Kozieł|Wrona|Bielak|Cieślak|Dąbek',
  fullName: '{g} {f}',
  cities: {
    PL: 'Warszawa|Kraków|Wrocław|Gdańsk|Poznań|Łódź|Katowice|Lublin|Szczecin|Toruń|Białystok|Rzeszów|Olsztyn|Zakopane|Gdynia',
  },
  about:
    'Miasto: {c}|{c} i okolice|Od {y} lat w temacie|Głównie {t}, czasem {u}|{t}, {u}, {w}|Codziennie coś nowego: {t}|Moja pasja: {t}|W dzień praca, wieczorem {t}|Pytajcie o wszystko: {t}|Trochę kawy i {t}|Tu znajdziesz: {t} i {u}|Uczę się i pokazuję: {t}',
  closers:
    'Nowy film w piątek|Dzięki, że jesteś|Obserwuj po więcej|Piszcie w komentarzach|Linki niżej|Live w sobotę|Bez filtrów|Herbata i spokój|Najpierw kawa|Zrobione z sercem|Miłego dnia|Moje zdanie|Witaj u mnie|Współprace otwarte',
  contact: 'Współpraca: {e}|Kontakt: {e}|Biznes {e}|Mail {e}',
  ventures: 'Założycielka {b}|Drugie konto @{b}|Sklep: {b}|Ekipa {b}|Podcast {b}',
  captions:
    '{t}: szczera opinia|Część druga: {t}|Zapisz na później: {t}|Na początek: {t}|{t} czy {u}? Napisz|Dzień {y}: {t}|Nie wiedziałam, że to takie proste: {t}|Najczęstsze błędy: {t}|Jeden dzień, jeden temat: {t}|Kto też lubi? {t}|Pierwszy raz: {t}|W minutę: {t}|Za kulisami: {t}|Dzisiaj: {t}|Najpierw {t}, potem {u}',
  partner: 'Testuję nowość od {b}: {t}|Tydzień z {b}: {t}|Kod {b} w opisie profilu|Otwieramy paczkę {b}: {t}',
  disclosures: '#ad|#reklama #ad|#sponsored|Paid partnership',
  hashtags: 'dlaciebie|viral|porady|codzienność|vlog|recenzja|polska|polecam|weekend|test',
  niches: {
    food: {
      names: '{g} gotuje=gotuje|Kuchnia {g}=kuchnia',
      self: 'domowa kucharka|piekarz amator|łowca smaków',
      lines: 'Obiad w pół godziny.|Przepisy babci na nowo.|Tanio i smacznie.',
      topics:
        'pierogi|szybkie obiady|ciasta|chleb na zakwasie|zupy|śniadania|kiszonki|placki|jedzenie uliczne|desery|kasze|grill|bułki|obiady z resztek',
      tags: 'przepisy|gotowanie|jedzenie|ciasta|obiad|pieczenie',
      captions: 'Chrupiące z wierzchu, miękkie w środku|Zniknęło w cztery minuty|Wszyscy prosili o przepis',
    },
    beauty: {
      names: '{g} maluje się=makijaz|Uroda {g}=uroda',
      self: 'wizażystka|fanka pielęgnacji|kręconowłosa',
      lines: 'Szczerze o wrażliwej skórze.|Makijaż w dziesięć minut.|Drogeryjne perełki.',
      topics:
        'pielęgnacja|makijaż dzienny|paznokcie|włosy kręcone|filtry|szminki|zapachy|brwi|maseczki|kosmetyki do 30 zł|cera mieszana|fryzury',
      tags: 'uroda|makijaż|pielęgnacja|paznokcie|włosy|kosmetyki',
      captions: 'Skóra po trzydziestu dniach|Ten odcień pasuje każdej|Nie pomijaj tego kroku',
    },
    fashion: {
      names: '{g} nosi=nosi|Szafa {g}=szafa',
      self: 'fanka lumpeksów|krawcowa|stylistka',
      lines: 'Jedna spódnica, pięć stylizacji.|Najpierw drugi obieg.|Szyję sama.',
      topics:
        'lumpeks|stylizacje do pracy|płaszcze|dżinsy|sneakersy|szycie|szafa kapsułowa|wesela|swetry|kolory|torebki|vintage',
      tags: 'moda|stylizacja|lumpeks|vintage|szycie|styl',
      captions: 'Jedna spódnica cały tydzień|Dwadzieścia złotych|Tak, ma kieszenie',
    },
    tech: {
      names: '{g} testuje=testuje|{g} i kable=kable',
      self: 'tester sprzętu|programistka|majsterkowicz',
      lines: 'Mówię po miesiącu.|Technika po ludzku.|Naprawiam zamiast wyrzucać.',
      topics:
        'tanie telefony|inteligentny dom|słuchawki|klawiatury|biurko|aplikacje|zdjęcia telefonem|programowanie|druk 3D|laptopy|zegarki|naprawy',
      tags: 'technologia|recenzja|telefon|gadżety|aplikacje|programowanie',
      captions: 'Wyłącz to ustawienie|Obejrzyj przed zakupem|Moje biurko po roku',
    },
    gaming: {
      names: '{g} gra=gra|{g} w grze=wgrze',
      self: 'spokojny gracz|nocna streamerka|kolekcjoner retro',
      lines: 'Przegrywam z uśmiechem.|Live co wieczór.|Poradniki bez krzyku.',
      topics:
        'gry indie|retro|horrory|gry z farmą|porady na start|kooperacja|gry mobilne|sekrety|wyścigi|planszówki|łamigłówki|ukryte zakończenia',
      tags: 'gry|gaming|stream|retro|planszówki|indie',
      captions: 'Moja drużyna spała|Jeszcze jedna|Wygrana rzutem na taśmę',
    },
    travel: {
      names: '{g} w drodze=wdrodze|Plecak {g}=plecak',
      self: 'podróżniczka|górołaz|fan pociągów',
      lines: 'Daleko i tanio.|Plecak i czas.|Trasy do skopiowania.',
      topics:
        'góry|tanie podróże|pociągi|jeziora|małe miasteczka|kemping|Bałtyk|samotne wyprawy|rowerowe trasy|schroniska|zachody słońca|weekendy',
      tags: 'podróże|góry|wyprawa|natura|weekend|szlak',
      captions: 'Dwa dni, dwieście złotych|Prawie nikogo|Pobudka nad chmurami',
    },
    fitness: {
      names: '{g} trenuje=trenuje|{g} biega=biega',
      self: 'trenerka|wolny biegacz|nauczyciel jogi',
      lines: 'Trening w salonie.|Wolno, ale często.|Najpierw technika.',
      topics:
        'trening w domu|bieganie|joga|rozciąganie|siła|brzuch|rower|pływanie|białkowe przepisy|mobilność|plecy|morsowanie',
      tags: 'trening|bieganie|joga|zdrowie|fit|siłownia',
      captions: 'Dziesięć minut bez sprzętu|Szósty tydzień|Dziś odpoczynek',
    },
    home: {
      names: 'Dom {g}=dom|Ogród {g}=ogrod',
      self: 'ogrodniczka balkonowa|stolarz niedzielny|fanka porządku',
      lines: 'Małe mieszkanie, duże pomysły.|Pomidory na balkonie.|Odnawiam stare meble.',
      topics:
        'małe mieszkania|rośliny|porządek|stare meble|ogródek|sprzątanie|remont|kuchnia|kolory ścian|stolarka|balkon|światło',
      tags: 'dom|wnętrza|ogród|porządek|remont|rośliny',
      captions: 'Przed i po|Taniej niż wysyłka|Pierwszy pomidor',
    },
    parenting: {
      names: '{g} i dzieci=dzieci|Rodzina {g}=rodzina',
      self: 'mama dwójki|tata na urlopie|przedszkolanka',
      lines: 'Rośniemy razem.|Zabawy bez ekranu.|Rodzina bez lukru.',
      topics:
        'śniadaniówki|bajki na dobranoc|zabawy w domu|rozszerzanie diety|książki dla dzieci|rodzeństwo|przedszkole|wycieczki|pierwsze słowa|sen|prace plastyczne|urodziny',
      tags: 'mama|dzieci|rodzina|niemowlę|zabawy|macierzyństwo',
      captions: 'Zjadł wszystko|Jedenaście minut ciszy|Karton wygrał',
    },
    pets: {
      names: '{g} i koty=koty|{g} i pies=pies',
      self: 'wolontariuszka schroniska|trener psów|człowiek trzech kotów',
      lines: 'Adoptuj, nie kupuj.|Tu rządzi pies.|Trzy koty, jedna kanapa.',
      topics:
        'koty|szczeniaki|szkolenie psów|schronisko|spacery|akwarium|domowe smaczki|starsze psy|króliki|weterynarz|kocięta|kąpiel',
      tags: 'pies|kot|zwierzęta|adopcja|schronisko|szczeniak',
      captions: 'Usłyszał torebkę|Dzień pierwszy, kanapa jego|Wreszcie w domu',
    },
    music: {
      names: '{g} śpiewa=spiewa|Gitara {g}=gitara',
      self: 'autorka piosenek|nauczyciel gitary|pianista',
      lines: 'Covery za jednym razem.|Piosenki na deszcz.|Gitara od zera.',
      topics:
        'covery|gitara|własne piosenki|pianino|nagrywanie w domu|śpiew|winyle|ukulele|akordeon|teksty|perkusja|granie na ulicy',
      tags: 'muzyka|cover|gitara|śpiew|piosenka|pianino',
      captions: 'Napisane o drugiej w nocy|Która wersja?|Załóż słuchawki',
    },
    comedy: {
      names: '{g} żartuje=zartuje|Śmiech z {g}=smiech',
      self: 'autor skeczy|biurowa komiczka|parodysta',
      lines: 'Gram całą rodzinę.|Historie z biura.|Najpierw śmiech.',
      topics:
        'życie biurowe|mama dzwoni|sąsiedzi|wesela|zebrania|współlokatorzy|szkoła|spóźnialscy|urzędy|święta|siłownia|kolejki',
      tags: 'humor|śmieszne|skecz|komedia|życie|biuro',
      captions: 'Mama, każdy telefon|Będę za pięć minut|Czekajcie na ciotkę',
    },
    education: {
      names: 'Lekcje {g}=lekcje|{g} czyta=czyta',
      self: 'nauczycielka angielskiego|fan historii|mól książkowy',
      lines: 'Jedna myśl dziennie.|Angielski bez strachu.|Książki przeczytane do końca.',
      topics:
        'angielski|historia|nauka do matury|książki|eksperymenty|matematyka|ortografia|rozmowy o pracę|geografia|języki|ciekawostki|notatki',
      tags: 'nauka|angielski|książki|historia|matura|ciekawostki',
      captions: 'Wszyscy mówią to źle|Trzy książki na weekend|Tak to działa',
    },
    cars: {
      names: 'Garaż {g}=garaz|{g} jedzie=jedzie',
      self: 'domowy mechanik|motocyklistka|kierowca elektryka',
      lines: 'Naprawy pod blokiem.|Stare auta, nowe drogi.|Prawdziwe liczby.',
      topics:
        'stare auta|motocykle|elektryki|mycie auta|proste naprawy|używane auta|wyprawy motocyklem|opony|kamper|ładowanie|spalanie|teren',
      tags: 'auto|motocykl|naprawa|klasyk|elektryk|garaż',
      captions: 'Odpalił za pierwszym razem|O tym sprzedawca milczał|Bez celu',
    },
    finance: {
      names: '{g} oszczędza=oszczedza|Sklepik {g}=sklepik',
      self: 'właścicielka sklepiku|księgowy|fanka budżetu',
      lines: 'Moje liczby bez wstydu.|Mały biznes od środka.|Oszczędzanie bez cierpienia.',
      topics:
        'budżet domowy|oszczędzanie|mały biznes|sprzedaż online|pierwsza pensja|poduszka finansowa|pakowanie zamówień|zakupy|podatki prosto|ceny|subskrypcje|praca dodatkowa',
      tags: 'finanse|oszczędzanie|budżet|biznes|pieniądze|sklep',
      captions: 'Setne zamówienie|Tydzień bez zakupów|Gdzie ta pensja',
    },
    art: {
      names: '{g} rysuje=rysuje|Pracownia {g}=pracownia',
      self: 'ilustratorka|ceramik|szydełkująca',
      lines: 'Rysunek codziennie.|Glina i cierpliwość.|Zamówienia otwarte.',
      topics:
        'akwarela|ceramika|szydełko|szkicownik|portrety|rysunek cyfrowy|haft|linoryt|murale|kaligrafia|fotografia analogowa|papier',
      tags: 'sztuka|rysunek|szydełko|ceramika|akwarela|rękodzieło',
      captions: 'Czterdzieści godzin w minutę|Pierwsza strona|Brzydki etap',
    },
  },
};
