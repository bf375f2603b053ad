/** Where exams are shown. */

export const examPath = (courseId: string): string => `/courses/one/${courseId}/exams`;
