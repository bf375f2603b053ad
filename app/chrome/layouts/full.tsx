/** Navigation above, footer below. */
import { Outlet } from "@remix-run/react";
import { ErrorScreen } from "../error-screen";
import { Frame } from "../frame";

export default function FullLayout() {
  return (
    <Frame hasNavigation footer="full">
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame hasNavigation footer="full">
      <ErrorScreen />
    </Frame>
  );
}
