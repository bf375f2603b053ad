/** What the formatting bar does to a text. */
import { expect, test } from "vitest";
import { editedText, editFor, type Mark, nameBefore } from "../../app/features/thread/components/markup-edit";

/** A text with its selection between `[` and `]`, or its caret at `|`. */
function selected(shown: string) {
  const caret = shown.indexOf("|");
  if (caret >= 0) return { text: shown.replace("|", ""), start: caret, end: caret };
  const start = shown.indexOf("‹");
  return { text: shown.replace(/[‹›]/g, ""), start, end: shown.indexOf("›") - 1 };
}

function made(mark: Mark, shown: string): string {
  const before = selected(shown);
  const edit = editFor(mark, before);
  const text = editedText(before.text, edit);
  return edit.start === edit.end
    ? `${text.slice(0, edit.start)}|${text.slice(edit.end)}`
    : `${text.slice(0, edit.start)}‹${text.slice(edit.start, edit.end)}›${text.slice(edit.end)}`;
}

test.each<[Mark, string, string]>([
  ["bold", "a ‹word› b", "a **‹word›** b"],
  ["bold", "a ‹word ›b", "a **‹word›** b"],
  ["bold", "a |b", "a **|**b"],
  ["bold", "**‹word›**", "‹word›"],
  ["bold", "*‹word›*", "***‹word›***"],
  ["italic", "**‹word›**", "***‹word›***"],
  ["italic", "***‹word›***", "**‹word›**"],
  ["italic", "*‹word›*", "‹word›"],
  ["italic", "‹İstanbul ğüş›", "*‹İstanbul ğüş›*"],
  ["code", "‹x = 1›", "`‹x = 1›`"],
  ["code", "`‹x›`", "‹x›"],
  ["code", "‹a\nb›", "```\n‹a\nb›\n```"],
  ["code", "see ‹a\nb› there", "see \n```\n‹a\nb›\n```\n there"],
  ["link", "see ‹here›", "see [here](‹https://›)"],
  ["link", "see |", "see [|](https://)"],
  ["link", "‹https://example.edu/x›", "[|](https://example.edu/x)"],
  ["list", "one|", "- one|"],
  ["list", "‹one\ntwo›", "‹- one\n- two›"],
  ["list", "‹- one\n- two›", "‹one\ntwo›"],
  ["list", "‹- one\ntwo›", "‹- - one\n- two›"],
  ["list", "intro\n‹one\ntwo›", "intro\n\n‹- one\n- two›"],
  ["list", "intro\n\none|", "intro\n\n- one|"],
  ["list", "- one\ntwo|", "- one\n- two|"],
  ["list", "|", "- |"],
  ["quote", "one\n|", "one\n\n> |"],
  ["quote", "> said|", "said|"],
  ["quote", "‹a\n\nb›", "‹> a\n> \n> b›"],
])("%s of %j is %j", (mark, shown, expected) => {
  expect(made(mark, shown)).toBe(expected);
});

test("a name is completed where one begins, and nowhere else", () => {
  const at = (text: string) => nameBefore(text, text.length);
  expect([at("@"), at("hi @ay"), at("(@a.b_1"), at("\n@x")]).toEqual(["", "ay", "a.b_1", "x"]);
  expect([at("me@metu"), at("@@a"), at("https://x/@a"), at("@a b"), at("ş@a"), at("")]).toEqual([null, null, null, null, null, null]);
  expect(nameBefore("@ayse here", 3)).toBe("ay");
});
