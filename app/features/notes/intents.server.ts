/** What students ask the assistant of notes. */
import type { IntentDraft } from "~/engines/intents";
import { ownPostIntent, postIntent } from "~/engines/posts/intents.server";
import { notes } from "./notes.collection";

export const noteIntents: readonly IntentDraft[] = [
  postIntent(notes, {
    name: "of-course",
    utterances: {
      en: [
        "did anybody share what they wrote in {course} lectures",
        "formula sheet for {course}",
        "has anyone posted notes for {course}",
        "notes of {course}",
        "are there notes for {course}",
        "{course} lecture notes",
        "any summary for {course}",
        "study material for {course}",
        "where can I find {course} notes",
        "{course} pdf notes",
      ],
      tr: [
        "{course} özet atan olmuş mu",
        "{course} formül kağıdı koyan var mı",
        "{course} notunu paylaşan oldu mu",
        "{course} notları var mı",
        "{course} ders notu",
        "{course} notu arıyorum",
        "{course} özeti",
        "{course} için çalışma notu",
        "{course} pdf notlar",
        "{course} notlarını nereden bulurum",
      ],
    },
  }),
  ownPostIntent(notes, {
    name: "own",
    utterances: {
      en: [
        "which notes did I upload",
        "are the notes I shared online",
        "did my notes get approved",
        "my uploaded notes",
        "list the lecture notes I shared",
        "is my pdf published already",
        "how many notes did I upload",
        "what notes of mine are on the site",
      ],
      tr: [
        "hangi notları yüklemişim",
        "yüklediğim notlar yayında mı",
        "paylaştığım ders notları",
        "notlarım onaylandı mı",
        "yüklediğim pdf yayınlandı mı",
        "kaç not yükledim",
        "paylaştığım notlar neler",
        "sitede bana ait hangi notlar var",
      ],
    },
  }),
];
