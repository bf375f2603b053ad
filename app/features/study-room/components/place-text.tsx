/** Where a room is: a link where it is a web address, else the place as it was written. */
import { LinkedText } from "~/kit/linked-text";

const isAddress = (text: string) => /^https:\/\/\S+$/.test(text) && URL.canParse(text);

export function PlaceText({ text }: { text: string }) {
  if (!isAddress(text)) return <LinkedText text={text} />;
  return (
    <a href={text} rel="noreferrer nofollow ugc" target="_blank" className="link">
      {text}
    </a>
  );
}
