/** Where seats are shown. */

export const seatPath = (courseId: string): string => `/courses/one/${courseId}/seats`;
