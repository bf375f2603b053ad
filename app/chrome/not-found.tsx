/** Any path that no page has: to the error screen, with an id. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { newId } from "~/platform/ids";

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const description = `The page at ${pathname} does not exist`;
  const query = new URLSearchParams({ message: "Page Not Found", description, error_id: newId("error", context.ctx.clock.now()) });
  return redirect(`/error?${query}`);
}

export default function NotFound() {
  return null;
}
