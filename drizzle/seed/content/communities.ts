/** Invented communities, as students would describe theirs. */

export interface SeedCommunity {
  slug: string;
  name: string;
  description: string;
  links: { label: string; url: string }[];
  isTrusted?: boolean;
  isShownToGuests?: boolean;
  status?: "active" | "archived";
  /** What the demo student is in it. */
  demoStudent?: "organizer" | "member" | "asks";
  /** Invented students in it, the first of whom presides. */
  members: number;
  /** Notes of those who ask to join. */
  requests: string[];
}

export const seedCommunities: SeedCommunity[] = [
  {
    slug: "perde-arasi",
    name: "Perde Arası Tiyatro",
    description:
      "Her dönem bir oyun çıkarıyoruz; oynayan, yazan, ışık tutan, dekor boyayan herkese yer var. Provalar salı ve perşembe akşamları, deneyim aranmıyor. Dönem sonunda üç gece sahnedeyiz.",
    links: [
      { label: "Prova günlüğü", url: "https://perde-arasi.example.org/gunluk" },
      { label: "Instagram", url: "https://www.instagram.com/perdearasi.example" },
    ],
    isTrusted: true,
    isShownToGuests: true,
    demoStudent: "organizer",
    members: 9,
    requests: [
      "Lisede iki yıl oynadım, burada ışık öğrenmek istiyorum.",
      "I am on exchange until June and would love to help with costumes. My Turkish is slow but I listen well.",
    ],
  },
  {
    slug: "zirve-yolu",
    name: "Zirve Yolu Dağcılık",
    description:
      "Hafta sonları yürüyüş, yazın yüksek dağ. Önce ip ve düğüm eğitimi, sonra birlikte tırmanış; malzemeyi topluluktan ödünç alabilirsin. Kimse geride bırakılmaz: yavaş olanın hızıyla yürürüz.",
    links: [{ label: "Malzeme listesi", url: "https://zirve-yolu.example.org/malzeme" }],
    isShownToGuests: true,
    demoStudent: "asks",
    members: 14,
    requests: ["Düzenli koşuyorum, tırmanmayı hiç denemedim."],
  },
  {
    slug: "robot-atolyesi",
    name: "Robot Atölyesi",
    description:
      "We build one robot a year and take it to a competition, whatever happens on the way there. First years solder next to people who have done it four times. The workshop is open on weekdays after five.",
    links: [{ label: "", url: "https://robot-atolyesi.example.org" }],
    demoStudent: "member",
    members: 6,
    requests: [],
  },
  {
    slug: "eski-fanzin",
    name: "Eski Fanzin",
    description: "Beş sayı çıkarıp dağılan fanzin ekibi. Sayılar kütüphanede duruyor; yeniden başlamak isteyen çıkarsa arşivden çıkarız.",
    links: [],
    status: "archived",
    members: 3,
    requests: [],
  },
  {
    slug: "kulaktan-kulaga",
    name: "Kulaktan Kulağa Koro",
    description:
      "Nota bilmek gerekmiyor, dinlemek yeter. Pazartesi akşamları ses açıyor, dönem sonunda kampüsün bir köşesinde habersiz söylüyoruz.",
    links: [{ label: "Bu dönemin şarkıları", url: "https://kulaktan-kulaga.example.org/sarkilar" }],
    isShownToGuests: true,
    members: 18,
    requests: ["Alto olduğumu sanıyorum, emin değilim. Denemeye gelebilir miyim?"],
  },
  {
    slug: "open-table",
    name: "Open Table",
    description:
      "Exchange students and everybody who would like to meet them. We cook one country every second Sunday and walk somewhere on the others. Bring a recipe or an appetite.",
    links: [{ label: "Recipes so far", url: "https://open-table.example.org" }],
    isShownToGuests: true,
    demoStudent: "member",
    members: 22,
    requests: ["I come from Tbilisi and can teach you khinkali."],
  },
  {
    slug: "gece-gozlem",
    name: "Gece Gözlem",
    description:
      "Ay olmayan gecelerde çatıdayız. Teleskop kurmayı ilk akşam öğretiyoruz, sabaha kalan çay yapıyor. Meteor yağmurlarında Eymir'e gidiyoruz.",
    links: [],
    isTrusted: true,
    members: 11,
    requests: [],
  },
  {
    slug: "kod-kahvesi",
    name: "Kod Kahvesi",
    description:
      "Saturday mornings, one table, laptops open. People bring what they are stuck on and leave with it working, or with a better question. Beginners sit in the middle.",
    links: [{ label: "What we built", url: "https://kod-kahvesi.example.org" }],
    isShownToGuests: true,
    members: 16,
    requests: ["Birinci sınıftayım, Python biliyorum denecek kadar biliyorum.", "I'd like to bring a small game that crashes."],
  },
];
