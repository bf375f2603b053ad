import "i18next";
import type { words } from "./words";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "kit";
    returnNull: false;
    resources: (typeof words)["en"];
  }
}
