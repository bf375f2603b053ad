/** Navigation above, a short footer below, nothing that asks for attention: forms and pages of staff. */
import { Outlet } from "@remix-run/react";
import { ErrorScreen } from "../error-screen";
import { Frame } from "../frame";

export default function PlainLayout() {
  return (
    <Frame hasNavigation footer="short">
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame hasNavigation footer="short">
      <ErrorScreen />
    </Frame>
  );
}
