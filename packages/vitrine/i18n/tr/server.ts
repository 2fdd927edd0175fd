import type { Language } from '../language.ts';

/** The texts that the server writes in Turkish. */
export const serverStrings = {
  notification: {
    heading: 'Yeni mesaj',
  },
  storeFull: {
    subject: 'İletişim formu artık mesaj kabul etmiyor',
    message:
      'Bu sitenin mesajları {megabytes} MB yer kaplıyor; bu, kullanabilecekleri alanın tamamı. ' +
      'Ziyaretçilere, mesajlarının kaydedilemediği ve size başka hangi yollarla ulaşabilecekleri gösteriliyor.\n\n' +
      'İhtiyacınız olmayanları silin:\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\n' +
      'ya da STORE_LIMIT_MB değerini yükseltip sunucuyu yeniden başlatın.',
  },
  filedAsSpam: {
    subject: 'Bir mesaj spam olarak ayrıldı',
    message:
      'Bir mesaj yalnızca gizli alanı doldurulduğu veya çok hızlı gönderildiği için spam olarak ayrıldı. ' +
      'Mesajı, form dolduran bir program kullanan bir kişi yazmış olabilir.\n\n' +
      'Bu mesajları okuyun:\n  npx vitrine inbox list --spam\nBir mesaj spam değilse iletin:\n  npx vitrine inbox rescue <id>\n\n' +
      'Bu bildirim, bu tür mesajların tümü için günde en fazla bir kez gelir.',
  },
  errors: {
    broken: 'Bizim tarafımızda bir sorun oluştu. Lütfen daha sonra tekrar deneyin.',
    notAllowed: '{method} yöntemine bu adreste izin verilmiyor. İzin verilenler: {allowed}.',
  },
} as const satisfies Language<'tr'>['server'];
