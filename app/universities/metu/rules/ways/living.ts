/** How many people ask for the rules of `../living.ts`, each in words of their own. */
import type { RuleWays } from "../../../rule";

export const livingWays: RuleWays = {
  "dorm-apply": {
    en: `
      room on campus; need accommodation from school; chance of getting a bed; I live in ankara want dorm; dorm for freshmen;
      when do dorm results come; bed for girls; priority for dorm; ranking points for bed; how do I get a place in the campus dorms;
      what counts when they hand out dorm places`,
    tr: `
      yurtta yer bulmak; kampüste kalmak; ankaralıyım yurt verirler mi; yurt çıkma ihtimali; kız yurdu başvurusu; yurtta öncelik;
      yurda girmek; yurt sonuçları; yurt bekleme; kampüs yurduna nasıl yerleşirim; yurt yerleri neye göre veriliyor`,
  },
  "dorm-years": {
    en: `
      sixth year bed; extend my stay; stay until graduation; forgot renewing room; renewal days for bed; too old for dorm;
      how many years may one live in a campus room; does my dorm place run out; what is the longest I can stay in the dormitory;
      maximum years in a metu dorm`,
    tr: `
      altıncı sene yurt; mezuniyete kadar yurtta; yurt yenilemeyi unuttum; oda yenileme; yaşım otuz yurt; yurt hakkım bitti mi;
      yurtta kaç sene kalınır; kampüsteki odam ne zamana kadar benim; odtü yurdunda en fazla kaç yıl kalınıyor`,
  },
  "dorm-leave": {
    en: `
      leave room in june; after diploma room; exchange room kept; gap year and room; move out; long illness and my bed`,
    tr: `
      haziranda yurttan çıkış; diplomadan sonra oda; ara verirsem odam; odadan taşınmak; hastalanınca yatağım; yurdu boşaltma`,
  },
  "dorm-rules": {
    en: `
      midnight entry; boyfriend in room; noisy roommate; microwave pets; rice cooker; smoking in room; sleep outside; night permission;
      curfew candle`,
    tr: `
      gece giriş saati; sevgilim odaya; gürültücü oda arkadaşı; evcil hayvan; odada sigara; dışarıda kalmak izin; mikrodalga su ısıtıcı;
      yasak eşya yurt; giriş çıkış saati`,
  },
  "dorm-penalty": {
    en: `
      complaint against room decision; removed from room; second warning in dorm; dorm fine; contest decision of dorm management;
      the dorm office sent me a second paper; they threw me from the dorm, whom do I turn to; days to protest in the dorm`,
    tr: `
      yurttan attılar; yurt uyarısı; yurt müdürlüğü kararı; yurtta ceza aldım; yurt ihtarı; yurttan uzaklaştırma;
      yurt idaresi ikinci kağıdı verdi; yurttan atıldım kime gideyim; yurtta itiraz için gün; yurt cezam haksız`,
  },
  "dorm-fee": {
    en: `
      rent for room on campus; monthly dorm; deposit back; pay in july for room; late dorm payment; dorm cheap`,
    tr: `
      yurt aylık kaç; depozito geri; temmuzda yurt parası; yurt parası geç yatarsa; yurt taksiti; oda ücreti; ara tatilde yurt öder miyim`,
  },
  "scholarship-apply": {
    en: `
      poor family; need money to study; free meals; grants for students in need; apply for support; donor stipend; who gives money`,
    tr: `
      ailemin durumu yok; bedava yemek; ihtiyaç sahibi; bağışçı bursu; maddi yardım; karnımı doyuramıyorum; yemek yardımı; burs formu;
      okul para veriyor mu; geçim sıkıntısı`,
  },
  "scholarship-cut": {
    en: `
      got no money this month; low marks and support; ended support; stipend stopped after FF; two supports together;
      nothing arrived since spring, did my marks do it; I got two supports and one ended; I was punished and the money stopped;
      would I lose my meal aid if my average drops; is the grant taken away for bad grades; can my scholarship be taken away;
      lost scholarship because of grades`,
    tr: `
      bu ay gelmedi burs kesildi mi; düşük notla burs; desteğim bitti; ff alınca burs; kyk ile birlikte; burs şartları;
      başka burs alırsam; bahardan beri gelmiyor notlarım mı yaptı; iki destek alıyordum biri bitti; ceza aldım para kesildi;
      bursumun durması için ne gerekir; ortalamam düşerse bursum gider mi; kötü notla yemek yardımı kesilir mi; bursum kesilir mi;
      notlarım düştü bursum gider mi`,
  },
  "scholarship-again": {
    en: `
      restart support; longer studies and stipend; reapply after good marks; support in extended year;
      my marks are fine again, can the money return; is there support in the fifth year; a year passed since the punishment`,
    tr: `
      destek yeniden başlasın; uzatmada burs; notum düzeldi tekrar burs; beşinci sene burs; tekrar başvurmak bursa;
      notlarım düzeldi para geri gelir mi; beşinci yılda destek var mı; cezanın üstünden bir yıl geçti; bursu tekrar bağlatmak`,
  },
  "special-student": {
    en: `
      attend lessons as outsider; student of a neighbour uni takes a lesson here; learn without degree; lessons for non students;
      visitor audit; I'm enrolled elsewhere and want one lesson from here; I finished university and want to learn a bit more;
      sit in class as somebody from outside`,
    tr: `
      dışarıdan biri ders alır mı; komşu üniversitedeyim buradan ders; misafir öğrenci; diploma istemeden ders; öğrenci olmayan ders;
      başka yerde kayıtlıyım buradan tek ders istiyorum; üniversiteyi bitirdim biraz daha öğreneyim; dışarıdan biri olarak sınıfta;
      tek ders almak odtüde`,
  },
  "special-limits": {
    en: `
      visitor lessons count; price for outsider lessons; certificate for outsider; longest as visitor;
      how much does one lesson cost for outsiders; how many lessons may an outsider have; does an outsider receive a paper in the end`,
    tr: `
      misafir kaç ders; dışarıdan ders ücreti; özel öğrenci belge; en fazla kaç dönem misafir; özel öğrenci sınırı;
      dışarıdakine bir ders kaç para; dışarıdaki kaç ders alır; dışarıdaki sonunda kağıt alır mı; misafir olarak kaç dönem`,
  },
};
