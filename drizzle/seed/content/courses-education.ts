// Courses of the education faculty; one group per file keeps each easy to read.
import type { SeedCourseRow } from "./types";

export const educationCourses: SeedCourseRow[] = [
  [
    "4110100", "ECE100", "Introduction to Early Childhood Education", "Erken Çocukluk Eğitimine Giriş",
    3, 0, 3, null, "u", "m",
  ],
  ["4110215", "ECE215", "Play in Early Childhood", "Erken Çocuklukta Oyun", 3, 0, 3, null, "u", "m"],
  ["4110222", "ECE222", "Social and Emotional Development", "Sosyal ve Duygusal Gelişim", 3, 0, 3, null, "u", "m"],
  ["4110325", "ECE325", "Parent Involvement and Education", "Aile Katılımı ve Eğitimi", 3, 0, 3, null, "u", "m"],
  [
    "4110410", "ECE410", "Assessment and Evaluation in Early Childhood Education",
    "Erken Çocukluk Eğitiminde Tanıma ve Değerlendirme",
    3, 0, 3, null, "u", "m",
  ],
  [
    "4300101", "CEIT101", "Introduction to Computer Programming", "Bilgisayar Programlamasına Giriş",
    2, 2, 3, null, "u", "m",
  ],
  [
    "4300207", "CEIT207", "Design and Use of Instructional Material", "Öğretim Materyali Kullanımı ve Tasarımı",
    2, 2, 3, null, "u", "m",
  ],
  ["4300213", "CEIT213", "Computer Hardware", "Bilgisayar Donanımı", 2, 2, 3, null, "u", "m"],
  ["4300313", "CEIT313", "Use of Operating Systems", "İşletim Sistemlerinin Kullanımı", 2, 2, 3, null, "u", "m"],
  [
    "4300319", "CEIT319", "Instructional Technology and Material Development",
    "Eğitim Teknolojisi ve Materyal Geliştirme",
    2, 2, 3, null, "u", "m",
  ],
  ["4300321", "CEIT321", "Foundations of Distance Education", "Uzaktan Eğitimin Temelleri", 2, 2, 3, null, "u", "m"],
  [
    "4300323", "CEIT323", "Multimedia Design and Development", "Çoklu Ortam Tasarımı ve Geliştirme",
    2, 2, 3, null, "u", "m",
  ],
  ["4300341", "CEIT341", "Measurement and Evaluation", "Ölçme ve Değerlendirme", 3, 0, 3, null, "u", "m"],
  [
    "4300380", "CEIT380", "Computer Education Teaching Methods I", "Bilgisayar Eğitimi Öğretim Yöntemleri I",
    2, 2, 3, null, "u", "m",
  ],
  ["4300419", "CEIT419", "Web Design", "Web Tasarımı", 2, 2, 3, null, "u", "m"],
  ["4500137", "FLE137", "Listening and Pronunciation", "Dinleme ve Sesletim", 3, 0, 3, null, "u", "m"],
  ["4500140", "FLE140", "English Literature I", "İngiliz Edebiyatı I", 3, 0, 3, null, "u", "m"],
  ["4500146", "FLE146", "Linguistics I", "Dilbilim I", 3, 0, 3, null, "u", "m"],
  ["4500221", "FLE221", "Drama Analysis", "Drama Analizi", 3, 0, 3, null, "u", "m"],
  ["4500262", "FLE262", "ELT Methodology I", "İngiliz Dili Öğretimi Yöntemleri I", 3, 0, 3, null, "u", "m"],
  ["4500307", "FLE307", "Language Acquisition", "Dil Edinimi", 3, 0, 3, null, "u", "m"],
  [
    "4500311", "FLE311", "Advanced Writing Research Skills", "İleri Yazma ve Araştırma Becerileri",
    3, 0, 3, null, "u", "m",
  ],
  ["4500315", "FLE315", "Novel Analysis", "Roman Analizi", 3, 0, 3, null, "u", "m"],
  [
    "4500405", "FLE405", "Materials Adaptation and Development", "Materyal Uyarlama ve Geliştirme",
    3, 0, 3, null, "u", "m",
  ],
  [
    "4500413", "FLE413", "English Language Testing and Evaluation", "İngiliz Dili Ölçme ve Değerlendirme",
    3, 0, 3, null, "u", "m",
  ],
  ["4500423", "FLE423", "Translation", "Çeviri", 3, 0, 3, null, "u", "m"],
  ["4540200", "EDS200", "Introduction to Education", "Eğitime Giriş", 3, 0, 3, null, "u", "m"],
  ["4540220", "EDS220", "Educational Psychology", "Eğitim Psikolojisi", 3, 0, 3, null, "u", "m"],
  ["4540304", "EDS304", "Classroom Management", "Sınıf Yönetimi", 3, 0, 3, null, "u", "m"],
  ["4540424", "EDS424", "Guidance", "Rehberlik", 3, 0, 3, null, "u", "m"],
  ["4600221", "MSE221", "Instructional Principles and Methods", "Öğretim İlke ve Yöntemleri", 2, 2, 3, null, "u", "e"],
  [
    "4600329", "MSE329", "Instructional Technology and Material Development",
    "Öğretim Teknolojileri ve Materyal Geliştirme",
    2, 2, 3, null, "u", "e",
  ],
  ["4600486", "MSE486", "Problem Solving in Mathematics", "Matematikte Problem Çözme", 3, 0, 3, null, "u", "e"],
];
