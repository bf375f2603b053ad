/** Where one reads how things are done at the university, for the assistant. */
import type { Guide } from "~/engines/intents";

export const informationGuides = {
  steps: {
    to: "/information/all",
    title: { en: "Information", tr: "Bilgi sayfaları" },
    text: {
      en: "How things are done at the university, step by step: who can apply, what to prepare and what to watch out for. Use Search information to find yours.",
      tr: "Üniversitedeki işler, adım adım: kimler başvurabilir, ne hazırlamak gerekir, nelere dikkat etmeli. Bilgi sayfalarında ara ile aradığını bul.",
    },
    asked: {
      en: [
        "step by step instructions for university paperwork",
        "how are things done at the university",
        "which documents do I have to prepare",
        "guide to official procedures",
        "student affairs procedures",
        "information pages",
        "who do I apply to for a petition",
        "step by step guide to procedures",
        "which documents do I need for an official procedure",
        "how do I write a petition",
      ],
      tr: [
        "üniversite işleri için adım adım anlatım",
        "üniversitede işler nasıl yürüyor",
        "hangi belgeleri hazırlamam gerekiyor",
        "resmî işlemler rehberi",
        "öğrenci işleri işlemleri",
        "bilgi sayfaları",
        "dilekçe için nereye başvururum",
        "işlemler için adım adım rehber",
        "resmî işlem için hangi belgeler gerekli",
        "dilekçe nasıl yazılır",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
