// Courses of electrical and electronics engineering; one group per file keeps each easy to read.
import type { SeedCourseRow } from "./types";

export const electricalCourses: SeedCourseRow[] = [
  [
    "5670101", "EE101", "Introduction to Electrical and Electronics Engineering",
    "Elektrik ve Elektronik Mühendisliğine Giriş",
    1, 2, 2, 3, "u", "m",
  ],
  ["5670201", "EE201", "Circuit Theory I", "Devre Teorisi I", 4, 0, 4, 6, "u", "m"],
  ["5670202", "EE202", "Circuit Theory II", "Devre Teorisi II", 4, 0, 4, 6, "u", "m", [["EE201"]]],
  [
    "5670209", "EE209", "Fundamentals of Electrical and Electronics Engineering",
    "Elektrik ve Elektronik Mühendisliğinin Temelleri",
    3, 0, 3, null, "u", "m",
  ],
  [
    "5670212", "EE212", "Semiconductor Devices and Modeling", "Yarı İletken Cihazlar ve Modelleme",
    3, 0, 3, 5, "u", "m",
  ],
  ["5670213", "EE213", "Electrical Circuits Laboratory", "Elektrik Devreleri Laboratuvarı", 0, 4, 2, 3, "u", "m"],
  ["5670230", "EE230", "Probability and Random Variables", "Olasılık ve Rastgele Değişkenler", 3, 0, 3, null, "u", "m"],
  ["5670281", "EE281", "Electrical Circuits", "Elektrik Devreleri", 3, 2, 4, 6, "u", "m"],
  ["5670301", "EE301", "Signals and Systems I", "Sinyaller ve Sistemler I", 3, 0, 3, null, "u", "m", [["EE202"]]],
  ["5670302", "EE302", "Feedback Systems", "Geri Beslemeli Sistemler", 3, 0, 3, null, "u", "m", [["EE301"]]],
  ["5670303", "EE303", "Electromagnetic Waves", "Elektromanyetik Dalgalar", 3, 0, 3, null, "u", "m"],
  ["5670311", "EE311", "Analog Electronics", "Analog Elektronik", 3, 0, 3, null, "u", "m", [["EE212"]]],
  ["5670313", "EE313", "Analog Electronics Laboratory", "Analog Elektronik Laboratuvarı", 0, 4, 2, null, "u", "m"],
  ["5670348", "EE348", "Introduction to Logic Design", "Mantık Tasarımına Giriş", 3, 0, 3, null, "u", "m"],
  [
    "5670361", "EE361", "Electromechanical Energy Conversion I", "Elektromekanik Enerji Dönüşümü I",
    3, 0, 3, null, "u", "m",
  ],
  ["5670381", "EE381", "Systems and Control", "Sistemler ve Kontrol", 3, 0, 3, null, "u", "m"],
  ["5670413", "EE413", "Introduction to VLSI Design", "VLSI Tasarımına Giriş", 3, 0, 3, null, "u", "t"],
  ["5670427", "EE427", "Microwaves I", "Mikrodalgalar I", 3, 0, 3, null, "u", "t"],
  ["5670430", "EE430", "Digital Signal Processing", "Dijital Sinyal İşleme", 3, 0, 3, null, "u", "t", [["EE301"]]],
  ["5670435", "EE435", "Communications I", "İletişim I", 3, 0, 3, null, "u", "t", [["EE230", "EE301"]]],
  ["5670441", "EE441", "Data Structures", "Veri Yapıları", 3, 0, 3, null, "u", "t"],
  ["5670445", "EE445", "Computer Architecture I", "Bilgisayar Mimarisi I", 3, 0, 3, null, "u", "t"],
  ["5670463", "EE463", "Static Power Conversion I", "Statik Güç Dönüşümü I", 3, 0, 3, null, "u", "t"],
  ["5670471", "EE471", "Power System Analysis I", "Güç Sistemi Analizi I", 3, 0, 3, null, "u", "t"],
  ["5670501", "EE501", "Linear Systems Theory I", "Doğrusal Sistemler Teorisi I", 3, 0, 3, null, "g", "t"],
  [
    "5670503", "EE503", "Statistical Signal Processing and Modeling", "İstatistiksel Sinyal İşleme ve Modelleme",
    3, 0, 3, null, "g", "t",
  ],
  [
    "5670531", "EE531", "Probability and Stochastic Processes", "Olasılık ve Stokastik Süreçler",
    3, 0, 3, null, "g", "t",
  ],
  ["5670535", "EE535", "Communication Theory", "İletişim Teorisi", 3, 0, 3, null, "g", "t"],
  ["5670553", "EE553", "Optimization", "Optimizasyon", 3, 0, 3, null, "g", "t"],
  ["5670583", "EE583", "Pattern Recognition", "Örüntü Tanıma", 3, 0, 3, null, "g", "t"],
  ["5670587", "EE587", "Introduction to Robotics", "Robotiğe Giriş", 3, 0, 3, null, "g", "t"],
  [
    "5670618", "EE618", "Principles of Digital CMOS VLSI Design", "Dijital CMOS VLSI Tasarım İlkeleri",
    3, 0, 3, null, "p", "t",
  ],
];
