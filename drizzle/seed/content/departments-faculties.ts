// Departments of the Ankara faculties and of the units under the rectorate, which own most undergraduate courses.
import type { SeedDepartment } from "./types";

export const facultyDepartments: SeedDepartment[] = [
  {
    numericCode: "120", code: "ARCH", nameEn: "Architecture", nameTr: "Mimarlık",
    campus: "ankara", faculty: "Architecture",
  },
  {
    numericCode: "121", code: "CRP", nameEn: "City and Regional Planning", nameTr: "Şehir ve Bölge Planlama",
    campus: "ankara", faculty: "Architecture",
  },
  {
    numericCode: "125", code: "ID", nameEn: "Industrial Design", nameTr: "Endüstriyel Tasarım",
    campus: "ankara", faculty: "Architecture",
  },
  {
    numericCode: "219", code: "GENE", nameEn: "Molecular Biology and Genetics", nameTr: "Moleküler Biyoloji ve Genetik",
    campus: "ankara", faculty: "Arts and Sciences",
  },
  {
    numericCode: "230", code: "PHYS", nameEn: "Physics", nameTr: "Fizik",
    campus: "ankara", faculty: "Arts and Sciences",
  },
  {
    numericCode: "232", code: "SOC", nameEn: "Sociology", nameTr: "Sosyoloji",
    campus: "ankara", faculty: "Arts and Sciences",
  },
  {
    numericCode: "233", code: "PSY", nameEn: "Psychology", nameTr: "Psikoloji",
    campus: "ankara", faculty: "Arts and Sciences",
  },
  {
    numericCode: "234", code: "CHEM", nameEn: "Chemistry", nameTr: "Kimya",
    campus: "ankara", faculty: "Arts and Sciences",
  },
  {
    numericCode: "236", code: "MATH", nameEn: "Mathematics", nameTr: "Matematik",
    campus: "ankara", faculty: "Arts and Sciences",
  },
  {
    numericCode: "238", code: "BIOL", nameEn: "Biology", nameTr: "Biyoloji",
    campus: "ankara", faculty: "Arts and Sciences",
  },
  {
    numericCode: "240", code: "HIST", nameEn: "History", nameTr: "Tarih",
    campus: "ankara", faculty: "Arts and Sciences",
  },
  {
    numericCode: "241", code: "PHIL", nameEn: "Philosophy", nameTr: "Felsefe",
    campus: "ankara", faculty: "Arts and Sciences",
  },
  {
    numericCode: "246", code: "STAT", nameEn: "Statistics", nameTr: "İstatistik",
    campus: "ankara", faculty: "Arts and Sciences",
  },
  {
    numericCode: "310", code: "ADM", nameEn: "Political Science and Public Administration",
    nameTr: "Siyaset Bilimi ve Kamu Yönetimi",
    campus: "ankara", faculty: "Economic and Administrative Sciences",
  },
  {
    numericCode: "311", code: "ECON", nameEn: "Economics", nameTr: "İktisat",
    campus: "ankara", faculty: "Economic and Administrative Sciences",
  },
  {
    numericCode: "312", code: "BA", nameEn: "Business Administration", nameTr: "İşletme",
    campus: "ankara", faculty: "Economic and Administrative Sciences",
  },
  {
    numericCode: "314", code: "IR", nameEn: "International Relations", nameTr: "Uluslararası İlişkiler",
    campus: "ankara", faculty: "Economic and Administrative Sciences",
  },
  {
    numericCode: "315", code: "GIA", nameEn: "Global and International Affairs (International Joint Program)",
    nameTr: "Küresel Siyaset ve Uluslararası İlişkiler (Uluslararası Ortak Program)",
    campus: "ankara", faculty: "Economic and Administrative Sciences",
  },
  {
    numericCode: "316", code: "BAS", nameEn: "Business Administration (International Joint Program)",
    nameTr: "İşletme (Uluslararası Ortak Program)",
    campus: "ankara", faculty: "Economic and Administrative Sciences",
  },
  {
    numericCode: "401", code: null, nameEn: "Elementary and Early Childhood Education", nameTr: "Temel Eğitim",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "410", code: null, nameEn: "Elementary Education", nameTr: "İlköğretim",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "411", code: "ECE", nameEn: "Early Childhood Education", nameTr: "Okul Öncesi Öğretmenliği",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "412", code: null, nameEn: "Elementary Science Education", nameTr: "Fen Bilgisi Öğretmenliği",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "413", code: null, nameEn: "Elementary Mathematics Education",
    nameTr: "İlköğretim Matematik Öğretmenliği",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "420", code: "SSME", nameEn: "Secondary Science and Mathematics Education",
    nameTr: "Ortaöğretim Fen ve Matematik Alanları Eğitimi",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "421", code: null, nameEn: "Physics Education", nameTr: "Fizik Öğretmenliği",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "422", code: null, nameEn: "Chemistry Education", nameTr: "Kimya Öğretmenliği",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "423", code: null, nameEn: "Mathematics Education", nameTr: "Matematik Öğretmenliği",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "430", code: "CEIT", nameEn: "Computer Education and Instructional Technology",
    nameTr: "Bilgisayar ve Öğretim Teknolojileri Eğitimi",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "450", code: "FLE", nameEn: "Foreign Language Education", nameTr: "Yabancı Diller Eğitimi",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "451", code: "TEFL", nameEn: "English Language Teaching (International Joint Program)",
    nameTr: "İngilizce Öğretmenliği (Uluslararası Ortak Program)",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "453", code: "PES", nameEn: "Physical Education and Sports", nameTr: "Beden Eğitimi ve Spor",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "454", code: "EDS", nameEn: "Educational Sciences", nameTr: "Eğitim Bilimleri",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "459", code: null, nameEn: "Biology Education", nameTr: "Biyoloji Öğretmenliği",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "460", code: "MSE", nameEn: "Mathematics and Science Education",
    nameTr: "Matematik ve Fen Bilimleri Eğitimi",
    campus: "ankara", faculty: "Education",
  },
  {
    numericCode: "560", code: "ENVE", nameEn: "Environmental Engineering", nameTr: "Çevre Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "561", code: "ES", nameEn: "Engineering Sciences", nameTr: "Mühendislik Bilimleri",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "562", code: "CE", nameEn: "Civil Engineering", nameTr: "İnşaat Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "563", code: "CHE", nameEn: "Chemical Engineering", nameTr: "Kimya Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "564", code: "GEOE", nameEn: "Geological Engineering", nameTr: "Jeoloji Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "565", code: "MINE", nameEn: "Mining Engineering", nameTr: "Maden Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "566", code: "PETE", nameEn: "Petroleum and Natural Gas Engineering",
    nameTr: "Petrol ve Doğal Gaz Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "567", code: "EE", nameEn: "Electrical and Electronics Engineering",
    nameTr: "Elektrik ve Elektronik Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "568", code: "IE", nameEn: "Industrial Engineering", nameTr: "Endüstri Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "569", code: "ME", nameEn: "Mechanical Engineering", nameTr: "Makina Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "570", code: "METE", nameEn: "Metallurgical and Materials Engineering",
    nameTr: "Metalurji ve Malzeme Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "571", code: "CENG", nameEn: "Computer Engineering", nameTr: "Bilgisayar Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "572", code: "AEE", nameEn: "Aerospace Engineering", nameTr: "Havacılık ve Uzay Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "573", code: "FDE", nameEn: "Food Engineering", nameTr: "Gıda Mühendisliği",
    campus: "ankara", faculty: "Engineering",
  },
  {
    numericCode: "602", code: null, nameEn: "Modern Languages (Arabic)", nameTr: "Modern Diller (Arapça)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "603", code: "FREN", nameEn: "Modern Languages (French)", nameTr: "Modern Diller (Fransızca)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "604", code: "GERM", nameEn: "Modern Languages (German)", nameTr: "Modern Diller (Almanca)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "605", code: "JA", nameEn: "Modern Languages (Japanese)", nameTr: "Modern Diller (Japonca)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "606", code: "ITAL", nameEn: "Modern Languages (Italian)", nameTr: "Modern Diller (İtalyanca)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "607", code: "RUS", nameEn: "Modern Languages (Russian)", nameTr: "Modern Diller (Rusça)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "608", code: "SPAN", nameEn: "Modern Languages (Spanish)", nameTr: "Modern Diller (İspanyolca)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "609", code: null, nameEn: "Modern Languages (Hebrew)", nameTr: "Modern Diller (İbranice)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "610", code: "GRE", nameEn: "Modern Language (Greek)", nameTr: "Modern Diller (Yunanca)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "611", code: "CHN", nameEn: "Modern Languages (Chinese)", nameTr: "Modern Diller (Çince)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "612", code: "PERS", nameEn: "Modern Languages (Persian)", nameTr: "Modern Diller (Farsça)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "613", code: null, nameEn: "Modern Languages (Korean)", nameTr: "Modern Diller (Korece)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "629", code: "TFL", nameEn: "Modern Languages (Turkish as a Foreign Language)",
    nameTr: "Modern Diller (Yabancılar için Türkçe)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "639", code: "ENG", nameEn: "Modern Languages (English)", nameTr: "Modern Diller (İngilizce)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "642", code: "TURK", nameEn: "Turkish Language", nameTr: "Türk Dili",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "643", code: "THEA", nameEn: "Music and Fine Arts (Theatre and Visual Arts)",
    nameTr: "Müzik ve Güzel Sanatlar (Tiyatro ve Görsel Sanatlar)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "644", code: null, nameEn: "Music and Fine Arts", nameTr: "Müzik ve Güzel Sanatlar",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "651", code: "MUS", nameEn: "Music and Fine Arts (Music)", nameTr: "Müzik ve Güzel Sanatlar (Müzik)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "682", code: "INST", nameEn: "Music and Fine Arts (Instruments)",
    nameTr: "Müzik ve Güzel Sanatlar (Enstrüman)",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "790", code: null, nameEn: "Technical Vocational School", nameTr: "Teknik Meslek Yüksekokulu",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "791", code: null, nameEn: "Industrial Automation", nameTr: "Endüstriyel Otomasyon",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "792", code: null, nameEn: "Welding Technology", nameTr: "Kaynak Teknolojisi",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "795", code: "TKPR", nameEn: "Vocational School of Higher Education", nameTr: "Meslek Yüksekokulu",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "796", code: null, nameEn: "Food Technology", nameTr: "Gıda Teknolojisi",
    campus: "ankara", faculty: "Rectorate",
  },
  { numericCode: "797", code: null, nameEn: "Electricity", nameTr: "Elektrik", campus: "ankara", faculty: "Rectorate" },
  {
    numericCode: "798", code: "ENEL", nameEn: "Electronics Technology", nameTr: "Elektronik Teknolojisi",
    campus: "ankara", faculty: "Rectorate",
  },
  {
    numericCode: "799", code: null, nameEn: "Industrial Automation Technology",
    nameTr: "Endüstriyel Otomasyon Teknolojisi",
    campus: "ankara", faculty: "Rectorate",
  },
];
