/** The university pack of METU: what the product knows of this university and of no other. Every page carries it; lists lie in files beside it. */
import type { University } from "../pack";

export const university = {
  code: "METU",
  nameEn: "Middle East Technical University",
  nameTr: "Orta Doğu Teknik Üniversitesi",
  shortEn: "METU",
  shortTr: "ODTÜ",
  /** What forms offer and rows keep in English, in Turkish. */
  turkishNames: {
    METU: "ODTÜ",
    "METU NCC": "ODTÜ Kuzey Kıbrıs Kampusu",
    Cyprus: "Kuzey Kıbrıs",
    TRNC: "KKTC",
    "Physics U3": "Fizik U3",
    "Physics Lawns": "Fizik Çimleri",
  },
  /** Mail domains that may register, until an admin sets others. */
  mailDomains: ["metu.edu.tr"],
  /**
   * When two addresses are one mailbox. What stands behind `suffix` is ignored everywhere; of a provider's domains the same
   * name is the same mailbox, and `ignored` characters name no other. Rows keep what follows from it (`users.mailbox`).
   */
  mailboxes: {
    suffix: "+",
    providers: [
      { domains: ["gmail.com", "googlemail.com"], ignored: "." },
      { domains: ["proton.me", "protonmail.com", "pm.me"], ignored: ".-_" },
      { domains: ["yandex.com", "yandex.com.tr", "yandex.ru", "ya.ru"], ignored: "" },
    ],
  },
  timeZone: "Europe/Istanbul",
  /** The city by which people call that time: `Ankara time`. */
  cityEn: "Ankara",
  cityTr: "Ankara",
  /** Terms of an academic year, in order; a term is written `<first year>-<number>`. */
  terms: [
    { number: 1, key: "fall" },
    { number: 2, key: "spring" },
    { number: 3, key: "summer" },
  ],
  /** Where maps begin. */
  centre: { lat: 39.8914, lng: 32.7847 },
  /** Two letters of the country, as map services take it. */
  region: "TR",
} as const satisfies University;
