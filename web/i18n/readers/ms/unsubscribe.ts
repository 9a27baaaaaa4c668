import type { ReaderTexts } from '../reader-texts.ts';

export default {
  title: 'Henti langganan',
  ask: 'Tidak mahu menerima e-mel daripada “{{team}}” lagi?',
  about: 'Selepas anda mengesahkan, “{{team}}” tidak akan menghantar apa-apa e-mel lagi ke {{address}}.',
  confirm: 'Henti langganan',
  doneTitle: 'Langganan anda telah dihentikan',
  done: '“{{team}}” tidak akan menghantar e-mel ke {{address}} lagi. E-mel yang sedang dalam penghantaran mungkin masih akan sampai.',
  wrongTitle: 'Pautan ini tidak sah',
  wrong:
    'Pautan henti langganan ini tidak lengkap atau salah. Buka pautan terus daripada e-mel, atau balas e-mel itu dan nyatakan bahawa anda tidak mahu menerimanya lagi.',
  failedTitle: 'Halaman ini tidak dapat dimuatkan',
  failed: 'Terdapat masalah pada rangkaian atau perkhidmatan. Sila cuba sebentar lagi.',
} satisfies ReaderTexts['unsubscribe'];
