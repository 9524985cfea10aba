/** Ends the start with one sentence and exit code 1 (API-8). */
export class StartError extends Error {}
