/** Surveys to begin with, in both languages. */
import type { Question } from "./survey.questions";

export const templateNames = ["course", "event", "campus"] as const;
type TemplateName = (typeof templateNames)[number];

const AGREEMENT = {
  options: ["Disagree", "Neither", "Agree"],
  options_tr: ["Katılmıyorum", "Kararsızım", "Katılıyorum"],
};

const YES_NO = { options: ["Yes", "No"], options_tr: ["Evet", "Hayır"] };

interface Template {
  title: string;
  title_tr: string;
  text: string;
  text_tr: string;
  questions: Question[];
}

export const templates: Record<TemplateName, Template> = {
  course: {
    title: "How is the course going?",
    title_tr: "Ders nasıl gidiyor?",
    text: "A few questions about this term's course. It takes two minutes.",
    text_tr: "Bu dönemki ders üzerine birkaç soru. İki dakika sürer.",
    questions: [
      {
        kind: "scale",
        text: "How well can you follow the lectures?",
        text_tr: "Dersleri ne kadar takip edebiliyorsun?",
        min: 1,
        max: 5,
        is_required: true,
      },
      {
        kind: "matrix",
        text: "How far do you agree?",
        text_tr: "Ne kadar katılıyorsun?",
        rows: ["The pace is right", "The assignments help", "Questions are welcome"],
        rows_tr: ["Hızı yerinde", "Ödevler işe yarıyor", "Soru sormak rahat"],
        ...AGREEMENT,
        is_required: true,
      },
      {
        kind: "number",
        text: "How many hours a week do you study for it?",
        text_tr: "Haftada kaç saat çalışıyorsun?",
        min: 0,
        max: 30,
        is_required: false,
      },
      { kind: "long", text: "What would you change?", text_tr: "Neyi değiştirirdin?", is_required: false },
    ],
  },
  event: {
    title: "How was the event?",
    title_tr: "Etkinlik nasıldı?",
    text: "Tell us what worked and what didn't, so the next one is better.",
    text_tr: "Neyin iyi gittiğini, neyin gitmediğini söyle; bir sonraki daha iyi olsun.",
    questions: [
      { kind: "single", text: "Were you there?", text_tr: "Katıldın mı?", ...YES_NO, is_required: true },
      {
        kind: "scale",
        text: "How did you like it?",
        text_tr: "Ne kadar beğendin?",
        min: 1,
        max: 5,
        is_required: true,
        if_question: 1,
        if_value: 1,
      },
      {
        kind: "multiple",
        text: "What kept you away?",
        text_tr: "Neden gelemedin?",
        options: ["Time", "Place", "Topic", "Didn't hear of it"],
        options_tr: ["Zamanı", "Yeri", "Konusu", "Haberim olmadı"],
        is_required: false,
        if_question: 1,
        if_value: 2,
      },
      { kind: "long", text: "Anything else?", text_tr: "Eklemek istediğin bir şey var mı?", is_required: false },
    ],
  },
  campus: {
    title: "What does the campus need?",
    title_tr: "Kampüste ne eksik?",
    text: "Short survey about places to study, eat and meet.",
    text_tr: "Çalışma, yemek ve buluşma yerleri üzerine kısa bir anket.",
    questions: [
      { kind: "single", text: "Do you live on campus?", text_tr: "Kampüste mi kalıyorsun?", ...YES_NO, is_required: true },
      {
        kind: "multiple",
        text: "What do you miss?",
        text_tr: "Neyin eksikliğini hissediyorsun?",
        options: ["Places to study", "Cheap food", "Sports", "Quiet places", "Late buses"],
        options_tr: ["Çalışma yeri", "Ucuz yemek", "Spor", "Sessiz yer", "Geç saatte otobüs"],
        is_required: true,
      },
      { kind: "short", text: "What would you build first?", text_tr: "İlk ne yapardın?", is_required: false },
    ],
  },
};
