/** Tells search engines what is asked and answered on the page. */
import { StructuredData } from "~/kit/structured-data";
import { scriptJson } from "~/platform/http/script-json";
import type { AnsweredGroup } from "./answers";

/** Questions and answers as schema.org/FAQPage. */
export function AnswersData({ groups }: { groups: readonly AnsweredGroup[] }) {
  const mainEntity = groups.flatMap(({ items }) =>
    items.map(({ question, text }) => ({ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text } })),
  );
  return <StructuredData json={scriptJson({ "@context": "https://schema.org", "@type": "FAQPage", mainEntity })} />;
}
