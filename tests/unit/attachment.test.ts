/** Names of files as headers carry them: whole, and never more than a name. */
import { expect, test } from "vitest";
import { attachment } from "../../app/platform/http/attachment";

test.each([
  ["plain.csv", 'attachment; filename="plain.csv"'],
  ["Çözüm özeti.pdf", "attachment; filename=\"Cozum_ozeti.pdf\"; filename*=UTF-8''%C3%87%C3%B6z%C3%BCm%20%C3%B6zeti.pdf"],
  ["ışık.pdf", "attachment; filename=\"isik.pdf\"; filename*=UTF-8''%C4%B1%C5%9F%C4%B1k.pdf"],
  ['a"; filename="b.exe', "attachment; filename=\"a_filename_b.exe\"; filename*=UTF-8''a%22%3B%20filename%3D%22b.exe"],
  ["a'b(c)*.pdf", "attachment; filename=\"a_b(c)_.pdf\"; filename*=UTF-8''a%27b%28c%29%2A.pdf"],
  ["100%.pdf", "attachment; filename=\"100_.pdf\"; filename*=UTF-8''100%25.pdf"],
  ["notes 😀.pdf", "attachment; filename=\"notes_.pdf\"; filename*=UTF-8''notes%20%F0%9F%98%80.pdf"],
])("%s", (name, header) => {
  expect(attachment(name)).toBe(header);
});

test.each(["a\r\nSet-Cookie: x=1", "../../etc/passwd", "C:\\evil.exe", "\u0000", "", " ", "\ud800.pdf", "a;b,c=d", "x".repeat(5000)])(
  "%j stays one header with one name",
  (name) => {
    const header = attachment(name);
    expect(() => new Headers({ "content-disposition": header })).not.toThrow();
    expect(header).toMatch(/^attachment; filename="[\w.()-]+"(?:; filename\*=UTF-8''[\w.~!$&+^`|%-]+)?$/);
    expect(decodeURIComponent(header)).not.toMatch(/[\r\n/\\]/);
  },
);
