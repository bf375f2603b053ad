/** Neither navigation nor footer. */
import { Outlet } from "@remix-run/react";
import { ErrorScreen } from "../error-screen";
import { Frame } from "../frame";

export default function BareLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorScreen />
    </Frame>
  );
}
