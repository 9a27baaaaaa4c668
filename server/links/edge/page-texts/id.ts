import type { PageTexts } from './page-texts.ts';

export const id: PageTexts = {
  unknown: {
    title: 'Tautan ini tidak ditemukan',
    about: 'Tautan mungkin salah ketik atau tidak lengkap. Periksa lagi, atau tanyakan kepada pengirimnya.',
  },
  off: {
    title: 'Tautan ini dinonaktifkan',
    about: 'Pemiliknya telah menonaktifkan tautan ini. Tanyakan kepada pengirimnya.',
  },
  expired: {
    title: 'Tautan ini sudah kedaluwarsa',
    about: 'Tautan ini hanya berlaku untuk waktu terbatas, dan waktunya sudah habis.',
  },
  tooMany: {
    title: 'Tunggu satu menit',
    about: 'Jaringan ini baru saja membuka terlalu banyak tautan yang tidak ada. Coba lagi dalam satu menit.',
  },
  unavailable: {
    title: 'Tidak tersedia saat ini',
    about: 'Layanan sedang sibuk. Muat ulang beberapa saat lagi.',
  },
  inApp: {
    title: 'Buka di browser',
    about:
      'Browser di dalam aplikasi ini tidak bisa membuka aplikasi lain. Ketuk “···” atau tombol bagikan di atas lalu pilih “Buka di browser”, atau salin tautan dan tempelkan di browser.',
  },
  copying: { copy: 'Salin tautan', copied: 'Disalin', link: 'Tautan' },
};
export const ms: PageTexts = {
  unknown: {
    title: 'Pautan ini tidak ditemui',
    about:
      'Pautan mungkin tersalah taip atau tidak lengkap. Semak semula, atau tanya orang yang memberikannya.',
  },
  off: {
    title: 'Pautan ini telah dimatikan',
    about: 'Pemiliknya telah mematikan pautan ini. Tanya orang yang memberikannya.',
  },
  expired: {
    title: 'Pautan ini telah tamat tempoh',
    about: 'Pautan ini hanya sah untuk tempoh tertentu, dan tempohnya sudah tamat.',
  },
  tooMany: {
    title: 'Sila tunggu seminit',
    about:
      'Rangkaian ini baru sahaja membuka terlalu banyak pautan yang tidak wujud. Cuba lagi selepas seminit.',
  },
  unavailable: {
    title: 'Tidak tersedia buat masa ini',
    about: 'Perkhidmatan sedang sibuk. Sila muat semula sebentar lagi.',
  },
  inApp: {
    title: 'Buka dalam pelayar',
    about:
      'Pelayar di dalam aplikasi ini tidak dapat membuka aplikasi lain. Ketik “···” atau butang kongsi di atas dan pilih “Buka dalam pelayar”, atau salin pautan dan tampal dalam pelayar anda.',
  },
  copying: { copy: 'Salin pautan', copied: 'Disalin', link: 'Pautan' },
};
