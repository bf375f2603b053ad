/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const overviewFactWays: WaysToAsk<string> = {
  "next-class": {
    en: `
      where do I have to be now; what's my following lecture; which room am I supposed to be in; do I have to run somewhere;
      which class comes after this one; when is my first lecture tomorrow; until when can I sleep tomorrow;
      what do I have in the morning; where is my class; which course do I have at this hour; how long until my next class;
      am I late for something; what is my next lecture`,
    tr: `
      şimdi nerede olmam lazım; bundan sonra hangi dersim var; şu an hangi sınıfta olmalıyım; yarın kaça kadar uyuyabilirim;
      sabah ne dersim var; dersim nerede; bu saatte hangi dersim var; sonraki dersime ne kadar var; derse geç mi kaldım;
      ilk dersim hangi binada; hangi derse gidiyorum şimdi; şimdi nereye gitmem lazım`,
  },
  today: {
    en: `
      what does my wednesday look like; which classes do I have on tuesday; what have I got on thursday;
      am I free on friday afternoon; my plan for tomorrow; do I have lectures on monday; on which days am I off;
      what's in my calendar this week; is my friday empty; what is waiting for me tomorrow; how does my day look;
      what do I have on monday; what's on my plate today`,
    tr: `
      çarşamba hangi derslerim var; salı günüm nasıl; perşembe neyim var; cuma öğleden sonra boş muyum; yarınki planım;
      pazartesi dersim var mı; hangi günler boşum; bu hafta takvimimde ne var; cumam boş mu; yarın beni ne bekliyor;
      bugün kaçta bitiyor dersim; çarşamba günü derslerim neler; günüm nasıl görünüyor;
      pazartesi neyim var; yarın planım ne; bugün neler yapacağım; günüm nasıl`,
  },
  due: {
    en: `
      what must I finish today; did I forget anything; is something of mine late; which of my tasks are past their day;
      what should be done by tonight; what did I still want to do; what is left on my list; anything overdue of mine; what have I put off;
      tasks that I should have finished; which homework of mine is due tomorrow; what do I have to hand in; do I have work left for today;
      anything urgent on my list; what's on my plate this week; homework I still owe; anything I forgot; is something of mine overdue;
      what must I finish by friday`,
    tr: `
      bugün neyi bitirmem lazım; unuttuğum bir şey var mı; geciken işim var mı; günü geçen işlerim; bu akşama kadar ne yapmalıyım;
      yapmam gereken ne vardı; ertelediklerim neler; yarına teslim neyim var; teslim etmem gerekenler; bugünlük işim kaldı mı;
      acil bir işim var mı; bitirmem gereken işler; bugün yapacaklarım neler; geç kaldığım iş var mı;
      bu hafta bitirmem gerekenler; teslim etmediğim ne var; cumaya kadar ne bitmeli`,
  },
  "own-work": {
    en: `
      what happened to the {name} I submitted; was my event approved; is my experience published already;
      what became of my contribution; did they accept what I wrote; has my {name} been looked at; is my post still waiting;
      was something of mine rejected; did the moderators approve {name}; I sent an event, is it on;
      where does my review of {course} stand; the {name} I entered, did it go through; which of my contributions wait;
      is the review I sent still waiting`,
    tr: `
      gönderdiğim {name} ne oldu; etkinliğim onaylandı mı; yazdığım deneyim yayınlandı mı; katkım ne durumda;
      yazdığımı kabul ettiler mi; {name} incelendi mi; gönderim hâlâ bekliyor mu; reddedilen bir şeyim var mı;
      girdiğim {name} onaylanmış mı; {name} diye bir etkinlik göndermiştim çıktı mı; {course} için yazdığım yayında mı;
      bekleyen katkılarım; yolladığım şey onaydan geçti mi;
      yazdıklarıma ne oldu; gönderdiğim deneyim bekliyor mu hâlâ`,
  },
};
