/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { ticketGuides } from "./guides";

export const ticketWays: WaysToAsk<keyof typeof ticketGuides> = {
  buy: {
    en: `
      purchase seats; pay with visa; my order ran out before I paid; how do i get in to the concert is there presale;
      can my debit card pay; order tickets for the spring fest; admission checkout; want to go to the party how to pay`,
    tr: `
      giriş almak; konsere yer almak; sepette bekletirse süresi; visa ile ödeme; kart bilgisi girip almak; kaç tane alabiliyorum;
      şenliğe giriş; satışlar açıldı mı; parasını nasıl yatırıcam; bilet alcam; bedava etkinliğin girişi;
      ödemeyi tamamlayamadım süre bitti`,
  },
  refund: {
    en: `
      the show got called off; want my cash I bought one too many; plans changed; last day to give it back; purchased by accident;
      they postponed the concert can I have it back; withdraw from the concert I paid; do they charge for returning;
      I fell sick before the concert and want what I paid; there's an exam on the evening of the concert;
      I can't make it, do I get my money back; concert on the same day as my midterm, money back please;
      changed my mind about the show I paid for; how long until the refund arrives; give back what I paid for the theatre;
      cancel my order for the festival and get paid back`,
    tr: `
      konser ertelendi paramı istiyorum; fazladan aldım; hastalandım gidemicem; geri vermenin son günü; yanlışlıkla iki tane aldım;
      etkinlik olmadı paramız; ücret kesintisi olur mu iadede; parayı geri alabiliyo muyuz; gidemeyeceğim konsere para verdim;
      ödediğimi geri istiyorum; konser akşamına sınav koydular ödediğim geri gelir mi; konserden önce hastalandım verdiğim para;
      gidemeyeceğim param geri gelir mi; sınavla çakıştı ödediğim konser parasını almak; fikrimi değiştirdim bileti geri vereyim;
      iade kaç günde yatar; tiyatroya verdiğim parayı geri istemek; şenlik siparişimi iptal etmek`,
  },
  transfer: {
    en: `
      hand over to my sister; ticket went to another mail by mistake; put it on my friend's name; change the name on it;
      my cousin will go instead of me; sent to a wrong address take it back; gift a ticket; forward to somebody;
      he says he never received the offer; i bought for two people how to give one; I can't go, how can my friend use my entry;
      let my roommate take my place at the show; give my seat to someone else; switch the ticket to another person;
      can another person enter with what I bought; my brother wants to go instead, how do we change it; sign over my concert pass;
      can my buddy use it instead of me; hand my place over to a classmate; I'm busy that night so I want somebody else to have it`,
    tr: `
      kuzenim gitsin yerime; ismini değiştirmek biletin; kardeşime yollicam; yanlış maile gitti geri çek; hediye bilet;
      başkasının adına geçirmek; iki kişilik aldım birini nasıl vericem; arkadaşıma teklif gitmemiş; biletimi paylaşmak;
      yerime başka biri girsin; bilet satmak başkasına; gidemiyorum yerime arkadaşım girebilir mi; koltuğumu oda arkadaşıma versem;
      bileti başka kişiye aktarmak; benim aldığımla başkası girebilir mi; o gün işim var biletim başkasına kalsın;
      yerimi sınıf arkadaşıma bırakmak; konser biletini kardeşime geçirsem; bilet devri nasıl; benim yerime o gitsin bileti nasıl yaparız;
      bilet üstümde ama giden başkası olacak`,
  },
  wait: {
    en: `
      no seats left; all gone; full house; notify me if somebody gives up; any chance after it is full; backup list; I missed the sale;
      my turn came but I was asleep; leave the queue; capacity is full; the concert is full, can I get in line;
      tickets finished before I could buy; tell me if somebody drops out of the show; put me on the list for the sold out play`,
    tr: `
      yer kalmamış; kontenjan dolmuş; biri vazgeçerse haber; sıram geldi uyuyordum; hiç şansım var mı dolunca; yedek liste;
      satışı kaçırdım; biletler kapış kapış gitti; boşalırsa haber etsin; kuyruktan çıkmak; bilet yok diyor;
      konser dolmuş sıraya girebilir miyim; alamadan bilet bitti; biri bırakırsa bana sıra gelsin;
      biletleri biten oyun için listeye yazılmak`,
  },
  show: {
    en: `
      entrance code; what to bring to the door; screenshot enough; the guard asks for something; is a phone enough to enter;
      the letters under the square; barcode need paper; gate asks proof; where is the qr for the entrance;
      I signed up for the film, what do I show at the door; find the code they scan; the thing they scan at the entry, where is it;
      where do I see what I bought for the play; my pass for tonight, where on the site; how do I pull up my ticket at the door;
      where is my entry code`,
    tr: `
      girişte ne soruyorlar; ekran görüntüsü yeter mi; telefondan göstersem olur mu; kağıda basmalı mıyım; karekod barkod;
      görevliye ne göstericem; kod okutmak giriş için; kapıdaki görevli bilet istiyor; bileti galeriye indirmek;
      girişte okutulan kodu nereden açıyorum; filme kaydoldum kapıda ne göstereceğim; biletimin karekodu sitede nerede;
      aldığım bilet nerede duruyor; tiyatro girişinde göstereceğim şey nerede; kapıda telefonda neyi açmam lazım; giriş kodum nerede;
      biletimi sitede bulamadım`,
  },
  offline: {
    en: `
      the hall has no reception; battery saver and no data; will the code open without wifi; airplane mode at the gate; roaming is off;
      open barcode when network is dead; reception is bad in the amphitheatre;
      nothing loads in front of the stage and they want to see my entrance; basement venue without bars of signal`,
    tr: `
      salonda çekmiyor; karekod wifi olmadan açılır mı; amfide şebeke yok; kapıda şebeke gitti; verim bitti girişte;
      internet çekmezse içeri alırlar mı; uçak modunda karekod; sahne önünde bir şey yüklenmiyor giriş istiyorlar;
      bodrum katta sinyal yok bilet; önceden açmıştım şimdi internetsiz; kapıda sayfa yüklenmiyor`,
  },
  promo: {
    en: `
      got a code from the club; is there reduction for members; cheaper with a code; voucher campaign; code is invalid; apply my voucher;
      percent off; have gift code where; a sponsor sent me letters for cheaper entrance; where do the letters go that lower the total`,
    tr: `
      kampanya kodu; topluluk kod verdi nereye; üyeye ucuz mu; hediye çeki; kod geçersiz diyor; yüzde indirim; indirim nasıl uygulanır;
      kupon kodum var; daha ucuza almak kodla; sponsor ucuz giriş için harfler yolladı; tutarı düşüren kod nereye;
      üye indirimim uygulanmadı; kodu yazıyorum fiyat inmiyor`,
  },
  "check-in": {
    en: `
      staff at gate; control guests with phone; read barcodes as organiser; guest list at the entrance; I let the wrong guest in undo;
      scanner does not open; camera permission; how do my friends help at the gate; manual code entry; same code shown twice;
      I stand at the door of our play, let people in with my phone; tick off who enters; how do we scan people at our door;
      we're the organisers, what reads the codes at the entrance; volunteers at the gate need to check tickets;
      which page opens the camera for scanning guests; let my club mates scan entries; reading qr codes of our visitors;
      mark who came in at the door`,
    tr: `
      kapıda görevliyim; girişte isim kontrolü; barkod tarayıcı; kamera izni vermedim okutamıyorum; yanlış kişiyi içeri aldım;
      kodu elle yazmak; aynı kod iki kere gösterildi; konukları içeri almak; kapı ekibi nasıl okutur; girenleri saymak;
      turnike gibi kontrol; kapıdayım gelenleri telefonla içeri almak; girenleri işaretlemek; kapıda gelenlerin kodunu neyle okuturuz;
      organizatörüz girişte biletleri nasıl kontrol ederiz; görevli arkadaşlar bilet okutacak nereden; karekod okutan sayfa hangisi;
      kulüpten arkadaşım da girişleri okutsun; gelenleri kapıda işaretlemek; misafirlerin karekodunu okumak`,
  },
  sell: {
    en: `
      revenue of our concert; complimentary tickets for sponsors; excel of attendees; close the sale early; invite guests for free;
      email everybody who bought; create coupon for our members; how much did we earn from the gate; stop selling; sales report;
      more seats for our event; how do I see how many were sold for our play; sales so far of our concert;
      number of people who bought tickets for our club's night; put prices on our show; start selling seats for our event;
      make students pay less than guests`,
    tr: `
      sponsorlara davetiye; satış raporu; alanların excel listesi; satışı erken kapatalım; bilet alanlara duyuru geçmek;
      üyelerimize kupon tanımlamak; kontenjan arttırmak; davetli girişi ayarlamak; kaç kişi aldı konserimize; hasılat nereye yatıyor;
      oyunumuz için kaç bilet satıldı nereden görürüz; konserimizin satış durumu; kulübün gecesine kaç kişi bilet aldı;
      gösterimize fiyat koymak; etkinliğimizin biletlerini satışa açmak; öğrenciye indirimli bilet koymak`,
  },
};
