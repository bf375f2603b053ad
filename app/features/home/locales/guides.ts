/** What the front page is for, for the assistant. */
import type { Guide } from "~/engines/intents";

export const homeGuides = {
  start: {
    to: "/",
    title: { en: "Home", tr: "Ana sayfa" },
    text: {
      en: "Find your course by code, name or instructor. When you're logged in, Today shows your lectures and events, and What you can do here leads to the rest.",
      tr: "Dersini koduyla, adıyla ya da hocasıyla bul. Giriş yaptıysan Bugün bölümünde derslerin ve etkinliklerin var; Burada neler yapabilirsin? geri kalanına götürür.",
    },
    needs: {
      en: "what can I do on this site; I am new here where do I begin",
      tr: "bu sitede neler yapılır; yeniyim nereden başlayayım",
    },
    asked: {
      en: [
        "go to the home page",
        "main page",
        "where do I begin on this site",
        "what can I do on hocam",
        "I'm new here where should I start",
        "back to the front page",
        "first steps on hocam",
        "show me the front page",
        "where should a new user start",
        "open the home page",
      ],
      tr: [
        "ana sayfaya gitmek",
        "ana ekran",
        "bu sitede nereden başlamalıyım",
        "hocam'da neler yapabilirim",
        "burada yeniyim nereden başlasam",
        "hocam'da ilk adımlar",
        "ana sayfayı aç",
        "siteye yeni geldim nereden başlanır",
        "hocam'a ilk kez girdim ilk adımlar neler",
        "bu siteye nereden başlamalı",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
