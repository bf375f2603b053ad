/** Mental health: what there is, and two pools of experiences that open after a consent (decision 043). */
import { type PageDraft, type PageOptions, page, pagesOf } from "../../platform/pages/page";
import { consentTo, type PoolName } from "./pools.rules";

/** Nothing around them asks for attention. */
const calm = { access: "user", chrome: "plain", isConfidential: true } as const satisfies PageOptions;

/** The pages of a pool. Whoever opens one entry without a consent is sent home (the user's specification, section 4). */
function pagesOfPool(pool: PoolName, param: string): PageDraft[] {
  const inside = { ...calm, isUnlisted: true, consent: consentTo(pool) };
  return [
    page(`/${pool}/all`, `${pool}-all`, inside),
    page(`/${pool}/one/:${param}`, `${pool}-one`, { ...inside, consent: consentTo(pool, "/") }),
    page(`/${pool}/consent`, `${pool}-consent`, { ...calm, isUnlisted: true }),
    page(`/${pool}/add`, `${pool}-add`, inside),
    page(`/${pool}/edit`, `${pool}-edit`, inside),
    page(`/${pool}/submissions`, `${pool}-submissions`, { ...calm, access: "admin", consent: consentTo(pool) }),
  ];
}

export const mentalHealthPages = pagesOf("mental-health", [
  page("/mental-health", "all", calm),
  ...pagesOfPool("psychology", "psychologyId"),
  ...pagesOfPool("psychiatrist", "psychiatristId"),
]);
