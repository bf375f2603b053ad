/** B planının sözleri: şube doluysa ne yapmalı. */
import type { Translation } from "../../../../platform/i18n/types";
import type { planB as original } from "./en";

export const planB: Translation<typeof original> = {
  lead: "Şubelerinden biri dolarsa ne alabilirsin: önce en az değişiklik isteyenler, sonra boş günlerini ve saatlerini koruyanlar.",
  seats: "Öğrencilerin yazdığı kontenjanlar",
  unknown: "Hocam hangi şubelerin dolu olduğunu bilmez. Yalnızca alabileceğin şubeler listelenir.",
  noScripts: "B planı tarayıcında hesaplanır. Görmek için JavaScript'i aç.",
  failed: "B planı bu tarayıcıda hesaplanamadı. Tarayıcını güncelle ya da başka bir tarayıcı dene.",
  tooLong: "Bakılacak şube çok fazla. Bu programdaki ders sayısını azalt.",
  working: "B planı hesaplanıyor…",
  conflicts: "Bu programda çakışma var. B planı onları da çözer; daha az değişiklik için önce çakışmaları gider.",
  full: "{{code}} {{number}}. şube doluysa",
  take: "Yerine {{number}}. şubeyi al",
  also: "{{code}} dersini de {{number}}. şubeye geçir",
  or: "Ya da {{number}}. şubeyi al",
  noOther: "{{code}} dersinin alabileceğin başka şubesi yok.",
  courses: "Ne değiştirirsen değiştir, öbür şubelerin hepsi çakışıyor.",
  items: "Öbür şubelerin hepsi kişisel etkinliklerinle çakışıyor.",
  drop: "{{code}} dersini bırakırsan gerisi olduğu gibi kalır.",
  without: "{{code}} olmadan oluyor:",
  withoutTake: "{{number}}. şubeyi al",
  withoutAlso: "{{code}} dersini {{number}}. şubeye geçir",
  print: "Yazdır",
};
