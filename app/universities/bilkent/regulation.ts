/** Bilkent's rules in our own words: those that the catalog's pages say (2024–25). The university's own texts decide. */
import { type Rule, type RuleDocument, rulesOf } from "../rule";

export const documents: Readonly<Record<string, RuleDocument>> = {
  standing: {
    name: { en: "Catalog: academic standing", tr: "Katalog: akademik durum" },
    url: "https://catalog.bilkent.edu.tr/general/standing.html",
    readOn: "2026-11",
  },
  grading: {
    name: { en: "Catalog: grading", tr: "Katalog: notlar" },
    url: "https://catalog.bilkent.edu.tr/general/grading.html",
    readOn: "2026-11",
  },
};

const standing = rulesOf("standing", [
  {
    id: "standing",
    article: "4.13–4.20",
    title: { en: "Honour and high honour", tr: "Şeref ve yüksek şeref" },
    text: {
      en: "A semester GPA of 3.00–3.49 brings honour and 3.50 or more high honour, with at least a minimum load and a CGPA of 2.00 or more.",
      tr: "Dönem ortalaması 3,00–3,49 olan şeref, 3,50 ve üstü olan yüksek şeref öğrencisidir; en az asgari ders yükü ve 2,00 genel ortalama aranır.",
    },
    asked: {
      en: "what GPA is honour; how do I become a high honour student; honor list average; is 3.5 high honour; honour student conditions",
      tr: "şeref öğrencisi olmak için kaç ortalama; yüksek şeref kaç; onur listesi; 3.5 yüksek şeref mi; şeref koşulları",
    },
  },
  {
    id: "probation",
    article: "4.13–4.20",
    title: { en: "Probation", tr: "Sınamalı durum" },
    text: {
      en: "A CGPA of 1.80–1.99 at the end of a semester means probation, below 1.80 unsatisfactory standing. F, FX, FZ, U and W come first then, and new courses are limited.",
      tr: "Dönem sonunda genel ortalaması 1,80–1,99 olan sınamalı, 1,80'in altında olan yetersizdir. Önce F, FX, FZ, U ve W alınan dersler tekrarlanır, yeni ders sınırlıdır.",
    },
    asked: {
      en: "when am I on probation; CGPA below 2.00; unsatisfactory standing; can I take new courses on probation; CGPA under 1.80",
      tr: "ne zaman sınamalı olurum; ortalamam 2'nin altında; yetersiz öğrenci; sınamalıyken yeni ders; ortalamam 1.80 altında",
    },
  },
]);

const load = rulesOf("grading", [
  {
    id: "load",
    article: "4.2, 4.3",
    title: { en: "Course load", tr: "Ders yükü" },
    text: {
      en: "Each programme has a normal load. With the advisor's recommendation and the chair's approval at most two more courses may be taken.",
      tr: "Her programın normal ders yükü vardır. Danışmanın önerisi ve bölüm başkanının onayıyla en çok iki ders fazla alınır.",
    },
    asked: {
      en: "how many courses may I take; overload; two extra courses; normal course load; take more courses than normal",
      tr: "kaç ders alabilirim; fazla ders almak; iki ders fazla; normal ders yükü; üst sınırdan fazla ders",
    },
  },
]);

export const rules: readonly Rule[] = [...standing, ...load];
export const regulation = rules;
