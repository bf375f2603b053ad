/**
 * Transcripts in layouts that were written down after the reader was finished, by somebody who hadn't seen how it reads. Six of the ten
 * were read whole then, and no line of them wrong without a word.
 */
import type { Layout } from "./transcript-layouts";

export const laterLayouts: Pick<Layout, "name" | "text" | "courses">[] = [
  {
    name: "a page of a student information system, with class, hours, credit, ECTS and state",
    text: `2023-2024 Güz Dönemi
Ders Kodu	Ders Adı	Sınıf	T	U	Kr.	AKTS	Harf Notu	Durum
MATH119	Calculus with Analytic Geometry	1	4	2	5	7,5	BB	Geçti
PHYS105	General Physics I	1	3	2	4	6	FD	Kaldı
ENG101	English for Academic Purposes I	1	4	0	4	6	BA	Geçti`,
    courses: ["MATH119 5 BB", "PHYS105 4 FD", "ENG101 4 BA"],
  },
  {
    name: "the grade before the code",
    text: `Spring 2022-2023
AA CENG213 Data Structures 4
BB CENG223 Discrete Computational Structures 3
CC MATH260 Basic Linear Algebra 3`,
    courses: ["CENG213 4 AA", "CENG223 3 BB", "MATH260 3 CC"],
  },
  {
    name: "a table with lines",
    text: `## 2021-2022 Fall
| Code | Course | Cr | Grade |
|---|---|---|---|
| CENG111 | Intro | 4 | BA |
| MATH119 | Calculus | 5 | CC |`,
    courses: ["CENG111 4 BA", "MATH119 5 CC"],
  },
  {
    name: "a quoted CSV with the term in each row",
    text: `"Term","Course Code","Course Name","Credit","ECTS","Grade"
"2022-2023 Fall","EE201","Circuit Theory I","4.0","6.0","CB"
"2022-2023 Fall","EE281","Circuits Lab","1.0","3.0","AA"
"2022-2023 Spring","EE202","Circuit Theory II","4.0","6.0","DC"`,
    courses: ["EE201 4 CB", "EE281 1 AA", "EE202 4 DC"],
  },
  {
    name: "the credit in brackets, the grade behind a colon",
    text: `2020-2021 Fall Semester
CENG 140 - C Programming (4) : BB
HIST 2201 - Principles of Atatürk (0) : S
CHEM 107 - General Chemistry (4) : CC`,
    courses: ["CENG140 4 BB", "HIST2201 0 S", "CHEM107 4 CC"],
  },
  {
    name: "another university's, with two numbers",
    text: `2021/2022-1
CMPE150 INTRODUCTION TO COMPUTING 3 5 AA
MATH101 CALCULUS I 4 6 BB
TK221 TURKISH I 2 4 CC`,
    courses: ["CMPE150 3 AA", "MATH101 4 BB", "TK221 2 CC"],
  },
  {
    name: "lines of a PDF with wide gaps and hours in hundredths",
    text: `2019-2020 BAHAR
  IS 100    INTRODUCTION TO INFORMATION TECHNOLOGIES     0.00(0.00-2.00)    1.0    S
  MATH 120  CALCULUS FOR FUNCTIONS OF SEVERAL VARIABLES  5.00(4.00-2.00)    7.5    CC
  PHYS 106  GENERAL PHYSICS II                           4.00(3.00-2.00)    6.2    DD`,
    courses: ["IS100 0 S", "MATH120 5 CC", "PHYS106 4 DD"],
  },
  {
    name: "sentences with commas",
    text: `2024 - 2025 Güz
CENG331 Bilgisayar Organizasyonu, 4 kredi, BA
CENG315 Algoritmalar, 3 kredi, AA`,
    courses: ["CENG331 4 BA", "CENG315 3 AA"],
  },
  {
    name: "parts between dashes",
    text: `Fall 2023
CENG351 — Data Management — 4 cr — CB
CENG334 — Operating Systems — 3 cr — BB`,
    courses: ["CENG351 4 CB", "CENG334 3 BB"],
  },
  {
    name: "numbers with a section",
    text: `2022-2023 Spring Term
5710242-1	Programming Language Concepts	3	BB
2360260-4	Basic Linear Algebra	3	DD
6390202-12	English for Academic Purposes	4	AA`,
    courses: ["5710242 3 BB", "2360260 3 DD", "6390202 4 AA"],
  },
];
