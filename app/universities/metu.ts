/** The university pack of METU: what the product knows of this university and of no other. */
export const metu = {
  code: "METU",
  nameEn: "Middle East Technical University",
  nameTr: "Orta Doğu Teknik Üniversitesi",
  shortEn: "METU",
  shortTr: "ODTÜ",
  /** Mail domains that may register, until an admin sets others. */
  mailDomains: ["metu.edu.tr"],
  timeZone: "Europe/Istanbul",
  /** Terms of an academic year, in order; a term is written `<first year>-<number>`. */
  terms: [
    { number: 1, key: "fall" },
    { number: 2, key: "spring" },
    { number: 3, key: "summer" },
  ],
} as const;
