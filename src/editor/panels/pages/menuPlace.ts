/** Below its button; where there is no room, over it rather than cut off. */
export const menuPlace = {
  className: 'v-positioner',
  align: 'end',
  sideOffset: 4,
  collisionPadding: 8,
  collisionAvoidance: { side: 'shift', align: 'shift' },
} as const
