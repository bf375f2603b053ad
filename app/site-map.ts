/** Every page of the product: who may open it and how it is framed. A page that isn't here doesn't exist. */
import { features } from "./features";
import type { PageRow } from "./platform/pages/page";

export const siteMap: readonly PageRow[] = features.flatMap(({ pages }) => pages);
