/** How questions are asked and found, for the assistant. */
import type { Guide } from "~/engines/intents";

const bank = { to: "/qa/all", title: { en: "Questions and answers", tr: "Sorular ve yanıtlar" } } as const;

export const qaGuides = {
  ask: {
    ...bank,
    alsoAt: ["/faq#ask-students"],
    text: {
      en: "Press “Ask a question”, or go to “Question pool” on this page: choose a group, write your question and press “Ask”. With “Ask anonymously” others don't see your name.",
      tr: "“Soru sor”a bas ya da bu sayfadaki “Soru havuzu”na git: grubu seç, sorunu yaz ve “Sor”a bas. “Anonim sor”u işaretlersen diğerleri adını görmez.",
    },
    needs: {
      en: "I have a question and cannot find the answer",
      tr: "sorumun cevabını bulamadım sormak istiyorum",
    },
    asked: {
      en: [
        "ask something anonymously",
        "ask a question to students",
        "how to ask without my name",
        "how can I ask something",
        "how do I ask a question",
        "ask other students something",
        "I have a question nobody answered",
        "question pool",
        "can I ask without showing my name",
        "ask anonymously",
        "where can I ask about dorms",
      ],
      tr: [
        "soruma cevap verilmesi için nereye sorayım",
        "soru sormak",
        "anonim olarak soru sorabilir miyim",
        "öğrencilere bir şey sormak istiyorum",
        "soru sormak için nereye gitmeliyim",
        "nasıl soru sorarım",
        "öğrencilere soru sormak",
        "sorum var nereye yazayım",
        "soru havuzu",
        "anonim soru sor",
        "soru nerede sorulur",
      ],
    },
  },
  browse: {
    ...bank,
    text: {
      en: "What students ask most is answered here. Type a word into “Search questions” or pick a group; “Read all answers” shows everything on one page.",
      tr: "Öğrencilerin en çok sorduklarının yanıtları burada. “Sorularda ara”ya bir kelime yaz ya da grup seç; “Bütün yanıtları oku” hepsini tek sayfada gösterir.",
    },
    asked: {
      en: [
        "has someone asked this before",
        "search the questions that were asked",
        "questions and answers",
        "what do students ask most",
        "search in the answered questions",
        "q&a bank",
        "was this asked before by someone",
        "common questions about metu",
      ],
      tr: [
        "önceden sorulan sorular",
        "sorular arasında aramak",
        "sorular ve yanıtlar",
        "en çok sorulan sorular",
        "sorularda arama yapmak",
        "soru bankası",
        "bu daha önce sorulmuş mu",
        "odtü hakkında sık sorulanlar",
      ],
    },
  },
  display: {
    to: "/qa/display",
    title: { en: "All answers", tr: "Bütün yanıtlar" },
    text: {
      en: "Every answer on one page, by topic; open a question to read it, and use “Link to this answer” to send it to somebody.",
      tr: "Bütün yanıtlar gruplara göre tek sayfada; okumak için soruyu aç, birine göndermek için “Bu yanıtın bağlantısı”nı kullan.",
    },
    asked: {
      en: [
        "list all answers",
        "all answers in one page",
        "a list with every answer",
        "read all answers on one page",
        "every answer at once",
        "print the whole q&a",
        "list of all questions with answers",
      ],
      tr: [
        "yanıtın bağlantısı bütün yanıtlar",
        "bütün cevapları listele",
        "tüm cevapların listesi tek sayfa",
        "cevapların hepsini göster",
        "bütün yanıtları tek sayfada oku",
        "yanıtların hepsi bir arada",
        "tüm soru cevapları listele",
        "butun cevaplar",
      ],
    },
  },
  answer: {
    ...bank,
    text: {
      en: "In “Question pool” choose the status “Open” to see what waits for an answer, open a question and write your “Reply”. Whoever asked can accept it as the answer.",
      tr: "“Soru havuzu”nda durumu “Açık” olanları seç, soruyu aç ve “Yanıtla”. Soran kişi yanıtını kabul edebilir.",
    },
    asked: {
      en: [
        "questions without an answer in the pool",
        "help others by answering their questions",
        "help by answering questions in the pool",
        "reply to open questions in the pool",
        "answer someone's question",
        "unanswered questions",
        "which questions are waiting for an answer",
        "reply to a question in the pool",
      ],
      tr: [
        "sorulara yanıt yazmak",
        "havuzdaki yanıt bekleyenleri yanıtla",
        "yanıt bekleyen soruları cevapla",
        "birinin sorusunu yanıtlamak",
        "cevaplanmamış sorular",
        "başkalarının sorularına yardım etmek",
        "yanıt bekleyen sorular hangileri",
        "havuzdaki soruya cevap yazmak",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
