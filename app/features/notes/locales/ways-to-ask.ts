/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { notesGuides } from "./guides";

export const notesWays: WaysToAsk<keyof typeof notesGuides> = {
  browse: {
    en: `
      past students' notebooks; summaries handwriting; pdf of lectures; study material; I missed class need notes; photo of the board;
      resources download; recitation notes; I was ill for two weeks and need what was taught; pdf to read on the train before the exam`,
    tr: `
      özet defter; kaçırdığım dersin notu; ders materyali; el yazısı; tahta fotoğrafı; pdf arıyorum; çalışma kağıdı; kaynak not bulmak;
      recitation notları; derse gitmedim not lazım; iki hafta hastaydım işlenenler lazım; trende okuyacak pdf; sınavdan önce bakacak özet`,
  },
  add: {
    en: `
      donate my notebook; contribute my summary; link to drive; file too large; copyright of slides; can I put old exams; scan give back;
      pdf limit; send my handwriting; allowed to upload solution; my notebook is tidy and others could profit;
      the upload says it's over ten megabytes; may I share what hoca put on odtuclass;
      share the summary I wrote with others; I have a pdf of my notebook, where to put it; may I upload exam papers of last year`,
    tr: `
      defterimi taratıp koymak; drive linki; dosya boyutu; eski sınavları koyabilir miyim; slayt yüklemek yasak mı; özetimi vereyim;
      çözümleri paylaşsam; pdf sınırı; el yazımı yüklemek; not bağışı telif; defterim düzenli başkaları faydalansın;
      on megabaytı aştı diyor; odtuclasstaki dosyayı koysam olur mu; tuttuğum notu nereye atıyorum;
      yazdığım özeti başkalarıyla paylaşmak; defterimin pdfi var nereye koyayım; geçen yılın sınav kağıtlarını yüklesem olur mu`,
  },
  mine: {
    en: `
      took notes with mistakes, want to replace; download count; take down my pdf; wrong course code on it; newer version of file;
      uploads who downloads; withdraw my file; there's a mistake on page three of the file I shared;
      I don't want my handwriting online anymore; did anyone download my summary`,
    tr: `
      yanlış dosya yüklemişim; indirilme sayısı; pdfi kaldırmak; ders kodunu yanlış girdim nota; yeni sürüm dosya; notta hata var;
      dosyamı geri çek; paylaştığım dosyanın üçüncü sayfasında hata var; el yazım internette kalmasın; özetimi indiren olmuş mu;
      dosyanın yenisini koyayım`,
  },
};
