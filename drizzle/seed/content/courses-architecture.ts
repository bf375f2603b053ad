// Courses of architecture, city planning and industrial design; one group per file keeps each easy to read.
import type { SeedCourseRow } from "./types";

export const architectureCourses: SeedCourseRow[] = [
  ["1200101", "ARCH101", "Basic Design", "Temel Tasarım", 4, 8, 8, 10, "u", "m"],
  [
    "1200102", "ARCH102", "Introduction to Architectural Design", "Mimari Tasarıma Giriş",
    4, 8, 8, 10, "u", "m", [["ARCH101"]],
  ],
  ["1200103", "ARCH103", "Graphic Communication I", "Grafik İletişim I", 2, 2, 3, 5, "u", "m"],
  ["1200104", "ARCH104", "Graphic Communication II", "Grafik İletişim II", 2, 2, 3, 5, "u", "m"],
  ["1200111", "ARCH111", "Introduction to Architectural Concepts", "Mimari Kavramlara Giriş", 3, 0, 3, 4, "u", "m"],
  ["1200112", "ARCH112", "Architectural History I", "Mimarlık Tarihi I", 3, 0, 3, 4, "u", "m"],
  ["1200211", "ARCH211", "Architectural History II", "Mimarlık Tarihi II", 3, 0, 3, null, "u", "m"],
  ["1200291", "ARCH291", "Landscape Design", "Peyzaj Tasarımı", 3, 0, 3, null, "u", "m"],
  ["1200303", "ARCH303", "Freehand Architectural Drawing", "Serbest El Mimari Çizim", 2, 2, 3, null, "u", "e"],
  [
    "1200381", "ARCH381", "Environmental and Building Systems", "Çevresel ve Yapısal Sistemler",
    3, 0, 3, null, "u", "m",
  ],
  [
    "1200415", "ARCH415", "Fundamentals of Site Planning", "Sürdürülebilir Kentsel Tasarım İlkeleri",
    3, 0, 3, null, "u", "e",
  ],
  ["1200460", "ARCH460", "Appropriate Technology", "Uygun Yapı Teknolojileri", 3, 0, 3, null, "u", "e"],
  ["1200470", "ARCH470", "Digital Design Studio", "Sayısal Tasarım Stüdyosu", 2, 2, 3, null, "u", "e"],
  ["1200489", "ARCH489", "Lighting in Architecture", "Mimaride Aydınlatma", 3, 0, 3, null, "u", "e"],
  [
    "1200493", "ARCH493", "Principles of Cultural Heritage Conservation", "Kültürel Miras Koruma İlkeleri",
    3, 0, 3, null, "u", "m",
  ],
  [
    "1210111", "CRP111", "Introduction to City and Regional Planning", "Kent ve Bölge Planlamaya Giriş",
    3, 0, 3, null, "u", "m",
  ],
  ["1210213", "CRP213", "The City in History", "Kent Tarihi", 3, 0, 3, null, "u", "m"],
  ["1210241", "CRP241", "Urban Transport Planning", "Kentsel Ulaşım Planlaması", 3, 0, 3, null, "u", "m"],
  ["1210333", "CRP333", "Introduction to Urban Design", "Kentsel Tasarıma Giriş", 3, 0, 3, null, "u", "e"],
  ["1210341", "CRP341", "Urban Economics", "Kent Ekonomisi", 3, 0, 3, null, "u", "m"],
  ["1210409", "CRP409", "Urban Politics", "Kentsel Politika", 3, 0, 3, null, "u", "m"],
  ["1210414", "CRP414", "Urban Project Management", "Kentsel Proje Yönetimi", 3, 0, 3, null, "u", "e"],
  ["1250101", "ID101", "Basic Design I", "Temel Tasarım I", 4, 8, 8, null, "u", "m"],
  ["1250121", "ID121", "Introduction to Industrial Design", "Endüstriyel Tasarıma Giriş", 3, 0, 3, null, "u", "m"],
  ["1250221", "ID221", "History of Industrial Design I", "Endüstriyel Tasarım Tarihi I", 3, 0, 3, null, "u", "m"],
  ["1250233", "ID233", "Structures", "Taşıyıcı Sistemler", 3, 0, 3, null, "u", "m"],
  ["1250420", "ID420", "User Research in Design", "Tasarımda Kullanıcı Araştırması", 3, 0, 3, null, "u", "e"],
  ["1250424", "ID424", "Intellectual Property Rights", "Fikri Mülkiyet Hakları", 3, 0, 3, null, "u", "e"],
  ["1250489", "ID489", "Design and Cinema", "Tasarım ve Sinema", 3, 0, 3, null, "u", "e"],
];
