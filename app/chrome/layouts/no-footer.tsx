/** Navigation above, no footer. */
import { Outlet } from "@remix-run/react";

export default function NoFooterLayout() {
  return <main className="mx-auto w-full max-w-6xl flex-1 px-4 py-6"><Outlet /></main>;
}
