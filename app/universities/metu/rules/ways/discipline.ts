/** How many people ask for the rules of `../discipline.ts`, each in words of their own. */
import type { RuleWays } from "../../../rule";

export const disciplineWays: RuleWays = {
  "exam-late": {
    en: `
      bus was late to exam; door closed at exam; enter twenty minutes after start; leave early from test; overslept final;
      I got up late and the test began a quarter ago; how many minutes before should I sit; may I go home once I'm done with the paper`,
    tr: `
      sınav kapısı kapandı; otobüs gecikti sınava; yirmi dakika sonra gitsem; salonda kaçta olmalı; erken bitirip çıkmak;
      uyuyakaldım geç gittim; geç kalktım sınav çeyrek saat önce başladı; kaç dakika önce oturmalıyım;
      kağıdı bitirince eve gidebilir miyim; trafikte kaldım sınava yetişemiyorum`,
  },
  "exam-card": {
    en: `
      lost my card one day before the exam; driving licence instead of card; passport accepted in exam; face covered in exam;
      show identity in hall; my wallet is gone and tomorrow is the test; they didn't recognise my face;
      which paper with a photo do they want`,
    tr: `
      ehliyetle sınava girmek; kartım kayıp yarın sınav; pasaport geçer mi sınavda; yüz kapalı sınav; nüfus cüzdanı sınavda;
      kart göstermeden sınav; cüzdanım gitti yarın sınav var; yüzümü tanımadılar; hangi fotoğraflı kağıdı istiyorlar;
      kimlik göstermeden sınava alırlar mı`,
  },
  "exam-phone": {
    en: `
      phone in pocket during test; earplugs in exam; water bottle on the desk; calculator permitted; bag under the chair;
      wear headphones in exam; formula sheet on desk; phone was in my pocket in the exam but off;
      is a switched off phone a problem in an exam; smart watch at an exam`,
    tr: `
      cebimde telefon sınav; kulaklık takmak; hesap makinesi serbest mi; çanta nerede dursun; saatim akıllı çıkarmalı mıyım;
      kalem istemek sınavda; kulak tıkacı; sınavda telefon cebimde ama kapalıydı; kapalı telefonla sınava girsem sorun olur mu;
      akıllı saatle sınav`,
  },
  "exam-toilet": {
    en: `
      need to pee in exam; illness makes me leave often; take questions out; photo of question sheet; step out of the hall;
      I have a stomach problem and a two hour test; may I keep the sheet of questions; breathe outside for a minute in the test;
      bathroom during an exam; may I leave the hall to pee`,
    tr: `
      çişim gelirse sınavda; rahatsızlığım var sık çıkıyorum; soru kağıdını almak; salondan dışarı çıkmak; sınavda lavaboya gitmek;
      midem bozuk iki saatlik sınav; soru sayfası bende kalsın mı; sınavda bir dakika hava alayım; dışarı çıkıp dönmek sınavda;
      sınavda tuvalet; sınav sırasında lavaboya çıkmak`,
  },
  "online-exam": {
    en: `
      webcam in exam; connection lost in odtuclass; zoom exam; exam at home; lockdown browser; recorded while answering`,
    tr: `
      kameram yok online vize; evden sınav; zoomda sınav; bağlantım koptu odtuclass; güvenli tarayıcı; kayıt altına alınmak sınav`,
  },
  disability: {
    en: `
      blind student exam; wheelchair hall; adhd extra minutes; hearing impaired; special needs at test; reader for exam`,
    tr: `
      görme engelli sınav; tekerlekli sandalye; dehb için fazladan dakika; işitme engelli; özel gereksinim; okutman eşliğinde sınav`,
  },
  "what-is-cheating": {
    en: `
      chatgpt for homework allowed; discussing take-home with friend; glance at neighbour; notes on hand; group homework limits;
      ai written code; is using solutions manual forbidden`,
    tr: `
      chatgpt ile ödev yasak mı; take home u beraber çözmek; yandakine bakmak; elime yazdım; kodu yapay zekaya yazdırmak;
      çözüm kitabından bakmak; kopya sayılan davranışlar; ortak ödev`,
  },
  plagiarism: {
    en: `
      copy paste wikipedia; reuse my own essay; reference missing; forgot citation; used friend's report; invented source list by ai`,
    tr: `
      wikipediadan kopyala yapıştır; kaynakça koymayı unuttum; kendi eski raporum; alıntı göstermedim; arkadaşın raporundan;
      uydurulmuş kaynak; atıf yapmamak`,
  },
  "false-excuse": {
    en: `
      friend bought a doctor's note; sell seat in a full class; lie about funeral; pay for quota; counterfeit report;
      he paid somebody for his place in the elective; invented a sick grandmother to sit later; a rest paper though one is healthy`,
    tr: `
      parayla rapor; dolu dersin yerini satmak; cenaze yalanı; kontenjan parayla; düzmece rapor; ders yeri alıp satma;
      seçmelideki yerini parayla vermiş; sonra girmek için hasta babaanne uydurdu; sağlamken istirahat kağıdı; kontenjanı satmak suç mu`,
  },
  "discipline-basis": {
    en: `
      list of punishments; how severe can penalty be; kinds of penalty; yök rule for punishment;
      from light to heavy, what can they give a student; is there a law behind these penalties; what's the worst that they can do`,
    tr: `
      2547 ceza; cezalar hafiften ağıra; öğrenciye ne ceza verilir; kınamadan çıkarmaya; ceza çeşitleri;
      hafiften ağıra öğrenciye ne verebilirler; bu cezaların arkasında hangi kanun var; en kötü ne yapabilirler;
      kınama uyarma uzaklaştırma`,
  },
  "cheating-attempt": {
    en: `
      had a cheat sheet but didn't use; noisy in lecture punished; cigarette near door; tried to look at paper; mild penalty;
      I carried notes but hadn't opened them; I lit a cigarette beside the door; laughing loudly in class, is it punished`,
    tr: `
      kopya kağıdım vardı kullanmadım; kapı önünde sigara; derste gürültü ceza; bakmaya çalıştım ceza; kınama almak; sigara yasağı;
      not taşıyordum ama açmadım; kapının yanında sigara yaktım; derste sesli gülmek ceza mı; okula yanlış bilgi verdim`,
  },
  "cheating-penalty": {
    en: `
      hoca caught me with notes; copied homework and noticed; suspended one term; friend copied from me; invigilator took my paper;
      paid someone to write my project; consequence of copying; will I get expelled for cheating;
      the assistant wrote a report about me in the test; our codes were too similar; I gave my paper to a friend in the hall;
      a company wrote my paper; what do they do to you if you copy in an exam; caught with notes at the midterm`,
    tr: `
      gözetmen kağıdımı aldı; hoca yakaladı kopyada; arkadaş benden çekti; ödev kopya çıktı; dönemlik ceza; projeyi parayla yaptırmak;
      kopyadan okul atar mı; turnitinde yakalandım; tutanak tuttular; asistan sınavda hakkımda tutanak yazdı;
      kodlarımız çok benzer çıktı; salonda kağıdımı arkadaşa gösterdim; ödevi bir şirkete yaptırdım; kopya çekene ne yapıyorlar;
      vizede kağıtla yakalandım cezası`,
  },
  "cheating-grave": {
    en: `
      twin took my test; someone enters instead of me; fight on campus; stalked by student punishment; knife on campus; beat somebody;
      somebody took the exam in my place; punishment for entering an exam for someone else; paid a person to write my exam`,
    tr: `
      ikizim girdi sınava; kavga ettik kampüste ceza; bıçak taşımak; yerime biri girerse; dövmek ceza; taciz eden öğrenciye;
      başkasının yerine sınava girene ne ceza verilir; yerime arkadaşım sınava girse; parayla sınava adam sokmak`,
  },
  "short-suspension": {
    en: `
      drunk on campus; shouted at professor; lent my card at cafeteria; threat by message; two weeks away from school; beer at festival`,
    tr: `
      kampüste sarhoş; hocaya bağırdım; kartımla başkası yemek yedi; tehdit mesajı; iki hafta okula girememe; şenlikte bira;
      küfür ettim ceza`,
  },
  expulsion: {
    en: `
      thrown out forever; selling drugs; second time caught; repeated crime; permanently removed; terror membership`,
    tr: `
      okuldan tamamen çıkarılma; ikinci kez yakalanmak; temelli atılma; uyuşturucu satmak; örgüt üyeliği; tekrar eden suç`,
  },
  investigation: {
    en: `
      dean started inquiry; how long until they decide on me; statute of limitations; investigator called me; case opened against me;
      a letter says they look into what I did; may they still accuse me a year later`,
    tr: `
      dekanlık soruşturma; soruşturmacı çağırdı; hakkımda dosya açılmış; ne zaman sonuçlanır ceza; ifadeye çağırıldım;
      yaptığıma bakıldığını söyleyen yazı geldi; kaç hafta sürer bakmaları; bir yıl sonra suçlayabilirler mi; dekanlıktan çağrı aldım`,
  },
  defence: {
    en: `
      write my side; statement to committee; they asked for my statement; time for statement; speak at hearing; bring lawyer;
      I'm asked to explain in writing; how much time to prepare what I'll say; if I stay silent to the accusation`,
    tr: `
      ifade vermek; yazılı açıklama istediler; savunma yazısı nasıl; avukat götürmek; savunma süresi; gitmesem olur mu ifade;
      yazılı açıklamam isteniyor; söyleyeceklerimi hazırlamak için ne kadar süre; suçlamaya sessiz kalırsam; savunmamı nasıl vereceğim`,
  },
  "who-punishes": {
    en: `
      does hoca give the punishment; committee that suspends; rector or dean punishment; authority for suspension; who signs penalty;
      can the assistant punish me; who signs when somebody is sent away for a term; is it the rector in person`,
    tr: `
      cezayı hoca mı veriyor; rektör mü dekan mı ceza; uzaklaştırmayı hangi kurul; kınamayı kim verir; disiplin kurulu;
      asistan beni cezalandırabilir mi; bir dönem gönderilince kim imzalar; bizzat rektör mü; karar hangi heyetten çıkar`,
  },
  "penalty-appeal": {
    en: `
      disagree with suspension; fifteen days; sue the university; does penalty stay in record; kyk hears of penalty;
      cancel the punishment; they were unjust to me and I want it undone; how many days do I have against the decision;
      will my loan office hear it; can I object to a disciplinary punishment; they punished me unfairly, where do I appeal`,
    tr: `
      cezam haksız; on beş gün itiraz; idare mahkemesi; kyk cezayı öğrenir mi; sicil temiz mi kalır; cezanın iptali;
      uzaklaştırmaya karşı dava; bana haksızlık ettiler geri alınsın; karara karşı kaç günüm var; kredi kurumum duyar mı;
      mahkemeye verebilir miyim cezayı; disiplin cezasına itiraz edebilir miyim; haksız ceza aldım nereye başvururum`,
  },
};
