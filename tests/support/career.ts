/** Openings and applications that tests set up. */
import { careerApplications, careerOpenings } from "@schema/career";
import { anonymousId, newId } from "../../app/platform/ids";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

const times = () => ({ createdAt: Date.now(), updatedAt: Date.now() });

export const applicationBody = (own: Record<string, unknown> = {}) => ({
  name: "Ayşe Yılmaz",
  email: "ayse@example.edu",
  year: "3",
  motivation: "I'd like to make the timetable easier to read on a phone.",
  ...own,
});

export const openingBody = (own: Record<string, unknown> = {}) => ({
  title_en: "Frontend developer",
  title_tr: "Ön yüz geliştirici",
  description_en: "You draw pages.",
  description_tr: "Sayfalar çizersin.",
  order: 10,
  is_open: true,
  ...own,
});

/** @returns its id */
export async function addOpeningRow(own: Partial<typeof careerOpenings.$inferInsert> = {}): Promise<string> {
  const openingId = newId("opening", Date.now());
  const titles = { titleEn: "Frontend developer", titleTr: "Ön yüz geliştirici" };
  const row = { ...titles, descriptionEn: "You draw pages.", descriptionTr: "Sayfalar çizersin.", position: 10 };
  await testContext()
    .db.insert(careerOpenings)
    .values({ openingId, ...row, ...times(), ...own });
  return openingId;
}

/** Writes an application that waits. @returns its id */
export async function addApplicationRow(own: Partial<typeof careerApplications.$inferInsert> = {}): Promise<string> {
  const applicationId = anonymousId("application");
  const row = {
    name: "Ayşe Yılmaz",
    email: `${applicationId}@example.edu`,
    year: "3" as const,
    motivation: "I'd like to help.",
    locale: "tr" as const,
  };
  await testContext()
    .db.insert(careerApplications)
    .values({ applicationId, ...row, ...times(), ...own });
  return applicationId;
}

export const careerSamples: Record<string, Sample> = {
  apply: async () => ({ args: [applicationBody({ email: `${newId("mail", Date.now())}@example.edu` })] }),
  decideApplication: async () => ({ args: [await addApplicationRow(), { decision: "invited", answer: "Shall we talk on Friday?" }] }),
  takeApplication: async () => ({ args: [await addApplicationRow(), { act: "take" }] }),
  addOpening: async () => ({ args: [openingBody()] }),
  editOpening: async () => ({ args: [await addOpeningRow(), openingBody({ version: 1 })] }),
};
