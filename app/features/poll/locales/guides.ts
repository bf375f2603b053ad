/** How polls are answered, for the assistant. */
import type { Guide } from "~/engines/intents";

export const pollGuides = {
  vote: {
    to: "/thread/all",
    title: { en: "Discussions", tr: "Konular" },
    text: {
      en: "Polls stand in discussions and on communities' pages: choose and press “Vote”. Your vote is anonymous and can't be changed; once you've voted, you see the totals.",
      tr: "Oylamalar konuların içinde ve toplulukların sayfalarında bulunur: seçimini yapıp “Oy ver”e bas. Oyun anonimdir ve sonradan değiştirilemez; oy verince toplamları görürsün.",
    },
    needs: {
      en: "there was a poll where do I take part; where is the poll I voted in",
      tr: "bir oylama vardı nereden katılırım; oylamaya katılmak; oy verdiğim anketi nerede bulurum; oy kullandığım oylama nerede",
    },
    asked: {
      en: [
        "change the vote I gave in a poll",
        "where do I find polls to vote",
        "vote in a poll",
        "how to vote",
        "how do I vote in a poll",
        "where are the polls",
        "is my vote anonymous",
        "can I change my vote",
        "see the results of a poll",
        "who voted for what",
        "why can't I see poll results",
      ],
      tr: [
        "oylamada verdiğim oyu değiştirmek",
        "oylamaları nerede bulurum",
        "oylamaya oy vermek",
        "oylamada oy kullanma",
        "oylamada nasıl oy veririm",
        "oylamalar nerede",
        "oyum gizli mi",
        "oyumu değiştirebilir miyim",
        "oylama sonuçlarını görmek",
        "kim neye oy vermiş",
        "oy kullanmak istiyorum",
      ],
    },
  },
  start: {
    to: "/survey/add",
    title: { en: "Create a survey", tr: "Anket oluştur" },
    text: {
      en: "Polls are started by moderators. To ask students something yourself, create a survey with a single-choice question.",
      tr: "Oylamaları moderatörler başlatır. Öğrencilere sen bir şey sormak istiyorsan tek seçimli bir sorusu olan anket oluştur.",
    },
    asked: {
      en: [
        "start my own poll",
        "new poll",
        "make a poll myself",
        "start a poll",
        "can I make my own poll",
        "who starts polls",
        "add a poll to my discussion",
        "let people vote on something",
      ],
      tr: [
        "oylama açmak başlatmak",
        "kendi oylamamı başlat",
        "oylama başlatma",
        "yeni oylama",
        "oylama yapmak istiyorum kendim",
        "kendim oylama başlatabilir miyim",
        "yeni oylama nasıl başlatılır",
        "oylama başlatmak",
        "kendi oylamamı yapabilir miyim",
        "oylamayı kim başlatıyor",
        "konuma oylama ekleme",
        "oylama acma",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
