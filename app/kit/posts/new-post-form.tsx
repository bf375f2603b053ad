/** The form of a new post with pictures: they are chosen right away; without scripts they are the next step. */
import { Suspense } from "react";
import { useCreation } from "../image-upload/use-creation";
import { PostForm, type PostFormProps } from "./post-form";
import { usePostWords } from "./use-post-words";

/** With what makes the post: once somebody can press the button it is there, also after a release or without a connection. */
const pictures = () => Promise.all([import("./new-post-pictures"), import("./make-post")]).then(([{ default: Part }]) => Part);

/** The page needs the words `media`. */
export function NewPostForm(props: PostFormProps) {
  const { collection } = props;
  const { shared } = usePostWords(collection);
  const { Part, setPlace, create, state, report, take } = useCreation(pictures, 0);
  const { isSending, isCreated, hasPictures, result } = state;
  const chosen = (
    <div ref={setPlace}>
      {Part && (
        <Suspense>
          <Part collection={collection} create={create} report={report} />
        </Suspense>
      )}
    </div>
  );
  const later = (
    <noscript>
      <button name="next" value="pictures" className="btn">
        {shared("form.addWithPictures")}
      </button>
    </noscript>
  );
  return (
    <PostForm
      {...props}
      result={result}
      taking={{ isGuarded: !isCreated && !hasPictures, isBusy: isSending, isTaken: isCreated, onValid: take }}
      aboveButton={chosen}
      besideButton={later}
    />
  );
}
