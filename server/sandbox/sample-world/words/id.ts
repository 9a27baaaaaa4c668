import type { LanguageWords } from './vocabulary.ts';

export const id: LanguageWords = {
  language: 'id',
  given:
    'Dewi|Sari|Putri|Ayu|Rina|Wulan|Intan|Nadia|Citra|Mega|Lestari|Indah|Anisa|Ratna|Yuni|Bagas|Dimas|Rizky|Arif|Bayu|Fajar|Galih|Hendra|Ilham|Joko|Reza|Surya|Teguh|Wahyu|Yoga|Tika|Laras|Kirana|Gita|Raka|Adit|Nanda|Vira|Tasya|Bima|Sekar|Melati',
  family:
    'Pratama|Wijaya|Santoso|Nugroho|Saputra|Hidayat|Kusuma|Permata|Maharani|Wibowo|Setiawan|Utami|Handayani|Ramadhan|Siregar|Nasution|Simanjuntak|Purnama|Anggraini|Kurniawan|Safitri|Hakim|Firmansyah|Puspita|Rahayu|Gunawan|Hartono|Prasetyo|Suryani|Wardana|Mahendra|Laksana|Pangestu|Aulia|Salsabila|Budiman',
  fullName: '{g} {f}',
  cities: {
    ID: 'Jakarta|Bandung|Surabaya|Yogyakarta|Medan|Semarang|Makassar|Malang|Denpasar|Palembang|Bogor|Solo|Balikpapan|Padang|Manado|Pontianak|Lombok|Cirebon|Banjarmasin|Tasikmalaya',
  },
  about:
    'Tinggal di {c}|Anak {c}|Sudah {y} tahun berbagi soal {t}|Kebanyakan {t}, kadang {u}|{t}, {u}, dan {w}|Cerita tentang {t} dari {c}|Suka {t} sejak kecil|Belajar {t} pelan-pelan|Tanya apa saja soal {t}|Teman kamu untuk urusan {t}|Siang kerja, malam {t}|Berbagi {t} setiap hari|Dari {c} untuk kamu yang suka {t}',
  closers:
    'Video baru tiap Jumat|Jangan lupa follow|Semoga bermanfaat|Sapa aku di komentar|Live tiap malam Minggu|Cek link di bawah|Terima kasih sudah mampir|Apa adanya|Santai saja|Hujan dan teh|Pecinta kopi|Balas DM kalau sempat|Endorse lewat email|Belajar bareng yuk',
  contact: 'Kerja sama: {e}|Bisnis: {e}|Endorse {e}|Kontak: {e}',
  ventures: 'Pemilik {b}|Akun kedua @{b}|Toko: {b}|Pendiri {b}|Bagian dari {b}',
  captions:
    'Jujur soal {t}|Bagian kedua: {t}|Simpan dulu, nanti dicoba: {t}|Tips {t} buat pemula|{t} atau {u}? Tulis di komentar|Hari ke-{y} belajar {t}|Ternyata {t} semudah ini|Yang sering salah dari {t}|Sehari bersama {t}|Rahasia {t} yang jarang dibahas|Siapa di sini suka {t}?|Pertama kali coba {t}|Satu menit tentang {t}|Dari {t} sampai {u}',
  partner:
    'Coba produk baru dari {b} untuk {t}|Seminggu {t} bareng {b}|Kode diskon {b} ada di bio|Unboxing {b}: {t}',
  disclosures: '#ad|#sponsored|Paid partnership|#ad #kerjasama',
  hashtags: 'fyp|viral|tips|rekomendasi|vlog|harian|review|cerita|indonesia|trending',
  niches: {
    food: {
      names: 'Dapur {g}=dapur|{g} Kulineran=kuliner|{g} Doyan Makan=makan',
      self: 'pemburu kuliner|tukang masak rumahan|pecinta pedas|pembuat kue',
      lines:
        'Resep murah untuk anak kos.|Makan enak tidak harus mahal.|Keliling warung setiap minggu.|Masak dengan bahan yang ada.',
      topics:
        'nasi goreng|sambal|jajanan pasar|bakso|resep anak kos|kue kering|kopi susu|rendang|mi ayam|martabak|sate|makanan pedas|bekal sekolah|warung legendaris|es campur|ayam geprek|soto|seblak|pempek|gorengan',
      tags: 'kuliner|resep|masakan|makananpedas|jajanan|jajananpasar|kulinerindonesia',
      captions:
        'Antre satu jam, tapi sepadan|Pedasnya bikin lupa mantan|Modal dua puluh ribu jadi satu panci|Resep ibu akhirnya keluar',
    },
    beauty: {
      names: '{g} Cantik=cantik|{g} Dandan=dandan',
      self: 'penata rias|pecinta skincare|pengulas lipstik',
      lines: 'Review jujur kulit berjerawat.|Dandan sepuluh menit saja.|Produk lokal juga bagus.',
      topics:
        'skincare pemula|makeup harian|lipstik lokal|sunscreen|jerawat|perawatan rambut|makeup wisuda|cushion|masker wajah|kuku|parfum|alis|serum|hijab dan makeup',
      tags: 'skincare|makeup|kecantikan|reviewjujur|produklokal|tutorialmakeup',
      captions:
        'Sebulan pakai ini, hasilnya begini|Warnanya cocok untuk kulit sawo matang|Jangan lewatkan langkah ini',
    },
    fashion: {
      names: '{g} Gaya=gaya|Lemari {g}=lemari',
      self: 'pecinta hijab|pemburu baju bekas|penggemar batik',
      lines: 'Satu batik, lima gaya.|Hijab simpel untuk kerja.|Baju bekas rasa baru.',
      topics:
        'hijab harian|batik modern|baju bekas|gaya kantor|kebaya|sepatu lokal|tunik|warna bumi|kondangan|tas rajut|jaket denim|gaya kuliah',
      tags: 'ootd|hijab|batik|fashion|outfit|thrift',
      captions: 'Satu rok untuk lima hari|Yang ini cuma tiga puluh ribu|Kondangan pakai ini saja',
    },
    tech: {
      names: '{g} Gawai=gawai|{g} Tekno=tekno',
      self: 'pengulas gawai|tukang ngoding|perakit komputer',
      lines:
        'Bahas gawai pakai bahasa manusia.|Dipakai dulu sebulan, baru dibahas.|HP murah yang layak dibeli.',
      topics:
        'HP murah|laptop kuliah|tips kamera|rakit komputer|earbuds|aplikasi gratis|powerbank|belajar ngoding|meja kerja|rumah pintar|jam pintar|keamanan akun',
      tags: 'teknologi|gadget|hp|reviewhp|aplikasi|laptop',
      captions: 'Matikan setelan ini sekarang|Tahan tiga hari, serius|Sebelum beli, tonton dulu',
    },
    gaming: {
      names: '{g} Main=main|{g} Mabar=mabar',
      self: 'pemain santai|streamer malam|kolektor game jadul',
      lines: 'Mabar tiap malam.|Kalah tetap senang.|Panduan untuk pemula.',
      topics:
        'game ponsel|push rank|game jadul|tips pemula|game horor|game kebun|build terbaik|mabar|game indie|rahasia peta|turnamen kecil|game balap',
      tags: 'game|gaming|mabar|gamer|esport|gamemobile',
      captions: 'Timku tidur semua|Katanya satu ronde lagi|Menang tipis banget',
    },
    travel: {
      names: '{g} Jalan Jalan=jalan|{g} Jelajah=jelajah',
      self: 'pejalan hemat|pendaki akhir pekan|pemotor keliling',
      lines: 'Liburan hemat, cerita banyak.|Naik kereta keliling Jawa.|Gunung dulu, kerja kemudian.',
      topics:
        'pantai tersembunyi|naik gunung|liburan hemat|kota tua|air terjun|kereta malam|penginapan murah|pulau kecil|kemah|desa wisata|matahari terbit|motor keliling',
      tags: 'wisata|jalanjalan|liburan|pendaki|pantai|wisataindonesia',
      captions: 'Cuma seratus ribu sehari|Belum banyak yang tahu tempat ini|Bangun di atas awan',
    },
    fitness: {
      names: '{g} Sehat=sehat|{g} Lari=lari',
      self: 'pelatih kebugaran|pelari pagi|guru yoga',
      lines: 'Olahraga di kamar kos juga bisa.|Lari pelan yang penting jalan.|Sehat tanpa ribet.',
      topics:
        'olahraga di rumah|lari pagi|yoga|diet sehat|peregangan|latihan perut|bersepeda|renang|senam|angkat beban|lompat tali|menu protein',
      tags: 'olahraga|sehat|lari|yoga|diet|workout',
      captions: 'Sepuluh menit tanpa alat|Minggu keenam, napas lebih panjang|Hari istirahat juga latihan',
    },
    home: {
      names: 'Rumah {g}=rumah|{g} Berkebun=kebun',
      self: 'penghuni rumah mungil|pecinta tanaman|tukang kayu akhir pekan',
      lines: 'Rumah tipe kecil yang lega.|Menanam di lahan sempit.|Rapi sedikit demi sedikit.',
      topics:
        'rumah mungil|tanaman hias|dekor kos|rak dinding|dapur kecil|kebun sayur|bersih-bersih|cat dinding|kamar estetik|mebel bekas|taman depan|hidroponik',
      tags: 'rumah|dekorasi|tanamanhias|kamar|berkebun|rumahminimalis',
      captions: 'Sebelum dan sesudah|Habis dua ratus ribu saja|Cabai pertama dari teras',
    },
    parenting: {
      names: '{g} dan Anak=bocah|Keluarga {g}=keluarga',
      self: 'ibu dua anak|ayah rumahan|guru TK',
      lines: 'Menemani anak tumbuh.|Ide bermain tanpa layar.|Bekal yang pasti habis.',
      topics:
        'MPASI|bekal anak|dongeng tidur|mainan kardus|ibu baru|belajar membaca|anak susah makan|kakak adik|liburan keluarga|rutinitas pagi|kamar bayi|permainan sensorik',
      tags: 'parenting|mpasi|ibumuda|anak|keluarga|bayi',
      captions: 'Habis juga bekalnya|Tenang sebelas menit, rekor|Kardus menang lawan mainan',
    },
    pets: {
      names: '{g} dan Kucing=kucing|{g} Sayang Hewan=hewan',
      self: 'babu kucing|pelatih anjing|penyelamat kucing jalanan',
      lines: 'Empat kucing, satu sofa.|Adopsi, jangan beli.|Hewan juga keluarga.',
      topics:
        'kucing kampung|anak kucing|makanan kucing|mandi kucing|anjing pintar|ikan cupang|burung kicau|kelinci|steril kucing|kandang|hamster|akuarium',
      tags: 'kucing|kucinglucu|anjing|hewan|pecintakucing|ikancupang',
      captions: 'Dengar bungkus makanan langsung lari|Hari pertama sudah punya sofa|Akhirnya diadopsi',
    },
    music: {
      names: '{g} Nyanyi=nyanyi|{g} Gitar=gitar',
      self: 'penyanyi kamar|guru gitar|pencipta lagu',
      lines: 'Cover satu kali rekam.|Lagu untuk malam hujan.|Belajar gitar dari nol.',
      topics:
        'cover lagu|belajar gitar|lagu sendiri|kunci gitar|angklung|piano|rekaman rumahan|musik jalanan|lagu lama|gamelan|suling|latihan vokal',
      tags: 'musik|cover|gitar|lagu|penyanyi|akustik',
      captions: 'Ditulis jam dua pagi|Versi mana yang kamu suka?|Pakai headset ya',
    },
    comedy: {
      names: '{g} Kocak=kocak|{g} Ngakak=ngakak',
      self: 'tukang lawak|pemain sketsa|komika pemula',
      lines: 'Semua peran dimainkan sendiri.|Cerita kantor tiap hari.|Ketawa dulu baru mikir.',
      topics:
        'drama kantor|ibu kos|tetangga|anak kos|rapat pagi|mudik|arisan|ojek|teman telat|ujian sekolah|dompet akhir bulan|logat daerah',
      tags: 'lucu|komedi|ngakak|sketsa|receh|hiburan',
      captions: 'Ibu kos mode galak|Katanya lima menit lagi sampai|Tunggu tantenya muncul',
    },
    education: {
      names: 'Kak {g}=kak|{g} Belajar=belajar',
      self: 'guru bahasa Inggris|pecinta sejarah|mahasiswa rantau',
      lines: 'Satu ilmu sehari.|Belajar tanpa hafalan.|Buku bagus dan murah.',
      topics:
        'bahasa Inggris|sejarah Nusantara|tips kuliah|rumus cepat|resensi buku|beasiswa|sains dapur|cara presentasi|kosakata|geografi|tips wawancara|menulis',
      tags: 'belajar|edukasi|bahasainggris|sejarah|beasiswa|buku',
      captions: 'Ternyata selama ini salah ucap|Tiga buku untuk akhir pekan|Begini cara kerjanya',
    },
    cars: {
      names: '{g} Otomotif=oto|Bengkel {g}=bengkel',
      self: 'montir rumahan|anak motor|pecinta mobil tua',
      lines: 'Servis sendiri di garasi.|Touring tiap bulan.|Mobil tua tetap setia.',
      topics:
        'servis motor|mobil tua|touring|motor listrik|cuci mobil|oli mesin|mobil bekas|modifikasi|ban|irit bensin|motor matik|perjalanan mudik',
      tags: 'otomotif|motor|mobil|modifikasi|touring|motorlistrik',
      captions: 'Sekali starter langsung hidup|Jangan beli sebelum cek ini|Irit banget ternyata',
    },
    finance: {
      names: '{g} Hemat=hemat|{g} Usaha=usaha',
      self: 'pemilik usaha kecil|penjual daring|pencatat keuangan',
      lines: 'Catat dulu, belanja kemudian.|Usaha kecil dari dapur.|Menabung tanpa menderita.',
      topics:
        'catatan keuangan|usaha rumahan|jualan daring|menabung|gaji pertama|dana darurat|harga jual|paket pesanan|belanja hemat|kerja lepas|modal kecil|pajak UMKM',
      tags: 'keuangan|usaha|umkm|hemat|menabung|bisnisonline',
      captions: 'Pesanan keseratus hari ini|Seminggu tanpa jajan|Semua pengeluaranku bulan ini',
    },
    art: {
      names: '{g} Gambar=gambar|{g} Karya=karya',
      self: 'ilustrator|pembatik|perajin rajut',
      lines: 'Menggambar setiap hari.|Membatik itu sabar.|Terima pesanan kecil.',
      topics:
        'cat air|sketsa|membatik|rajut|keramik|gambar digital|kaligrafi|kerajinan bambu|sulam|lukisan dinding|warna|komik',
      tags: 'gambar|seni|ilustrasi|rajut|lukisan|kerajinan',
      captions: 'Empat puluh jam jadi satu menit|Halaman pertama buku baru|Tahap jelek, sabar dulu',
    },
  },
};
