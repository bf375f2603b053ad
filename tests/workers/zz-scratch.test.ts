import { test } from "vitest";
import { oneOfEach, see } from "../support/pages";
import { testContext } from "../support/site";
test("x", async () => {
  const { user } = await oneOfEach();
  const log = (n: string, s: { status: number; body: string }) => console.log(n, s.status, s.body.slice(0, 220));
  log("login json", await see("/reception/login", { method: "POST", json: {} }));
  log("login json data", await see("/reception/login.data", { method: "POST", json: {} }));
  log("submission json", await see("/courses/submission", { as: user, method: "POST", json: {} }));
  log("edit none", await see("/courses/add?edit=nope", { as: user }));
  log("post to no action", await see("/about", { as: user, form: { a: "b" } }));
  console.log(JSON.stringify((await testContext().db.query.errorGroups.findMany()).map((u) => [u.message, u.stack]), null, 1));
});
