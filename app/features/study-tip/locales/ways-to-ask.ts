/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { studyTipGuides } from "./guides";

export const studyTipWays: WaysToAsk<keyof typeof studyTipGuides> = {
  read: {
    en: `
      how to focus in library; I procrastinate pomodoro or not; note taking techniques; learn english fast; overcome laziness;
      I study but fail; productivity hacks; how do successful people work; which apps for studying; memorise faster;
      night before the final; how do people with high averages learn; I open the book and end up on my phone; how can I remember formulas;
      what works the week before finals;
      how do others calm down after a bad exam; advice on studying; tips against putting things off`,
    tr: `
      erteleme huyumdan kurtulmak; odak teknikleri; bir haftada toparlamak; çalışıyorum olmuyor; ingilizce geliştirmek; ezber yöntemi;
      not tutma teknikleri; başarılılar ne yapıyor; verimli olmanın yolu; son gece çalışması; telefonu bırakamıyorum ders başında;
      taktik verin; ortalaması yüksek olanlar nasıl öğreniyor; kitabı açıyorum telefona dalıyorum; formülleri nasıl aklımda tutarım;
      finalden önceki hafta ne işe yarar; ders çalışamıyorum; kötü sınavdan sonra sakinleşmek için öneri; ertelemeye karşı ipucu`,
  },
  write: {
    en: `
      my technique got me AA let me tell; give younger ones advice on learning; describe flashcards method; share productivity hack;
      teach others how I learn; post trick for memorising; I found a way to stay awake and learn, others may need it;
      put my routine before exams in words; let me recommend an app for learning`,
    tr: `
      taktiğimi anlatayım; aa getiren yöntemimi yazmak; kart yöntemini anlatmak; küçüklere öğüt; verimlilik ipucu vermek;
      ezber tekniğimi paylaşmak; nasıl çalıştığımı anlatayım; uyanık kalıp öğrenmenin yolunu buldum başkalarına lazım;
      sınav öncesi düzenimi yazıya dökeyim; öğrenmek için bir uygulama önereyim; çalışma düzenimi herkese anlatayım`,
  },
  own: {
    en: `
      my advice has a typo; take off the trick I posted; see my published advice; which tricks of mine did people like;
      change category of my advice; I'd reword the advice I gave last month; is my learning advice out yet;
      throw away the trick about sleeping`,
    tr: `
      verdiğim öğütte hata var; taktiğimi kaldır; yayımlanan taktiklerim; yöntem yazım nerede; öğüdümün kategorisini değiştirmek;
      geçen ay verdiğim öğüdü yeniden yazayım; çalışma öğüdüm çıktı mı; uyku taktiğimi at; verdiğim tavsiyeler listesi`,
  },
  demo: {
    en: `
      glimpse of advice for visitors; advice without membership; trial advice; read a couple of tricks as guest;
      not a member, may I read how to learn better; see three pieces of advice as a visitor; a taste of advice`,
    tr: `
      misafire birkaç taktik; üye olmadan öğüt; deneme tavsiyeler; kaydolmadan bir iki taktik görmek;
      üye değilim nasıl daha iyi çalışılır okuyayım; ziyaretçi olarak üç öğüt; tavsiyelerden tadımlık; girişsiz çalışma öğüdü`,
  },
};
