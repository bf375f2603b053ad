/** Categories and tags that tests set up. */
import { labels } from "@schema/labels";
import { foldTurkish } from "../../app/platform/folding";
import { newId } from "../../app/platform/ids";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

let serial = 0;

/** Adds one with a slug that nobody else has. @returns its id */
export async function addLabelRow(own: Partial<typeof labels.$inferInsert> = {}): Promise<string> {
  const number = ++serial;
  const sort = own.sort ?? "tag";
  const labelId = newId(sort, Date.now());
  const name = `${sort} ${number}`;
  const names = {
    slug: `${sort}-${number}`,
    nameEn: name,
    nameTr: name,
    folded: foldTurkish(`${own.nameEn ?? name} ${own.nameTr ?? name}`),
  };
  const times = { createdAt: Date.now(), updatedAt: Date.now() };
  await testContext()
    .db.insert(labels)
    .values({ labelId, sort, feature: sort === "tag" ? "" : "thread", position: 1000 + number, ...names, ...times, ...own });
  return labelId;
}

const input = () => ({ name_en: `Sample ${++serial}`, name_tr: `Örnek ${serial}`, icon: "bike" });

export const labelSamples: Record<string, Sample> = {
  addLabel: () => ({ args: ["category", "thread", input()] }),
  editLabel: async () => ({ args: ["tag", await addLabelRow(), { ...input(), version: 1 }] }),
  actOnLabel: async () => ({ args: ["tag", "deactivate", await addLabelRow()] }),
  mergeLabel: async () => ({ args: ["tag", await addLabelRow(), await addLabelRow()] }),
};
