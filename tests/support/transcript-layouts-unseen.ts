/** Transcripts in layouts that the reader was never taught, and kept as it read them first. */
import type { Layout } from "./transcript-layouts";

const unseen = (name: string, text: string, courses: string[]): Layout => ({ name, text: text.replace(/^\n|\n$/g, ""), courses });

export const unseenLayouts: Layout[] = [
  unseen(
    "a portal in Turkish: status, credit and grade with their names, each on a line of its own",
    `
2022-2023 Güz
MATH119 - Analiz I
Kredi: 5
Harf Notu: CB
PHYS105 - Genel Fizik I
Kredi: 4
Harf Notu: BB`,
    ["2022-1 MATH119 5 CB", "2022-1 PHYS105 4 BB"],
  ),
  unseen(
    "a chat: grades with an arrow, credits in front with a multiplication sign",
    `
2023 güz
4x CENG213 → BA
3x CENG223 → CC
4x MATH219 → DD`,
    ["2023-1 CENG213 4 BA", "2023-1 CENG223 3 CC", "2023-1 MATH219 4 DD"],
  ),
  unseen(
    "a spreadsheet with a column of weighted points before the credit, and totals",
    `
2020-2021 Fall
Course Code	Course Title	Grade	Coefficient	Weighted Points	Credits
PSY150	Understanding Social Behaviour	BB	3.0	9.0	3
PSY100	Introduction to Psychology	AA	4.0	12.0	3
Total				21.0	6`,
    ["2020-1 PSY150 3 BB", "2020-1 PSY100 3 AA"],
  ),
  unseen(
    "numbered notes with a point behind the number",
    `
Fall 2021
1. ECON101 Introduction to Economics I 4 CC
2. MATH119 Calculus 5 DC
3. BA1001 Business 3 BB`,
    ["2021-1 ECON101 4 CC", "2021-1 MATH119 5 DC", "2021-1 BA1001 3 BB"],
  ),
  unseen(
    "the term behind each course in brackets",
    `
CENG111 Intro to CENG, 4 credits, AA (2021-2022 Fall)
CENG140 C Programming, 4 credits, BA (2021-2022 Spring)
CENG213 Data Structures, 4 credits, BB (2022-2023 Fall)`,
    ["2021-1 CENG111 4 AA", "2021-2 CENG140 4 BA", "2022-1 CENG213 4 BB"],
  ),
  unseen(
    "a portal with the letter and its number together",
    `
2021-2022 Spring
Code	Course	Credit	ECTS	Grade
STAT112	Introduction to Data Processing	3.00	5.00	BB (3.00)
STAT156	Intro to Probability	4.00	7.00	CC (2.00)`,
    ["2021-2 STAT112 3 BB", "2021-2 STAT156 4 CC"],
  ),
  unseen(
    "a copy of a PDF in which the code stands alone above its name and numbers",
    `
2019-2020 Bahar
5720244
DİFERANSİYEL DENKLEMLER 4,00 7,0 CC
5720262
DİNAMİK 3,00 5,5 DD`,
    ["2019-2 5720244 4 CC", "2019-2 5720262 3 DD"],
  ),
  unseen(
    "a table whose columns are named anew in another order",
    `
2021-2022 Fall
Code	Title	Credit	Grade
AEE171	Introduction to Aircraft Performance	3	BB
2021-2022 Spring
Grade	Code	Title	ECTS	Credit
CC	AEE172	Introduction to Information Technologies	5	3
AA	ES221	Engineering Mechanics	5	4`,
    ["2021-1 AEE171 3 BB", "2021-2 AEE172 3 CC", "2021-2 ES221 4 AA"],
  ),
  unseen(
    "grades in small letters between brackets",
    `
fall 2022
is100 (0 cr) (s)
eng101 (4 cr) (ba)
math153 (5 cr) (cb)`,
    ["2022-1 IS100 0 S", "2022-1 ENG101 4 BA", "2022-1 MATH153 5 CB"],
  ),
  unseen(
    "a repeated course with both grades",
    `
2021-2022 Spring
MATH120 Calculus II 5 FF
2022-2023 Fall
MATH120 Calculus II (repeat) 5 CC
PHYS106 General Physics II (R) 4 DD`,
    ["2021-2 MATH120 5 FF", "2022-1 MATH120 5 CC", "2022-1 PHYS106 4 DD"],
  ),
];
