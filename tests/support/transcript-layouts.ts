/** Transcripts as people paste them: from pages, PDF files and spreadsheets, and what each of them says. */
export interface Layout {
  name: string;
  text: string;
  /** Its courses in their order: term, code, credits, grade (`-` without one), `NI`; `?` behind what can be read in two ways. */
  courses: string[];
}

const layout = (name: string, text: string, courses: string[]): Layout => ({ name, text: text.replace(/^\n|\n$/g, ""), courses });

export const layouts: Layout[] = [
  layout(
    "METU's own transcript: two languages in a name, status, language, T, U, credit, ECTS, grade, points",
    `
2023-2024 Güz Dönemi (2023-2024 Fall Term)
Kod	Ders Adı	Statü	Dil	T	U	UK	AKTS	Not	Puan
5670201	DEVRE TEORİSİ I (CIRCUIT THEORY I)	Z	İng.	4	0	4	6.5	CB	10.00
5670202	ELEKTRİK DEVRE LAB. (CIRCUITS LAB.)	Z	İng.	0	2	1	2	AA	4.00
6040201	FRANSIZCA 1 (BASIC FRENCH I)	S	İng.	4	0	4	4	S	-
DNO (GPA) : 3.40   GNO (CGPA) : 3.40   DSD : Başarılı (Satisfactory)`,
    ["2023-1 5670201 4 CB", "2023-1 5670202 1 AA", "2023-1 6040201 4 S"],
  ),
  layout(
    "the same without its header",
    `
2023-2024 Güz Dönemi (2023-2024 Fall Term)
5670201	DEVRE TEORİSİ I (CIRCUIT THEORY I)	Z	İng.	3	2	4	6.5	CB	10.00
5670202	ELEKTRİK DEVRE LAB. (CIRCUITS LAB.)	Z	İng.	0	2	1	2	AA	4.00
2300106	GENEL FİZİK II (GENERAL PHYSICS II)	Z	İng.	3	2	4	6.5	DD	4.00`,
    ["2023-1 5670201 4 CB", "2023-1 5670202 1 AA", "2023-1 2300106 4 DD"],
  ),
  layout(
    "the same as words, as a PDF gives it",
    `
2023-2024 Güz Dönemi (2023-2024 Fall Term)
Kod Ders Adı Statü Dil T U UK AKTS Not Puan
5670201 DEVRE TEORİSİ I (CIRCUIT THEORY I) Z İng. 3 2 4 6.5 CB 10.00
5670202 ELEKTRİK DEVRE LAB. (CIRCUITS LAB.) Z İng. 0 2 1 2 AA 4.00
6040201 FRANSIZCA 1 (BASIC FRENCH 1) S İng. 4 0 4 4 S -`,
    ["2023-1 5670201 4 CB", "2023-1 5670202 1 AA", "2023-1 6040201 4 S"],
  ),
  layout(
    "Northern Cyprus: credit with its hours",
    `
2022-2023 Spring
MAT120	CALCULUS II	5(4-2)	7.5	BB
PHY106	GENERAL PHYSICS II	4(3-2)	6.5	DD
CNG140	C PROGRAMMING	4 (3-2)	6	W`,
    ["2022-2 MAT120 5 BB", "2022-2 PHY106 4 DD", "2022-2 CNG140 4 W"],
  ),
  layout(
    "a credit with places and its hours, among words",
    `
Spring 2022-2023
3570120 CALCULUS II 5.00 (4-2) 7.5 BB
3580106 GENERAL PHYSICS II 4.00 (3-2) 6.5 DD
3550491 SENIOR PROJECT 1 3.50 (3-1) 6.0 AA`,
    ["2022-2 3570120 5 BB", "2022-2 3580106 4 DD", "2022-2 3550491 3.5 AA"],
  ),
  layout(
    "hours with a plus before the credit",
    `
2021-2022 Güz
Ders Kodu;Dersin Adı;T+U;Kredi;AKTS;Harf Notu
BIL101;Programlama 1;3+2;4;6;BA
MAT101;Matematik 1;4+0;4;6;CC
TUR101;Türk Dili 1;2+0;2;2;AA`,
    ["2021-1 BIL101 4 BA", "2021-1 MAT101 4 CC", "2021-1 TUR101 2 AA"],
  ),
  layout(
    "ECTS before the credit, named",
    `
Course Code | Course Title | ECTS | Credits | Letter Grade
2022-2023 Fall
CHEM107 | GENERAL CHEMISTRY | 6.5 | 4 | CC
BIOL106 | GENERAL BIOLOGY | 5 | 3 | BA`,
    ["2022-1 CHEM107 4 CC", "2022-1 BIOL106 3 BA"],
  ),
  layout(
    "grade first, credit last",
    `
Not,Ders,AKTS,Kredi
2022-2023 Bahar
BA,STAT221,6,3
CC,STAT222,7,4
-,STAT223,5,3`,
    ["2022-2 STAT221 3 BA", "2022-2 STAT222 4 CC", "2022-2 STAT223 3 -"],
  ),
  layout(
    "ECTS that has the larger numbers, unnamed",
    `
2022-2023 Fall
PSY101	INTRODUCTION TO PSYCHOLOGY	5.0	3.0	AA
SOC104	INTRODUCTION TO SOCIOLOGY	6.0	3.0	BB
IS100	INFORMATION TECHNOLOGIES	1.0	0.0	S
ADM101	POLITICAL SCIENCE	6.0	4.0	CC`,
    ["2022-1 PSY101 3 AA", "2022-1 SOC104 3 BB", "2022-1 IS100 0 S", "2022-1 ADM101 4 CC"],
  ),
  layout(
    "row numbers",
    `
2022-2023 Güz
No	Kod	Ders	Kredi	Not
1	ME113	COMPUTER AIDED ENGINEERING DRAWING I	3	BB
2	ME102	MECHANICAL ENGINEERING ORIENTATION	0	S
2022-2023 Bahar
3	ME114	COMPUTER AIDED ENGINEERING DRAWING II	3	BA`,
    ["2022-1 ME113 3 BB", "2022-1 ME102 0 S", "2022-2 ME114 3 BA"],
  ),
  layout(
    "row numbers among words, anew in each term",
    `
2022-2023 Güz
1 ME113 TEKNİK RESİM 1 3,00 BB
2 ME102 ORYANTASYON 0,00 S
3 MATH119 ANALİZ 5,00 FD
2022-2023 Bahar
1 ME114 TEKNİK RESİM 2 3,00 BA
2 MATH119 ANALİZ 5,00 CC`,
    ["2022-1 ME113 3 BB", "2022-1 ME102 0 S", "2022-1 MATH119 5 FD", "2022-2 ME114 3 BA", "2022-2 MATH119 5 CC"],
  ),
  layout(
    "a section between name and credit, named",
    `
Fall 2021
Code	Section	Title	Credit	ECTS	Grade
2460201	02	PROBABILITY I	4.00	8.0	DC
2460203	1	STATISTICAL COMPUTING	3.00	6.0	AA`,
    ["2021-1 2460201 4 DC", "2021-1 2460203 3 AA"],
  ),
  layout(
    "a section in the code",
    `
2021-2022 Fall
CMPE150.01	INTRODUCTION TO COMPUTING	3	6	AA
MATH 101.05	CALCULUS I	4	7	BB
HTR311.02	HISTORY OF THE TURKISH REPUBLIC	2	3	CC`,
    ["2021-1 CMPE150 3 AA", "2021-1 MATH101 4 BB", "2021-1 HTR311 2 CC"],
  ),
  layout(
    "dashes in codes",
    `
2021-2022 Fall
CENG-213	Data Structures	4.00	BA
MATH-219-2	Differential Equations	4.00	CB
571-0223	Discrete Structures	3.00	AA`,
    ["2021-1 CENG213 4 BA", "2021-1 MATH219 4 CB", "2021-1 5710223 3 AA"],
  ),
  layout(
    "a mark that the text explains",
    `
2021-2022 Spring
CENG232	LOGIC DESIGN	4.00	BA
MUS101 *	BASIC MUSIC THEORY	3.00	AA
* Not included in the averages (NI)`,
    ["2021-2 CENG232 4 BA", "2021-2 MUS101 3 AA NI"],
  ),
  layout(
    "a mark that nobody explains",
    `
2021-2022 Spring
CENG232	LOGIC DESIGN	4.00	BA
*MUS101	BASIC MUSIC THEORY	3.00	AA`,
    ["2021-2 CENG232 4 BA", "2021-2 MUS101 3 AA NI ?"],
  ),
  layout(
    "points before credit and grade",
    `
2021-2022 Fall
EE201	CIRCUIT THEORY I	16.00	4.00	AA
EE213	CIRCUITS LABORATORY	3.00	1.00	BB
MATH219	DIFFERENTIAL EQUATIONS	0.00	4.00	FF`,
    ["2021-1 EE201 4 AA", "2021-1 EE213 1 BB", "2021-1 MATH219 4 FF"],
  ),
  layout(
    "coefficient and points behind the grade",
    `
2021-2022 Fall
EE201	CIRCUIT THEORY I	4	AA	4.00	16.00
EE213	CIRCUITS LABORATORY	1	BB	3.00	3.00
MATH219	DIFFERENTIAL EQUATIONS	4	FF	0.00	0.00`,
    ["2021-1 EE201 4 AA", "2021-1 EE213 1 BB", "2021-1 MATH219 4 FF"],
  ),
  layout(
    "names that end in digits and letters like grades, among words",
    `
2020-2021 Fall
ENG101 ENGLISH FOR ACADEMIC PURPOSES 1 4 BB
JA201 JAPANESE 201 3 AA
CENG111 INTRODUCTION TO C AND CC 4 BA
IE102 WORKSHOP II 0 S`,
    ["2020-1 ENG101 4 BB ?", "2020-1 JA201 3 AA", "2020-1 CENG111 4 BA", "2020-1 IE102 0 S"],
  ),
  layout(
    "two terms side by side with headers",
    `
2020-2021 Fall				2020-2021 Spring
Code	Name	Credit	Grade	Code	Name	Credit	Grade
PHYS109	MECHANICS	5	CB	PHYS110	ELECTROMAGNETISM	5	BB
MATH119	CALCULUS I	5	DD	MATH120	CALCULUS II	5	CC
				CHEM112	CHEMISTRY	4	FD`,
    ["2020-1 PHYS109 5 CB", "2020-2 PHYS110 5 BB", "2020-1 MATH119 5 DD", "2020-2 MATH120 5 CC", "2020-2 CHEM112 4 FD"],
  ),
  layout(
    "two terms side by side as words",
    `
2020-2021 Fall                        2020-2021 Spring
PHYS109 MECHANICS 5.00 CB  PHYS110 ELECTROMAGNETISM 5.00 BB
MATH119 CALCULUS I 5.00 DD  MATH120 CALCULUS II 5.00 CC`,
    ["2020-1 PHYS109 5 CB", "2020-2 PHYS110 5 BB", "2020-1 MATH119 5 DD", "2020-2 MATH120 5 CC"],
  ),
  layout(
    "numbered terms under a year",
    `
2019-2020 Eğitim-Öğretim Yılı
1. Dönem
FLE101	SÖZLÜ ANLATIM	3,0	6,0	BA
2. Dönem
FLE102	YAZILI ANLATIM	3,0	6,0	AA
Yaz Okulu
TURK201	TÜRK DİLİ I	0,0	2,0	S`,
    ["2019-1 FLE101 3 BA", "2019-2 FLE102 3 AA", "2019-3 TURK201 0 S"],
  ),
  layout(
    "seasons under a year",
    `
Academic Year 2019 / 2020
Fall Semester
ARCH101	BASIC DESIGN	8.00	BB
Spring Semester
ARCH102	INTRODUCTION TO ARCHITECTURAL DESIGN	8.00	BA`,
    ["2019-1 ARCH101 8 BB", "2019-2 ARCH102 8 BA"],
  ),
  layout(
    "half-years in Roman numbers beside a year",
    `
2019-2020 I. Yarıyıl
GEOE201	MİNERALOJİ	4.00	CC
2019-2020 II. Yarıyıl
GEOE202	PETROGRAFİ	4.00	CB`,
    ["2019-1 GEOE201 4 CC", "2019-2 GEOE202 4 CB"],
  ),
  layout(
    "one cell a line, with its header",
    `
2023-2024 Fall
Code
Name
Credit
ECTS
Grade
CRP101
PLANNING STUDIO I
8.00
12.0
BA
CRP105
STATISTICS
3.00
5.0
CC`,
    ["2023-1 CRP101 8 BA", "2023-1 CRP105 3 CC"],
  ),
  layout(
    "one cell a line with both codes and row numbers",
    `
2023-2024 Bahar Dönemi
1
5630214
CHE214
KİMYA MÜHENDİSLİĞİ TERMODİNAMİĞİ 1
4,00
DC
6,00
2
2380101
BIOL101
GENEL BİYOLOJİ
3,50
BB
10,50
DNO
1,98`,
    ["2023-2 CHE214 4 DC", "2023-2 BIOL101 3.5 BB"],
  ),
  layout(
    "a table that a Turkish spreadsheet saved, with hours that became dates",
    `
Dönem;Ders Kodu;Ders Adı;T-U;Kredi;Not
2022-2023 Güz;CENG315;Algoritmalar;03.Şub;4,0;BA
2022-2023 Güz;CENG331;Bilgisayar Organizasyonu;Oca.23;3,5;CC
2022-2023 Bahar;CENG334;İşletim Sistemleri;3-0;3,0;DC`,
    ["2022-1 CENG315 4 BA", "2022-1 CENG331 3.5 CC", "2022-2 CENG334 3 DC"],
  ),
  layout(
    "credits that a Turkish spreadsheet took for dates",
    `
2022-2023 Güz
CENG315;Algoritmalar;Nis.00;BA
CENG331;Bilgisayar Organizasyonu;03.May;CC
CENG351;Veri Yönetimi;0.00;S`,
    ["2022-1 CENG315 4 BA ?", "2022-1 CENG331 3.5 CC ?", "2022-1 CENG351 0 S"],
  ),
  layout(
    "year and season in columns of their own, quoted",
    `
"Year","Semester","Course","Title","Local Credit","ECTS Credit","Grade"
"2021-2022","Fall","IE251","Linear Programming, I","3","5","BA"
"2021-2022","Spring","IE252","Network Flows","3","5","NA"
"2021-2022","Summer","ECON210","Principles of Economics","3","5","EX"`,
    ["2021-1 IE251 3 BA", "2021-2 IE252 3 NA", "2021-3 ECON210 3 EX"],
  ),
  layout(
    "wide gaps, a status like a grade and a course that goes on",
    `
2024-2025 Güz
Ders Kodu    Ders Adı              Z/S   Kredi   AKTS   Not
AEE331       AERODİNAMİK I         Z     3       5      CC
PHIL104      FELSEFEYE GİRİŞ       S     3       5      -
AEE361       HAVACILIK YAPILARI    Z     4       6.5    I`,
    ["2024-1 AEE331 3 CC", "2024-1 PHIL104 3 -", "2024-1 AEE361 4 I"],
  ),
];
