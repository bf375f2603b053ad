/** Gözden geçirmenin sözleri: ekibin ve moderatörlerin verdiği kararlar, üstlendikleri işler, notları. */
import type { Translation } from "../../../platform/i18n/types";
import type { review as original } from "./en";

export const review: Translation<typeof original> = {
  byReports: {
    badge: "Şikâyetler üzerine gizlendi",
    text: "Birkaç kişi şikâyet ettiği için bunu şu an yalnızca sen ve ekip görüyor. Bir moderatör bakacak; bir şey yapman gerekmiyor.",
    object: "İtiraz et",
  },
  moderation: {
    choose: "Seç: {{title}}",
    chooseAll: "Hepsini seç ya da bırak",
    chosen_one: "{{count}} seçili",
    chosen_other: "{{count}} seçili",
    status: "Durum",
    own: "Bunu sen yazdın, kararı başkası verir.",
    decidedByMe: "Bu kararı sen verdin; itiraza başka biri bakar.",
    done: "Karar kaydedildi",
    claim: "Üstlen",
    claimedByMe: "Bunu yarım saatliğine üstlendin.",
    claimedByOther: "Bunu başka biri inceliyor. Yarım saat sonra sen üstlenebilirsin.",
    decide: "Karar ver",
    answer: "Yanıtla",
    template: "Şablon",
    noTemplate: "Yok, kendim yazacağım",
    templates: {
      short: "Çok kısa",
      person: "Kişisel bilgi",
      exam: "Sınav dosyası",
      insult: "Hakaret",
      place: "Yanlış yer",
      again: "Tekrar",
      rules: "Kurallara aykırı",
    },
    undo: "Geri al",
    rejectWhy: "Gerekçeyle reddet",
    urgent: "Acil",
  },
  dossier: {
    said: "Şikâyetler",
    answered: "Yanıtladığı metin",
    removals_one: "Bu kişinin daha önce {{count}} katkısı reddedildi ya da kaldırıldı",
    removals_other: "Bu kişinin daha önce {{count}} katkısı reddedildi ya da kaldırıldı",
    manyRemovals: "Bu kişinin daha önce 3 ya da daha çok katkısı reddedildi ya da kaldırıldı",
  },
  taking: {
    title: "Sorumlu",
    nobody: "Henüz kimse",
    you: "Sen",
    other: "{{name}}",
    take: "Ben ilgileniyorum",
    letGo: "Bırak",
    handOver: "Devret",
    saveNote: "Notu kaydet",
    mine: "Ben",
    done: {
      take: "Artık sende",
      "let-go": "Bırakıldı",
      "hand-over": "Devredildi",
      note: "Not kaydedildi",
    },
  },
};
