/** What students ask the assistant of notes. */
import type { IntentDraft } from "~/engines/intents";
import { postIntent } from "~/engines/posts/intents.server";
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
];
