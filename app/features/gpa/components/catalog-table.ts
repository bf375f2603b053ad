/** The catalog's credits: asked for only once a transcript was pasted, whole, so that no request says which courses are in it. */
import { request } from "~/kit/request";
import { comparedLines, knownCredits } from "../catalog-credits.rules";
import type { ReadLine } from "../import-transcript.rules";

async function coursesOf<Course>(address: string): Promise<Course[]> {
  const answer = await request(address);
  return answer.ok ? ((await answer.json()) as { courses: Course[] }).courses : [];
}

/** What compares lines with the catalog; without network it leaves them as they are. */
export async function catalogComparison(): Promise<(lines: readonly ReadLine[]) => ReadLine[]> {
  const [courses, renamed] = await Promise.all([
    coursesOf<[string, string, number | null]>("/api/v1/catalog/credits").catch(() => []),
    coursesOf<[string, string]>("/api/v1/catalog/renamed").catch(() => []),
  ]);
  const known = knownCredits(courses, renamed);
  return (lines) => comparedLines(lines, known);
}
