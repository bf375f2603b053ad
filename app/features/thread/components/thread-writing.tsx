/** Writing or changing a discussion, with a look at its text before it is posted. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Option } from "~/kit/forms/options";
import { SelectField } from "~/kit/forms/select-field";
import { Link } from "~/kit/link";
import type { Post } from "~/kit/posts/post";
import type { PostChoices } from "~/kit/posts/post-list";
import { PostWriting } from "~/kit/posts/post-writing";
import { threads } from "../thread.collection";
import { usePreview } from "./preview";

interface ThreadWritingProps {
  /** The one that is changed; absent for a new one. */
  post?: Post;
  /** What a new one begins with. */
  begins?: { title: string; poll_id: string };
  choices?: PostChoices;
  belowTitle?: ReactNode;
  /** The open polls of which a new one may embed one. */
  poll?: PollFieldProps;
}

interface PollFieldProps {
  choices: Option[];
  /** Where one asks something new; null for those who may not. */
  newPath: string | null;
}

function PollField({ choices, newPath }: PollFieldProps) {
  const { t } = useTranslation("poll");
  return (
    <div>
      {choices.length > 0 && <SelectField name="poll_id" isOptional options={choices} emptyLabel={t("place.without")} />}
      {newPath && (
        <Link to={newPath} className="link mt-2 inline-block text-sm">
          {t("place.new")}
        </Link>
      )}
    </div>
  );
}

const newThread = () => import("../thread.schemas").then((m) => m.newThreadSchema);

export function ThreadWriting({ post, poll, ...form }: ThreadWritingProps) {
  const { box, button } = usePreview();
  const below = (
    <>
      <div>
        {box}
        {button}
      </div>
      {poll && <PollField {...poll} />}
    </>
  );
  return <PostWriting collection={threads} post={post} schema={post ? undefined : newThread} belowText={below} {...form} />;
}
