/** Twenty more transcripts of strangers, written down after the reader was mended for the first thirty and before any of these was read. */
import type { Layout } from "./transcript-layouts";

const text = (name: string, pasted: string, courses: string[]): Layout => ({ name, text: pasted.replace(/^\n|\n$/g, ""), courses });

export const textsByOtherStrangers: readonly Layout[] = [
  text(
    "a portal whose course column holds code and name, with points at the end",
    `
2022-2023 Spring
Course	ECTS	METU Credit	Grade	Points
CE 224 - Mechanics of Materials	6.0	3.00	BB	9.00
CE 241 - Materials Science	5.0	3.00	NA	0.00
ENG 211 - Academic Oral Presentation Skills	4.0	3.00	AA	12.00`,
    ["2022-2 CE224 3 BB", "2022-2 CE241 3 NA", "2022-2 ENG211 3 AA"],
  ),
  text(
    "the same with commas",
    `
2022-2023 Spring
Course,ECTS,Credit,Grade
CE 224 Mechanics of Materials,6,3,BB
CE 241 Materials Science,5,3,DC`,
    ["2022-2 CE224 3 BB", "2022-2 CE241 3 DC"],
  ),
  text("terms as a list in one line each", "2021 Güz: CENG 111 (4) AA; MATH 119 (5) BB\n2022 Bahar: CENG 140 (4) CC; MATH 120 (5) FF", [
    ...["2021-1 CENG111 4 AA", "2021-1 MATH119 5 BB", "2021-2 CENG140 4 CC", "2021-2 MATH120 5 FF"],
  ]),
  text("a heading with a typing error", "2021-2022 Fall\nCENG 111 Intro 4.00 AA\n2021-2022 Sprng\nCENG 140 C Programming 4.00 BB", [
    "2021-1 CENG111 4 AA",
    "2021-2 CENG140 4 BB",
  ]),
  text(
    "grades in small letters with their coefficient in brackets",
    "2020-2021 Bahar\n5710140 C Programlama 4.00 bb (3.00)\n2300106 Fizik II 4.00 fd (0.50)\n2360120 Analiz II 5.00 cc (2.00)",
    ["2020-2 5710140 4 BB", "2020-2 2300106 4 FD", "2020-2 2360120 5 CC"],
  ),
  text(
    "T, U and credit in columns of words, without a header",
    "2023-2024 Güz\nAEE 231 THERMODYNAMICS I 3 0 3 5 BA\nAEE 261 STATICS 2 2 3 5 CC\nAEE 263 LAB 0 2 1 2 AA",
    ["2023-1 AEE231 3 BA", "2023-1 AEE261 3 CC", "2023-1 AEE263 1 AA"],
  ),
  text(
    "a withdrawal and a repeat, said in words",
    `
2022-2023 Güz
PHYS 105 Genel Fizik I 4 kredi W (çekildim)
MATH 119 Analiz 5 kredi FF (kaldım)
2022-2023 Bahar
MATH 119 Analiz 5 kredi CB (tekrar)`,
    ["2022-1 PHYS105 4 W", "2022-1 MATH119 5 FF", "2022-2 MATH119 5 CB"],
  ),
  text(
    "an exchange student's page with local grades beside METU's",
    `
2023-2024 Spring
Code	Name	Credit	Local Grade	METU Grade
IR 206	Theories of International Relations	3.00	1.7	BA
IR 208	International Law	3.00	3.0	CC`,
    ["2023-2 IR206 3 BA", "2023-2 IR208 3 CC"],
  ),
  text(
    "a page of courses taken, with semester numbers in a column",
    `
Semester	Code	Credit	Grade
20211	5710111	4.0	AA
20212	5710140	4.0	BB
20213	2300105	4.0	DD`,
    ["2021-1 5710111 4 AA", "2021-2 5710140 4 BB", "2021-3 2300105 4 DD"],
  ),
  text(
    "semesters with their number before the year",
    `
1/2021-2022
CHEM 107;General Chemistry;4;BB
2/2021-2022
CHEM 229;Organic Chemistry;3;CC
3/2021-2022
CHEM 237;Analytical;4;FF`,
    ["2021-1 CHEM107 4 BB", "2021-2 CHEM229 3 CC", "2021-3 CHEM237 4 FF"],
  ),
  text(
    "a minor beside the major, in a column",
    `
2023-2024 Fall
Prog.	Code	Name	Cr	Grade
Major	EE 301	Signals	3	BB
Minor	BA 301	Marketing	3	AA
Major	EE 311	Analog Electronics	4	DC`,
    ["2023-1 EE301 3 BB", "2023-1 BA301 3 AA", "2023-1 EE311 4 DC"],
  ),
  text(
    "lines that a mail quoted and broke",
    `
> 2021-2022 Fall Semester
> ECON 201 Intermediate Microeconomics 4.00
> CC
> ECON 205 Statistics 4.00 BB
> > STAT 155 Statistics I 3.00 DD`,
    ["2021-1 ECON201 4 CC", "2021-1 ECON205 4 BB", "2021-1 STAT155 3 DD"],
  ),
  text(
    "columns drawn with lines",
    `
┌──────────┬───────────────────────┬────────┬───────┐
│ Code     │ 2022-2023 Fall        │ Credit │ Grade │
├──────────┼───────────────────────┼────────┼───────┤
│ FDE 201  │ Material Balances     │ 4.00   │ BB    │
│ FDE 217  │ Food Chemistry        │ 3.00   │ CC    │
└──────────┴───────────────────────┴────────┴───────┘`,
    ["2022-1 FDE201 4 BB", "2022-1 FDE217 3 CC"],
  ),
  text("equals signs and brackets", "2021-2022 Bahar\nMATH120 = DD (5 kredi)\nPHYS106 = CC (4 kredi)\nCENG140=AA(4)", [
    "2021-2 MATH120 5 DD",
    "2021-2 PHYS106 4 CC",
    "2021-2 CENG140 4 AA",
  ]),
  text(
    "seven digits with a letter for the programme, and W for the language",
    "2019-2020 Fall Term\n3550102 FUNDAMENTALS OF PROGRAMMING 4(3-2) E 7.0 BB\n3570119 CALCULUS 5(4-2) E 7.5 W\n3580105 PHYSICS 4(3-2) E 6.5 NA",
    ["2019-1 3550102 4 BB", "2019-1 3570119 5 W", "2019-1 3580105 4 NA"],
  ),
  text(
    "percent marks and ranks behind the grade",
    "2022-2023 Fall\nCode\tCredit\tGrade\tAverage\tRank\nCENG213\t4\tBB\t61,5\t12/80\nCENG223\t3\tCC\t55\t40/80",
    ["2022-1 CENG213 4 BB", "2022-1 CENG223 3 CC"],
  ),
  text("zero credits and none", "2021-2022 Spring\nTURK 104\tTürk Dili II\t\tS\nHIST 2202\tİnkılap\t0,0\tS\nCENG 140\tC\t4,0\tAA", [
    "2021-2 HIST2202 0 S",
    "2021-2 CENG140 4 AA",
  ]),
  text("a sentence of an old student", "2015-2016 güz döneminde MATH 119'dan 5 kredi CC, PHYS 105'ten 4 kredi DD aldım.", [
    "2015-1 MATH119 5 CC",
    "2015-1 PHYS105 4 DD",
  ]),
  text(
    "the grade in its own line before the credit",
    "2022-2023 Fall\nCENG351\nDATA MANAGEMENT\nBB\n3.00\nCENG331\nCOMPUTER ORGANIZATION\nDC\n3.00",
    ["2022-1 CENG351 3 BB", "2022-1 CENG331 3 DC"],
  ),
  text(
    "a table with lines of a term's load between courses",
    `
2021-2022 Güz	Kredi: 18	AKTS: 31
PSY 100	Psikolojiye Giriş	3,0	6	BB
STAT 201	İstatistik	3,0	5	CC
2021-2022 Bahar	Kredi: 17	AKTS: 30
PSY 102	Gelişim	4,0	6	FF`,
    ["2021-1 PSY100 3 BB", "2021-1 STAT201 3 CC", "2021-2 PSY102 4 FF"],
  ),
];
