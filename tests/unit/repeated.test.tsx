import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Repeated, repeatPartsBy } from "../../app/kit/repeated";

afterEach(() => repeatPartsBy(renderToString));

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
