/** Sentences that staff answer reports with, in both languages: a report is answered in its reporter's. */
import { rejectionTemplates, type Template, textsOf } from "~/engines/review/templates";

export const answerTemplates = [
  {
    key: "removed",
    en: "Thank you. It breaks our rules, so we removed it.",
    tr: "Teşekkürler. Kurallarımıza aykırı olduğu için kaldırdık.",
  },
  {
    key: "personal",
    en: "Thank you. It showed someone's personal data, so we removed it.",
    tr: "Teşekkürler. Birinin kişisel verisini gösterdiği için kaldırdık.",
  },
  {
    key: "exam",
    en: "Thank you. Exam questions and lecturers' files can't be shared here, so we removed it.",
    tr: "Teşekkürler. Sınav soruları ve hocaların dosyaları burada paylaşılamaz; bu yüzden kaldırdık.",
  },
  { key: "fixed", en: "Thank you. We found the mistake and fixed it.", tr: "Teşekkürler. Hatayı bulduk ve düzelttik." },
  {
    key: "opinion",
    en: "We looked at it. It's a personal opinion within our rules, so it stays.",
    tr: "İnceledik. Kurallarımız içinde kalan kişisel bir görüş olduğu için yerinde kalıyor.",
  },
  {
    key: "unclear",
    en: "We looked at it and found nothing to act on. If we missed something, report it again with more details.",
    tr: "İnceledik ama yapılacak bir şey bulamadık. Gözümüzden kaçan bir şey varsa ayrıntılarıyla yeniden şikâyet et.",
  },
] as const satisfies readonly Template[];

/** What the author of a thing reads when it is removed for a report. */
export const authorTemplates = [
  ...rejectionTemplates.filter(({ key }) => key !== "short"),
  {
    key: "rules",
    en: "It breaks our rules, so we removed it.",
    tr: "Kurallarımıza aykırı olduğu için kaldırdık.",
  },
] as const satisfies readonly Template[];

export const authorTemplateTexts = textsOf(authorTemplates);

/** The sentences as forms name them: `en.removed`. */
export const templateTexts = textsOf(answerTemplates);
