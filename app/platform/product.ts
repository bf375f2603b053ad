/**
 * What the product is made of, as the platform and the engines read it. A context carries it, because nothing that features
 * stand on may import features, words or pages. Engines add what they serve to this type (`app/engines/product.ts`).
 */
import type { i18n } from "i18next";
import type { Locale } from "./context";
import type { PageRow } from "./pages/page";
import type { Settings } from "./settings.server";

export interface Product {
  /** Every page. */
  siteMap: readonly PageRow[];
  /** Every word, by language. */
  translators: Record<Locale, i18n>;
  /** What settings are while nobody changed them. */
  settings: Settings;
}
