/** Other discussions that ask the same, for those who read to the end; nothing rather than something unlike. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { useNearViewport } from "~/kit/use-near-viewport";
import { findSimilar, SimilarList, type SimilarThread } from "./similar-list";

interface SimilarProps {
  postId: string;
  title: string;
}

export function Similar({ postId, title }: SimilarProps) {
  const { t } = useTranslation("thread");
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const [found, setFound] = useState<SimilarThread[]>([]);
  useEffect(() => {
    if (!isNear) return;
    const leaving = new AbortController();
    findSimilar(title, leaving.signal).then(
      (all) => setFound(all.filter(({ post_id, is_alike }) => is_alike && post_id !== postId)),
      () => undefined,
    );
    return () => leaving.abort();
  }, [isNear, postId, title]);
  if (found.length === 0) return <div ref={place} />;
  return (
    <Section title={t("similar.also")}>
      <SimilarList found={found} />
    </Section>
  );
}
