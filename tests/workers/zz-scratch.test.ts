import { test } from "vitest";
import { oneOfEach, see } from "../support/pages";
import { testContext } from "../support/site";
test("x", async () => {
  const { user } = await oneOfEach();
  const log = (n: string, s: { status: number; body: string }) => console.log(n, s.status, s.body.slice(0, 120));
  for (let i = 0; i < 2; i++) {
  log("login", await see("/reception/login"));
  log("login json", await see("/reception/login", { method: "POST", json: {} }));
  log("one none", await see("/courses/one/nope", { as: user }));
  log("edit none", await see("/courses/add?edit=nope", { as: user }));
  log("post to no action", await see("/about", { as: user, form: { a: "b" } }));
  log("about", await see("/about", { as: user }));
  }
  console.log(JSON.stringify((await testContext().db.query.errorGroups.findMany()).map((u) => [u.message, u.count, u.stack]), null, 1));
});
