/** Staff decide on experiences and suggested courses. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
export const loader = (_: LoaderFunctionArgs) => null;
export default function AdminAll() {
  return null;
}
