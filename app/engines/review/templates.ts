/** Sentences that staff write most often, in both languages. */

export interface Template {
  key: string;
  en: string;
  tr: string;
}

/** Why a contribution is rejected; its author reads it. */
export const rejectionTemplates = [
  {
    key: "short",
    en: "Thank you. There is too little in it to help others; tell us more and send it again.",
    tr: "Teşekkürler. Başkalarına yardımcı olacak kadar bilgi yok; biraz daha anlatıp yeniden gönderebilirsin.",
  },
  {
    key: "person",
    en: "It says something about a person that doesn't belong in public. Leave that out and send it again.",
    tr: "Herkese açık bir yerde durmaması gereken, bir kişiyle ilgili bir şey içeriyor. Onu çıkarıp yeniden gönderebilirsin.",
  },
  {
    key: "exam",
    en: "Exam questions and lecturers' files may not be shared here.",
    tr: "Sınav soruları ve hocaların dosyaları burada paylaşılamaz.",
  },
  {
    key: "place",
    en: "It doesn't belong in this place; there is a better one for it.",
    tr: "Yeri burası değil; bunun için daha uygun bir bölüm var.",
  },
  { key: "again", en: "The same has been sent before.", tr: "Aynısı daha önce gönderilmiş." },
] as const satisfies readonly Template[];

/** Templates as forms name them: `en.removed` → the sentence. */
export const textsOf = (templates: readonly Template[]): ReadonlyMap<string, string> =>
  new Map(
    templates.flatMap(({ key, en, tr }): [string, string][] => [
      [`en.${key}`, en],
      [`tr.${key}`, tr],
    ]),
  );
