/** What a reader sees when a page fails. */
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
export function ErrorScreen() {
  const error = useRouteError();
  return <main className="p-8"><h1>{isRouteErrorResponse(error) ? error.status : String(error)}</h1></main>;
}
