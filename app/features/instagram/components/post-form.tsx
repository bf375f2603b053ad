/** The form of a post. */
import { useTranslation } from "react-i18next";
import { FormShell } from "~/kit/forms/form-shell";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { MAX_CAPTION } from "../instagram.limits";
import type { InstagramPost } from "../instagram.repository.server";

/** @param post the one that is changed; null for a new one */
export function PostForm({ post }: { post: InstagramPost | null }) {
  const { t: kit } = useTranslation("kit");
  return (
    <FormShell
      feature="instagram"
      schema={() => import("../instagram.schemas").then((m) => m.instagramSchema)}
      defaultValue={post ? { shortcode: post.shortcode, caption: post.caption, posted_on: post.postedOn } : {}}
    >
      <VersionField version={post?.version} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="shortcode" input={{ autoCapitalize: "none", spellCheck: false }} />
        <TextField name="posted_on" type="date" />
      </div>
      <TextArea name="caption" rows={5} maxLength={MAX_CAPTION} />
      <SubmitButton className="btn-primary self-start">{kit("acts.save")}</SubmitButton>
    </FormShell>
  );
}
