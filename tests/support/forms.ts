/** Forms of pages, read as a browser without scripts would send them. */
import { type Person, visit } from "./site";

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

export interface ReadForm {
  /** Where it is sent; its own page if it doesn't say. */
  action: string | null;
  /** What it would send, by name. */
  fields: Record<string, string>;
  /** Names of its fields for text, areas first, with what stands in them. */
  texts: string[];
  /** Names of its areas. */
  areas: string[];
  /** Names of all that one types into, empty ones as well; no passwords. */
  typed: string[];
}

const TYPED_INTO = new Set(["text", "search", "email", "url", "tel", "number", "date", "time", "datetime-local"]);

/** The forms of a drawn page that send something, in their order. */
export async function formsIn(html: string): Promise<ReadForm[]> {
  const forms: (ReadForm & { isPost: boolean })[] = [];
  let select = "";
  let area = "";
  const form = () => forms.at(-1);
  const attribute = (element: Element, name: string) => decoded(element.getAttribute(name) ?? "");
  await new HTMLRewriter()
    .on("form", {
      element: (it) =>
        void forms.push({
          isPost: it.getAttribute("method") === "post",
          action: it.getAttribute("action"),
          fields: {},
          texts: [],
          areas: [],
          typed: [],
        }),
    })
    .on("form input[name]", {
      element(it) {
        const [name, type] = [attribute(it, "name"), it.getAttribute("type") ?? "text"];
        const isChoice = type === "checkbox" || type === "radio";
        if (type === "file" || (isChoice && !it.hasAttribute("checked"))) return;
        Object.assign(form()?.fields ?? {}, { [name]: isChoice ? (it.getAttribute("value") ?? "on") : attribute(it, "value") });
        if (type === "text" && attribute(it, "value") && !it.hasAttribute("readonly")) form()?.texts.push(name);
        if (TYPED_INTO.has(type)) form()?.typed.push(name);
      },
    })
    .on("form textarea[name]", {
      element(it) {
        area = attribute(it, "name");
        Object.assign(form()?.fields ?? {}, { [area]: "" });
        form()?.areas.push(area);
        form()?.typed.push(area);
      },
      text(chunk) {
        const fields = form()?.fields;
        if (fields) fields[area] += decoded(chunk.text);
      },
    })
    .on("form select[name]", {
      element: (it) => {
        select = attribute(it, "name");
      },
    })
    .on("form option[selected]", {
      element: (it) => void Object.assign(form()?.fields ?? {}, { [select]: attribute(it, "value") }),
    })
    .transform(new Response(html))
    .text();
  return forms
    .filter(({ isPost }) => isPost)
    .map(({ action, fields, texts, areas, typed }) => ({
      action,
      fields,
      areas,
      typed,
      texts: [...areas.filter((name) => fields[name]?.trim()), ...texts],
    }));
}

/** The form of a page that has the most fields. @throws when the page can't be read or has none */
export async function formOf(path: string, as: Person): Promise<ReadForm> {
  const page = await visit(path, { as });
  const forms = await formsIn(await page.text());
  const [first] = forms.sort((a, b) => Object.keys(b.fields).length - Object.keys(a.fields).length);
  if (page.status !== 200 || !first) throw new Error(`${path} answers ${page.status} and has ${forms.length} forms`);
  return first;
}
