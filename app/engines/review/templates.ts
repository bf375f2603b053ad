/** Sentences that staff write most often, in both languages. */

export interface Template {
  key: string;
  en: string;
  tr: string;
}

/** What attacks somebody; rejected before it is shown, or removed for a report. */
export const insultTemplate = {
  key: "insult",
  en: "It insults someone. Say what happened without attacking anyone, and you can send it again.",
  tr: "Birine hakaret içeriyor. Kimseye saldırmadan ne olduğunu anlatıp yeniden gönderebilirsin.",
} as const satisfies Template;

/** Why a contribution is rejected; its author reads it. */
export const rejectionTemplates = [
  {
    key: "short",
    en: "Thank you. It says too little to help others. Add more and send it again.",
    tr: "Teşekkürler. Başkalarına yardımcı olacak kadar bilgi yok; biraz daha anlatıp yeniden gönderebilirsin.",
  },
  {
    key: "person",
    en: "It says something about a person that doesn't belong in public. Leave that out and send it again.",
    tr: "Bir kişiyle ilgili, herkese açık olmaması gereken bir bilgi içeriyor. Onu çıkarıp yeniden gönderebilirsin.",
  },
  {
    key: "exam",
    en: "Exam questions and lecturers' files can't be shared here.",
    tr: "Sınav soruları ve hocaların dosyaları burada paylaşılamaz.",
  },
  insultTemplate,
  {
    key: "place",
    en: "It doesn't belong here. Post it in a section that fits.",
    tr: "Yeri burası değil. Daha uygun bir bölümde paylaşabilirsin.",
  },
  { key: "again", en: "The same text has been sent before.", tr: "Aynısı daha önce gönderilmiş." },
] as const satisfies readonly Template[];

/** What they are called on the buttons that write them: `review:moderation.templates.insult`. */
export type TemplateName = (typeof rejectionTemplates)[number]["key"] | "rules";

/** Templates as forms name them: `en.removed` → the sentence. */
export const textsOf = (templates: readonly Template[]): ReadonlyMap<string, string> =>
  new Map(
    templates.flatMap(({ key, en, tr }): [string, string][] => [
      [`en.${key}`, en],
      [`tr.${key}`, tr],
    ]),
  );
