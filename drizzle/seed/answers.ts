/** The Q&A bank and information projects that a local site starts with; what they say is true of METU. */

import type { Db } from "../../app/platform/db.server";
import { foldTurkish } from "../../app/platform/folding";
import { informationProjects } from "../schema/information";
import { qaGroups, qaQuestions } from "../schema/qa";
import { insertMany } from "./insert-many";

const groups = [
  { groupId: "1001", nameEn: "Registration", nameTr: "Kayıt", position: 1 },
  { groupId: "1002", nameEn: "Grades", nameTr: "Notlar", position: 2 },
];

const questions = [
  {
    groupId: "1001",
    questionEn: "Can I take a course without its prerequisite?",
    questionTr: "Ön koşulunu vermeden bir ders alabilir miyim?",
    answerEn: "Not through registration. Ask the department that offers the course: only they can add you, and they decide case by case.",
    answerTr: "Kayıt sistemiyle alamazsın. Dersi veren bölüme sor: seni yalnızca onlar ekleyebilir, duruma göre karar verirler.",
  },
  {
    groupId: "1001",
    questionEn: "What happens at add–drop?",
    questionTr: "Ekle-bırakta ne yapılır?",
    answerEn:
      "You can change the courses you registered for. When you have:\n\n- chosen your sections, check the clashes in your schedule,\n- finished, ask your advisor to approve.",
    answerTr:
      "Kaydolduğun dersleri değiştirebilirsin. İşin bitince:\n\n- şubelerini seç, programında çakışmalara bak,\n- danışmanının onayını iste.",
  },
  {
    groupId: "1002",
    questionEn: "Which grade counts when I repeat a course?",
    questionTr: "Tekrar aldığım derste hangi not sayılır?",
    answerEn: "The last one, even when it is lower. The earlier grade stays on your transcript, but not in your average.",
    answerTr: "Daha düşük olsa bile son not. Önceki not transkriptinde kalır ama ortalamana girmez.",
  },
];

const line = (en: string, tr: string) => ({ en, tr });

/** Writes them; running it again changes nothing. */
export async function seedAnswers(db: Db, now: number): Promise<void> {
  const times = { createdAt: now, updatedAt: now };
  await insertMany(
    db,
    qaGroups,
    groups.map((group) => ({ ...group, ...times })),
  );
  await insertMany(
    db,
    qaQuestions,
    questions.map((question, at) => ({
      ...question,
      ...times,
      qaId: `qa-demo-${at + 1}`,
      status: "answered" as const,
      position: at + 1,
      version: 1,
      author: "Hocam",
      searchText: foldTurkish([question.questionEn, question.questionTr, question.answerEn, question.answerTr].join(" ")),
    })),
  );
  const project = {
    projectId: "course-withdrawal",
    nameEn: "Withdrawing from a course",
    nameTr: "Dersten çekilme",
    descriptionEn: "You leave a course after add–drop is over. It stays on your transcript as W and isn't in your average.",
    descriptionTr: "Ekle-bırak bittikten sonra bir dersi bırakırsın. Transkriptinde W olarak kalır, ortalamana girmez.",
    accessRequirements: [
      line("Not for courses of your curriculum's first two semesters", "Müfredatının ilk iki yarıyılındaki derslerde olmaz"),
      line("Not for a course that you are repeating", "Tekrar aldığın derste olmaz"),
    ],
    processSteps: [
      line("Check in the GPA calculator whether you may.", "Ortalama hesaplayıcıda çekilip çekilemeyeceğine bak."),
      line("Talk to your advisor.", "Danışmanınla konuş."),
      line("Apply in the student information system before the last day.", "Son günden önce öğrenci bilgi sisteminde başvur."),
    ],
    warnings: [
      line("You may withdraw from six courses at most while you study.", "Öğrenim süren boyunca en çok altı dersten çekilebilirsin."),
    ],
    notes: [line("The last day stands in the academic calendar.", "Son gün akademik takvimde yazar.")],
    status: "published" as const,
    position: 1,
    version: 1,
    ...times,
  };
  await insertMany(db, informationProjects, [{ ...project, searchText: foldTurkish(JSON.stringify(project)) }]);
}
