/** The hook that pages are built with: it waits for words, and says them by the first namespace. */

import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { i18n } from "i18next";
import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { createBrowserI18n, type Words } from "~/platform/i18n/browser";
import { I18nextProvider, useTranslation } from "~/platform/i18n/react";

const texts: Record<string, Words> = {
  kit: { hello: "Hello" },
  shop: { title: "Bread, {{count}} left" },
};

function Page() {
  const { t } = useTranslation(["shop", "kit"]);
  return (
    <p>
      {t("kit:hello" as never)}: {t("title" as never, { count: 3 })}
    </p>
  );
}

/** What a page says once all of it is there. */
async function drawn(words: i18n): Promise<string> {
  const page = new PassThrough();
  const { pipe } = renderToPipeableStream(
    <I18nextProvider i18n={words}>
      <Page />
    </I18nextProvider>,
  );
  pipe(page);
  return (await text(page)).replaceAll("<!-- -->", "");
}

test("a page whose words are on their way is drawn when they have come", async () => {
  const asked: string[] = [];
  const words = createBrowserI18n("en", async (namespace) => {
    asked.push(namespace);
    return texts[namespace] ?? {};
  });
  expect(await drawn(words)).toBe("<p>Hello: Bread, 3 left</p>");
  expect(asked.sort()).toEqual(["kit", "shop"]);
});

test("words that are there already are never fetched", async () => {
  const asked: string[] = [];
  const words = createBrowserI18n("en", async (namespace) => ({ title: asked.push(namespace).toString() }), texts);
  expect(await drawn(words)).toBe("<p>Hello: Bread, 3 left</p>");
  expect(asked).toEqual([]);
});
