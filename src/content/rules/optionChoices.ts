import type { OptionDefinition, OptionType, OptionValue } from '../option'

/** OPT-2: the types that are one of a few words or numbers, in the order they are offered. */
const choices: { readonly [T in OptionType]?: readonly (OptionValue<T> & (string | number))[] } = {
  alignment: ['left', 'center', 'right'],
  verticalAlignment: ['top', 'center', 'bottom'],
  shiftedAlignment: ['default', 'mediaAboveText', 'textAboveMedia'],
  objectFit: ['cover', 'contain'],
  gridLayout: ['grid', 'masonry', 'split', 'carousel', 'avatar'],
  textSize: ['small', 'medium', 'large'],
  size: ['small', 'medium', 'large'],
  columnLayout: [3, 4, 5],
  imageFormat: ['square', 'portrait'],
  textPosition: ['top-left', 'top-right', 'center-left', 'center-right', 'bottom-left', 'bottom-right'],
  game: ['start', 'addPlayers', 'share', 'coupon'],
  score: ['card', 'table'],
  media: ['image', 'video'],
}

/** What this option offers to choose from, or null where its type is no choice. */
export const choicesOf = (definition: OptionDefinition): readonly (string | number)[] | null => {
  const all = choices[definition.type]
  return all ? ((definition.filter as typeof all | undefined) ?? all) : null
}
