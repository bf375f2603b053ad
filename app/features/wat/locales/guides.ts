/** How Work & Travel seasons are found, compared and shared, for the assistant. */
import type { Guide } from "~/engines/intents";

export const watGuides = {
  compare: {
    to: "/wat",
    title: { en: "Work & Travel comparison", tr: "Work & Travel karşılaştırması" },
    text: {
      en: "The latest seasons stand side by side: promised and actual wage and hours. Tick “Compare” at some and press “Compare selected”.",
      tr: "Son sezonlar yan yana: vadedilen ve gerçek ücret ve saatler. Birkaçında “Karşılaştır”ı işaretleyip “Seçilenleri karşılaştır”a bas.",
    },
    asked: {
      en: [
        "side by side comparison of agencies and wages",
        "comparison of seasons",
        "promised versus actual in work and travel",
        "compare work and travel seasons",
        "compare agencies side by side",
        "promised and actual wage",
        "did agencies keep their promises",
        "work and travel comparison table",
      ],
      tr: [
        "vadedilen ve gerçek saatler karşılaştırma",
        "şirketleri karşılaştır",
        "sezon karşılaştırması",
        "work and travel sezonlarını karşılaştır",
        "aracı şirketleri yan yana görmek",
        "vadedilen ve gerçek ücret",
        "şirketler vaadini tutmuş mu",
        "wat karsilastirma tablosu",
      ],
    },
  },
  read: {
    to: "/wat/all",
    title: { en: "Work & Travel", tr: "Work & Travel" },
    text: {
      en: "Search the seasons or filter them by year, agency and state; each tells job, pay, hours, housing and whether its author would go again.",
      tr: "Sezonlarda ara ya da yıl, aracı şirket ve eyalete göre süz; her birinde iş, ücret, saatler, konaklama ve yazanın yine gidip gitmeyeceği var.",
    },
    asked: {
      en: [
        "search the list of seasons",
        "list of seasons with housing",
        "seasons of an agency",
        "would they go again",
        "where are the work and travel experiences listed",
        "filter seasons by agency",
        "search wat seasons by year",
        "would people go again with work and travel",
        "housing and deductions in seasons",
      ],
      tr: [
        "sezonların listesini gör",
        "sezon listesi",
        "yine gider miydi diyenler",
        "sezonlara göz atmak",
        "work and travel yazılarını nerede bulurum",
        "sezonları şirkete göre süz",
        "wat sezonlarında arama",
        "gidenler yine gider miydi",
        "sezonlarda konaklama ve kesintiler",
      ],
    },
  },
  share: {
    to: "/wat/add",
    title: { en: "Share your Work & Travel experience", tr: "Work & Travel deneyimini paylaş" },
    text: {
      en: "Fill in the three steps: the job, pay and hours, and living there and your experience; then press “Publish”.",
      tr: "Üç adımı doldur: iş, ücret ve saatler, orada yaşam ve deneyimin; sonra “Yayımla”ya bas.",
    },
    asked: {
      en: [
        "share my season",
        "write about my season",
        "share how my agency was",
        "rate the agency and employer of my season",
        "share my work and travel experience",
        "add a season",
        "write about my wat employer",
        "rate my agency",
      ],
      tr: [
        "work and travel sezonu eklemek yazmak",
        "sezonumu paylaşmak",
        "işverenimi ve şirketimi yazmak",
        "work and travel deneyimimi paylaş",
        "sezon eklemek",
        "wat işverenimi anlatmak",
        "aracı şirketimi değerlendirmek",
      ],
    },
  },
  own: {
    to: "/wat/personal",
    title: { en: "My Work & Travel seasons", tr: "Work & Travel sezonlarım" },
    text: {
      en: "Your seasons are here; open one to edit or delete it.",
      tr: "Sezonların burada; düzenlemek ya da silmek için birini aç.",
    },
    asked: {
      en: [
        "change or delete a season I shared",
        "my seasons",
        "seasons of mine",
        "edit or delete my seasons",
        "my work and travel seasons",
        "edit my season",
        "delete the season I shared",
        "seasons I wrote",
      ],
      tr: [
        "kendi sezonlarım",
        "sezonumu silmek",
        "benim sezonlarım",
        "sezonlarımı düzenlemek",
        "work and travel sezonlarım",
        "sezonumu düzenle",
        "paylaştığım sezonu sil",
        "yazdığım sezonlar",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
