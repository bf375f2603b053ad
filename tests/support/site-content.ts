/** The site's content as tests write it. */
import { publishDraft, saveDraft } from "../../app/features/site-content/site-content.service.server";
import { readStoredSettings } from "../../app/platform/settings.server";
import { type Person, signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

/** The version that a change must name. */
export const settingsVersion = async () => (await readStoredSettings(testContext())).version;

export const contentInput = async (own: Record<string, unknown> = {}) => ({
  numbers: ["courses" as const],
  banners: [],
  demo_picks: [],
  faq: [],
  version: await settingsVersion(),
  ...own,
});

type Input = Parameters<typeof saveDraft>[1];

/** Publishes some content as an admin. */
export async function publish({ ctx }: Pick<Person, "ctx">, own: Record<string, unknown> = {}): Promise<void> {
  await saveDraft(ctx, (await contentInput(own)) as Input);
  await publishDraft(ctx, await settingsVersion());
}

async function withDraft() {
  await saveDraft((await signUp({ userRole: "admin" })).ctx, (await contentInput()) as Input);
  return { args: [await settingsVersion()] };
}

export const siteContentSamples: Record<string, Sample> = {
  saveDraft: async () => ({ args: [await contentInput()] }),
  publishDraft: withDraft,
  discardDraft: withDraft,
  async undoPublish() {
    await publish(await signUp({ userRole: "admin" }));
    return { args: [await settingsVersion()] };
  },
};
