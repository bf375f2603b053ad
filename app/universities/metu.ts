/** The university pack of METU: what the product knows of this university and of no other. */
export const metu = {
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
  /**
   * Places of the campus, the order being theirs in lists. Coordinates are approximate: they lead to the right building,
   * not to its door. Event forms offer `isPreset` ones.
   */
  places: [
    { id: "campus", kind: "campus", nameEn: "METU campus", nameTr: "ODTÜ kampüsü", lat: 39.8914, lng: 32.7847, isPreset: true },
    { id: "mathematics", kind: "teaching", nameEn: "Mathematics", nameTr: "Matematik", lat: 39.8948, lng: 32.7804, isPreset: true },
    { id: "physics", kind: "teaching", nameEn: "Physics", nameTr: "Fizik", lat: 39.8956, lng: 32.7822, isPreset: true },
    {
      id: "informatics",
      kind: "teaching",
      nameEn: "Informatics Institute",
      nameTr: "Enformatik Enstitüsü",
      lat: 39.8909,
      lng: 32.7826,
      isPreset: true,
    },
    { id: "feas-a", kind: "teaching", nameEn: "FEAS building A", nameTr: "İİBF A binası", lat: 39.8971, lng: 32.7816, isPreset: true },
    { id: "feas-b", kind: "teaching", nameEn: "FEAS building B", nameTr: "İİBF B binası", lat: 39.8975, lng: 32.7827, isPreset: true },
    { id: "library", kind: "service", nameEn: "Library", nameTr: "Kütüphane", lat: 39.8937, lng: 32.7844, isPreset: false },
    { id: "rectorate", kind: "service", nameEn: "Rectorate", nameTr: "Rektörlük", lat: 39.8922, lng: 32.7862, isPreset: false },
    {
      id: "convention",
      kind: "culture",
      nameEn: "Culture and Convention Centre",
      nameTr: "Kültür ve Kongre Merkezi",
      lat: 39.8932,
      lng: 32.7877,
      isPreset: false,
    },
    { id: "devrim", kind: "culture", nameEn: "Devrim stadium", nameTr: "Devrim Stadyumu", lat: 39.8952, lng: 32.7856, isPreset: false },
    { id: "cafeteria", kind: "service", nameEn: "Cafeteria", nameTr: "Yemekhane", lat: 39.8945, lng: 32.7832, isPreset: false },
    { id: "shops", kind: "service", nameEn: "Shops (Çarşı)", nameTr: "Çarşı", lat: 39.8975, lng: 32.7768, isPreset: false },
    { id: "gate-a1", kind: "gate", nameEn: "Gate A1", nameTr: "A1 kapısı", lat: 39.9066, lng: 32.7859, isPreset: false },
    { id: "gate-a4", kind: "gate", nameEn: "Gate A4", nameTr: "A4 kapısı", lat: 39.8903, lng: 32.8001, isPreset: false },
  ],
} as const;
