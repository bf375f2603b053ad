/** Transcripts in layouts that were written down before the reader was taught anything of their kinds. */
import type { Layout } from "./transcript-layouts";

const pasted = (name: string, text: string, courses: string[]): Layout => ({ name, text: text.replace(/^\n|\n$/g, ""), courses });

export const pastedLayouts: Layout[] = [
  pasted(
    "notes: the credit in brackets behind the name, the grade behind a colon",
    `
2023-2024 Fall
- CENG 111 Intro to Computer Engineering (4) : BB
- MATH 119 Calculus I (5): CC
- HIST 2201 Principles of Kemal Atatürk I (0) : S`,
    ["2023-1 CENG111 4 BB", "2023-1 MATH119 5 CC", "2023-1 HIST2201 0 S"],
  ),
  pasted(
    "sentences in Turkish: the credit with its word, between commas",
    `
2022-2023 Bahar
CENG140 C Programlama, 4 kredi, AA
PHYS106 Genel Fizik II, 4 kredi, DC
ENG102 Akademik İngilizce 2, 4 kredi, BA`,
    ["2022-2 CENG140 4 AA", "2022-2 PHYS106 4 DC", "2022-2 ENG102 4 BA"],
  ),
  pasted(
    "short dashes with blanks between all parts, the credit with its word",
    `
Spring 2024
CENG242 - Programming Language Concepts - 4 cr - CB
CENG280 - Formal Languages - 3 cr - BB
STAT220 - Statistics for Engineers - 3 cr - AA`,
    ["2023-2 CENG242 4 CB", "2023-2 CENG280 3 BB", "2023-2 STAT220 3 AA"],
  ),
  pasted(
    "a second table without its header below one that has it",
    `
2021-2022 Fall
Code	Title	ECTS	Credit	Grade
ME113	Computer Aided Engineering Drawing	5.0	3.0	BB
CHEM107	General Chemistry	6.5	4.0	CC
2021-2022 Spring
ME114	Computer Aided Engineering Drawing II	5.0	3.0	BA
MATH120	Calculus II	7.5	5.0	DD`,
    ["2021-1 ME113 3 BB", "2021-1 CHEM107 4 CC", "2021-2 ME114 3 BA", "2021-2 MATH120 5 DD"],
  ),
  pasted(
    "a second table without a header that has a column less than the first",
    `
2021-2022 Fall
Code	Title	ECTS	Credit	Grade
ME113	Computer Aided Engineering Drawing	5.0	3.0	BB
CHEM107	General Chemistry	6.5	4.0	CC
2021-2022 Spring
ME114	Computer Aided Engineering Drawing II	3.0	BA
MATH120	Calculus II	5.0	DD`,
    ["2021-1 ME113 3 BB", "2021-1 CHEM107 4 CC", "2021-2 ME114 3 BA", "2021-2 MATH120 5 DD"],
  ),
  pasted(
    "a portal in English: attempts and earned credits, points, repeat flag",
    `
Term: 2022-2023 Fall
Course	Description	Attempted	Earned	Grade	Points
PSY 201	Social Psychology	3.00	3.00	BA	10.50
SOC 230	Sociology of Religion	3.00	0.00	FF	0.00
PHIL 104	Introduction to Philosophy	3.00	3.00	AA	12.00`,
    ["2022-1 PSY201 3 BA", "2022-1 SOC230 3 FF", "2022-1 PHIL104 3 AA"],
  ),
  pasted(
    "a portal in Turkish: credit and grade named with colons in one line",
    `
2023-2024 Güz Yarıyılı
EE201 Devre Teorisi I | Kredi: 4 | AKTS: 6 | Not: BB
EE281 Elektrik Devreleri Lab. | Kredi: 1 | AKTS: 2 | Not: AA
MATH219 Diferansiyel Denklemler | Kredi: 4 | AKTS: 7 | Not: DC`,
    ["2023-1 EE201 4 BB", "2023-1 EE281 1 AA", "2023-1 MATH219 4 DC"],
  ),
  pasted(
    "notes: an equals sign before the grade, the credit in square brackets",
    `
Fall 2022
CENG213 Data Structures [4] = BA
CENG223 Discrete Structures [3] = CB
MATH260 Linear Algebra [3] = FD`,
    ["2022-1 CENG213 4 BA", "2022-1 CENG223 3 CB", "2022-1 MATH260 3 FD"],
  ),
  pasted(
    "a table of a mail: angle of quotes before each line",
    `
> 2020-2021 Spring
> Code | Name | Credits | Grade
> ECON202 | Macroeconomic Theory I | 4 | CC
> ECON206 | Statistics II | 4 | BB
> BA2802 | Accounting | 3 | DD`,
    ["2020-2 ECON202 4 CC", "2020-2 ECON206 4 BB", "2020-2 BA2802 3 DD"],
  ),
  pasted(
    "a copy of a PDF in which the grade stands on the next line",
    `
2019-2020 Fall
5670201 CIRCUIT THEORY I 4.00
BB
5670213 ELECTRICAL CIRCUITS LABORATORY 1.00
AA
2360219 DIFFERENTIAL EQUATIONS 4.00
DC`,
    ["2019-1 5670201 4 BB", "2019-1 5670213 1 AA", "2019-1 2360219 4 DC"],
  ),
  pasted(
    "a copy of a PDF in which a long name breaks into the next line",
    `
2021-2022 Güz
9010100 BİLGİ TEKNOLOJİLERİ VE
UYGULAMALARINA GİRİŞ 0,00 S
2360119 ANALİZ VE ANALİTİK GEOMETRİ 5,00 CC
2300105 GENEL FİZİK I 4,00 BA`,
    ["2021-1 9010100 0 S", "2021-1 2360119 5 CC", "2021-1 2300105 4 BA"],
  ),
  pasted(
    "a spreadsheet: the term in the first column of the first row of a term alone",
    `
Dönem	Ders Kodu	Ders Adı	Kredi	Not
2022-2023 Güz	ARCH121	Mimarlık Tarihi I	3	BB
	ARCH101	Temel Tasarım	8	CB
2022-2023 Bahar	ARCH122	Mimarlık Tarihi II	3	AA
	ARCH102	Mimari Tasarıma Giriş	8	CC`,
    ["2022-1 ARCH121 3 BB", "2022-1 ARCH101 8 CB", "2022-2 ARCH122 3 AA", "2022-2 ARCH102 8 CC"],
  ),
  pasted(
    "grade first with its code: what somebody types on a phone",
    `
güz 2023
math119 5 kredi bb
phys105 4 kredi cc
eng101 4 kredi aa`,
    ["2023-1 MATH119 5 BB", "2023-1 PHYS105 4 CC", "2023-1 ENG101 4 AA"],
  ),
  pasted(
    "an English sentence for each course",
    `
Fall 2021
I got BB from CENG111 (4 credits)
I got CC from MATH119 (5 credits)
I got AA from ENG101 (4 credits)`,
    ["2021-1 CENG111 4 BB", "2021-1 MATH119 5 CC", "2021-1 ENG101 4 AA"],
  ),
  pasted(
    "credits with ECTS behind a slash",
    `
2022-2023 Spring
ENVE202 Environmental Chemistry II 4 / 6.5 BB
ENVE208 Environmental Lab. 2 / 4.0 BA
ES202 Mathematics for Engineers 3 / 5.0 DD`,
    ["2022-2 ENVE202 4 BB", "2022-2 ENVE208 2 BA", "2022-2 ES202 3 DD"],
  ),
];
