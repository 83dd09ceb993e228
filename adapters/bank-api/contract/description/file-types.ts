/** The types of files that calls answer with, and the bytes that each begins with (specification 3, section 7). */
export const fileTypes = {
  "application/pdf": "%PDF",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "PK",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "PK",
} as const;
