/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const eventsFactWays: WaysToAsk<string> = {
  on: {
    en: `
      which night can one play {name}; is there an evening about {name}; a {name} fair, where is it; an event where one can sell {name};
      where can I learn to dance {name}; who helps with {name} before applications; can my parents come to {name};
      may my cousin who studies elsewhere come to {name}; do I need a team for {name}; how do I register for {name};
      is {name} still taking people; who can come to {name}; I heard something about {name}, on which day was it; what is there on monday;
      anything with {name} coming up; do I need a partner for {name}; what would my guests pay for {name}; a {name} night coming up;
      some {name} contest coming; a meeting about {name}; how long does {name} last; free things this week;
      what can I do tonight for free; anything fun tonight; bored, what is there to do; something nice on campus at the weekend;
      that {name} thing at the weekend; somebody to look over my {name}; any live {name} soon; {name} stuff on the way;
      how much for the {name} if I'm a student; do students pay for {name}; some talk by people who came back from {name};
      where can I watch {name}; price of the {name} on campus; any workshop about {name} for beginners; looking for a {name} evening;
      when and where is the {name}; somewhere to play {name} in a tournament; is there any {name} outdoors;
      what are the plans for the weekend on campus; I'm bored on saturday, anything on; what's on next week;
      I heard of a {name}, when was it; is the {name} open to people from outside; can I just walk in to the {name};
      do they still have room at the {name} workshop`,
    tr: `
      hangi gece {name} oynanıyor; {name} akşamı var mı; cumartesi akşamı nereye gidebilirim; {name} fuarı ne zaman;
      {name} satılan etkinlik; {name} dansını nerede öğrenirim; {name} konusunda bakacak biri; annemler {name} gelebilir mi;
      başka okuldaki kuzenim {name} gelebilir mi; {name} için takım şart mı; {name} kayıt nasıl oluyor; {name} hâlâ kişi alıyor mu;
      {name} kimler gelebilir; {name} diye bir şey vardı hangi gündü; yakında {name} ile ilgili bir şey; {name} için eş lazım mı;
      {name} misafirlere kaça; {name} yarışması ne zaman; {name} buluşması; {name} kaç saat sürüyor; bu hafta bedava ne var;
      sabaha kadar süren {name}; pazartesi etkinlik olarak ne var; canım sıkılıyor ne yapılır; bu akşam eğlenceli bir şey;
      hafta sonundaki {name} şeyi; {name} izlenen akşam; {name} öğreten bir gece; yakında canlı {name} var mı; {name} öğrenciye kaç para;
      {name} için öğrenci ücreti ne; {name} giriş paralı mı; {name} nerede izlenir; {name} anlatacakları buluşma;
      acemilere {name} atölyesi; {name} olayı ne zaman nerede; {name} turnuvası var mı oynayabileceğim; açık havada {name};
      hafta sonu kampüste ne var; sıkıldım cumartesi bir şey var mı; önümüzdeki günlerde neler oluyor; {name} diye duydum ne zamandı;
      {name} dışarıdan gelene açık mı; {name} atölyesinde yer kalmış mı; haftasonu bişeyler var mı; {name} akşamı arıyorum`,
  },
  "own-coming": {
    en: `
      which events did I say yes to; where am I going this week; for what have I signed up; did I register for {name};
      am I on the list of {name}; events I'm attending; where did I say that I'd be`,
    tr: `
      hangi etkinliklere geleceğim dedim; bu hafta nereye gidiyorum; nelere kaydoldum; {name} için kaydım var mı;
      {name} listesinde miyim; gideceğim dediğim etkinlik`,
  },
};
