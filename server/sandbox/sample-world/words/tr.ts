import type { LanguageWords } from './vocabulary.ts';

export const tr: LanguageWords = {
  language: 'tr',
  given:
    'Zeynep|Elif|Defne|Ayşe|Merve|Büşra|Ceren|Derya|Ebru|Gizem|İpek|Naz|Pelin|Selin|Tuğçe|Emre|Burak|Kerem|Deniz|Onur|Mert|Kaan|Barış|Ozan|Tolga|Umut|Yiğit|Alp|Cem|Doruk|Nehir|Duru|Ada|Melis|Sude|Tarık|Bora|Efe',
  family:
    'Yılmaz|Kaya|Demir|Çelik|Şahin|Yıldız|Aydın|Öztürk|Arslan|Doğan|Kılıç|Aslan|Çetin|Kara|Koç|Kurt|Özkan|Şimşek|Polat|Korkmaz|Erdem|Güneş|Toprak|Bulut|Deniz|Ateş|Uzun|Tekin|Sezer|Güler|Akın|Bayrak|Ceylan|Durmaz|Ekinci|Fidan',
  fullName: '{g} {f}',
  cities: {
    TR: 'İstanbul|Ankara|İzmir|Bursa|Antalya|Eskişehir|Trabzon|Gaziantep|Konya|Adana|Mersin|Kayseri|Samsun|Çanakkale|Muğla|Diyarbakır|Mardin|Bolu',
  },
  about:
    '{c} | günlük hayat|{c} hayatı|{y} yıldır bu işin içinde|Çoğunlukla {t}, bazen {u}|{t}, {u} ve {w}|Her gün biraz {t}|Gündüz iş, gece {t}|Konumuz: {t}|Sorularınız varsa: {t}|Bol kahve, biraz {t}|{t} sevenler buraya|Öğrenerek anlatıyorum: {t}',
  closers:
    'Her cuma yeni video|Uğradığınız için teşekkürler|Takip etmeyi unutma|Yorumlarda buluşalım|Linkler aşağıda|Cumartesi canlı yayın|Filtresiz|Evde iki kedi|Önce kahve|Sevgiyle|İyi günler|Görüşler bana ait|Hoş geldiniz|İş birliğine açığım',
  contact: 'İş birliği: {e}|İletişim: {e}|Reklam {e}|Mail {e}',
  ventures: '{b} kurucusu|Yedek hesap @{b}|Mağaza: {b}|{b} ekibi|{b} podcast',
  captions:
    '{t}: dürüst yorumum|İkinci bölüm: {t}|Kaydet, lazım olur: {t}|Yeni başlayanlara: {t}|{t} mi, {u} mi? Yoruma yaz|{y}. gün: {t}|Bu kadar kolay sanmazdım: {t}|En sık yapılan hatalar: {t}|Bir gün, bir konu: {t}|Kimler seviyor? {t}|İlk kez: {t}|Bir dakikada: {t}|Kamera arkası: {t}|Bugün: {t}|Önce {t}, sonra {u}',
  partner: '{b} yeni ürünüyle {t}|{b} ile bir hafta: {t}|{b} indirim kodu profilde|{b} kutu açılışı: {t}',
  disclosures: '#ad|#reklam #ad|#sponsored|Paid partnership',
  hashtags: 'keşfet|fyp|öneri|günlük|vlog|inceleme|trend|ipuçları|haftasonu|türkiye',
  niches: {
    food: {
      names: '{g} Mutfakta=mutfakta|{g} Sofrası=sofrasi',
      self: 'ev aşçısı|sokak lezzeti avcısı|hamur işi sever',
      lines: 'Pratik tarifler, sıcak sofralar.|Az malzeme, çok lezzet.|Anneannemin defterinden.',
      topics:
        'pratik tarifler|kahvaltı|börek|sokak lezzetleri|tatlılar|mantı|çorbalar|kebap|ev ekmeği|meze|kurabiye|zeytinyağlılar|kahve|menemen|lahmacun|baklava',
      tags: 'yemek|tarif|lezzet|pratiktarifler|tatlı|kahvaltı',
      captions: 'Dışı çıtır, içi yumuşacık|Dört dakikada bitti|Herkes tarifini istedi',
    },
    beauty: {
      names: '{g} Güzellik=guzellik|{g} Makyaj=makyaj',
      self: 'makyöz|cilt bakımı meraklısı|kıvırcık saçlı',
      lines: 'Hassas ciltler için dürüst yorum.|On dakikada makyaj.|Uygun fiyatlı iyi ürünler.',
      topics:
        'cilt bakımı|günlük makyaj|ruj|güneş kremi|saç bakımı|tırnak|parfüm|kaşlar|maskeler|yağlı cilt|gelin makyajı|kıvırcık saç',
      tags: 'güzellik|makyaj|ciltbakımı|saç|tırnak|bakım',
      captions: 'Otuz gün sonra cildim|Bu ton herkese yakışıyor|Bu adımı atlama',
    },
    fashion: {
      names: '{g} Giyinir=giyinir|{g} Gardırop=gardirop',
      self: 'ikinci el sever|terzi|tesettür stil',
      lines: 'Bir etek, beş kombin.|Önce ikinci el.|Sade ve şık.',
      topics:
        'kombinler|ikinci el|ofis şıklığı|tesettür kombin|spor ayakkabı|ceketler|düğün kombini|renk uyumu|triko|çantalar|dikiş|kışlıklar',
      tags: 'moda|kombin|stil|ikinciel|tesettür|giyim',
      captions: 'Bir etekle bütün hafta|Pazardan seksen liraya|Evet, cebi var',
    },
    tech: {
      names: '{g} Teknoloji=teknoloji|{g} Dener=dener',
      self: 'teknoloji meraklısı|yazılımcı|tamirci',
      lines: 'Bir ay kullanır, sonra konuşurum.|Teknoloji sade dille.|Almadan önce izle.',
      topics:
        'uygun telefonlar|kulaklık|akıllı ev|klavye|masa düzeni|uygulamalar|telefonla fotoğraf|yazılım|robot süpürge|dizüstü|saatler|powerbank',
      tags: 'teknoloji|inceleme|telefon|uygulama|yazılım|kutuaçılışı',
      captions: 'Bu ayarı kapat|Almadan önce izle|Masam bir yıl sonra',
    },
    gaming: {
      names: '{g} Oynuyor=oynuyor|{g} Oyunda=oyunda',
      self: 'sakin oyuncu|gece yayıncısı|retro koleksiyoncusu',
      lines: 'Kaybederken de gülerim.|Her gece yayın.|Bağırmadan rehber.',
      topics:
        'mobil oyunlar|bağımsız oyunlar|korku oyunları|eski oyunlar|çiftlik oyunları|takım oyunları|ipuçları ve hileler|yarış oyunları|bulmacalar|kutu oyunları|gizli bölümler|güncellemeler',
      tags: 'oyun|gaming|yayıncı|mobiloyun|retro|espor',
      captions: 'Takımım uyuyordu|Son bir el|Son anda kazandık',
    },
    travel: {
      names: '{g} Geziyor=geziyor|{g} Yolda=yolda',
      self: 'gezgin|kampçı|tren yolcusu',
      lines: 'Az bütçe, çok yol.|Her hafta sonu yollarda.|Hazır rotalar.',
      topics:
        'kamp|gizli koylar|tren yolculuğu|yaylalar|bütçe dostu gezi|antik kentler|tek başına seyahat|karavan|köyler|gün batımı|adalar|şelaleler',
      tags: 'gezi|seyahat|kamp|doğa|tatil|rota',
      captions: 'İki gün, az para|Daha kimse bilmiyor|Bulutların üstünde uyandık',
    },
    fitness: {
      names: '{g} Formda=formda|{g} Koşuyor=kosuyor',
      self: 'antrenör|yavaş koşucu|yoga eğitmeni',
      lines: 'Evde antrenman.|Yavaş ama düzenli.|Önce duruş.',
      topics:
        'evde spor|koşu|yoga|esneme|karın egzersizi|kuvvet|bisiklet|yüzme|sağlıklı tarifler|bel ağrısı|ip atlama|pilates',
      tags: 'spor|fitness|koşu|yoga|sağlık|antrenman',
      captions: 'On dakika, aletsiz|Altıncı hafta|Bugün gerçekten dinlenme',
    },
    home: {
      names: '{g} Evde=evde|{g} Bahçe=bahce',
      self: 'balkon bahçıvanı|düzen meraklısı|ahşap ustası',
      lines: 'Küçük ev, büyük fikir.|Balkonda domates.|Atmadan önce onar.',
      topics:
        'küçük evler|bitkiler|düzenleme|temizlik|mutfak|balkon bahçesi|boya badana|mobilya yenileme|dekorasyon|ışıklar|dolap düzeni|ahşap işleri',
      tags: 'ev|dekorasyon|düzen|bitki|temizlik|bahçe',
      captions: 'Öncesi ve sonrası|Kargodan ucuza geldi|İlk domates',
    },
    parenting: {
      names: '{g} ve Çocuklar=cocuklar|{g} Ailesi=ailesi',
      self: 'iki çocuk annesi|evdeki baba|okul öncesi öğretmeni',
      lines: 'Birlikte büyüyoruz.|Ekransız oyunlar.|Gerçek annelik.',
      topics:
        'ek gıda|masallar|evde oyun|beslenme çantası|uyku düzeni|kardeşler|ilk kelimeler|kitaplar|okul sabahları|aile gezileri|el işi|yeni anneler',
      tags: 'anne|çocuk|bebek|aile|ekgıda|oyun',
      captions: 'Hepsini yedi|On bir dakika sessizlik|Karton kutu kazandı',
    },
    pets: {
      names: '{g} ve Kedi=kedi|{g} ve Köpek=kopek',
      self: 'üç kedi insanı|sokak hayvanı dostu|köpek eğitmeni',
      lines: 'Satın alma, sahiplen.|Burada söz köpekte.|Üç kedi, bir koltuk.',
      topics:
        'sokak kedileri|yavru köpek|köpek eğitimi|sahiplendirme|mama|akvaryum|yürüyüş|kuşlar|tavşan|veteriner|kedi oyuncakları|banyo',
      tags: 'kedi|köpek|hayvan|sahiplen|pati|dostlar',
      captions: 'Mama sesini duydu|İlk günden koltuk onun|Yuvasını buldu',
    },
    music: {
      names: '{g} Söyler=soyler|{g} Bağlama=baglama',
      self: 'şarkı yazarı|gitar öğretmeni|bağlama çalan',
      lines: 'Tek kayıtta cover.|Yağmurlu gece şarkıları.|Sıfırdan gitar.',
      topics:
        'cover şarkılar|gitar|bağlama|türküler|piyano|ev kaydı|ses egzersizi|kendi şarkım|ukulele|ney|akorlar|sokak müziği',
      tags: 'müzik|cover|gitar|şarkı|türkü|bağlama',
      captions: 'Gece ikide yazıldı|Hangisi daha iyi?|Kulaklık tak',
    },
    comedy: {
      names: '{g} Komik=komik|{g} Güler=guldur',
      self: 'skeç yazarı|her rolü oynayan|taklit ustası',
      lines: 'Bütün aileyi oynuyorum.|Ofis hikâyeleri.|Önce gül.',
      topics:
        'ofis halleri|annem telefonda|komşular|düğünler|geç kalan arkadaş|okul yılları|ay sonu|toplantılar|şiveler|misafirler|pazar alışverişi|öğrenci evi',
      tags: 'komedi|komik|mizah|skeç|eğlence|ofis',
      captions: 'Annem her aradığında|Beş dakikaya oradayım|Teyzeyi bekle',
    },
    education: {
      names: '{g} Öğretmen=ogretmen|{g} Okuyor=okuyor',
      self: 'İngilizce öğretmeni|tarih meraklısı|kitap kurdu',
      lines: 'Her gün bir bilgi.|İngilizce kolay.|Bitirdiğim kitaplar.',
      topics:
        'İngilizce|tarih|ders çalışma|kitap önerileri|bilim|matematik|sınav|mülakat|coğrafya|Çince|genel kültür|not alma',
      tags: 'eğitim|ders|ingilizce|kitap|tarih|bilgi',
      captions: 'Yanlış söylüyormuşuz|Hafta sonu için üç kitap|Meğer böyleymiş',
    },
    cars: {
      names: '{g} Garaj=garaj|{g} Direksiyonda=direksiyon',
      self: 'tamirci|motosikletçi|elektrikli araç sahibi',
      lines: 'Kendi garajımda tamir.|Eski araba, yeni yol.|Gerçek rakamlar.',
      topics:
        'klasik arabalar|motosiklet|elektrikli araçlar|oto yıkama|ikinci el araç|bakım|uzun yol|lastik|karavan yapımı|yakıt tasarrufu|test sürüşü|arazi',
      tags: 'araba|motosiklet|otomobil|klasik|bakım|elektrikli',
      captions: 'İlk marşta çalıştı|Satıcının söylemediği|Rotasız',
    },
    finance: {
      names: '{g} Tasarruf=tasarruf|{g} Dükkan=dukkan',
      self: 'küçük esnaf|muhasebeci|bütçe tutan',
      lines: 'Hesabım açık.|Küçük dükkânın içi.|Eziyetsiz tasarruf.',
      topics:
        'aylık bütçe|tasarruf|küçük işletme|internetten satış|ilk maaş|acil durum parası|kargo hazırlığı|ek iş|market alışverişi|fiyat belirleme|vergi|abonelikler',
      tags: 'tasarruf|bütçe|girişim|para|esnaf|ekiş',
      captions: 'Yüzüncü sipariş|Harcamasız hafta|Maaş nereye gitti',
    },
    art: {
      names: '{g} Çizer=cizer|{g} Atölye=atolye',
      self: 'çizer|seramikçi|örgücü',
      lines: 'Her gün bir çizim.|Çamur ve sabır.|Sipariş alınır.',
      topics:
        'sulu boya|seramik|örgü|eskiz|portre|dijital çizim|nakış|ebru|çini|kaligrafi|analog fotoğraf|kâğıt sanatı',
      tags: 'sanat|çizim|örgü|seramik|suluboya|elişi',
      captions: 'Kırk saat bir dakikada|İlk sayfa|Çirkin aşama, sabır',
    },
  },
};
