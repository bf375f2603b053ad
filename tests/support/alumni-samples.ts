/** What the use cases of graduates are called with. */
import { alumniRights } from "@schema/alumni";
import { newSecret, sha256 } from "../../app/platform/ids";
import { DEPARTMENT } from "./rows";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

const { db } = testContext();

export const alumniSamples: Record<string, Sample> = {
  askForLink: async () => ({ args: [`${newSecret().slice(0, 12).toLowerCase()}@example.org`] }),
  async answer() {
    const token = newSecret();
    const expiresAt = Date.now() + 60_000;
    await db.insert(alumniRights).values({ addressHash: await sha256(token + token), tokenHash: await sha256(token), expiresAt });
    const about = { graduation_year: 2019, department: DEPARTMENT.departmentId, sector: "software", role: "lead", city: "Ankara" };
    return { args: [{ ...about, token, country: "Türkiye", salary: "2to3", wait: "under3", satisfaction: "4" }] };
  },
};
