/**
 * The styles of every block. The page itself brings only those of the blocks it was drawn with; previews, and sections
 * that arrive while editing, need the others. All of them stand in layers, so their order never matters (D13). Files they
 * name are emitted for visitors too because these styles are part of this build; the server inlines its own copy.
 */
import.meta.glob('../../../blocks/*/style.css', { eager: true })
