/** Options that the server writes as one text are those that React would draw. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Options, selectContent } from "../../app/kit/forms/options";

const NASTY = `<b>"R&D" 'x'</b> \u0130\u015f &amp; ${String.fromCodePoint(0x1f9ea)}`;
const options = [
  { value: "", label: "Choose" },
  { value: "a", label: "Plain" },
  { value: NASTY, label: NASTY },
  { value: "off", label: "Not now", isDisabled: true },
  { label: NASTY, options: [{ value: "in", label: "Inside" }] },
];

test("a select's options are written as React draws them, whichever is chosen", () => {
  expect(selectContent(options, "a")).toHaveProperty("dangerouslySetInnerHTML");
  for (const chosen of ["", "a", NASTY, "off", "in", "none"]) {
    const select = (content: object) => renderToStaticMarkup(createElement("select", { defaultValue: chosen, ...content }));
    expect(select(selectContent(options, chosen))).toBe(select({ children: createElement(Options, { options }) }));
  }
});
