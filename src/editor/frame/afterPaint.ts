/** Runs once the next frame is on the screen; answers how to call it off. */
export const afterPaint = (run: () => void): (() => void) => {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
