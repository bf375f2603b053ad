import { postEndpoints } from "~/engines/posts/posts.api.server";
import { endpoint } from "~/platform/http/endpoint";
import { erasmus } from "./erasmus.collection";
import { equivalencesAnswer } from "./erasmus.schemas";
import { listEquivalences } from "./erasmus.service.server";

const equivalences = endpoint({
  method: "GET",
  path: "/erasmus/equivalences",
  access: "user",
  summary: "Courses abroad that were accepted for ours or not, the latest first",
  response: equivalencesAnswer,
  handler: async (_, ctx) => ({
    equivalences: (await listEquivalences(ctx)).map(({ postId, theirCourse, ourCourse, isAccepted, ...row }) => ({
      post_id: postId,
      their_course: theirCourse,
      our_course: ourCourse,
      is_accepted: isAccepted,
      ...row,
    })),
  }),
});

export const erasmusEndpoints = [equivalences, ...postEndpoints(erasmus)];
