/** Tells search engines what is asked and answered on the page. */
import { useNonce } from "~/platform/http/nonce";
import type { FaqGroup } from "../content/article";
import { plainText } from "../rich-text";

/** Questions and answers as schema.org/FAQPage. */
export function FaqData({ groups }: { groups: FaqGroup[] }) {
  const nonce = useNonce();
  const mainEntity = groups.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  );
  const json = JSON.stringify({ "@context": "https://schema.org", "@type": "FAQPage", mainEntity }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />;
}
