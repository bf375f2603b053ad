/** Questions that ask for a filter or an order instead of a title, for a number alone, or for a code with zeros; as students type them. */

/** `question = filters`, in the order of the alphabet. A question with `= none` asks for a title, however it sounds. */
const asked = {
  electives: `
    nte dersleri = non_technical=1
    NTE listesi = non_technical=1
    nontechnical electives = non_technical=1
    non tech elective = non_technical=1
    teknik dışı seçmeli = non_technical=1
    teknik olmayan dersler = non_technical=1
    nte's = non_technical=1
    which courses count as nte = non_technical=1
    hss elective = non_technical=1
    psikoloji nte = non_technical=1&q=psikoloji
    technical electives = course_type=technical_elective
    tech elective = course_type=technical_elective
    TEKNİK SEÇMELİLER = course_type=technical_elective
    te dersleri = course_type=technical_elective
    free elective = course_type=elective
    serbest seçmeliler = course_type=elective
    seçmeli dersler = course_type=elective
    bölüm seçmelisi = course_type=elective
    zorunlu dersler = course_type=mandatory
    must courses = course_type=mandatory`,
  wishes: `
    easiest course = sort=easiest
    en kolay dersler = sort=easiest
    kolay geçilen ders = sort=easiest
    easy elective = course_type=elective&sort=easiest
    en kolay teknik seçmeli = course_type=technical_elective&sort=easiest
    kolay nte = non_technical=1&sort=easiest
    easy math courses = q=math&sort=easiest
    top rated courses = sort=rating
    en beğenilen dersler = sort=rating
    highest rated electives = course_type=elective&sort=rating
    en yüksek puanlı ders = sort=rating
    popüler dersler = sort=views
    most viewed courses = sort=views
    cuma dersi olmayan = days=0,1,2,3,5,6
    no friday classes = days=0,1,2,3,5,6
    friday off = days=0,1,2,3,5,6
    cuma günü ders olmasın = days=0,1,2,3,5,6
    cumasız = days=0,1,2,3,5,6
    pazartesi ve cuma boş = days=1,2,3,5,6
    no monday or wednesday = days=1,3,4,5,6
    courses without thursday = days=0,1,2,4,5,6
    hafta sonu yok = days=0,1,2,3,4
    no weekends = days=0,1,2,3,4
    sadece salı perşembe = days=1,3
    only tuesday and thursday = days=1,3
    cumartesi dersleri = days=5
    cuma boş fizik = days=0,1,2,3,5,6&q=fizik
    no 8:40 = slot_from=09:40
    8.40 olmasın = slot_from=09:40
    sabah dersi olmayan = slot_from=12:40
    öğleden sonra dersleri = slot_from=12:40
    afternoon classes = slot_from=12:40
    evening classes = slot_from=17:40
    akşam olmasın = slot_to=17:30
    morning classes = slot_to=12:30
    önkoşulsuz dersler = no_prerequisites=1
    no prereq = no_prerequisites=1
    yaz okulu dersleri = semester=summer
    türkçe dersler = language=tr
    3 kredilik dersler = credits=3
    5 ects = ects=5
    yüksek lisans dersleri = level=graduate
    bu dönem açılan dersler = offered=1
    nte cuma yok = days=0,1,2,3,5,6&non_technical=1`,
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
  /** The filters and the order that it asks for; null: a title. */
  wanted: string | null;
}

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(" = ") as [string, string]);

/** The questions of a kind, with what they lead to. */
export const askedQuestions = (kind: AskedKind): AskedQuestion[] =>
  lines(asked[kind]).map(([query, wanted]) => ({ query, wanted: wanted === "none" ? null : wanted }));

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
