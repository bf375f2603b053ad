// Courses of computer and industrial engineering; one group per file keeps each easy to read.
import type { SeedCourseRow } from "./types";

export const computingCourses: SeedCourseRow[] = [
  [
    "5680241", "IE241", "Financial and Managerial Accounting for Engineers",
    "Mühendisler için Finans ve Yönetim Muhasebesi",
    3, 0, 3, null, "u", "m",
  ],
  ["5680251", "IE251", "Linear Programming", "Doğrusal Programlama", 3, 0, 3, null, "u", "m"],
  [
    "5680252", "IE252", "Network Flows and Integer Programming", "Ağ Akışları ve Tamsayılı Programlama",
    3, 0, 3, null, "u", "m", [["IE251"]],
  ],
  ["5680265", "IE265", "Introduction to Probability", "Olasılığa Giriş", 3, 0, 3, null, "u", "m"],
  ["5680266", "IE266", "Engineering Statistics", "Mühendislik İstatistiği", 3, 0, 3, null, "u", "m", [["IE265"]]],
  [
    "5680323", "IE323", "Production and Service Operations Planning I", "Üretim ve Hizmet Operasyonları Planlaması I",
    3, 0, 3, null, "u", "m",
  ],
  [
    "5680324", "IE324", "Production and Service Operations Planning II", "Üretim ve Hizmet Operasyonları Planlaması II",
    3, 0, 3, null, "u", "m", [["IE323"]],
  ],
  ["5680347", "IE347", "Engineering Economy", "Mühendislik Ekonomisi", 3, 0, 3, null, "u", "m"],
  [
    "5680361", "IE361", "Stochastic Models in Operations Research", "Yöneylem Araştırmasında Stokastik Modeller",
    3, 0, 3, null, "u", "m", [["IE265"]],
  ],
  ["5680372", "IE372", "Simulation", "Benzetim", 3, 0, 3, null, "u", "m"],
  ["5680415", "IE415", "Revenue Management", "Gelir Yönetimi", 3, 0, 3, null, "u", "t"],
  ["5680424", "IE424", "Scheduling", "Çizelgeleme", 3, 0, 3, null, "u", "t"],
  ["5680460", "IE460", "Introduction to Data Mining", "Veri Madenciliğine Giriş", 3, 0, 3, null, "u", "t"],
  ["5680489", "IE489", "Systems Thinking", "Sistem Düşüncesi", 3, 0, 3, null, "u", "m"],
  ["5680505", "IE505", "Heuristic Search", "Sezgisel Arama", 3, 0, 3, null, "g", "t"],
  ["5680553", "IE553", "Linear Optimization", "Doğrusal Optimizasyon", 3, 0, 3, 8, "g", "m"],
  ["5680561", "IE561", "Stochastic Processes I", "Rassal Süreçler I", 3, 0, 3, 8, "g", "m"],
  [
    "5710100", "CENG100", "Computer Engineering Orientation", "Bilgisayar Mühendisliği Oryantasyonu",
    2, 0, 0, 1, "u", "m",
  ],
  [
    "5710111", "CENG111", "Introduction to Computer Engineering Concepts", "Bilgisayar Mühendisliği Kavramlarına Giriş",
    3, 2, 4, 4, "u", "m",
  ],
  ["5710140", "CENG140", "C Programming", "C Programlama", 3, 2, 4, 4, "u", "m", [["CENG111"]]],
  ["5710213", "CENG213", "Data Structures", "Veri Yapıları", 3, 2, 4, 6, "u", "m", [["CENG140"]]],
  [
    "5710222", "CENG222", "Statistical Methods for Computer Engineering",
    "Bilgisayar Mühendisliği için İstatistiksel Yöntemler",
    3, 0, 3, 5, "u", "m",
  ],
  ["5710223", "CENG223", "Discrete Computational Structures", "Kesikli Hesaplama Yapıları", 3, 0, 3, 6, "u", "m"],
  ["5710229", "CENG229", "C Programming", "C Programlama", 2, 2, 3, null, "u", "m"],
  ["5710230", "CENG230", "Introduction to C Programming", "C Programlamaya Giriş", 2, 2, 3, null, "u", "m"],
  ["5710232", "CENG232", "Logic Design", "Mantıksal Tasarım", 3, 2, 4, 7, "u", "m"],
  [
    "5710240", "CENG240", "Programming with Python for Engineers", "Mühendisler için Python ile Programlama",
    3, 2, 4, 6, "u", "m",
  ],
  [
    "5710242", "CENG242", "Programming Language Concepts", "Programlama Dili Kavramları",
    3, 2, 4, 7, "u", "m", [["CENG140"]],
  ],
  [
    "5710280", "CENG280", "Formal Languages and Abstract Machines", "Biçimsel Diller ve Soyut Makineler",
    3, 0, 3, 6, "u", "m",
  ],
  [
    "5710305", "CENG305", "Object-Oriented Programming with Java", "Java ile Nesne Yönelimli Programlama",
    3, 0, 3, null, "u", "e",
  ],
  [
    "5710310", "CENG310", "Algorithms and Data Structures with Python", "Python ile Algoritmalar ve Veri Yapıları",
    3, 0, 3, null, "u", "e",
  ],
  ["5710315", "CENG315", "Algorithms", "Algoritmalar", 3, 0, 3, 6, "u", "m", [["CENG213"]]],
  ["5710331", "CENG331", "Computer Organization", "Bilgisayar Mimarisi", 3, 0, 3, 6, "u", "m", [["CENG232"]]],
  [
    "5710334", "CENG334", "Introduction to Operating Systems", "İşletim Sistemlerine Giriş",
    3, 0, 3, null, "u", "m", [["CENG331"]],
  ],
  [
    "5710336", "CENG336", "Introduction to Embedded Systems Development", "Gömülü Sistem Geliştirmeye Giriş",
    3, 2, 4, null, "u", "m",
  ],
  ["5710350", "CENG350", "Software Engineering", "Yazılım Mühendisliği", 3, 0, 3, null, "u", "m"],
  [
    "5710351", "CENG351", "Data Management and File Structures", "Veri Yönetimi ve Dosya Yapıları",
    3, 0, 3, 6, "u", "m", [["CENG213"]],
  ],
  ["5710371", "CENG371", "Scientific Computing", "Bilimsel Hesaplama", 3, 0, 3, null, "u", "t"],
  [
    "5710384", "CENG384", "Signals and Systems for Computer Engineers",
    "Bilgisayar Mühendisleri için Sinyaller ve Sistemler",
    3, 0, 3, null, "u", "m",
  ],
  ["5710424", "CENG424", "Logic for Computer Science", "Bilgisayar Bilimleri için Mantık", 3, 0, 3, null, "u", "t"],
  [
    "5710435", "CENG435", "Data Communications and Networking", "Veri İletişimi ve Bilgisayar Ağları",
    3, 0, 3, null, "u", "m", [["CENG213"]],
  ],
  [
    "5710443", "CENG443", "Introduction to Object-Oriented Programming Languages and Systems",
    "Nesne Yönelimli Programlama Dilleri ve Sistemlerine Giriş",
    3, 0, 3, null, "u", "t",
  ],
  [
    "5710445", "CENG445", "Software Development with Scripting Languages", "Betik Dilleri ile Yazılım Geliştirme",
    3, 0, 3, null, "u", "t",
  ],
  ["5710462", "CENG462", "Artificial Intelligence", "Yapay Zeka", 3, 0, 3, null, "u", "t"],
  [
    "5710463", "CENG463", "Introduction to Natural Language Processing", "Doğal Dil İşlemeye Giriş",
    3, 0, 3, null, "u", "t",
  ],
  ["5710466", "CENG466", "Fundamentals of Image Processing", "Görüntü İşlemenin Temelleri", 3, 0, 3, null, "u", "t"],
  [
    "5710477", "CENG477", "Introduction to Computer Graphics", "Bilgisayarlı Grafiğe Giriş",
    3, 0, 3, null, "u", "m", [["CENG213"]],
  ],
  ["5710501", "CENG501", "Deep Learning", "Derin Öğrenme", 3, 0, 3, null, "g", "t"],
  ["5710514", "CENG514", "Data Mining", "Veri Madenciliği", 3, 0, 3, null, "g", "t"],
  ["5710562", "CENG562", "Machine Learning", "Makine Öğrenmesi", 3, 0, 3, null, "g", "t"],
  ["5710577", "CENG577", "Parallel Computing", "Paralel Hesaplama", 3, 0, 3, null, "g", "t"],
];
