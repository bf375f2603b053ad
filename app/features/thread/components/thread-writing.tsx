/** Writing or changing a discussion, with a look at its text before it is posted. */
import type { ReactNode } from "react";
import type { Post } from "~/kit/posts/post";
import type { PostChoices } from "~/kit/posts/post-list";
import { PostWriting } from "~/kit/posts/post-writing";
import { threads } from "../thread.collection";
import { usePreview } from "./preview";

interface ThreadWritingProps {
  /** The one that is changed; absent for a new one. */
  post?: Post;
  /** What a new one begins with. */
  begins?: { title: string };
  choices?: PostChoices;
  belowTitle?: ReactNode;
}

export function ThreadWriting({ post, begins, choices, belowTitle }: ThreadWritingProps) {
  const { box, button } = usePreview();
  const below = (
    <div>
      {box}
      {button}
    </div>
  );
  return <PostWriting collection={threads} post={post} begins={begins} choices={choices} belowTitle={belowTitle} belowText={below} />;
}
