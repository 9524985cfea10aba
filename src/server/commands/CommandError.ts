/** What the person at the keyboard did wrong, in one sentence. */
export class CommandError extends Error {}
