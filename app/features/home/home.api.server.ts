/** The front page for programs. */
import { z } from "zod";
import { endpoint } from "~/platform/http/endpoint";
import { readHomeContent } from "./home.service.server";

const course = { course_id: z.string(), course_code: z.string(), course_name: z.string() };

const main = endpoint({
  method: "GET",
  path: "/home/main",
  access: "public",
  summary: "Numbers of the platform, the latest experiences, the courses with the most of them, and what is on next",
  isShared: true,
  response: z.object({
    numbers: z.object({
      courses: z.number().describe("Open courses of the catalog."),
      courses_with_experiences: z.number(),
      experiences: z.number().describe("Approved ones."),
      databank_entries: z.number().describe("Approved ones."),
    }),
    vip_threshold: z.number().describe("Approved contributions that open the databank."),
    latest_experiences: z.array(z.object({ experience_id: z.string(), ...course, overall: z.number(), excerpt: z.string() })),
    next_events: z
      .array(z.object({ event_id: z.string(), name: z.string(), location: z.string(), starts_at: z.iso.datetime(), going: z.number() }))
      .describe("Of this week, or the next ones where this week has none."),
    top_courses: z.array(
      z.object({ ...course, experience_count: z.number(), overall: z.number().nullable().describe("Mean; null under three experiences.") }),
    ),
  }),
  async handler(_, ctx) {
    const { numbers, vipThreshold, on, latest, top } = await readHomeContent(ctx);
    const courseOf = (row: { courseId: string; courseCode: string; courseName: string }) => ({
      course_id: row.courseId,
      course_code: row.courseCode,
      course_name: row.courseName,
    });
    return {
      numbers: {
        courses: numbers.courses,
        courses_with_experiences: numbers.describedCourses,
        experiences: numbers.experiences,
        databank_entries: numbers.databankEntries,
      },
      vip_threshold: vipThreshold,
      latest_experiences: latest.map((row) => ({
        experience_id: row.experienceId,
        ...courseOf(row),
        overall: row.overall,
        excerpt: row.excerpt,
      })),
      next_events: on.events.map(({ eventId, name, location, startsAt, rsvpCount }) => ({
        event_id: eventId,
        name,
        location,
        starts_at: new Date(startsAt).toISOString(),
        going: rsvpCount,
      })),
      top_courses: top.map((row) => ({ ...courseOf(row), experience_count: row.experienceCount, overall: row.overall })),
    };
  },
});

export const homeEndpoints = [main];
