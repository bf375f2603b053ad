/** Puts what somebody reads into the form in which they answer. */

const MOST = 500;

/** What is selected inside an element; nothing where the selection begins or ends outside. */
function selectedIn(element: Element): string {
  const selection = window.getSelection();
  const isInside = (node: Node | null) => node !== null && element.contains(node);
  return selection && isInside(selection.anchorNode) && isInside(selection.focusNode) ? selection.toString().trim() : "";
}

/** The words of a text as they are read, without what it quotes in turn. */
function wordsOf(element: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: lines end where they are seen to end
  const read = (part: HTMLElement) => part.innerText;
  const text = [...element.querySelectorAll("blockquote")].reduce((rest, quote) => rest.replace(read(quote), ""), read(element));
  return text.replace(/\n{3,}/g, "\n\n").trim();
}

const shortened = (text: string) => (text.length > MOST ? `${text.slice(0, MOST).replace(/\s+\S*$/, "")}…` : text);

/** The lines of a quotation. @param head whose words they are; may be a link to them */
export const quotationLines = (head: string, words: string): string =>
  `${[`${head}:`, ...words.split("\n")].map((line) => `> ${line}`.trimEnd()).join("\n")}\n\n`;

/**
 * Quotes what is selected of a text, or all of it, in the form at the end of the page, and lets its reader write on.
 * @returns whether there was a form
 */
export function quoteIntoForm(body: HTMLElement, head: string): boolean {
  const area = document.querySelector<HTMLTextAreaElement>("#reply textarea[name=text]");
  if (!area) return false;
  const written = area.value.trimEnd();
  const quotation = quotationLines(head, shortened(selectedIn(body) || wordsOf(body)));
  area.focus();
  area.setRangeText(`${written}${written && "\n\n"}${quotation}`, 0, area.value.length, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
  area.scrollIntoView({ block: "center" });
  return true;
}
