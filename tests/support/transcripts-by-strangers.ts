/** Thirty transcripts as strangers paste them, with what a careful person reads in each: written down before any was read by us. */
import type { Layout } from "./transcript-layouts";

const text = (name: string, pasted: string, courses: string[]): Layout => ({ name, text: pasted.replace(/^\n|\n$/g, ""), courses });

export const textsByStrangers: readonly Layout[] = [
  text(
    "a PDF on a desktop: page footers and headers within a term that goes on",
    `
ORTA DOĞU TEKNİK ÜNİVERSİTESİ
ÖĞRENCİ İŞLERİ DAİRE BAŞKANLIĞI
Öğrenci No: 2345678 Adı Soyadı: EDA YILDIZ Kayıt Tarihi: 12.09.2021
2021-2022 Bahar Dönemi
Ders Kodu Ders Adı Kredi AKTS Not Puan
2300106 GENEL FİZİK II 4.00 6.5 DC 6.00
2360120 ÇOK DEĞİŞKENLİ FONKSİYONLARIN ANALİZİ 5.00 7.5 FD 2.50
Sayfa 1 / 2 Basım Tarihi: 14.06.2023 10:21
ORTA DOĞU TEKNİK ÜNİVERSİTESİ
Öğrenci No: 2345678 Adı Soyadı: EDA YILDIZ
2021-2022 Bahar Dönemi (devam)
Ders Kodu Ders Adı Kredi AKTS Not Puan
5710140 C PROGRAMLAMA 4.00 6.0 AA 16.00
6390102 AKADEMİK AMAÇLI İNGİLİZCE II 4.00 6.0 CB 10.00
DNO: 2.03 GNO: 2.22 Toplam Kredi: 17.00
Sayfa 2 / 2 Basım Tarihi: 14.06.2023 10:21`,
    ["2021-2 2300106 4 DC", "2021-2 2360120 5 FD", "2021-2 5710140 4 AA", "2021-2 6390102 4 CB"],
  ),
  text(
    "a phone: each cell on a line of its own, with the credit, its ECTS and its points",
    `
2022-2023 Fall Term
Course Code
Course Name
Credit
ECTS
Grade
Points
5710213
DATA STRUCTURES
4.00
7.0
CB
10.00
2360219
INTRODUCTION TO DIFFERENTIAL EQUATIONS
4.00
7.0
DD
4.00
2402205
TURKISH I
0.00
2.0
S
-
GPA: 1.75 CGPA: 2.10`,
    ["2022-1 5710213 4 CB", "2022-1 2360219 4 DD", "2022-1 2402205 0 S"],
  ),
  text(
    "a phone that puts all lines of a term into one",
    `
2022-2023 Spring
CENG 232 LOGIC DESIGN 4.00 BB CENG 242 PROGRAMMING LANGUAGE CONCEPTS 4.00 CC STAT 221 STATISTICS FOR ENGINEERS I 3.00 FF`,
    ["2022-2 CENG232 4 BB", "2022-2 CENG242 4 CC", "2022-2 STAT221 3 FF"],
  ),
  text(
    "a sheet whose term stands only in the first row of each term",
    `
Dönem	Ders	Adı	Kredi	AKTS	Not
2021-2022 Güz	CHEM 107	General Chemistry	4,00	6,5	BB
	ME 105	Computer Aided Drawing I	3,00	5	AA
	IS 100	Bilgi Teknolojileri	0,00	1	S
2021-2022 Bahar	CHE 102	Intro to Chemical Engineering	3,00	5	CC
	MATH 120	Calculus II	5,00	7,5	FF`,
    ["2021-1 CHEM107 4 BB", "2021-1 ME105 3 AA", "2021-1 IS100 0 S", "2021-2 CHE102 3 CC", "2021-2 MATH120 5 FF"],
  ),
  text(
    "a table of markdown with its term, ECTS before the credit",
    `
| Term | Course | ECTS | Cr. | Grade |
| --- | --- | ---: | ---: | :---: |
| 2023-2024 Fall | **PSY 150** Understanding Social Behavior | 5 | 3 | BA |
| 2023-2024 Fall | PHIL 101 | 6 | 3 | ~~FF~~ DD |
| 2023-2024 Spring | SOC 104 | 6 | 3 | W |`,
    ["2023-1 PSY150 3 BA", "2023-1 PHIL101 3 DD", "2023-2 SOC104 3 W"],
  ),
  text(
    "a chat as a phone exports it",
    `
12.06.2024 14:03 - Ayşe: 2023-2024 bahar notlarım
12.06.2024 14:03 - Ayşe: EE 202 4 kredi DC
12.06.2024 14:04 - Ayşe: EE 212 laboratuvar 1 kredi BA
12.06.2024 14:04 - Mert: geçmiş olsun, benim 3.20 geldi
12.06.2024 14:05 - Ayşe: MATH 254 3 kredi FF :(`,
    ["2023-2 EE202 4 DC", "2023-2 EE212 1 BA", "2023-2 MATH254 3 FF"],
  ),
  text("a list of code, grade and credit", "2020-2021 Fall\nCENG 111 AA 4\nMATH 119 CB 5\nPHYS 105 FF 4\nENG 101 BB 4\nIS 100 S 0", [
    "2020-1 CENG111 4 AA",
    "2020-1 MATH119 5 CB",
    "2020-1 PHYS105 4 FF",
    "2020-1 ENG101 4 BB",
    "2020-1 IS100 0 S",
  ]),
  text(
    "small letters of a Turkish keyboard, and capitals with dots",
    "2020-2021 güz dönemi\nhıst 2201 0 s\nchem 107 4 bb\nİE 265 3 cc\nBİOL 106 3 dd\nmatematik bölümünden math 119 5 ba",
    ["2020-1 HIST2201 0 S", "2020-1 CHEM107 4 BB", "2020-1 IE265 3 CC", "2020-1 BIOL106 3 DD", "2020-1 MATH119 5 BA"],
  ),
  text(
    "Turkish letters of one encoding read as those of another",
    `
2019-2020 Güz Dönemi
5670201	DEVRE TEORÝSÝ I	4.00	BB	12.00
2360119	ANALÝZ VE ANALÝTÝK GEOMETRÝ	5.00	CC	10.00
BAÞARILI
2019-2020 Bahar DÃ¶nemi
5670202	DEVRE TEORÄ°SÄ° II	4.00	DD	4.00
2019-2020 Yaz Okulu
2300105	GENEL FÄ°ZÄ°K	4.00	BA	14.00`,
    ["2019-1 5670201 4 BB", "2019-1 2360119 5 CC", "2019-2 5670202 4 DD", "2019-3 2300105 4 BA"],
  ),
  text(
    "a word for autumn whose letters were broken",
    "2020-2021 Bahar\nCENG140 C Programming 4.00 AA\n2021-2022 GÃ¼z DÃ¶nemi\nCENG213 Data Structures 4.00 FF",
    ["2020-2 CENG140 4 AA", "2021-1 CENG213 4 FF"],
  ),
  text(
    "blanks of other widths instead of blanks",
    "2022–2023\u00a0Fall\nMETE\u2007201\u2003Materials\u00a0Science\u2009I\u2003\u20033.00\u202f\u2003BB\nMETE\u00a0203\u2003Thermodynamics\u2003\u20034.00\u2003DC\n",
    ["2022-1 METE201 3 BB", "2022-1 METE203 4 DC"],
  ),
  text(
    "signs that are not seen, of scripts from right to left",
    "\ufeff\u20682022-2023\u2069 \u200fSpring\n\u2067ARCH\u2060 121\u2069 Design \u2066I\u2069 \u200b6.00 \u061cCB\nARCH\u200d131 Graphics\u200c 3\u200b.00 B\u200bA",
    ["2022-2 ARCH121 6 CB", "2022-2 ARCH131 3 BA"],
  ),
  text(
    "a scan: letters for digits and digits for letters",
    "2018-2019 Fall\nAEE 172 INTRO TO AEROSPACE l 2.OO BB\nCENG 2l3 DATA STRUCTURES 4.00 CC\nPHYS 105 GENERAL PHYSICS I 4.00 8B\nMATH ll9 CALCULUS 5,00 DD",
    ["2018-1 AEE172 2 BB", "2018-1 CENG213 4 CC", "2018-1 PHYS105 4 BB", "2018-1 MATH119 5 DD"],
  ),
  text(
    "hours before and behind the credit",
    "2021-2022 Fall\nCE 221 ENGINEERING MECHANICS I (3-0)3 BB\nCE 231 MATERIALS OF CONSTRUCTION (3-2) 4 CC\nCE 101 INTRO TO CE 1 (0-2) DD\nENVE 101 (2-0)2.0 ECTS 3.0 FD",
    ["2021-1 CE221 3 BB", "2021-1 CE231 4 CC", "2021-1 CE101 1 DD", "2021-1 ENVE101 2 FD"],
  ),
  text(
    "names that hold digits, and letters that are grades",
    `
2022-2023 Fall
ARCH 222 History of Architecture 2 3.00 BB
ID 121 Design Studio 3 6 CC
STAT 291 S PLUS AND R PROGRAMMING 3.00 BA
AH 524 20th Century Art 3.00 AA
MUS 101 Music in C and BB Flat 2.00 DD
IR 308 Europe 1815 - 1945 3.00 FF
GER 201 Almanca A1.2 4.00 CB
HIST 118 World War I 3 W`,
    [
      ...["2022-1 ARCH222 3 BB", "2022-1 ID121 6 CC", "2022-1 STAT291 3 BA", "2022-1 AH524 3 AA", "2022-1 MUS101 2 DD"],
      ...["2022-1 IR308 3 FF", "2022-1 GER201 4 CB", "2022-1 HIST118 3 W"],
    ],
  ),
  text(
    "a term abroad between two terms here",
    `
2022-2023 Fall
ME 301	Theory of Machines I	3.00	BB
2022-2023 Spring – Erasmus+ (TU Delft, Netherlands)
ME 302	Theory of Machines II	3.00	5.0	S
ME 304	Control Systems	3.00	6.0	EX
2023-2024 Fall
ME 407	Mechanical Engineering Design	3.00	CC`,
    ["2022-1 ME301 3 BB", "2022-2 ME302 3 S", "2022-2 ME304 3 EX", "2023-1 ME407 3 CC"],
  ),
  text(
    "a preparatory year, two years of study and a summer",
    `
2019-2020 ENGLISH PREPARATORY SCHOOL
BASIC ENGLISH (INTERMEDIATE) - PROFICIENCY: 68.50
2020-2021 FALL SEMESTER
ECON 101 PRINCIPLES OF ECONOMICS I 4.00 6.5 FF
2020-2021 SUMMER SCHOOL
ECON 101 PRINCIPLES OF ECONOMICS I 4.00 6.5 CC
2021-2022 FALL SEMESTER
BA 101 INTRODUCTION TO BUSINESS 3.00 5.0 BA`,
    ["2020-1 ECON101 4 FF", "2020-3 ECON101 4 CC", "2021-1 BA101 3 BA"],
  ),
  text(
    "a second major below the first, with terms of its own",
    `
ANADAL: FİZİK (B.S.)
2021-2022 Güz Dönemi
PHYS 209 Dalgalar 4.00 BB
MATH 260 Doğrusal Cebir 3.00 AA
ANO: 3.43
ÇİFT ANADAL: MATEMATİK
2021-2022 Güz Dönemi
MATH 111 Temel Matematik 3.00 CB
2021-2022 Bahar Dönemi
MATH 116 Cebir 4.00 BA
ANO: 3.00`,
    ["2021-1 PHYS209 4 BB", "2021-1 MATH260 3 AA", "2021-1 MATH111 3 CB", "2021-2 MATH116 4 BA"],
  ),
  text(
    "all grades that don't count, with a column for courses outside the programme",
    `
2023-2024 Spring
Code	Name	Credit	NI	Grade
GEOE 110	Understanding the Earth	3.00		EX
PHED 102	Basketball	3.00	NI	AA
CENG 300	Summer Practice	0.00		U
CENG 334	Operating Systems	3.00		I
CENG 336	Embedded Systems	4.00		W
CENG 350	Software Engineering	3.00		NA`,
    [
      "2023-2 GEOE110 3 EX",
      "2023-2 PHED102 3 AA NI",
      "2023-2 CENG300 0 U",
      "2023-2 CENG334 3 I",
      "2023-2 CENG336 4 W",
      "2023-2 CENG350 3 NA",
    ],
  ),
  text(
    "autumn and spring beside one another, with blanks between the columns",
    `
2021-2022 Fall                               2021-2022 Spring
BIOL 105  General Biology I   4.00  BB       BIOL 106  General Biology II   4.00  CC
CHEM 111  General Chemistry I 4.00  DD       CHEM 112  General Chemistry II 4.00  FF
                                             ENG 102   English II           4.00  BA`,
    ["2021-1 BIOL105 4 BB", "2021-2 BIOL106 4 CC", "2021-1 CHEM111 4 DD", "2021-2 CHEM112 4 FF", "2021-2 ENG102 4 BA"],
  ),
  text(
    "repeats that are marked, with the grade from before",
    `
2022-2023 Fall
Code	Name	Credit	Old Grade	Grade
MATH 119	Calculus	5.00	FF	CC
PHYS 105	Physics I	4.00	DD	DC
CENG 140	C Programming	4.00		BB`,
    ["2022-1 MATH119 5 CC", "2022-1 PHYS105 4 DC", "2022-1 CENG140 4 BB"],
  ),
  text(
    "cells with line breaks of a sheet",
    '2021-2022 Fall\n"PHYS105";"GENERAL\nPHYSICS I";"4,0";"BB"\n"MATH119";"CALCULUS WITH\nANALYTIC GEOMETRY";"5,0";"CC"',
    ["2021-1 PHYS105 4 BB", "2021-1 MATH119 5 CC"],
  ),
  text(
    "names that go on in the next line, before the credit",
    `
2022-2023 Spring
5710336 INTRODUCTION TO EMBEDDED SYSTEMS
DEVELOPMENT 4.00 7.0 CC 8.00
5710315 ALGORITHMS 3.00 5.0 BB 9.00
3110210 PRINCIPLES OF
ECONOMICS 3.00 5.0 DD 3.00`,
    ["2022-2 5710336 4 CC", "2022-2 5710315 3 BB", "2022-2 3110210 3 DD"],
  ),
  text(
    "only the ECTS is there, and is said to be that",
    "2022-2023 Fall\nKod\tDers\tAKTS\tNot\nCENG213\tVeri Yapıları\t7\tBB\nMATH219\tDif. Denk.\t7\tCC",
    [],
  ),
  text(
    "the newest term first, with sums below each",
    `
2023-2024 Güz   (Dönem Ort: 2.71  Genel Ort: 2.50)
ADM 2103 Financial Accounting 3.00 CB
TOPLAM 3.00 5.0 7.50
2022-2023 Bahar   (Dönem Ort: 2.00  Genel Ort: 2.31)
BA 1502 Business Maths 3.00 CC
TOPLAM 3.00 5.0 6.00`,
    ["2023-1 ADM2103 3 CB", "2022-2 BA1502 3 CC"],
  ),
  text(
    "a page with words of its buttons, and the grade's coefficient",
    `
2023-2024 Fall
▸ CENG 351 Data Management 3.0 BB 3.00 Details
▸ CENG 331 Computer Organization 3.0 DC 1.50 Details
▸ ES 303 Statistical Methods 3.0 FD 0.50 Details
Show all  Print  Download PDF`,
    ["2023-1 CENG351 3 BB", "2023-1 CENG331 3 DC", "2023-1 ES303 3 FD"],
  ),
  text("grade, credit and then the course", "Fall 2021\nBB 3 CENG 350 Software Engineering\nFD 4 EE 281 Electrical Circuits\nS 0 IS 100", [
    "2021-1 CENG350 3 BB",
    "2021-1 EE281 4 FD",
    "2021-1 IS100 0 S",
  ]),
  text("a whole term in a sentence", "2021 güz: math119 5 kredi CC, phys105 4 kredi DD, ceng111 4 kredi AA", [
    "2021-1 MATH119 5 CC",
    "2021-1 PHYS105 4 DD",
    "2021-1 CENG111 4 AA",
  ]),
  text(
    "old codes with a section and letters of two languages, marks of 100 beside the letter",
    `
2021/2022 - 2
571 0140 01	C PROGRAMLAMA / C PROGRAMMING	4	92	AA
236 0120 03	ANALİZ II / CALCULUS II	5	61	DD
240 2202 12	ATATÜRK İLKELERİ II	0	85	S`,
    ["2021-2 5710140 4 AA", "2021-2 2360120 5 DD", "2021-2 2402202 0 S"],
  ),
  text(
    "a plan with letters that are hoped for beside those that were given",
    `
2022-2023 Bahar
CENG 315 Algoritmalar 3 kredi, hedefim BB, gelen CC
CENG 316 Pratik Bilgi 1 kredi, gelen AA
2023-2024 Güz
CENG 477 Grafik 3 kredi (AA bekliyorum)`,
    ["2022-2 CENG315 3 CC", "2022-2 CENG316 1 AA", "2023-1 CENG477 3 -"],
  ),
];
