import type { Language } from '../language.ts';

/** The texts that the server writes in Arabic. */
export const serverStrings = {
  notification: {
    heading: 'رسالة جديدة',
  },
  storeFull: {
    subject: 'لم يعد نموذج التواصل يستقبل الرسائل',
    message:
      'تشغل رسائل هذا الموقع {megabytes} ميغابايت، وهي كل المساحة المسموح بها. ' +
      'تظهر للزوار ملاحظة بأنه تعذّر حفظ رسائلهم، مع طرق أخرى للتواصل.\n\n' +
      'يُرجى حذف ما لا حاجة إليه:\n  npx vitrine inbox delete --spam\n  npx vitrine inbox delete <id>\n' +
      'أو زيادة قيمة STORE_LIMIT_MB وإعادة تشغيل الخادم.',
  },
  filedAsSpam: {
    subject: 'صُنّفت رسالة على أنها مزعجة',
    message:
      'صُنّفت رسالة على أنها مزعجة لسبب واحد فقط: أن حقلها المخفي كان مملوءًا، أو أنها أُرسلت بسرعة كبيرة. ' +
      'ربما كتبها شخص يستخدم برنامجًا يملأ النماذج.\n\n' +
      'يُرجى قراءة هذه الرسائل:\n  npx vitrine inbox list --spam\nإذا لم تكن الرسالة مزعجة، فأعد توجيهها:\n  npx vitrine inbox rescue <id>\n\n' +
      'يصل هذا الإشعار مرة واحدة في اليوم على الأكثر لجميع هذه الرسائل.',
  },
  errors: {
    broken: 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى لاحقًا.',
    notAllowed: 'الطريقة {method} غير مسموح بها لهذا العنوان. الطرق المسموح بها: {allowed}.',
  },
} as const satisfies Language<'ar'>['server'];
