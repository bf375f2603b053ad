/** Questions that ask for a filter or an order instead of a title, for a number alone, or for a code with zeros; as students type them. */

/** `question = list?filters`, more than one list apart by `&&`. A question with `= none` asks for a title, however it sounds. */
const asked = {
  electives: `
    nte dersleri = catalog?non_technical=1
    NTE listesi = catalog?non_technical=1
    nontechnical electives = catalog?non_technical=1
    non tech elective = catalog?non_technical=1
    teknik dışı seçmeli = catalog?non_technical=1
    teknik olmayan dersler = catalog?non_technical=1
    nte's = catalog?non_technical=1
    which courses count as nte = catalog?non_technical=1
    hss elective = catalog?non_technical=1
    psikoloji nte = catalog?non_technical=1&q=psikoloji
    technical electives = catalog?course_type=technical_elective
    tech elective = catalog?course_type=technical_elective
    TEKNİK SEÇMELİLER = catalog?course_type=technical_elective
    te dersleri = catalog?course_type=technical_elective
    free elective = catalog?course_type=elective
    serbest seçmeliler = catalog?course_type=elective
    seçmeli dersler = catalog?course_type=elective
    bölüm seçmelisi = catalog?course_type=elective
    zorunlu dersler = catalog?course_type=mandatory
    must courses = catalog?course_type=mandatory`,
  wishes: `
    easiest course = courses?sort=easiest
    en kolay dersler = courses?sort=easiest
    kolay geçilen ders = courses?sort=easiest
    easy elective = courses?course_type=elective&sort=easiest
    en kolay teknik seçmeli = courses?course_type=technical_elective&sort=easiest
    kolay nte = catalog?non_technical=1 && courses?sort=easiest
    easy math courses = courses?q=math&sort=easiest
    top rated courses = courses?sort=rating
    en beğenilen dersler = courses?sort=rating
    highest rated electives = courses?course_type=elective&sort=rating
    en yüksek puanlı ders = courses?sort=rating
    popüler dersler = catalog?sort=views
    most viewed courses = catalog?sort=views
    cuma dersi olmayan = catalog?days=0,1,2,3,5,6
    no friday classes = catalog?days=0,1,2,3,5,6
    friday off = catalog?days=0,1,2,3,5,6
    cuma günü ders olmasın = catalog?days=0,1,2,3,5,6
    cumasız = catalog?days=0,1,2,3,5,6
    pazartesi ve cuma boş = catalog?days=1,2,3,5,6
    no monday or wednesday = catalog?days=1,3,4,5,6
    courses without thursday = catalog?days=0,1,2,4,5,6
    hafta sonu yok = catalog?days=0,1,2,3,4
    no weekends = catalog?days=0,1,2,3,4
    sadece salı perşembe = catalog?days=1,3
    only tuesday and thursday = catalog?days=1,3
    cumartesi dersleri = catalog?days=5
    cuma boş fizik = catalog?days=0,1,2,3,5,6&q=fizik
    no 8:40 = catalog?slot_from=09:40
    8.40 olmasın = catalog?slot_from=09:40
    sabah dersi olmayan = catalog?slot_from=12:40
    öğleden sonra dersleri = catalog?slot_from=12:40
    afternoon classes = catalog?slot_from=12:40
    evening classes = catalog?slot_from=17:40
    akşam olmasın = catalog?slot_to=17:30
    morning classes = catalog?slot_to=12:30
    önkoşulsuz dersler = catalog?no_prerequisites=1
    no prereq = catalog?no_prerequisites=1
    yaz okulu dersleri = catalog?semester=summer
    türkçe dersler = catalog?language=tr
    3 kredilik dersler = catalog?credits=3
    5 ects = catalog?ects=5
    yüksek lisans dersleri = catalog?level=graduate
    bu dönem açılan dersler = catalog?offered=1
    nte cuma yok = catalog?days=0,1,2,3,5,6&non_technical=1`,
  titles: `
    technical english = none
    technical drawing = none
    teknik resim = none
    pazar araştırması = none
    summer practice = none
    yaz stajı = none
    turkish literature = none
    basic english = none
    türkçe = none
    bahar çelik = none
    free will = none
    best practices in software = none
    history of jazz = none
    graduate seminar = none
    organik kimya = none
    early morning star = none
    credit risk = none
    data structures = none
    ceng 140 = none
    119 = none`,
} as const;

export type AskedKind = keyof typeof asked;

export interface AskedQuestion {
  query: string;
  /** The addresses that lead to it, each with its filters in the order of the alphabet. */
  wanted: string[];
}

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(" = ") as [string, string]);

/** The questions of a kind, with what they lead to. */
export const askedQuestions = (kind: AskedKind): AskedQuestion[] =>
  lines(asked[kind]).map(([query, wanted]) => ({ query, wanted: wanted === "none" ? [] : wanted.split(" && ") }));

/** A number alone, with the course of the seed that most people take of those that have it. */
export const numberPairs: readonly [query: string, code: string][] = lines(`
  105 = PHYS105
  213 = CENG213
  223 = CENG223
  107 = CHEM107
  311 = ENG311
  211 = ENG211
  312 = ENG312
  117 = MATH117
  242 = CENG242
  232 = CENG232
  229 = CENG229
  222 = CENG222`);

/** Codes as the university's own number of a course has them. */
export const zeroPairs: readonly [query: string, code: string][] = lines(`
  math 0119 = MATH119
  MATH0119 = MATH119
  Phys-0105 = PHYS105
  mat 0219 = MATH219
  fizik 0106 = PHYS106
  hist02201 = HIST2201
  EE 0201 = EE201
  ceng 0213 data = CENG213
  236 119 = MATH119
  2360219 = MATH219
  236-0120 = MATH120
  571213 = CENG213
  math 00120 = MATH120
  cs 0242 = CENG242`);
