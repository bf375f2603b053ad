/** What the reader's own transcript says of a course, wherever it is shown; nothing where it says nothing, nor on the server. */
import { Suspense } from "react";
import { lazyHint } from "~/kit/lazy-hint";
import { useMarks } from "./marks-store";

const Badge = lazyHint(async () => (await import("./mark-badge")).MarkBadge);
const Line = lazyHint(async () => (await import("./mark-badge")).MarkLine);

/** In a row of a list. */
export function CourseMark({ code }: { code: string | null }) {
  const mark = useMarks().of(code ?? "");
  return (
    mark && (
      <Suspense fallback={null}>
        <Badge mark={mark} />
      </Suspense>
    )
  );
}

/** On the page of a course. */
export function CourseMarkLine({ code }: { code: string }) {
  const mark = useMarks().of(code);
  return (
    mark && (
      <Suspense fallback={null}>
        <Line mark={mark} />
      </Suspense>
    )
  );
}
