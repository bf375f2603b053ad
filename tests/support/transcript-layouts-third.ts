/** Transcripts in further layouts, written down before the reader was asked about any of them, and left as they were written. */
import type { Layout } from "./transcript-layouts";

const layout = (name: string, text: string, courses: string[]): Layout => ({ name, text: text.replace(/^\n|\n$/g, ""), courses });

export const thirdLayouts: Layout[] = [
  layout(
    "bullets with dashes, the grade in the middle",
    `
2022-2023 Güz
• CENG111 – BA – 4 kredi
• MATH119 – CB – 5 kredi
• ENG101 – AA – 4 kredi`,
    ["2022-1 CENG111 4 BA", "2022-1 MATH119 5 CB", "2022-1 ENG101 4 AA"],
  ),
  layout(
    "a mail that quotes",
    `
> 2021-2022 Fall
> CENG111  Intro to Computer Eng.  4  AA
> PHYS105  General Physics I  4  DD`,
    ["2021-1 CENG111 4 AA", "2021-1 PHYS105 4 DD"],
  ),
  layout(
    "terms as numbers in a column of their own",
    `
Dönem	Ders	Ad	Kredi	Harf
20221	CENG213	Data Structures	4	BB
20221	CENG223	Discrete Computational Structures	3	CC
20222	CENG242	Programming Language Concepts	4	DC`,
    ["2022-1 CENG213 4 BB", "2022-1 CENG223 3 CC", "2022-2 CENG242 4 DC"],
  ),
  layout(
    "grades in small letters, credits with a unit",
    `
fall 2020
ceng 140 c programming 4cr bb
math 120 calculus ii 5cr cc`,
    ["2020-1 CENG140 4 BB", "2020-1 MATH120 5 CC"],
  ),
  layout(
    "the code after the name, in brackets",
    `
2022-2023 Spring Semester
Programming Language Concepts (CENG242) 4.0 BA
Systems Programming (CENG334) 3.0 CB`,
    ["2022-2 CENG242 4 BA", "2022-2 CENG334 3 CB"],
  ),
  layout(
    "a sheet with the grade's points beside its letter",
    `
2019-2020 Güz Dönemi
Ders Kodu;Ders Adı;Kredi;Harf Notu;Katsayı;Puan
EE201;Devre Teorisi I;4;CB;2,50;10,00
EE281;Devre Laboratuvarı;1;AA;4,00;4,00
MATH219;Diferansiyel Denklemler;4;FD;0,50;2,00`,
    ["2019-1 EE201 4 CB", "2019-1 EE281 1 AA", "2019-1 MATH219 4 FD"],
  ),
  layout(
    "English ordinals of semesters under a year",
    `
Academic Year 2021-2022
First Semester
CENG111 Introduction 4 AA
MATH119 Calculus 5 BB
Second Semester
CENG140 C Programming 4 BA`,
    ["2021-1 CENG111 4 AA", "2021-1 MATH119 5 BB", "2021-2 CENG140 4 BA"],
  ),
  layout(
    "name, then code, then grade, each on its own line",
    `
2023-2024 Fall
Algorithms
CENG315
4
BB
Formal Languages
CENG280
3
CC`,
    ["2023-1 CENG315 4 BB", "2023-1 CENG280 3 CC"],
  ),
  layout(
    "a page's table with an attempt and a repeated course",
    `
2022-2023 Summer School
Code	Course	Credits	Attempt	Grade	Status
MATH120	Calculus for Functions of Several Variables	5	2	CC	Repeated
HIST2202	Principles of Kemal Atatürk II	0	1	S	Passed`,
    ["2022-3 MATH120 5 CC", "2022-3 HIST2202 0 S"],
  ),
  layout(
    "running courses with a dash for the grade",
    `
2026-2027 Güz
CENG443	INTRODUCTION TO OBJECT-ORIENTED PROGRAMMING	3	--
CENG477	INTRODUCTION TO COMPUTER GRAPHICS	3	--
CENG491	COMPUTER ENGINEERING DESIGN I	4	IP`,
    ["2026-1 CENG443 3 -", "2026-1 CENG477 3 -", "2026-1 CENG491 4 -"],
  ),
  layout(
    "a code with its section after a dot, the credit before it",
    `
2021-2022 Bahar Dönemi
4 | CENG140.02 | C Programming | BA
5 | MATH120.11 | Calculus II | DD`,
    ["2021-2 CENG140 4 BA", "2021-2 MATH120 5 DD"],
  ),
  layout(
    "the term's heading with month names",
    `
Eylül 2021 - Ocak 2022 (Güz)
ME201 Statics 3 BB
ME203 Thermodynamics I 3 CC`,
    ["2021-1 ME201 3 BB", "2021-1 ME203 3 CC"],
  ),
  layout(
    "a list in words",
    `
In 2020-2021 Fall I took:
ECON101 Introduction to Economics I, 4 credits, grade AA
ECON105 Maths for economists, 3 credits, grade CC`,
    ["2020-1 ECON101 4 AA", "2020-1 ECON105 3 CC"],
  ),
  layout(
    "Turkish headings that aren't METU's",
    `
2022/2023 GÜZ YARIYILI
Kodu	Dersin Adı	Z/S	T+U+L	Kredisi	AKTS	Başarı Notu
CE224	MÜHENDİSLİK MEKANİĞİ	Z	3+0+0	3	5	BA
CE241	MALZEME BİLİMİ	Z	2+0+2	3	6	DC`,
    ["2022-1 CE224 3 BA", "2022-1 CE241 3 DC"],
  ),
  layout(
    "courses of an exchange beside their exemption",
    `
2023-2024 Spring
Exempted courses (TU Wien)
CENG352	Database Management Systems	4	EX
CENG350	Software Engineering	3	EX`,
    ["2023-2 CENG352 4 EX", "2023-2 CENG350 3 EX"],
  ),
  layout(
    "lines numbered with brackets, thousandths, star for a repeated course",
    `
2018-2019 Fall Semester
1) CHEM107 General Chemistry 4.000 CB
2) MATH119* Calculus with Analytic Geometry 5.000 DD
3) IS100 Information Technologies 0.000 S`,
    ["2018-1 CHEM107 4 CB", "2018-1 MATH119 5 DD", "2018-1 IS100 0 S"],
  ),
  layout(
    "a comma file with an apostrophe and a comma in names",
    `
term,code,name,credit,grade
2021-2022 Fall,PHIL104,"Ethics, Law and Society",3,BB
2021-2022 Fall,ENG211,Children's Literature,3,AA`,
    ["2021-1 PHIL104 3 BB", "2021-1 ENG211 3 AA"],
  ),
  layout(
    "withdrawn and incomplete, with remarks behind",
    `
2022-2023 Fall Semester
STAT203 Probability I 4.00 W (withdrawn)
STAT221 Intro to Computer Programming 3.00 I (incomplete)
STAT201 Introduction to Statistics 3.00 NA`,
    ["2022-1 STAT203 4 W", "2022-1 STAT221 3 I", "2022-1 STAT201 3 NA"],
  ),
  layout(
    "a wide table with two credits columns named national and ECTS",
    `
2024-2025 Fall
Course	Title	National Credits	ECTS Credits	Letter Grade	Numeric
ARCH101	Basic Design	8	12	BB	3.00
ARCH111	Drawing	3	4,5	CC	2.00`,
    ["2024-1 ARCH101 8 BB", "2024-1 ARCH111 3 CC"],
  ),
  layout(
    "the year's class as a heading, season and year after it",
    `
2. Sınıf / Güz (2022-2023)
BIO211 - Hücre Biyolojisi - 3 Kr - BA
CHEM229 - Organik Kimya - 3 Kr - CC
2. Sınıf / Bahar (2022-2023)
BIO212 - Genetik - 4 Kr - CB`,
    ["2022-1 BIO211 3 BA", "2022-1 CHEM229 3 CC", "2022-2 BIO212 4 CB"],
  ),
];
