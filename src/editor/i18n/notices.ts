import type { Notice } from '../state/editor'
import { common } from './common'
import { defineWords } from './words'

/** The toasts' words, by code (editor.md §8 in German). */
const texts = defineWords({
  de: {
    'addGroup.*': 'Fehler beim Hinzufügen der Box',
    'addToCollection.*': 'Fehler beim Hinzufügen der Box',
    'sortGroup.*': 'Fehler beim Verschieben der Box',
    'removeGroup.*': 'Fehler beim Löschen der Box',
    'setGroupStatus.*': 'Fehler beim Wiederherstellen der Box',
    'business.success':
      'Adresse, Telefon und Öffnungszeiten kommen aus den Geschäftsdaten und gelten auf allen Seiten.',
    'publish.loading': 'Veröffentlicht. Die Seite wird neu geladen …',
    'publish.success': 'Veröffentlicht',
    'revert.loading': 'Verworfen. Die Seite wird neu geladen …',
    'revert.success': 'Änderungen verworfen',
    'schedule.success': 'Geplant',
    'unschedule.success': 'Planung aufgehoben',
    'upload.error': 'Fehler beim Hochladen der Datei',
    'upload.loading': 'Datei wird hochgeladen …',
    'upload.success': 'Datei hochgeladen',
    'part.error': 'Dieser Teil konnte nicht geladen werden. Laden Sie die Seite neu; Ihre Änderungen bleiben erhalten.',
  },
  fr: {
    'addGroup.*': 'Erreur lors de l’ajout de la section',
    'addToCollection.*': 'Erreur lors de l’ajout de la section',
    'sortGroup.*': 'Erreur lors du déplacement de la section',
    'removeGroup.*': 'Erreur lors de la suppression de la section',
    'setGroupStatus.*': 'Erreur lors de la restauration de la section',
    'business.success':
      'L’adresse, le téléphone et les horaires viennent des données de l’entreprise et valent pour toutes les pages.',
    'publish.loading': 'Publié. La page se recharge …',
    'publish.success': 'Publié',
    'revert.loading': 'Annulé. La page se recharge …',
    'revert.success': 'Modifications annulées',
    'schedule.success': 'Planifié',
    'unschedule.success': 'Planification annulée',
    'upload.error': 'Erreur lors du téléversement du fichier',
    'upload.loading': 'Téléversement du fichier …',
    'upload.success': 'Fichier téléversé',
    'part.error': 'Cette partie n’a pas pu être chargée. Rechargez la page ; vos modifications sont conservées.',
  },
})

/** EDIT-18: the dictionary's words, followed by what the server said. */
export const noticeText = (notice: Notice, locale: 'de' | 'fr'): string => {
  const own: Record<string, string> = texts[locale]
  const words = common[locale]
  if (notice.code === 'offline') return words.isOffline
  if (notice.code === 'skipped') return words.skipped
  const [call] = notice.code.split('.')
  const text = own[`${notice.code}.${notice.kind}`] ?? own[`${call}.*`] ?? words.somethingWrong
  return notice.detail && notice.kind === 'error' ? `${text}: ${notice.detail}` : text
}
