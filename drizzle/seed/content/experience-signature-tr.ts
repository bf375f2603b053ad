// Complete Turkish experiences for well-known courses, so that the pages people open first read convincingly.
import type { SignatureExperience } from "./types";

export const turkishSignatureExperiences: SignatureExperience[] = [
  {
    code: "MATH119",
    language: "tr",
    overall: 3,
    difficulty: 5,
    usefulness: 5,
    weeklyHours: 10,
    attendance: "partial",
    text:
      "Liseden gelen kalkülüs bilgisine güvenip ilk ayı boş geçirdim, ilk midtermde duvara tosladım. Ortak sınav " +
      "olduğu için hoca farkı çok hissedilmiyor, önerilen soruları çözen rahat ediyor. Son konulardaki seriler " +
      "ayrı bir dert, onlara vakit ayırın.",
    tips: "Seriler için yakınsaklık testlerini tek sayfaya toplayın ve hangi soruda hangisini seçtiğinizi yanına " + "yazın.",
  },
  {
    code: "MATH120",
    language: "tr",
    overall: 4,
    difficulty: 5,
    usefulness: 5,
    weeklyHours: 9,
    attendance: "none",
    text:
      "119'dan zor ama daha keyifli. Çizim yapamayan üç katlı integralde boğuluyor, ben de ilk dönem boğuldum. " +
      "İkinci alışımda her soruya önce bölgeyi çizerek başladım, iki harf yükseldi.",
    tips: "Her integralden önce bölgeyi çizin, sınırları sonra yazın.",
  },
  {
    code: "MATH219",
    language: "tr",
    overall: 4,
    difficulty: 3,
    usefulness: 5,
    weeklyHours: 6,
    attendance: "partial",
    text:
      "Mühendislikte gerçekten kullandığım tek matematik dersi olabilir. Yöntemler belli, tanıdığın an soru " +
      "bitiyor. Laplace tablosu veriliyor diye rahat olmayın, asıl iş kısmi kesirlerde.",
    tips: "Çıkmışların hepsini çözün, tarz yıllardır pek değişmiyor.",
  },
  {
    code: "MATH260",
    language: "tr",
    overall: 4,
    difficulty: 3,
    usefulness: 5,
    weeklyHours: 5,
    attendance: "none",
    text:
      "Tek dönemlik, derli toplu bir lineer cebir dersi. İşlem kısmı kolay, doğru yanlış soruları can yakıyor. " +
      "Tanımları ezberlemek yerine birer örnekle öğrenince her şey yerine oturdu.",
    tips: "Her tanım için bir örnek bir de ters örnek yazın.",
  },
  {
    code: "PHYS105",
    language: "tr",
    overall: 3,
    difficulty: 4,
    usefulness: 4,
    weeklyHours: 8,
    attendance: "required",
    text:
      "Dersin kendisi güzel ama asıl notu lab ve recitation kurtarıyor. Lab'a föyü okumadan gelen yanıyor, " +
      "girişte küçük bir quiz oluyor. Midterm soruları iki konuyu birleştiriyor, tek konu çalışıp gelmeyin.",
    tips: "Birim ve hata hesabını baştan öğrenin, her raporda puan götürüyor.",
  },
  {
    code: "PHYS106",
    language: "tr",
    overall: 2,
    difficulty: 5,
    usefulness: 4,
    weeklyHours: 10,
    attendance: "required",
    text:
      "Dönemin yarısında elektrik, yarısında manyetizma, arada ben. İndüksiyon sorularında işaret hatası yüzünden " +
      "kaç puan kaybettim bilmiyorum. Çan olmasa bu satırları tekrar alırken yazıyor olurdum.",
    tips: "Sağ el kuralını sınavda değil evde çalışın, salonda herkes elini havada çeviriyor.",
  },
  {
    code: "CHEM107",
    language: "tr",
    overall: 4,
    difficulty: 3,
    usefulness: 3,
    weeklyHours: 6,
    attendance: "required",
    text:
      "Lisede kimyayı bırakmış biri olarak korkuyordum, korktuğum kadar çıkmadı. Lab asistanları sabırlı, " +
      "sınavlar test olduğu için hız önemli. Mol hesabında acele etmeyin, basit hatadan harf gidiyor.",
    tips: "Bölüm sonu sorularını süre tutarak çözün.",
  },
  {
    code: "CENG111",
    language: "tr",
    overall: 5,
    difficulty: 4,
    usefulness: 5,
    weeklyHours: 10,
    attendance: "required",
    text:
      "Programlamaya Python ile sıfırdan başladım ve dönem sonunda kendime şaşırdım. Ödevler hafta sonu yiyor ama " +
      "her biri bir şey öğretiyor. İlk haftalarda anlamıyorum diye panik yapmayın, recursion herkese geç " +
      "oturuyor.",
    tips: "Ödevleri tek başınıza yazın, sınavda kopyaladığınız kod yanınızda olmuyor.",
  },
  {
    code: "CENG140",
    language: "tr",
    overall: 4,
    difficulty: 5,
    usefulness: 5,
    weeklyHours: 12,
    attendance: "required",
    text:
      "Pointer görene kadar her şey güzeldi. Lab sınavında elim titreyerek segmentation fault aradım, sonra " +
      "alıştım. Zor ama bölümü gerçekten isteyip istemediğini anladığın ders bu.",
    tips: "Kâğıda kod yazma alıştırması yapın, midtermde derleyici yok.",
  },
  {
    code: "CENG240",
    language: "tr",
    overall: 4,
    difficulty: 3,
    usefulness: 5,
    weeklyHours: 6,
    attendance: "required",
    text:
      "Mühendislik öğrencisi için çok yerinde bir ders, Python'u işe yarayacak kadar öğretiyor. Lab'lar haftalık " +
      "ve ufak ufak, gidenin notu yüksek geliyor. Sınavlar kâğıt üzerinde, çıktıyı kafadan takip etmeyi öğrenmek " +
      "lazım.",
    tips: "Döngüleri kâğıtta adım adım izleyin, soruların çoğu çıktıyı soruyor.",
  },
  {
    code: "CENG334",
    language: "tr",
    overall: 5,
    difficulty: 4,
    usefulness: 5,
    weeklyHours: 11,
    attendance: "none",
    text:
      "Ödevleri meşhur, hakkını da veriyor: thread'ler arasında kaybolup sabaha karşı kilitlenmeyi bulmanın tadı " +
      "başka. Anlatım akıcı, kitap güzel. Bitirdikten sonra bilgisayara başka gözle bakıyorsun.",
    tips: "Eşzamanlılık ödevine erkenden başlayın, hata her çalıştırmada çıkmıyor.",
  },
  {
    code: "EE281",
    language: "tr",
    overall: 3,
    difficulty: 4,
    usefulness: 4,
    weeklyHours: 7,
    attendance: "required",
    text:
      "Elektrik dışından gelenler için alınan devre dersi. Ders anlatımı hızlı, lab güzel, final uzun. Düğüm ve " +
      "çevre yöntemini oturtan dersi geçiyor, gerisi süs.",
    tips: "Her hafta en az iki devreyi baştan sona kendiniz çözün.",
  },
  {
    code: "EE201",
    language: "tr",
    overall: 4,
    difficulty: 5,
    usefulness: 5,
    weeklyHours: 11,
    attendance: "partial",
    text:
      "Bölümün eleği derler, haklılar. Haftalık sorular isteğe bağlı gibi duruyor ama değil. Fazörler kolay, " +
      "anahtarlamalı devreler finalde can yakıyor; yine de dönem sonunda devreye bakınca ne olacağını " +
      "hissediyorsun.",
    tips: "Çözdüğünüz devreyi ikinci bir yöntemle kontrol edin.",
  },
  {
    code: "ME203",
    language: "tr",
    overall: 3,
    difficulty: 4,
    usefulness: 5,
    weeklyHours: 7,
    attendance: "partial",
    text:
      "Tablo okumayı öğrenmeden termodinamik olmuyor, ilk midtermde herkes bunu acı yoldan öğrendi. Konular " +
      "mantıklı ilerliyor, sorular uzun. Ara değer hesabında işlem hatası yapmamak ayrı bir yetenek.",
    tips: "Tabloları işaretleyip çalışın, sınavda sayfa aramakla vakit gidiyor.",
  },
  {
    code: "STAT203",
    language: "tr",
    overall: 4,
    difficulty: 4,
    usefulness: 5,
    weeklyHours: 7,
    attendance: "partial",
    text:
      "Olasılığı gerçekten anladığım ders. Kombinatorik kısmı kolay sanıp geçmeyin, sonraki her şey onun üstüne " +
      "kuruluyor. Recitation'a giden fark atıyor, çünkü sınav soruları oradakilere benziyor.",
    tips: "Her dağılımın hikâyesini ezberleyin, formülü sonra kendiliğinden geliyor.",
  },
  {
    code: "ENG101",
    language: "tr",
    overall: 3,
    difficulty: 2,
    usefulness: 3,
    weeklyHours: 5,
    attendance: "required",
    text:
      "Hazırlıktan sonra biraz tekrar gibi başlıyor, sonra essay'ler gelince ciddileşiyor. Devamsızlığa dikkat, " +
      "not değil devamsızlık yakıyor insanı. Grup tartışmaları hocasına göre çok keyifli olabiliyor.",
    tips: "Taslakları zamanında teslim edin, geri bildirimin puanı essay'in kendisinden kolay.",
  },
  {
    code: "ENG211",
    language: "tr",
    overall: 4,
    difficulty: 2,
    usefulness: 5,
    weeklyHours: 4,
    attendance: "required",
    text:
      "Topluluk önünde konuşmaktan ödüm kopardı, üç sunumdan sonra alıştım. Arkadaşlarının sunumunu dinlerken " +
      "bile bir şey öğreniyorsun. Kâğıttan okuyunca puan gidiyor, baştan söyleyeyim.",
    tips: "Sunumu ayna karşısında değil telefona kaydederek çalışın.",
  },
  {
    code: "IS100",
    language: "tr",
    overall: 2,
    difficulty: 1,
    usefulness: 2,
    weeklyHours: 1,
    attendance: "none",
    text:
      "Kredisi yok, dersi yok, ama geçmeden mezun olamıyorsun. Soruları çözüp sınava giriyorsun, bitiyor. Ofis " +
      "programlarını bilen biri için bir akşamlık iş.",
    tips: "Son güne bırakmayın, sistem o gün herkes girdiği için yavaşlıyor.",
  },
  {
    code: "SOC109",
    language: "tr",
    overall: 5,
    difficulty: 2,
    usefulness: 4,
    weeklyHours: 4,
    attendance: "partial",
    text:
      "Mühendislikten gelip aldığım en iyi seçmeli. Okumalar keyifli, tartışmalar canlı, sınavda ezber değil " +
      "yorum istiyorlar. Her hafta haberleri biraz farklı okumaya başladım.",
    tips: "Okumaları derse gelmeden yapın, tartışmaya girince sınava çalışmış oluyorsunuz.",
  },
  {
    code: "MUS231",
    language: "tr",
    overall: 5,
    difficulty: 2,
    usefulness: 3,
    weeklyHours: 3,
    attendance: "partial",
    text:
      "Haftada üç saat oturup caz dinlemek ve bunun için kredi almak, daha ne isteyeyim. Dinleme sınavına " +
      "çalışmak gerekiyor, parçalar birbirine karışıyor. Program yoğunken nefes aldıran bir ders.",
    tips: "Listedeki parçaları yolda dinleyin, sınavda ilk on saniyeden tanımanız gerekiyor.",
  },
];
