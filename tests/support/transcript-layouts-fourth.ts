/** Thirty-five layouts by somebody who had seen no reader of ours, written down before any was read: copied from phones, chats, PDF files and pages. */
import type { Layout } from "./transcript-layouts";

const layout = (name: string, text: string, courses: string[]): Layout => ({ name, text, courses });

export const fourthLayouts: readonly Layout[] = [
  layout(
    "phone paste NBSP and soft hyphens",
    "2023\u20132024 Güz Dönemi\nCENG\u00a0213\tVeri Yapı\u00adları\t4,00\tBB\nMATH\u00a0219\tDiferansiyel Denk\u00adlemler\t4,00\tCC",
    ["2023-1 CENG213 4 BB", "2023-1 MATH219 4 CC"],
  ),
  layout("ligatures", "2023-2024 Fall\nCENG242\tSci\ufb01 and O\ufb03ce Work\uFB02ow\t4.0\tBA\nPHYS106\tGeneral Physics II\t4.0\tDC", [
    "2023-1 CENG242 4 BA",
    "2023-1 PHYS106 4 DC",
  ]),
  layout(
    "full width",
    "２０２３－２０２４ Fall\nＣＥＮＧ２１３\tData Structures\t４．００\tＢＢ\nＣＥＮＧ２２３\tDiscrete\t３．００\tＡＡ",
    ["2023-1 CENG213 4 BB", "2023-1 CENG223 3 AA"],
  ),
  layout(
    "direction marks",
    "\u200e2023-2024 Fall\u200f\n\u200eCENG213\u200f\tData Structures\t\u200e4.00\tBB\n\u200eCENG223\tDiscrete\t3.00\u200b\tAA\u200b",
    ["2023-1 CENG213 4 BB", "2023-1 CENG223 3 AA"],
  ),
  layout(
    "markdown table",
    "## 2023-2024 Fall\n\n| Code | Name | Credit | Grade |\n|:-----|------|-------:|:-----:|\n| CENG213 | Data Structures | 4 | BB |\n| CENG223 | Discrete | 3 | **CC** |",
    ["2023-1 CENG213 4 BB", "2023-1 CENG223 3 CC"],
  ),
  layout(
    "whatsapp",
    "[21.11.2026 10:42] Ece: 2023-2024 güz\n[21.11.2026 10:42] Ece: ceng213 4 kredi bb\n[21.11.2026 10:43] Ece: math219 4 kredi cc",
    ["2023-1 CENG213 4 BB", "2023-1 MATH219 4 CC"],
  ),
  layout("grades with + and plus minus elsewhere", "Fall 2023\nCENG213 Data Structures 4 B+\nCENG223 Discrete 3 A-", []),
  layout(
    "english header caps ECTS CRD only",
    "2023-2024 FALL\nCOURSE\tTITLE\tCRD.\tECTS\tGR.\nCENG213\tDATA STRUCTURES\t4\t7\tBB\nMATH219\tDIFF EQ\t4\t7\tCB",
    ["2023-1 CENG213 4 BB", "2023-1 MATH219 4 CB"],
  ),
  layout(
    "Turkish header with total row",
    "2023-2024 Güz\nDers Kodu\tDers Adı\tKredi\tAKTS\tHarf\nCENG213\tVeri Yapıları\t4\t7\tBB\nMATH219\tDif. Denk.\t4\t7\tCB\nToplam\t\t8\t14\t\nDönem Ortalaması: 2,75",
    ["2023-1 CENG213 4 BB", "2023-1 MATH219 4 CB"],
  ),
  layout(
    "csv quoted with ; and comma decimals with BOM",
    '\ufeff"Dönem";"Ders Kodu";"Ders Adı";"Kredi";"Not"\r\n"2023-2024 Güz";"CENG213";"Veri Yapıları";"4,0";"BB"\r\n"2023-2024 Bahar";"CENG242";"Programlama Dilleri";"4,0";"CC"',
    ["2023-1 CENG213 4 BB", "2023-2 CENG242 4 CC"],
  ),
  layout("excel dates english", "2023-2024 Fall\nCENG213,Data Structures,04-Jan,BB\nMATH219,Differential Equations,4.00,CC", [
    "2023-1 MATH219 4 CC",
  ]),
  layout(
    "credit as 4 (3,2,0)",
    "2023-2024 Fall\nCENG213\tData Structures\t4.00(3.00,2.00,0.00)\tBB\nMATH219\tDiff Eq\t4.00(4.00,0.00,0.00)\tCC",
    ["2023-1 CENG213 4 BB", "2023-1 MATH219 4 CC"],
  ),
  layout(
    "instructor column",
    "2023-2024 Fall\nCode\tName\tInstructor\tCredit\tGrade\nCENG213\tData Structures\tA. YILMAZ\t4\tBB\nMATH219\tDiff. Eq.\tB. CC\t4\tAA",
    ["2023-1 CENG213 4 BB", "2023-1 MATH219 4 AA"],
  ),
  layout(
    "numbers in names, words",
    "2023-2024 Fall\nHIST2201 Principles of Kemal Atatürk I 0 S\nJA201 Japanese 201 3 AA\nENG211 Academic Oral Presentation Skills 3.00 3.00 BB",
    ["2023-1 HIST2201 0 S", "2023-1 JA201 3 AA"],
  ),
  layout("emoji list", "📚 2023-2024 Fall\n✅ CENG213 – Data Structures – 4 cr – BB\n❌ MATH219 – Diff Eq – 4 cr – FF", [
    "2023-1 CENG213 4 BB",
    "2023-1 MATH219 4 FF",
  ]),
  layout(
    "code title credit grade with parenthetical repeat",
    "2023-2024 Spring\nMATH219 Differential Equations 4.00 FF R\nCENG242 PLC 4.00 BB R",
    ["2023-2 MATH219 4 FF", "2023-2 CENG242 4 BB"],
  ),
  layout("term at the end of row", "CENG213 Data Structures 4 BB 2023-2024 Fall\nCENG242 PLC 4 CC 2023-2024 Spring", [
    "2023-1 CENG213 4 BB",
    "2023-2 CENG242 4 CC",
  ]),
  layout("year short 23-24", "23-24 Güz\nCENG213\tVeri Yapıları\t4\tBB\n23-24 Bahar\nCENG242\tPD\t4\tCC", [
    "2023-1 CENG213 4 BB",
    "2023-2 CENG242 4 CC",
  ]),
  layout("numeric code with spaces", "2023-2024 Fall\n571 0213\tData Structures\t4\tBB\n236 0219\tDiff Eq\t4\tCC", [
    "2023-1 5710213 4 BB",
    "2023-1 2360219 4 CC",
  ]),
  layout("lowercase Turkish i", "2023-2024 güz\nıe 241\tmühendislik ekonomisi\t3\tbb\nphıl 104\tfelsefe\t3\tba", [
    "2023-1 IE241 3 BB",
    "2023-1 PHIL104 3 BA",
  ]),
  layout("grade with trailing dot", "2023-2024 Fall\nCENG213, Data Structures, 4, BB.\nMATH219, Diff Eq, 4, CC.", [
    "2023-1 CENG213 4 BB",
    "2023-1 MATH219 4 CC",
  ]),
  layout(
    "trailing dots leaders",
    "2023-2024 Fall\nCENG213 Data Structures ........ 4.00 .... BB\nMATH219 Differential Equations ........ 4.00 .... CC",
    ["2023-1 CENG213 4 BB", "2023-1 MATH219 4 CC"],
  ),
  layout(
    "earned and attempted",
    "2023-2024 Fall\nCourse\tTitle\tAttempted\tEarned\tGrade\tPoints\nCENG213\tData Structures\t4.00\t4.00\tBB\t12.00\nMATH219\tDiff Eq\t4.00\t0.00\tFF\t0.00",
    ["2023-1 CENG213 4 BB", "2023-1 MATH219 4 FF"],
  ),
  layout("ECTS only", "2023-2024 Fall\nCode\tName\tECTS\tGrade\nCENG213\tData Structures\t7\tBB\nMATH219\tDiff Eq\t7\tCC", []),
  layout("in progress and future", "2026-2027 Güz\nKod\tAd\tKredi\tNot\nCENG491\tTasarım\t4\t\nCENG334\tİS\t3\t—", [
    "2026-1 CENG491 4 -",
    "2026-1 CENG334 3 -",
  ]),
  layout("no terms at all", "CENG213\tData Structures\t4\tBB\nMATH219\tDiff Eq\t4\tCC", ["2030-1 CENG213 4 BB", "2030-1 MATH219 4 CC"]),
  layout(
    "double-lang header metu pdf words",
    "2023-2024 Güz Dönemi (2023-2024 Fall Term)\nKod Ders Adı Statü Dil T U UK AKTS Not Puan\n5710213 VERİ YAPILARI (DATA STRUCTURES) Z İng. 3 2 4 7 BB 12.00\n2360219 DİFERANSİYEL DENKLEMLERE GİRİŞ (INTRODUCTION TO DIFFERENTIAL EQUATIONS) Z İng. 4 0 4 7 CC 8.00\n6390211 AKADEMİK SUNUM (ACADEMIC ORAL PRESENTATION SKILLS) Z İng. 3 0 3 4.5 BA 10.50",
    ["2023-1 5710213 4 BB", "2023-1 2360219 4 CC", "2023-1 6390211 3 BA"],
  ),
  layout("NCC with campus prefix", "2023-2024 Fall\nCNG213\tData Structures\t4(3-2)\tBB\nMAT219\tDifferential Eq.\t4(4-0)\tCC", [
    "2023-1 CNG213 4 BB",
    "2023-1 MAT219 4 CC",
  ]),
  layout("JSON-ish lines", '{"code":"CENG213","credit":4,"grade":"BB"}\n{"code":"MATH219","credit":4,"grade":"CC"}', [
    "2030-1 CENG213 4 BB",
    "2030-1 MATH219 4 CC",
  ]),
  layout(
    "weighted points header",
    "2023-2024 Güz\nDers\tAd\tAğırlık\tKredi\tNot\nCENG213\tVeri Yapıları\t12\t4\tBB\nMATH219\tDif\t8\t4\tCC",
    ["2023-1 CENG213 4 BB", "2023-1 MATH219 4 CC"],
  ),
  layout(
    "grade 0-100 beside",
    "2023-2024 Güz\nKod\tAd\tKredi\tPuan(100)\tHarf\nCENG213\tVeri Yapıları\t4\t82\tBB\nMATH219\tDif\t4\t71\tCC",
    ["2023-1 CENG213 4 BB", "2023-1 MATH219 4 CC"],
  ),
  layout(
    "grade 0-100 beside, no header",
    "2023-2024 Güz\nCENG213\tVeri Yapıları\t4\t82\tBB\nMATH219\tDif\t4\t71\tCC\nIS100\tBT\t0\t90\tS",
    ["2023-1 CENG213 4 BB", "2023-1 MATH219 4 CC", "2023-1 IS100 0 S"],
  ),
  layout("small 0-100 score looks like ects", "2023-2024 Güz\nCENG213\tVeri Yapıları\t4\t5\tFF\nMATH219\tDif\t4\t8\tFF", [
    "2023-1 CENG213 4 FF",
    "2023-1 MATH219 4 FF",
  ]),
  layout(
    "programme column",
    "2023-2024 Fall\nCode\tName\tProgramme\tCredit\tGrade\nCENG213\tData\tMajor\t4\tBB\nPSY150\tIntro\tMinor\t3\tAA",
    ["2023-1 CENG213 4 BB", "2023-1 PSY150 3 AA"],
  ),
  layout("grade history both", "2023-2024 Fall\nCENG213\tData Structures\t4\tFF → BB\nMATH219\tDiff\t4\tCC", ["2023-1 MATH219 4 CC"]),
];
