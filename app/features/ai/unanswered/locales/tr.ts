/** Words of the page about unanswered questions, which staff alone read. */
export const unanswered = {
  lead: "Asistanın yanıt bulamadığı sorular, içindeki kelimelerle. Kimin sorduğunu kimse göremez.",
  tabs: { label: "Durum", open: "Açık", done: "Tamamlanan" },
  people: "{{count}}+ kişi",
  languages: { en: "İngilizce", tr: "Türkçe" },
  lastWeek: {
    this: "Son olarak bu hafta soruldu",
    ago_one: "Son olarak {{count}} hafta önce soruldu",
    ago_other: "Son olarak {{count}} hafta önce soruldu",
  },
  answer: "Yanıt yaz",
  done: "Tamamlandı",
  reopen: "Geri al",
  none: {
    open: "Yanıtsız soru yok",
    openText: "Beş kişi aynı şeyi sorar ve asistan bir şey bulamazsa soru burada görünür. 90 gün saklanır.",
    done: "Tamamlanan soru yok",
    doneText: "Tamamlandı dediğin bir soruyu beş kişi daha sorarsa soru listeye geri gelir.",
  },
  toasts: { done: "Tamamlandı", reopened: "Listeye geri alındı" },
} as const;
