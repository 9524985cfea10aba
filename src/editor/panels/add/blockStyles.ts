/**
 * The styles of every block. The page itself brings only those of the blocks it was drawn with; previews, and sections
 * that arrive while editing, need the others. All of them stand in layers, so their order never matters (D13).
 */
import.meta.glob('../../../blocks/*/style.css', { eager: true })
