/** Whether a row is being dragged, also by keys. */
export const isSorting = () => document.querySelector('#vitrine-editor .v-sort-row[data-dragging]') !== null
