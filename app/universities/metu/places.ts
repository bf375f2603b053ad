/** Places of METU's campus in Ankara, in the order of lists; what is named first keeps its name on a crowded map. None without a source. */

type Kind = "campus" | "teaching" | "service" | "culture" | "dorm" | "gate";
type Row = readonly [id: string, kind: Kind, nameEn: string, nameTr: string, lat: number, lng: number, source: string];

/** The campus data of METU App (MIT licence), read in 2026: one point for each building. */
const buildings = "https://github.com/metuapp/metuapp-files/blob/main/map_assets/locations.csv";
/** The same project's stops of the campus ring (GTFS). */
const ring = "https://github.com/metuapp/metuapp-files/blob/main/gtfs_feeds/stops.txt";
/** Where maps begin; a view of the campus, not a building. */
const view = "https://www.metu.edu.tr/";

/** Event forms offer these. */
const presets: readonly string[] = ["campus", "mathematics", "physics", "informatics", "feas-a", "feas-b"];

const rows: readonly Row[] = [
  ["campus", "campus", "METU campus", "ODTÜ kampüsü", 39.8914, 32.7847, view],
  ["mathematics", "teaching", "Mathematics", "Matematik", 39.895687, 32.782398, buildings],
  ["physics", "teaching", "Physics", "Fizik", 39.894287, 32.781819, buildings],
  ["informatics", "teaching", "Informatics Institute", "Enformatik Enstitüsü", 39.892254, 32.778056, buildings],
  ["feas-a", "teaching", "FEAS building A", "İİBF A binası", 39.898313, 32.782742, buildings],
  ["feas-b", "teaching", "FEAS building B", "İİBF B binası", 39.898905, 32.778493, buildings],
  ["library", "service", "Library", "Kütüphane", 39.896041, 32.783225, buildings],
  ["rectorate", "service", "Rectorate", "Rektörlük", 39.894962, 32.784222, buildings],
  ["cafeteria", "service", "Cafeteria", "Yemekhane", 39.893674, 32.783756, buildings],
  ["shops", "service", "Shops (Çarşı)", "Çarşı", 39.892616, 32.788246, buildings],
  ["convention", "culture", "Culture and Convention Centre", "Kültür ve Kongre Merkezi", 39.894065, 32.78595, buildings],
  ["devrim", "culture", "Devrim stadium", "Devrim Stadyumu", 39.891782, 32.785249, buildings],
  ["gate-a1", "gate", "Gate A1", "A1 kapısı", 39.906963, 32.783815, ring],
  ["gate-a2", "gate", "Gate A2", "A2 kapısı", 39.907066, 32.765887, ring],
  ["metro", "gate", "ODTÜ metro station", "ODTÜ metro istasyonu", 39.908013, 32.784062, buildings],
  ["architecture", "teaching", "Architecture", "Mimarlık", 39.896854, 32.781858, buildings],
  ["human-sciences", "teaching", "Human Sciences building", "Beşeri Bilimler binası", 39.896247, 32.781969, buildings],
  ["biology", "teaching", "Biological Sciences", "Biyolojik Bilimler", 39.895777, 32.780027, buildings],
  ["chemistry", "teaching", "Chemistry", "Kimya", 39.89316, 32.782892, buildings],
  ["statistics", "teaching", "Statistics", "İstatistik", 39.893452, 32.781803, buildings],
  ["education", "teaching", "Faculty of Education", "Eğitim Fakültesi", 39.900667, 32.776425, buildings],
  ["foreign-language-education", "teaching", "Foreign Language Education", "Yabancı Diller Eğitimi", 39.902152, 32.773161, buildings],
  ["foreign-languages", "teaching", "School of Foreign Languages", "Yabancı Diller Yüksekokulu", 39.900486, 32.781296, buildings],
  ["engineering", "teaching", "Engineering building (MM)", "Mühendislik Merkez binası (MM)", 39.892353, 32.783428, buildings],
  ["computer", "teaching", "Computer Engineering", "Bilgisayar Mühendisliği", 39.891941, 32.783139, buildings],
  [
    "electrical",
    "teaching",
    "Electrical and Electronics Engineering",
    "Elektrik ve Elektronik Mühendisliği",
    39.891464,
    32.782184,
    buildings,
  ],
  ["industrial", "teaching", "Industrial Engineering", "Endüstri Mühendisliği", 39.892419, 32.78196, buildings],
  ["civil", "teaching", "Civil Engineering", "İnşaat Mühendisliği", 39.889505, 32.783998, buildings],
  ["mechanical", "teaching", "Mechanical Engineering, block A", "Makina Mühendisliği A blok", 39.889521, 32.782582, buildings],
  ["mechanical-g", "teaching", "Mechanical Engineering, block G", "Makina Mühendisliği G blok", 39.888929, 32.780372, buildings],
  ["chemical", "teaching", "Chemical Engineering", "Kimya Mühendisliği", 39.88799, 32.78211, buildings],
  ["environmental", "teaching", "Environmental Engineering", "Çevre Mühendisliği", 39.88692, 32.783142, buildings],
  ["food", "teaching", "Food Engineering", "Gıda Mühendisliği", 39.887644, 32.779086, buildings],
  ["geological", "teaching", "Geological Engineering", "Jeoloji Mühendisliği", 39.886113, 32.781489, buildings],
  [
    "metallurgy",
    "teaching",
    "Metallurgical and Materials Engineering",
    "Metalurji ve Malzeme Mühendisliği",
    39.886014,
    32.78267,
    buildings,
  ],
  ["mining", "teaching", "Mining Engineering", "Maden Mühendisliği", 39.885817, 32.780524, buildings],
  ["petroleum", "teaching", "Petroleum and Natural Gas Engineering", "Petrol ve Doğal Gaz Mühendisliği", 39.886656, 32.779344, buildings],
  ["aerospace", "teaching", "Aerospace Engineering", "Havacılık ve Uzay Mühendisliği", 39.884664, 32.778206, buildings],
  ["computer-center", "service", "Computer Center", "Bilgi İşlem Daire Başkanlığı", 39.891398, 32.783396, buildings],
  ["registrar", "service", "Registrar's Office", "Öğrenci İşleri Daire Başkanlığı", 39.894724, 32.784094, buildings],
  ["social-building", "service", "Social Building", "Sosyal Bina", 39.894493, 32.785167, buildings],
  ["new-cafeteria", "service", "New Cafeteria", "Yeni Yemekhane", 39.898445, 32.777089, buildings],
  ["health", "service", "Medical Center", "Sağlık ve Rehberlik Merkezi", 39.890897, 32.788571, buildings],
  ["post", "service", "Post office (PTT)", "PTT", 39.891711, 32.789512, buildings],
  ["gymnasium", "culture", "Gymnasium", "Büyük Spor Salonu", 39.891411, 32.787623, buildings],
  ["baraka", "culture", "Baraka sports hall", "Baraka Spor Salonu", 39.889966, 32.78573, buildings],
  ["indoor-pool", "culture", "Indoor swimming pool", "Kapalı Yüzme Havuzu", 39.889134, 32.787099, buildings],
  ["outdoor-pool", "culture", "Outdoor swimming pool", "Açık Yüzme Havuzu", 39.888476, 32.786745, buildings],
  ["odtukent-sports", "culture", "ODTÜKENT sports centre", "ODTÜKENT Spor Merkezi", 39.892584, 32.776643, buildings],
  ["science-tree", "culture", "Tree of Science", "Bilim Ağacı", 39.90809, 32.783902, buildings],
  ["dorm-1", "dorm", "Dormitory 1", "1. Yurt", 39.890507, 32.788371, buildings],
  ["dorm-2", "dorm", "Dormitory 2", "2. Yurt", 39.890262, 32.789296, buildings],
  ["dorm-3", "dorm", "Dormitory 3", "3. Yurt", 39.889785, 32.787834, buildings],
  ["dorm-4", "dorm", "Dormitory 4", "4. Yurt", 39.889556, 32.788601, buildings],
  ["dorm-5", "dorm", "Dormitory 5", "5. Yurt", 39.889149, 32.789652, buildings],
  ["dorm-6", "dorm", "Dormitory 6", "6. Yurt", 39.888463, 32.789778, buildings],
  ["dorm-7", "dorm", "Dormitory 7", "7. Yurt", 39.889054, 32.788856, buildings],
  ["dorm-8", "dorm", "Dormitory 8", "8. Yurt", 39.88883, 32.788107, buildings],
  ["dorm-9", "dorm", "Dormitory 9", "9. Yurt", 39.888008, 32.790317, buildings],
  ["dorm-19", "dorm", "Dormitory 19", "19. Yurt", 39.885632, 32.777154, buildings],
  ["dorm-faika", "dorm", "Faika Demiray dormitory", "Faika Demiray Yurdu", 39.886466, 32.777287, buildings],
  ["dorm-isa", "dorm", "İsa Demiray dormitory", "İsa Demiray Yurdu", 39.887349, 32.777167, buildings],
  ["dorm-refika", "dorm", "Refika Aksoy dormitory", "Refika Aksoy Yurdu", 39.884793, 32.777144, buildings],
];

/** What people call places beside their names, in both languages: by what is there, in short, by a department's letters. */
const alsoCalled: Readonly<Record<string, string>> = {
  library: "librarian lib",
  rectorate: "rector president",
  cafeteria: "canteen dining lunch kafeterya yemek",
  "new-cafeteria": "canteen dining lunch kafeterya yemek",
  shops: "shopping market mall alışveriş",
  convention: "kkm culture congress hall kongre",
  devrim: "stadium stad stadı stat",
  metro: "subway underground stop durak metroya",
  mathematics: "math maths mat",
  physics: "phys",
  chemistry: "chem",
  biology: "bio biyoloji",
  statistics: "stat",
  architecture: "arch",
  "foreign-language-education": "fle",
  "foreign-languages": "prep hazırlık",
  computer: "ceng",
  electrical: "ee eee",
  industrial: "ie",
  civil: "ce",
  chemical: "che",
  environmental: "enve",
  food: "fde",
  geological: "geoe",
  metallurgy: "mete",
  petroleum: "pete",
  aerospace: "aee",
  "computer-center": "bidb",
  registrar: "student affairs işleri registration oidb",
  health: "doctor infirmary clinic hospital mediko revir doktor hastane medico",
  post: "cargo mail posta",
  gymnasium: "gym fitness spor sports",
  baraka: "gym spor sports",
  "indoor-pool": "pool swim yüzmek havuz",
  "outdoor-pool": "pool swim yüzmek havuz",
  "odtukent-sports": "gym fitness spor sports",
};

export const places = rows.map(([id, kind, nameEn, nameTr, lat, lng, source]) => {
  const isPreset = presets.includes(id);
  return { id, kind, nameEn, nameTr, also: alsoCalled[id] ?? "", lat, lng, source, isPreset };
});
