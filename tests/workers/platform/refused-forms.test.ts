/** A form that is refused comes back with everything that was typed into it, also what no such field can hold; nothing breaks at it. */
import { expect, test } from "vitest";
import type { PageRow } from "../../../app/platform/pages/page";
import { siteMap } from "../../../app/site-map";
import { formsIn, type ReadForm } from "../../support/forms";
import { addressOf, writeKnown } from "../../support/pages";
import { consentToAll } from "../../support/pools";
import { type Person, signUp, visit } from "../../support/site";

/** In a text it is nothing wrong; in a number, a date, an address or a name of one of some it is. Another in each field. */
const typedAs = (at: number) => `Öğle “arası” & <b>üç</b> buçuk ${at}`;

/** The trap for robots must stay empty. */
const TRAP = "website";
/** Fields that another choice of their form shows: what isn't shown is neither judged nor kept (`platform/forms/shown`). */
const SHOWN_IF = /^event_\w+_(other|custom)$|^questions\[0\]\.(min|max|rows|rows_tr)$/;
const isShown = (name: string) => name !== TRAP && !SHOWN_IF.test(name);

/** What a page with a form answers to something typed into every field; null where it takes it. */
async function lostIn(path: string, form: ReadForm, as: Person | undefined): Promise<string[] | null> {
  const names = [...new Set(form.typed)].filter(isShown);
  const typed = Object.fromEntries(names.map((name, at) => [name, typedAs(at)]));
  const answer = await visit(form.action || path, { as, form: { ...form.fields, ...typed }, headers: { accept: "text/html" } });
  const body = await answer.text();
  if (answer.status >= 500) return [`answers ${answer.status}`];
  if (answer.status < 400 || !answer.headers.get("content-type")?.includes("text/html")) return null;
  const held = new Set((await formsIn(body)).flatMap(({ fields }) => Object.values(fields).map((value) => value.trim())));
  return names.filter((name) => !held.has(typed[name] ?? "")).map((name) => `${answer.status} loses ${name}`);
}

test.each([
  ["a member", {}, ["public", "guest", "user"]],
  ["a moderator", { userRole: "moderator" }, ["moderator"]],
  ["an admin", { userRole: "admin" }, ["admin"]],
] as const)(
  "what %s typed stands in every form that is refused",
  async (_, own, accesses) => {
    const known = await writeKnown();
    const person = await signUp(own);
    await consentToAll(person);
    const faults: string[] = [];
    let refused = 0;
    const isWalked = ({ access, redirect }: PageRow) => (accesses as readonly string[]).includes(access) && !redirect;
    for (const row of siteMap.filter(isWalked)) {
      const path = addressOf(known, row);
      const as = row.access === "guest" ? undefined : person;
      const page = await visit(path, { as, headers: { accept: "text/html" } });
      for (const form of await formsIn(await page.text())) {
        if (form.typed.filter(isShown).length === 0) continue;
        const lost = await lostIn(path, form, as);
        if (lost === null) continue;
        refused += 1;
        faults.push(...lost.map((fault) => `${path}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(4);
  },
  600_000,
);
