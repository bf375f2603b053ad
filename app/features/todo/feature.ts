/** What this feature brings: its pages, its links around every page. */
import { feature } from "../../engines/feature";
import { todoPages } from "./todo.pages";

export const todoFeature = feature("todo", {
  whilePaused: "open",
  pages: todoPages,
  links: [
    { group: "user", order: 2, to: "/todo/all", key: "todos" },
    { group: "footerTools", order: 3, to: "/todo/all", key: "todos", asksToSignIn: true },
    { group: "tools", order: 1.7, to: "/todo/all", key: "todos", asksToSignIn: true },
  ],
});
