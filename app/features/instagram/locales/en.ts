/** Words of the Instagram posts. */
export const instagram = {
  pages: { all: "Instagram posts", one: "Instagram post", "admin-all": "Manage Instagram posts", paths: "Instagram pages" },
  fields: {
    shortcode: "Shortcode or link",
    caption: "Caption",
    posted_on: "Posted on",
    version: "Version",
    post_id: "Post",
    act: "Action",
  },
  hints: { shortcode: "The part after /p/ in the post's address. You can also paste the whole link." },
  errors: {
    notFound: "This post isn't here any more.",
    shortcodeTaken: "This post is already in the list.",
    editConflict: "Someone else changed this post. Reload the page and make your change again.",
  },
  form: { shortcode: "Enter the shortcode or paste the link to the post", day: "Enter a valid date" },
  list: {
    lead: "Posts from our Instagram account. Pictures and captions are kept here; nothing is loaded from Instagram.",
    search: "Search captions",
    none: "No posts yet",
    noHits: "No results",
    manage: "Manage posts",
  },
  one: { open: "Open on Instagram", posted: "Posted on" },
  board: {
    lead: "Add posts from our account: shortcode, caption and picture.",
    add: "Add a post",
    edit: "Edit post",
    posts: "Posts",
    pictureLead: "Upload the picture yourself: it's served from this site, not from Instagram.",
    deleteTitle: "Delete this post?",
    deleteText: "The post and its picture are removed from this site. Instagram isn't affected.",
  },
  toasts: { added: "Post added", saved: "Post saved", deleted: "Post deleted" },
} as const;
