/** Where a form shows why the server refused what it makes by the API. */
import { afterEach, expect, test, vi } from "vitest";
import { adverts } from "../../app/features/advert/advert.collection";
import { makePost } from "../../app/kit/posts/make-post";

const words = { locale: "en" as const, t: (key: string) => key, exists: () => false };

function advert(): FormData {
  const form = new FormData();
  const fields = {
    title: "A red bicycle",
    text: "As good as new, with a lock and two lamps.",
    category: "other",
    contact: "0500 000 00 00",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** The errors of a form that the server answers so. */
async function errorsAfter(answer: () => Promise<Response>) {
  vi.stubGlobal("fetch", answer);
  const outcome = await makePost(adverts, advert(), words);
  return "refused" in outcome ? outcome.refused.error : null;
}

const refusal = (error: object) => async () => Response.json({ error }, { status: 422 });

afterEach(() => vi.unstubAllGlobals());

test("a refusal stands at the field that it is about, and above the form where there is none or the form doesn't have it", async () => {
  const message = "This category is gone.";
  expect(await errorsAfter(refusal({ message, details: { field: "category" } }))).toEqual({ category: [message] });
  expect(await errorsAfter(refusal({ message, details: { field: "elsewhere" } }))).toEqual({ "": [message] });
  expect(await errorsAfter(refusal({ message }))).toEqual({ "": [message] });
  expect(await errorsAfter(() => Promise.reject(new TypeError("offline")))).toEqual({ "": ["media:queue.offline"] });
});

test("what the server answers well leads to the post and its pictures", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ post_id: "post-1" }, { status: 201 }));
  const outcome = await makePost(adverts, advert(), words);
  expect(outcome).toMatchObject({ made: { address: "/api/v1/advert/post-1/image", to: "/advert/one/post-1" } });
});
