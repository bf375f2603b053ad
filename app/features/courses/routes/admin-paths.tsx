/** The pages of courses with who may open them. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
export const loader = (_: LoaderFunctionArgs) => null;
export default function AdminPaths() {
  return null;
}
