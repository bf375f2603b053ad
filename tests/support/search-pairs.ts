/** Questions as students type them, each with the courses of which one should come first. */

export const pairKinds = ["code", "english", "turkish", "beginning", "lecturer", "typo", "joined", "human"] as const;
export type PairKind = (typeof pairKinds)[number];

export interface SearchPair {
  kind: PairKind;
  query: string;
  /** Any of these is right. */
  codes: string[];
}

/** `query = CODE CODE`, a line each. Equal titles of other departments and of the Cyprus campus are as right as the first. */
const written: Record<Exclude<PairKind, "lecturer">, string> = {
  code: `
    ceng140 = CENG140
    ceng 140 = CENG140
    CENG-140 = CENG140
    5710140 = CENG140
    571 0140 = CENG140
    236 0119 = MATH119
    2360119 = MATH119
    math 119 = MATH119
    mat119 = MATH119 MAT119
    mat 219 = MATH219 MAT219
    phys105 = PHYS105
    Phys 106 = PHYS106
    fizik 105 = PHYS105 PHY105
    fiz 105 = PHYS105
    kim 101 = CHEM101
    chem 107 = CHEM107
    EE 201 = EE201
    ee202 = EE202
    ME 203 = ME203
    me205 = ME205
    hist2201 = HIST2201
    HİST 2201 = HIST2201
    ing 101 = ENG101
    eng 211 = ENG211
    ba 2801 = BA2801
    econ201 = ECON201
    cs 213 = CENG213
    stat 203 = STAT203
    ceng 46 = CENG462 CENG460 CENG463 CENG466
    ist 203 = STAT203`,
  english: `
    c programming = CENG140
    data structures = CENG213 CNG213 EE441
    linear algebra = MATH261 MATH260 MATH262
    basic linear algebra = MATH260 MAT260
    heat transfer = ME311 AEE331 ASE331 CHME325 MECH311
    general chemistry laboratory = CHEM115 CHEM116
    organic chemistry 1 = CHEM234 CHM237
    calculus = MATH119 MATH117 MATH118 MATH113 MATH114 MATH120 MAT119 MATH213 IAM527
    calculus 2 = MATH118 MATH114
    calculus with analytic geometry = MATH119 MAT119
    differential equations = MATH219 MAT219 MATH587
    artificial intelligence = CENG462
    machine learning = CENG562 CENG499 CNG409
    statics = ME205 AEE261 ASE261 MECH205
    philosophy of art = PHIL415
    circuit theory 2 = EE202
    signals and systems = EE301 EEE301
    game theory = ECON443 ECO443 OR607
    jazz history = MUS231 ART231 MUS331
    history of jazz = MUS231 ART231 MUS331
    corporate finance = BA4811 BUS381 BA5811
    ecology = BIOL206
    political sociology = ADM6136 PSIR218
    probability theory = IAM541 MATH301
    materials science = CE241 METE201
    language acquisition = FLE307 PSYC422
    pattern recognition = EE583`,
  turkish: `
    veri yapıları = CENG213 CNG213 EE441
    veri yapilari = CENG213 CNG213 EE441
    VERİ YAPILARI = CENG213 CNG213 EE441
    yapay zeka = CENG462
    makine öğrenmesi = CENG562 CENG499 CNG409
    doğrusal cebir = MATH261 MATH260 MATH262
    ısı transferi = ME311 AEE331 ASE331 CHME325 MECH311
    isi transferi = ME311 AEE331 ASE331 CHME325 MECH311
    diferansiyel denklemler = MATH219 MATH587
    genel fizik 1 = PHYS105 PHY105
    fizik 1 = PHYS105 PHYS111 PHY105 PHYS181 PHYS101
    genel kimya = CHEM101 CHEM107 CHEM111 CHM107
    organik kimya = CHEM220 CHEM231 CHEM234
    devre teorisi = EE201 EE202 EEE201
    hücre biyolojisi = BIOL251 BIOL203
    iktisada giriş = ECON101 ECON102 ECON210 ECO210
    iktisat giriş = ECON101 ECON102 ECON210 ECO210
    mühendislik ekonomisi = IE347 CE231 INE347
    psikolojiye giriş = PSYC101 PSYC100
    türk dili = TURK101 TURK102 TURK303 TUR101 TUR102
    sanat felsefesi = PHIL415
    felsefe bilim = PHIL205
    algoritma = CENG315 CNG315 CENG301 CENG310 CNG301
    algoritmaları = CENG315 CNG315 CENG301 CENG310 CNG301
    olasılığa giriş = IE265 INE265
    genetik giriş = BIOL351
    akışkanlar mekaniği = ME305 ME306 CE272 CE374 CHE222 MECH305
    oyun teorisi = ECON443 ECO443
    caz tarihi = MUS231 ART231 MUS331
    dilbilim = FLE146 FLE147 FLE241
    termodinamiğin = ME203 ME204 AEE231 ASE231 CHE204 MECH203 CHME204`,
  beginning: `
    calc = MATH119 MATH117 MATH118 MATH113 MATH114 MATH120 MAT119 MATH213
    thermod = ME203 ME204 AEE231 ASE231 CHE204 MECH203 CHME204
    microec = ECON201 ECO101 BA2801 ECON203 ECON501
    artif intel = CENG462
    lin alg = MATH260 MATH261 MATH262 MAT260
    diff = MATH219 MAT219 MATH587
    data str = CENG213 CNG213 EE441
    prob and stat = STAT201 CVE303 IAM530
    org chem = CHEM220 CHEM231 CHEM234 CHEM229
    gen chem = CHEM101 CHEM107 CHEM111 CHM107 CHM111
    fluid mech = ME305 ME306 CE272 CE374 CHE222 MECH305
    patt recog = EE583
    num anal = MATH381 MATH581
    c prog = CENG140
    intro prob = IE265 INE265 MATH301
    bilim tar = PHIL291 PHL291
    yapay = CENG462
    kemal ata = HIST2201 HIST2202 HST201 HST202
    heat tr = ME311 AEE331 ASE331 CHME325 MECH311`,
  typo: `
    linaer algebra = MATH261 MATH260 MATH262
    liner algebra = MATH261 MATH260 MATH262
    calclus = MATH119 MATH117 MATH118 MATH113 MATH114 MATH120 MAT119 MATH213
    calculuss = MATH119 MATH117 MATH118 MATH113 MATH114 MATH120 MAT119 MATH213
    thermodinamics = ME203 ME204 AEE231 ASE231 CHE204 MECH203
    artifical inteligence = CENG462
    data strutcures = CENG213 CNG213 EE441
    machne learning = CENG562 CENG499 CNG409
    diferential equations = MATH219 MAT219 MATH587
    cneg 140 = CENG140
    heat tranfser = ME311 AEE331 ASE331 CHME325
    statcis = ME205 AEE261 ASE261 MECH205
    orgnic chemistry = CHEM220 CHEM231 CHEM234
    probabilty = STAT203 IAM541 IE265 INE265 MATH301 STAT204
    pyschology = PSY4404 PSYC100 PSYC101 PSY1010 PSY1011 EDS220
    phylosophy of art = PHIL415
    veri yaplari = CENG213 CNG213 EE441
    yapya zeka = CENG462
    diferensiyel denklemler = MATH219 MATH587
    olasilk = STAT203 IAM541 IE265 INE265 MATH301 STAT204
    genel kimiya = CHEM101 CHEM107 CHEM111 CHM107 CHM111
    algortihms = CENG315 CNG315
    ecologgy = BIOL206
    genetcis = BIOL351 GENE365
    patern recognition = EE583
    microeconmic theory = ECON201 ECON203 ECON501`,
  joined: `
    data base = STAT311 IS503
    database = STAT311 IS503
    thermo dynamics = ME203 ME204 AEE231 ASE231 CHE204 MECH203
    datastructures = CENG213 CNG213 EE441
    linearalgebra = MATH261 MATH260 MATH262
    heattransfer = ME311 AEE331 ASE331 CHME325 MECH311
    machinelearning = CENG562 CENG499 CNG409
    micro economics = BA2801 ECO101
    bio chemistry = CHEM413 BIOL353 BCH591
    hydro mechanics = CE372
    termo dinamik = ME203 ME204 AEE231 ASE231 CHE204 MECH203
    yapayzeka = CENG462
    veritabanı = STAT311 IS503
    calc2 = MATH118 MATH114
    fizik1 = PHYS105 PHYS111 PHY105 PHYS181 PHYS101
    ceng140 c programming = CENG140`,
  human: `
    introduction to the differential equations = MATH219 MAT219
    course about artificial intelligence = CENG462
    which course teaches machine learning = CENG562 CENG499 CNG409
    data structures dersi = CENG213 CNG213 EE441
    ceng data structures = CENG213
    ee data structures = EE441
    math linear algebra = MATH260 MATH261 MATH262
    python programming for engineers = CENG240 CNG240
    python ile programlama dersi = CENG240 CNG240
    history jazz music class = MUS231 ART231 MUS331
    chemistry for engineers organic = CHEM229
    i want to learn japanese = JA201 JA202 JA203
    japonca = JA201 JA202 JA203
    ispanyolca dersi = SPAN201 SPAN202 SPAN203
    german a1 = GERM201 GERM202
    almanca 201 = GERM201
    is sagligi ve guvenligi = OHS101 OHS301 OCHS101 OCHS301
    isg = OHS101 OHS301 OCHS101 OCHS301 OHS501
    inkılap tarihi = HIST2201 HIST2202 HIST2205 HST201
    film analysis course = THEA281
    sinema = ID489
    statistics for psychology = PSYC116 PSYC217 PSY2102
    fizik 2 = PHYS106 PHYS112 PHY106
    object oriented programming java = CENG305
    entrepreneurship in business = BA4137 BUS413 BUS447
    how to negotiate = BA4222
    computer networks = EE542 CENG435 CNG435
    classical turkish music = MUS101 MUS201 MUS301`,
};

const pairOf = (kind: PairKind, line: string): SearchPair => {
  const [query = "", codes = ""] = line.split(" = ");
  return { kind, query: query.trim(), codes: codes.split(" ") };
};

/** Those that were thought of one by one. */
export const searchPairs: SearchPair[] = Object.entries(written).flatMap(([kind, lines]) =>
  lines
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => pairOf(kind as PairKind, line)),
);

interface Named {
  code: string;
  name: string;
}

const withoutLetter = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);

/** The four mistakes of a word at a place: a wrong letter, one missing, two swapped, one doubled. */
const mistakes = [
  (word: string, at: number) => `${word.slice(0, at)}${word[at] === "x" ? "z" : "x"}${word.slice(at + 1)}`,
  withoutLetter,
  (word: string, at: number) => `${word.slice(0, at - 1)}${word[at]}${word[at - 1]}${word.slice(at + 1)}`,
  (word: string, at: number) => `${word.slice(0, at)}${word[at]}${word.slice(at)}`,
];

const MIN_LETTERS = 5;

/** Titles with one mistake in their longest word, the same ones every time: each of four kinds for every `step`th title. */
export function mistypedTitles(courses: Named[], step: number): SearchPair[] {
  const byName = new Map<string, Named[]>();
  for (const course of courses) byName.set(course.name.toLowerCase(), [...(byName.get(course.name.toLowerCase()) ?? []), course]);
  const chosen = [...byName].filter((_, at) => at % step === 0);
  return chosen.flatMap(([name, same], index) => {
    const longest = name.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? "";
    if (longest.length < MIN_LETTERS) return [];
    const place = 1 + (index % (longest.length - 2));
    return mistakes
      .map((mistake) => name.replace(longest, mistake(longest, place)))
      .filter((query) => query !== name)
      .map((query): SearchPair => ({ kind: "typo", query, codes: same.map(({ code }) => code) }));
  });
}

/** Every `step`th lecturer by surname and by the whole name, with everything that they teach. */
export function lecturerPairs(taught: { lecturer: string; codes: string[] }[], step: number): SearchPair[] {
  return taught
    .filter((_, at) => at % step === 0)
    .flatMap(({ lecturer, codes }) => [
      { kind: "lecturer" as const, query: lecturer, codes },
      { kind: "lecturer" as const, query: lecturer.toLowerCase().split(" ").reverse().join(" "), codes },
    ]);
}
