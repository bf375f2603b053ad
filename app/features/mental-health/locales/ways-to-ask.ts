/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { mentalHealthGuides } from "./guides";

export const mentalHealthWays: WaysToAsk<keyof typeof mentalHealthGuides> = {
  crisis: {
    en: `
      no reason to live; end my life; overdose jump; want to disappear forever; cannot bear living; goodbye everyone; self harm;
      he said he will kill himself; life is not worth living; hurting myself again; it would be better if I wasn't here;
      I have pills in front of me; my roommate wrote a farewell letter; I keep thinking about jumping; nobody would miss me if I died`,
    tr: `
      canıma kıymak; yaşamanın anlamı yok; hap içip ölmek; atlamak istiyorum aşağı; dayanamıyorum artık yaşamaya; jilet atıyorum;
      arkadaşım kendini öldürecekmiş; ölsem kurtulsam; veda ediyorum herkese; ölmek istiyom; ben olmasam daha iyi; önümde haplar var;
      oda arkadaşım veda mektubu yazmış; kendimi aşağı atmayı düşünüyorum; ölsem kimse üzülmez`,
  },
  help: {
    en: `
      burned out; cry every night; homesick breakup; can't sleep because of worry; hate everything; nobody understands me; exam anxiety;
      counselling centre; lost motivation for life and studies; my father died; feel empty; bullying panic;
      since I came to ankara I've been crying; my stomach hurts before each exam out of fear; I don't get out of bed and skip lessons;
      my parents divorce and I can't study; nobody to tell my troubles; I feel awful lately, who can I talk to;
      I haven't slept for weeks and don't feel well; everything feels heavy, where do I get help;
      exam stress is eating me, somebody to talk to; I cry every day, where to go; I can't cope anymore with school`,
    tr: `
      memleket özlemi; her gece ağlıyorum; ayrıldım toparlanamıyorum; uyuyamıyorum endişeden; kimse anlamıyor beni; sınav kaygısı;
      babam vefat etti; tükendim boşluktayım; içim daralıyor; psikolojim bozuk; mutsuzum dertleşmek; ankaraya geldiğimden beri ağlıyorum;
      sınavdan önce korkudan midem ağrıyor; yataktan çıkmıyorum; annemle babam boşanıyor toparlanamıyorum; derdimi anlatacak kimse yok;
      her şey üstüme geliyor; son zamanlarda çok kötüyüm kiminle konuşabilirim; haftalardır uyuyamıyorum iyi değilim;
      her şey ağır geliyor nereden yardım alırım; sınav stresi bitirdi beni konuşacak biri; her gün ağlıyorum nereye gideyim;
      okulla baş edemiyorum artık`,
  },
  psychologists: {
    en: `
      counsellor shrink; therapy price; someone speaking english; affordable therapist in ankara; session fee; waiting time;
      good with anxiety; talk therapy; cbt who did you go to; who is a caring therapist that takes students;
      how long do I wait until the first session; how much is an hour of therapy; does anyone do therapy in english here;
      a shrink other students liked; how long is the wait for a therapist and what do they charge;
      do psychologists take money from students; who did others go to for anxiety`,
    tr: `
      seans ücreti; ankarada uygun psikolog; danışman terapist; ingilizce bilen terapist; bekleme süresi psikolog; kime gitmişler;
      kaygı için iyi psikolog; terapi fiyatları; klinik psikolog; öğrenciye uygun terapist kim; ilk seans için ne kadar beklenir;
      bir saat terapi kaç lira; ingilizce terapi yapan; iyi bir psikolog arıyorum ankarada; psikoloğa giden olmuş mu bekleme çok mu;
      terapiste para alıyorlar mı; başkalarının sevdiği psikolog; psikoloğa başvursam ne kadar bekletirler`,
  },
  psychiatrists: {
    en: `
      doctor for depression medicine; adhd diagnosis; prescription antidepressant; psychiatric hospital; medical doctor for mind;
      mediko psychiatry; which doctor writes report; I think I have attention disorder, which doctor did others see;
      I need medicine for panic, who prescribes; waiting time of the psychiatry at the hospital`,
    tr: `
      ilaç yazan doktor; dehb tanısı; reçete antidepresan; dikkat eksikliği doktoru; ruh doktoru; psikiyatri hastanesi; mediko psikiyatri;
      psikiyatra gitmek; dikkatim dağınık hangi doktora gitmişler; panik için ilaç kim yazar; hastanede psikiyatri ne kadar bekletir;
      psikiyatra ilk gidiş`,
  },
  "share-psychologist": {
    en: `
      my counsellor was great; warn about therapist; help others find therapy; rate therapist; my sessions went badly;
      describe the fee I paid for therapy; praise my psychologist; my sessions helped a lot and others should find her too;
      I want to warn about someone who talked only about herself in therapy; can I tell how I got a session without my name`,
    tr: `
      terapistimi övmek; kötü geçti seanslar yazayım; psikolog uyarısı; danıştığım psikoloğu anlatmak; psikoloğa puan;
      ödediğim seans ücreti yazmak; terapimden memnun kaldım; seanslarım çok iyi geldi başkaları da bulsun;
      terapide hep kendini anlatan biri var uyarayım; seansı nasıl aldığımı isimsiz anlatmak; danışmanlık aldığım kişiyi tavsiye edeyim`,
  },
  "share-psychiatrist": {
    en: `
      my doctor helped with adhd tell others; bad visit at psychiatry warn; rate psychiatrist; describe waiting time at psychiatry;
      praise the doctor for mind; the doctor who treated my anxiety was kind, let me tell;
      describe how I got a date at the psychiatry without my name; my psychiatrist hurried me and I want to say so`,
    tr: `
      psikiyatrist uyarısı; doktorumdan memnunum psikiyatri; psikiyatra puan; muayene kötü geçti psikiyatri; dehb doktorumu anlatayım;
      psikiyatrimi övmek; kaygımı tedavi eden doktor iyiydi anlatayım; psikiyatride nasıl gün aldığımı yazmak;
      psikiyatrım beni aceleye getirdi söylemek istiyorum; ruh doktorumu önereyim`,
  },
  consent: {
    en: `
      agreement before entering; why the warning what did I sign; undo agree; disagree now; legal text sensitive data; revoke sensitive;
      a legal text appears before therapists, what if I say yes; I agreed once and don't want that any longer;
      close the sensitive pages for me again`,
    tr: `
      uyarı metni niye; neyi imzaladım; kabul ettim vazgeçtim; hassas veri metni; açık rıza; okumadan onaylamışım; rıza geri;
      girmeden önce çıkan metin; terapistlerden önce bir metin çıkıyor evet dersem ne olur; bir kere kabul ettim artık istemiyorum;
      hassas sayfaları bana kapat; kabul ettiğim metni göreyim`,
  },
  mine: {
    en: `
      regret sharing therapy; erase therapist story; no copy left; change text on my doctor; my sensitive posts;
      wipe what I told about treatment; what I told about my therapist should vanish forever; I wrote too openly about my treatment;
      where do I see which doctors I wrote about`,
    tr: `
      terapi yazdığıma pişmanım; kopyası kalmasın; doktor yazımı değiştir; tedavimi anlattığım yazı; hassas paylaşımlarım;
      terapi yazımı yok et; psikolog yazım nerde; terapistim hakkında anlattığım sonsuza dek gitsin; tedavim hakkında fazla açık yazdım;
      hangi doktorları yazdım göreyim; terapideki yazımı düzelteyim`,
  },
};
