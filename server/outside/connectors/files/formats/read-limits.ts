/** Characters of one record (a CSV row, an NDJSON line, an element of a JSON array); longer ones are refused. */
export const longestRecord = 8 * 1024 * 1024;

/** Rows that are read to recognise a file. */
export const sampleRows = 50;
