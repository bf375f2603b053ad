/** Navigation above, no footer. */
import { Outlet } from "@remix-run/react";
import { ErrorScreen } from "../error-screen";
import { Frame } from "../frame";

export default function NoFooterLayout() {
  return (
    <Frame hasNavigation>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame hasNavigation>
      <ErrorScreen />
    </Frame>
  );
}
