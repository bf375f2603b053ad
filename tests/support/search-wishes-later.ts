/**
 * Wishes for courses that were written down before the search was taught anything of their kinds, each with the filters and the order
 * that it asks for; `none` asks for a title, however it sounds, or for what no list can do.
 */

const lines = (text: string): [question: string, wanted: string][] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(" = ") as [string, string]);

/** In Turkish, in English, and questions that sound like wishes and are none. */
export const laterWishes = {
  turkish: lines(`
    ingilizce olmayan ders = language=not_en
    bahar dönemi seçmeli = course_type=elective&semester=spring
    sabah 8 dersi yok = slot_from=09:40
    cumartesi günü dersi olmayan seçmeliler = course_type=elective&days=0,1,2,3,4,6
    çok kolay seçmeli arıyorum = course_type=elective&sort=easiest
    AA veren seçmeliler = course_type=elective&sort=easiest
    bol aa veren dersler = sort=easiest
    rahat nte önerisi = non_technical=1&sort=easiest
    hocası rahat seçmeli = course_type=elective&sort=easiest
    cumam boş kalsın = days=0,1,2,3,5,6
    cuma günleri boş olsun istiyorum = days=0,1,2,3,5,6
    pazartesi salı olsun sadece = days=0,1
    salı perşembe olan nte = days=1,3&non_technical=1
    çarşamba hariç seçmeli = course_type=elective&days=0,1,3,4,5,6
    öğlenden önce biten dersler = slot_to=12:30
    öğleden önce seçmeli = course_type=elective&slot_to=12:30
    akşam dersi istemiyorum = slot_to=17:30
    9'dan önce ders olmasın = slot_from=09:40
    8:40 dersi olmayan nte = non_technical=1&slot_from=09:40
    saat 5ten sonra ders yok = slot_to=16:30
    güz dönemi nte = non_technical=1&semester=fall
    yazın açılan seçmeliler = course_type=elective&semester=summer
    yaz okulunda açılan dersler = semester=summer
    türkçe seçmeli = course_type=elective&language=tr
    almanca anlatılan ders = language=de
    türkçe verilen nte = language=tr&non_technical=1
    3 kredi nte = credits=3&non_technical=1
    üç kredilik seçmeli = course_type=elective&credits=3
    5 akts seçmeli = course_type=elective&ects=5
    ön şartsız seçmeli = course_type=elective&no_prerequisites=1
    önkoşulu olmayan teknik seçmeliler = course_type=technical_elective&no_prerequisites=1
    kolay master dersleri = level=graduate&sort=easiest
    lisansüstü dersler = level=graduate
    doktora seviyesinde dersler = level=phd
    bu dönem açılan kolay nte = non_technical=1&offered=1&sort=easiest
    bu dönem hangi nteler var = non_technical=1&offered=1
    en iyi seçmeli dersler = course_type=elective&sort=rating
    puanı yüksek dersler = sort=rating
    en çok sevilen seçmeliler = course_type=elective&sort=rating
    zor olmayan seçmeli = course_type=elective&sort=easiest
    kasmayan ders = sort=easiest
    yatmalık seçmeli = course_type=elective&sort=easiest
    hafta sonu dersleri = days=5,6`),
  english: lines(`
    late morning electives = course_type=elective&slot_from=10:40&slot_to=12:30
    electives on friday please = course_type=elective&days=4
    not too hard electives = course_type=elective&sort=easiest
    gpa booster courses = sort=easiest
    chill nte = non_technical=1&sort=easiest
    easy A electives = course_type=elective&sort=easiest
    electives that are not in english = course_type=elective&language=not_en
    courses taught in turkish this semester = language=tr&offered=1
    no classes on mondays and fridays = days=1,2,3,5,6
    nothing on wednesday = days=0,1,3,4,5,6
    i don't want friday classes = days=0,1,2,3,5,6
    tuesday thursday electives = course_type=elective&days=1,3
    electives without prerequisites = course_type=elective&no_prerequisites=1
    spring electives = course_type=elective&semester=spring
    fall semester courses = semester=fall
    summer school electives = course_type=elective&semester=summer
    no 8 am classes = slot_from=09:40
    classes after 3pm = slot_from=15:40
    nothing before 10 = slot_from=10:40
    classes that end before noon = slot_to=12:30
    4 credit technical electives = course_type=technical_elective&credits=4
    three credit ntes = credits=3&non_technical=1
    graduate courses in machine learning = level=graduate&q=machine learning
    phd level statistics courses = level=phd&q=statistics
    best rated nte = non_technical=1&sort=rating
    easiest 3 credit elective offered this term = course_type=elective&credits=3&offered=1&sort=easiest
    weekend courses = days=5,6
    physics without mondays = days=1,2,3,4,5,6&q=physics
    could you please show me easy electives = course_type=elective&sort=easiest`),
  titles: lines(`
    Early Modern European History = none
    Teaching Methods in Early Childhood Education = none
    Graduate Seminar in Economics = none
    Summer Practice in a Production Establishment = none
    Turkish-English Translation = none
    Conversational English = none
    Almanca Çeviri = none
    Masters Without Thesis Graduation Project = none
    PhD Seminar = none
    Geç Dönem Osmanlı Tarihi = none
    Serbest El Mimari Çizim = none
    Bilgisayar Destekli Teknik Çizim = none
    Structural Monday = none
    Fall of the Roman Empire = none
    Early Spring Ecology = none
    Night Photography = none
    en az 3 kredilik dersler = none
    Akademik Amaçlı İngilizce 1 = none
    Credit Analysis and Lending = none
    GERM201 = none
    mat 119 = none
    Free Surface Flows = none
    Must Have Skills in Engineering = none
    Best Approximation Theory = none
    Pazar Ekonomisi = none`),
} as const;

/** Written after the search was taught by the ones above, and kept as the search read them first. */
export const unseenWishes = lines(`
  ders seçimi için kolay bi nte lazım = non_technical=1&sort=easiest
  çarşamba boş günüm olsun = days=0,1,3,4,5,6
  pazartesileri okula gelmek istemiyorum kolay seçmeli = course_type=elective&days=1,2,3,4,5,6&sort=easiest
  final sınavı olmayan dersler = none
  devam zorunluluğu olmayan seçmeli = none
  ingilizce değil türkçe anlatılan nte = language=tr&non_technical=1
  yüksek lisansta alınabilecek kolay dersler = level=graduate&sort=easiest
  sabahları uyanamıyorum geç başlayan dersler = none
  13.40'tan sonra başlayan nte = non_technical=1&slot_from=13:40
  cuma öğleden sonra olan dersler = days=4&meets_then=1&slot_from=12:40
  3 kredilik teknik seçmeli bahar = course_type=technical_elective&credits=3&semester=spring
  hafta sonu dersi olmasın = days=0,1,2,3,4
  en az yoran seçmeli = none
  tek günde biten ders = none
  felsefe nte türkçe = language=tr&non_technical=1&q=felsefe
  önkoşulu ceng140 olan dersler = none
  herkese aa veren hoca var mı = sort=easiest
  iktisat bölümünden kolay ders = q=iktisat bölümünden&sort=easiest
  yazın verilen matematik dersleri = q=matematik&semester=summer
  Easiest HSS elective? = non_technical=1&sort=easiest
  nte with good ratings = non_technical=1&sort=rating
  elective that fits tuesday morning = course_type=elective&days=1&meets_then=1&slot_to=12:30
  classes only on monday and wednesday = days=0,2
  any 2 credit course in spring = credits=2&semester=spring
  3 credit course no friday no prerequisite = credits=3&days=0,1,2,3,5,6&no_prerequisites=1
  electives w/o exams = none
  graduate level economics electives on thursday = course_type=elective&days=3&level=graduate&q=economics
  nothing that starts before 10:40 = slot_from=10:40
  courses that end by 5 pm = slot_to=16:30
  must courses in the fall = course_type=mandatory&semester=fall
  German 201 = none
  ottoman turkish = none
  late antiquity = none
  introduction to night sky = none
  evening star astronomy = none
  turkish for foreigners = none
  fall detection systems = none
`);
