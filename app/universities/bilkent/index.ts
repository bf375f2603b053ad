/** The university pack of Bilkent. Every page carries it; lists lie in files beside it. */
import type { University } from "../pack";

export const university: University = {
  code: "BILKENT",
  nameEn: "Bilkent University",
  nameTr: "Bilkent Üniversitesi",
  shortEn: "Bilkent",
  shortTr: "Bilkent",
  turkishNames: { Cyprus: "Kuzey Kıbrıs", TRNC: "KKTC", "Main Campus": "Merkez Kampus", "East Campus": "Doğu Kampusu" },
  /** Students' addresses are at ug.bilkent.edu.tr, those of staff at bilkent.edu.tr. */
  mailDomains: ["bilkent.edu.tr", "ug.bilkent.edu.tr"],
  mailboxes: {
    suffix: "+",
    providers: [
      { domains: ["gmail.com", "googlemail.com"], ignored: "." },
      { domains: ["proton.me", "protonmail.com", "pm.me"], ignored: ".-_" },
      { domains: ["yandex.com", "yandex.com.tr", "yandex.ru", "ya.ru"], ignored: "" },
    ],
  },
  timeZone: "Europe/Istanbul",
  cityEn: "Ankara",
  cityTr: "Ankara",
  terms: [
    { number: 1, key: "fall" },
    { number: 2, key: "spring" },
    { number: 3, key: "summer" },
  ],
  /** As encyclopedias give it: https://en.wikipedia.org/wiki/Bilkent_University */
  centre: { lat: 39.868, lng: 32.7487 },
  region: "TR",
};
