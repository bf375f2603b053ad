/**
 * What students write about, in both languages: each row is one thing, folded, so that a question in one language finds what
 * somebody wrote in the other. No word here says what is asked; those are in the vocabulary.
 */
export const THINGS = `
  bike bicycle bicycles bikes cycling bisiklet bisikletli pedal
  motorbike motorcycle scooter motosiklet motor
  desk table masa masasi masalar
  chair armchair sandalye koltuk
  sofa couch kanepe
  fridge refrigerator buzdolabi
  bed mattress yatak
  wardrobe closet dolap
  laptop notebook bilgisayar computer pc computers
  keyboard klavye
  headphones headset earphones kulaklik
  guitar gitar
  violin keman
  piano piyano
  tennis tenis
  chess satranc
  football soccer futbol
  basketball basketbol
  volleyball voleybol
  swimming swim yuzme havuz havuzu
  running jogging kosu kosusu
  hiking hike trekking mountaineering mountain mountains climbing climb climber dagcilik dagci dag tirmanis tirmanma yuruyus
  sailing sail yelken yelkenli
  horse horses binicilik
  diving dive dalis
  skiing ski kayak
  yoga yogi
  dance dancing dans
  folk halk halay horon zeybek
  theatre theater drama acting play stage tiyatro oyun sahne
  choir sing singing choral koro sarki
  jazz caz
  band orchestra orkestra
  film movie cinema movies films sinema filmi screening gosterim gosterimi
  photography photographer fotografcilik
  literature edebiyat
  poem poetry siir
  debate debating munazara
  astronomy stargazing telescope telescopes sky astronomi gokyuzu teleskop gozlem planet planets gezegen gezegenler
  robot robots robotics robotik
  soldering lehim
  coding code programming programmer kod kodlama yazilim software programlama
  hackathon marathon maraton maratonu
  pottery ceramics seramik
  beekeeping bees aricilik
  painting drawing cizim
  kitchen cook cooking mutfak
  food meal meals yemek yemegi
  festival senlik senligi
  market bazaar fair pazar pazari fuar fuari
  picnic piknik
  quiz trivia yarisma competition contest tournament turnuva turnuvasi
  boardgames kutu board catan monopoly
  game games oyunlar
  coffee kahve
  tea cay
  career kariyer
  interview mulakat
  resume cv ozgecmis
  company companies firma firmalar
  statistics stats istatistik
  calculus calc matematik math maths kalkulus
  linear lineer
  algebra cebir
  physics fizik
  chemistry kimya
  biology biyoloji
  economics ekonomi iktisat
  microeconomics mikroekonomi
  philosophy felsefe
  psychology psikoloji
  history tarihi
  architecture mimarlik
  mechanical makine
  electrical electric elektrik
  circuit circuits devre devreler
  logic mantik
  civil insaat
  environmental cevre
  industrial endustri
  engineering muhendislik muhendisligi engineer engineers
  algorithm algorithms algoritma algoritmalar
  structures yapilari
  german almanca
  french fransizca
  spanish ispanyolca
  italian italyanca
  japanese japonca
  russian rusca
  sleep uyku
  bird birds kus kuslar kuslari
  river nehir irmak
  lake gol golu gole
  sea deniz marine
  beach shore sahil kiyi
  forest orman
  park parki
  snow kar
  sunset gunbatimi
  cat kedi
  dog kopek
  laboratory lab laboratuvar
  experiment deney deneyi
  participants volunteers volunteer gonullu katilimci
  car arac araba arabasi arabayla otomobil
  shuttle ring servis
  bus otobus
  train tren
  subway metro underground
  vegetarian vegan vejetaryen
  permit ikamet oturma
  plane flight ucak
  waiter waitress garson garsonluk
  bahsis bahsisler
  lifeguard cankurtaran
  cashier kasiyer kasa
  cleaner housekeeping temizlik
  hotel otel
  restaurant restoran lokanta
  cafe kafe
  camp kamp
  amusement lunapark
  shift shifts vardiya vardiyalar mesai overtime
  hour hours hourly saatlik saat saatler
  tutor tutoring tutors lesson lessons ozel
  furnished esyali mobilyali
  bakery firin
  heating isitma
  wind ruzgar
  oral sozlu
  cheap affordable ucuz hesapli
  loud noisy gurultulu
  alone lonely yalniz
  germany almanya deutschland
  austria avusturya
  vienna viyana wien
  italy italya
  rome roma
  spain ispanya
  france fransa
  netherlands holland hollanda
  poland polonya
  warsaw varsova
  krakow krakov
  czech czechia cekya cek
  prague prag praha
  hungary macaristan
  budapest budapeste
  portugal portekiz
  lisbon lizbon lisboa
  sweden isvec
  norway norvec
  denmark danimarka
  finland finlandiya
  belgium belcika
  brussels bruksel
  switzerland isvicre
  greece yunanistan
  england ingiltere britain
  london londra
  ireland irlanda
  korea kore
  japan japonya
  america usa american amerika amerikada amerikan abd
  istanbul istanbula
  izmir izmire
  cyprus kibris
  january ocak
  february subat
  april nisan
  june haziran
  july temmuz
  august agustos
  september eylul
  october ekim
  november kasim
  december aralik
  winter kis
  spring bahar
  autumn fall guz sonbahar
  morning sabah
  evening evenings aksamlari
  monday mondays pazartesi
  tuesday tuesdays sali
  wednesday wednesdays carsamba
  thursday thursdays persembe
  friday fridays cuma
  saturday saturdays cumartesi
  sunday sundays pazarlari
  beginner beginners newcomer newbies newbie inexperienced acemi
  exercise spor sports sport
  newyear yilbasi
`;
