/** What may be asked, for browsers too. */
import type { requestKinds } from "@schema/legal-requests";

export type RequestKind = (typeof requestKinds)[number];

/** About one's data. */
export const dataKinds = ["access", "copy", "correction", "erasure", "objection", "computed"] as const satisfies readonly RequestKind[];
/** About what stands on a page, which has to be named. */
export const pageKinds = ["aboutMe", "concerned", "copyright", "court", "authority"] as const satisfies readonly RequestKind[];
/** What somebody on the staff may read and answer: what people ask about their data, admins alone. */
export const kindsFor = ({ userRole }: { userRole: string }): readonly RequestKind[] =>
  userRole === "admin" ? [...dataKinds, ...pageKinds] : pageKinds;

/** These have a number by which they are filed. */
export const filedKinds: readonly RequestKind[] = ["court", "authority"];

export const isAboutPage = (kind: RequestKind): boolean => (pageKinds as readonly RequestKind[]).includes(kind);
