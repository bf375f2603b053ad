/** The front page. */
import { pageHandle } from "~/platform/pages/handle";

export const handle = pageHandle("chrome", "index");

export default function Home() {
  return <h1 className="text-3xl">Hocam</h1>;
}
