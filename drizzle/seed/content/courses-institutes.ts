// Courses of the graduate institutes; one group per file keeps each easy to read.
import type { SeedCourseRow } from "./types";

export const institutesCourses: SeedCourseRow[] = [
  ["8740503", "ESS503", "Sustainable Development", "Sürdürülebilir Kalkınma", 3, 0, 3, null, "g", "e"],
  [
    "9010100",
    "IS100",
    "Introduction to Information Technologies and Applications",
    "Bilgi Teknolojileri ve Uygulamalarına Giriş",
    0,
    2,
    0,
    1,
    "u",
    "m",
  ],
  ["9010501", "IS501", "Introduction to Information Systems", "Bilişim Sistemlerine Giriş", 3, 0, 3, null, "g", "e"],
  ["9010503", "IS503", "Database Concepts and Applications", "Veri Tabanı Kavramları ve Uygulamaları", 3, 0, 3, null, "g", "e"],
  ["9010529", "IS529", "Software Project Management", "Yazılım Proje Yönetimi", 3, 0, 3, null, "g", "e"],
  ["9020501", "COGS501", "Algorithmic Structures in Cognition", "Bilişte Algoritmik Yapılar", 3, 0, 3, null, "g", "e"],
  ["9020515", "COGS515", "Artificial Intelligence for Cognitive Science", "Bilişsel Bilimler için Yapay Zeka", 3, 0, 3, null, "g", "e"],
  ["9100501", "CSEC501", "Cyber Systems and Information Security", "Siber Sistemler ve Bilgi Güvenliği", 3, 0, 3, null, "g", "e"],
  ["9100507", "CSEC507", "Applied Cryptology", "Uygulamalı Kriptoloji", 3, 0, 3, null, "g", "e"],
  ["9110501", "DI501", "Introduction to Data Informatics", "Veri Bilişimine Giriş", 3, 0, 3, null, "g", "e"],
  ["9110504", "DI504", "Foundations of Deep Learning", "Derin Öğrenmenin Temelleri", 3, 0, 3, null, "g", "e"],
  ["9700501", "IAM501", "Introduction to Cryptography", "Kriptografiye Giriş", 3, 0, 3, null, "g", "e"],
  ["9700522", "IAM522", "Stochastic Calculus for Finance", "Finans için Stokastik Matematik", 3, 0, 3, null, "g", "e"],
  ["9700541", "IAM541", "Probability Theory", "Olasılık Teorisi", 3, 0, 3, null, "g", "e"],
  ["9700566", "IAM566", "Numerical Optimization", "Sayısal Optimizasyon", 3, 0, 3, null, "g", "e"],
];
