/** The colours of faculties, which `styles.css` defines: text and marks in them keep 4.5:1 in both themes. */
export type FacultyColor = "architecture" | "arts" | "cyprus" | "economics" | "education" | "engineering" | "graduate" | "rectorate";

const CLASSES: Record<FacultyColor, string> = {
  architecture: "faculty-architecture",
  arts: "faculty-arts",
  cyprus: "faculty-cyprus",
  economics: "faculty-economics",
  education: "faculty-education",
  engineering: "faculty-engineering",
  graduate: "faculty-graduate",
  rectorate: "faculty-rectorate",
};

/** The class that gives an element and what is in it a faculty's colour; none where the faculty isn't known. */
export const facultyClass = (color: FacultyColor | null): string => (color ? `faculty ${CLASSES[color]}` : "");
