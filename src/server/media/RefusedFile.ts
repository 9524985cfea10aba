/** Why an uploaded file is not taken; the messages are those of LIB-2 where it names one. */
const refusals = {
  no_extension: 'File has no extension',
  type_not_allowed: 'File type not allowed',
  content_differs: 'The content of the file is not what its name says.',
  damaged: 'The file is damaged and cannot be read.',
  too_large: 'The file is larger than 40 MB.',
  too_many_pixels: 'The picture has too many pixels.',
  too_complex: 'The picture takes too long to read; save it in a simpler or smaller form.',
  unsafe_svg: 'The SVG holds parts that are not allowed: scripts, foreign content or outside references.',
} as const

export type Refusal = keyof typeof refusals

export class RefusedFile extends Error {
  constructor(
    readonly reason: Refusal,
    options?: ErrorOptions,
  ) {
    super(refusals[reason], options)
  }
}
