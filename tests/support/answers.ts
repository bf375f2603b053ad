/** Rows of the Q&A bank and information projects that tests set up, and what their use cases are called with. */
import { informationProjects } from "@schema/information";
import { qaGroups, qaQuestions } from "@schema/qa";
import { threads } from "../../app/features/thread/thread.collection";
import { foldTurkish } from "../../app/platform/folding";
import { newId } from "../../app/platform/ids";
import { addPost } from "./posts";
import { signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

const { db } = testContext();
let serial = 0;
const fresh = () => serial++;
const times = () => ({ createdAt: Date.now(), updatedAt: Date.now() });

/** Letters alone, as identifiers of projects are. */
const letters = (number: number) => [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");

export const groupBody = (own: Record<string, unknown> = {}) => ({
  group_id: String(2000 + fresh()),
  name_en: "Dorms",
  name_tr: "Yurtlar",
  order: 1,
  ...own,
});

/** @returns its id */
export async function addGroupRow(own: Partial<typeof qaGroups.$inferInsert> = {}): Promise<string> {
  const row = { groupId: String(5000 + fresh()), nameEn: "Dorms", nameTr: "Yurtlar", position: 1, ...times(), ...own };
  await db.insert(qaGroups).values(row);
  return row.groupId;
}

export const questionBody = (group_id: string, own: Record<string, unknown> = {}) => ({
  question_en: "When do the dorms close?",
  question_tr: "Yurtlar ne zaman kapanıyor?",
  answer_en: "At **midnight**.",
  answer_tr: "**Gece yarısı**.",
  group_id,
  order: 1,
  author: "Dorm office",
  status: "answered",
  ...own,
});

/** Writes an answered question, in a group of its own unless told otherwise. @returns its id */
export async function addQuestionRow(own: Partial<typeof qaQuestions.$inferInsert> = {}): Promise<string> {
  const qaId = newId("qa", Date.now());
  const row = {
    qaId,
    questionEn: "When do the dorms close?",
    questionTr: "Yurtlar ne zaman kapanıyor?",
    answerEn: "At midnight.",
    answerTr: "Gece yarısı.",
    status: "answered" as const,
    position: 1,
    author: "Dorm office",
    groupId: own.groupId ?? (await addGroupRow()),
    ...times(),
    ...own,
  };
  const searchText = foldTurkish([row.questionEn, row.questionTr, row.answerEn, row.answerTr].filter(Boolean).join(" "));
  await db.insert(qaQuestions).values({ ...row, searchText });
  return qaId;
}

/** A question as the pool's form sends it. */
export const poolQuestion = (group_id: string, own: Record<string, unknown> = {}) => ({
  title: "Where do I get my card?",
  text: "I lost it at the gate this morning.",
  group_id,
  ...own,
});

const lines = [{ en: "Be a student", tr: "Öğrenci ol" }];

export const projectBody = (own: Record<string, unknown> = {}) => ({
  project_id: `project-${letters(fresh())}`,
  name_en: "Exchange",
  name_tr: "Değişim",
  description_en: "A term at another university.",
  description_tr: "Başka bir üniversitede bir dönem.",
  access_requirements: lines,
  process_steps: lines,
  warnings: [],
  notes: [],
  status: "published",
  order: 5,
  ...own,
});

/** Writes a published project. @returns its id */
export async function addProjectRow(own: Partial<typeof informationProjects.$inferInsert> = {}): Promise<string> {
  const projectId = `row-${letters(fresh())}`;
  const row = {
    projectId,
    nameEn: "Exchange",
    nameTr: "Değişim",
    descriptionEn: "A term abroad.",
    descriptionTr: "Yurt dışında bir dönem.",
    accessRequirements: lines,
    processSteps: lines,
    warnings: [],
    notes: [],
    status: "published" as const,
    position: 5,
    ...times(),
    ...own,
  };
  await db.insert(informationProjects).values({ ...row, searchText: foldTurkish(JSON.stringify(row)) });
  return row.projectId;
}

export const answerSamples: Record<string, Sample> = {
  addQuestion: async () => ({ args: [questionBody(await addGroupRow())] }),
  editQuestion: async () => ({ args: [await addQuestionRow(), questionBody(await addGroupRow(), { version: 1 })] }),
  deleteQuestion: async () => ({ args: [await addQuestionRow()] }),
  addGroup: () => ({ args: [groupBody()] }),
  editGroup: async () => ({ args: [groupBody({ group_id: await addGroupRow() })] }),
  deleteGroup: async () => ({ args: [await addGroupRow()] }),
  askInPool: async () => ({ args: [poolQuestion(await addGroupRow())] }),
  async placeInPool() {
    const author = await signUp();
    return { args: [await addPost(author, threads), await addGroupRow()], people: { author } };
  },
};

export const informationSamples: Record<string, Sample> = {
  addProject: () => ({ args: [projectBody()] }),
  editProject: async () => {
    const project_id = await addProjectRow();
    return { args: [project_id, projectBody({ project_id, version: 1 })] };
  },
  setProjectStatus: async () => ({ args: ["archive", await addProjectRow()] }),
};
