import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider, useTranslation } from "react-i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Repeated, repeatPartsBy } from "../../app/kit/repeated";
import { RepeatedItem } from "../../app/kit/repeated-item";
import { pageWords } from "../../app/translators.server";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  repeatPartsBy(renderToString);
});

const links = ["<Courses>", "Events & more"];
const menu = (name: string, onDraw = () => {}) => (
  <Repeated as="ul" name={name} className="menu">
    {() => {
      onDraw();
      return links.map((text) => (
        <li key={text}>
          <a href="/x?a=1&b=2" className={`link ${""}`}>
            {text}
          </a>
        </li>
      ));
    }}
  </Repeated>
);

// Runs first: nobody has told yet how parts become text.
test("without a writer a part is drawn like any other, and the server's text is the same to the letter", () => {
  const plain = renderToString(menu("a"));
  repeatPartsBy(renderToString);
  expect(renderToString(menu("a"))).toBe(plain);
  expect(plain).toContain("&lt;Courses&gt;");
});

test("a part is drawn once for each name", () => {
  let drawn = 0;
  const count = () => {
    drawn += 1;
  };
  const all = ["b", "b", "c", "b"].map((name) => renderToString(menu(name, count)));
  expect(drawn).toBe(2);
  expect(new Set(all).size).toBe(1);
});

const A_MINUTE = 60_001;

test("a part is drawn anew after a minute, so that nothing deleted is kept for long", () => {
  let drawn = 0;
  const count = () => {
    drawn += 1;
  };
  const draw = () => renderToString(menu("d", count));
  draw();
  draw();
  expect(drawn).toBe(1);
  vi.advanceTimersByTime(A_MINUTE);
  draw();
  expect(drawn).toBe(2);
});

const say = (locale: "en" | "tr", of: unknown, children: () => ReactNode) =>
  renderToString(
    <I18nextProvider i18n={pageWords[locale]}>
      <RepeatedItem as="li" className="min-w-0" kind="test" of={of}>
        {children}
      </RepeatedItem>
    </I18nextProvider>,
  );

function Greeting({ name }: { name: string }) {
  const { t } = useTranslation("kit");
  return (
    <b>
      {t("acts.edit")}: {name}
    </b>
  );
}

test("one thing of a list is drawn once for each language and content, and reads as if it weren't repeated", () => {
  let drawn = 0;
  const item = (name: string) => () => {
    drawn += 1;
    return <Greeting name={name} />;
  };
  const twice = (locale: "en" | "tr", name: string) => [say(locale, { name }, item(name)), say(locale, { name }, item(name))];
  const [first, again] = twice("en", "<A>");
  expect([first, drawn]).toEqual([again, 1]);
  expect(first).toContain('<li class="min-w-0"><b>');
  expect(first).toContain("&lt;A&gt;");
  const others = [...twice("tr", "<A>"), ...twice("en", "B")];
  expect([new Set([first, ...others]).size, drawn]).toEqual([3, 3]);
});
