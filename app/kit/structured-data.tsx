/** Structured data for search engines, under the page's own nonce. */
import { useNonce } from "~/platform/http/nonce";

/** `json` comes from `scriptJson`, which lets no tag through. */
export function StructuredData({ json }: { json: string }) {
  const nonce = useNonce();
  return <script type="application/ld+json" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
