import type { ErrorCode } from '../../contract/errors'
import type { Notice } from '../state/notice'
import { common } from './common'
import { defineWords } from './words'

/** The toasts' words by code and kind; an error of a call has the call's name (editor.md §8 in German). */
const texts = defineWords({
  de: {
    addGroup: 'Fehler beim Hinzufügen der Box',
    addToCollection: 'Fehler beim Hinzufügen der Box',
    sortGroup: 'Fehler beim Verschieben der Box',
    sortCollection: 'Fehler beim Sortieren der Sammlung',
    removeGroup: 'Fehler beim Löschen der Box',
    setGroupStatus: 'Fehler beim Wiederherstellen der Box',
    'business.info':
      'Adresse, Telefon und Öffnungszeiten kommen aus den Geschäftsdaten, ohne solche aus «Einstellungen», «Fusszeile». Dort werden sie geändert, für alle Seiten auf einmal.',
    'shell.info':
      'Adresse und Telefon in Kopf- und Fusszeile kommen aus den Geschäftsdaten oder aus den Einstellungen. Dort werden sie geändert.',
    writeNavigation: 'Fehler beim Speichern der Navigation',
    'navigation.merged.info': 'Auch jemand anders hat die Navigation geändert. Beides gilt.',
    'navigation.gone.error': 'Jemand anders hat das inzwischen aus der Navigation entfernt.',
    'addPage.success': 'Seite erstellt',
    'removePage.success': 'Seite gelöscht',
    'unpublishPage.success': 'Die Seite ist offline.',
    'duplicatePage.loading': 'Seite wird kopiert …',
    'duplicatePage.success': 'Das ist die Kopie. Sie ist noch ein Entwurf.',
    duplicatePage: 'Fehler beim Duplizieren der Seite',
    'duplicateGroup.loading': 'Abschnitt wird kopiert …',
    'duplicateGroup.success': 'Abschnitt kopiert',
    duplicateGroup: 'Fehler beim Duplizieren der Box',
    'page.saved.success': 'Gespeichert',
    'page.waits.success': 'Gespeichert. Besucher sehen es nach dem Veröffentlichen.',
    'unsaved.error': 'Noch nicht alles ist gespeichert. Bitte zuerst speichern oder verwerfen.',
    upload: 'Fehler beim Hochladen der Datei',
    'publish.loading': 'Veröffentlicht. Die Seite wird neu geladen …',
    'publish.success': 'Veröffentlicht',
    'revert.loading': 'Verworfen. Die Seite wird neu geladen …',
    'revert.success': 'Änderungen verworfen',
    updateMedia: 'Fehler beim Speichern der Bildbeschreibung',
    footerPage: 'Fehler beim Aktualisieren der Fusszeile',
    resetFooter: 'Fehler beim Zurücksetzen der Fusszeile',
    'resetFooter.success': 'Fusszeile zurückgesetzt',
    writeTheme: 'Fehler beim Aktualisieren der Einstellungen',
    writeSettings: 'Fehler beim Aktualisieren der Einstellungen',
    signOut: 'Sie sind noch angemeldet',
    history: 'Fehler beim Wiederherstellen',
    'undo.info': 'Rückgängig gemacht',
    'redo.info': 'Wiederholt',
    'restore.loading': 'Wiederhergestellt. Die Seite wird neu geladen …',
    'restore.success':
      'Wiederhergestellt. «Rückgängig» nimmt es zurück. Auf der Website erscheint es mit dem Veröffentlichen.',
    'schedule.success': 'Geplant',
    'unschedule.success': 'Planung aufgehoben',
    unschedule: 'Fehler beim Aufheben der Planung',
    'upload.loading': 'Datei wird hochgeladen …',
    'upload.success': 'Datei hochgeladen',
    'part.error': 'Dieser Teil konnte nicht geladen werden. Laden Sie die Seite neu; Ihre Änderungen bleiben erhalten.',
  },
  fr: {
    addGroup: 'Erreur lors de l’ajout de la section',
    addToCollection: 'Erreur lors de l’ajout de la section',
    sortGroup: 'Erreur lors du déplacement de la section',
    sortCollection: 'Erreur lors du tri de la collection',
    removeGroup: 'Erreur lors de la suppression de la section',
    setGroupStatus: 'Erreur lors de la restauration de la section',
    'business.info':
      'L’adresse, le téléphone et les horaires viennent des données de l’entreprise ou, à défaut, de « Réglages », « Pied de page ». C’est là qu’on les modifie, pour toutes les pages à la fois.',
    'shell.info':
      'L’adresse et le téléphone de l’en-tête et du pied de page viennent des données de l’entreprise ou des réglages. C’est là qu’on les modifie.',
    writeNavigation: 'Erreur lors de l’enregistrement de la navigation',
    'navigation.merged.info': 'Quelqu’un d’autre a aussi modifié la navigation. Les deux sont conservés.',
    'navigation.gone.error': 'Quelqu’un d’autre l’a retiré de la navigation entre-temps.',
    'addPage.success': 'Page créée',
    'removePage.success': 'Page supprimée',
    'unpublishPage.success': 'La page est hors ligne.',
    'duplicatePage.loading': 'Copie de la page …',
    'duplicatePage.success': 'Voici la copie. C’est encore un brouillon.',
    duplicatePage: 'Erreur lors de la duplication de la page',
    'duplicateGroup.loading': 'Copie de la section …',
    'duplicateGroup.success': 'Section copiée',
    duplicateGroup: 'Erreur lors de la duplication de la section',
    'page.saved.success': 'Enregistré',
    'page.waits.success': 'Enregistré. Visible après la publication.',
    'unsaved.error': 'Tout n’est pas encore enregistré. Veuillez d’abord enregistrer ou abandonner.',
    upload: 'Erreur lors du téléversement du fichier',
    'publish.loading': 'Publié. La page se recharge …',
    'publish.success': 'Publié',
    'revert.loading': 'Abandonné. La page se recharge …',
    'revert.success': 'Modifications abandonnées',
    updateMedia: 'Erreur lors de l’enregistrement de la description',
    footerPage: 'Erreur lors de la mise à jour du pied de page',
    resetFooter: 'Erreur lors de la réinitialisation du pied de page',
    'resetFooter.success': 'Pied de page réinitialisé',
    writeTheme: 'Erreur lors de la mise à jour des réglages',
    writeSettings: 'Erreur lors de la mise à jour des réglages',
    signOut: 'Vous êtes encore connecté',
    history: 'Erreur lors de la restauration',
    'undo.info': 'Annulé',
    'redo.info': 'Rétabli',
    'restore.loading': 'Rétabli. La page se recharge …',
    'restore.success': 'Rétabli. « Annuler » revient en arrière. Sur le site, cela paraît avec la publication.',
    'schedule.success': 'Planifié',
    'unschedule.success': 'Planification annulée',
    unschedule: 'Erreur lors de l’annulation de la planification',
    'upload.loading': 'Téléversement du fichier …',
    'upload.success': 'Fichier téléversé',
    'part.error': 'Cette partie n’a pas pu être chargée. Rechargez la page ; vos modifications sont conservées.',
  },
})

/** Every code the server answers with, and what goes wrong before it does. */
type Reason =
  | ErrorCode
  | 'change_too_large'
  | 'no_extension'
  | 'type_not_allowed'
  | 'content_differs'
  | 'damaged'
  | 'too_many_pixels'
  | 'too_complex'
  | 'unsafe_svg'
  | 'unanswered'
  | 'offline'

/** EDIT-18, EDIT-26: why, in the reader's words, for every code there is. */
const reasons = defineWords<Record<Reason, string>>({
  de: {
    malformed: 'Der Server konnte es nicht lesen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    invalid_input: 'Diese Angabe ist so nicht möglich. Bitte ändern Sie sie.',
    unknown_block: 'Diese Art von Abschnitt gibt es nicht mehr.',
    unknown_field: 'Dieses Feld gibt es in diesem Abschnitt nicht mehr.',
    unknown_option: 'Diese Einstellung ist so nicht möglich. Bitte ändern Sie sie.',
    empty_slug: 'Die URL darf nicht leer sein',
    empty_name: 'Der Name darf nicht leer sein.',
    home_language: 'Die Startseite gibt es immer in der Standardsprache.',
    refused_file: 'Diese Datei ist nicht erlaubt.',
    email_taken: 'Diese E-Mail-Adresse ist schon vergeben.',
    wrong_credentials: 'E-Mail oder Passwort stimmt nicht.',
    cross_site: 'Die Anfrage kam nicht von dieser Website. Laden Sie die Seite neu.',
    branch_not_found: 'Diesen Standort gibt es nicht mehr.',
    wrong_method: 'Das geht hier nicht. Laden Sie die Seite neu.',
    in_the_past: 'Dieser Zeitpunkt ist vorbei.',
    slug_taken: 'Diese URL existiert bereits',
    change_id_used: 'Es wurde schon einmal anders gesendet. Bitte versuchen Sie es noch einmal.',
    wrong_media_type: 'Der Server konnte es nicht lesen. Laden Sie die Seite neu.',
    suspended: 'Diese Website ist zurzeit ausgeschaltet.',
    change_too_large: 'Das ist zu gross zum Speichern. Bitte kürzen Sie es.',
    not_found: 'Das gibt es nicht mehr.',
    not_allowed: 'Das dürfen Sie hier nicht.',
    sign_in_needed: 'Bitte melden Sie sich an und versuchen Sie es noch einmal.',
    wrong_status: 'Jemand anders hat es inzwischen geändert.',
    stale_base: 'Jemand anders hat es inzwischen geändert.',
    nothing_published: 'Diese Seite wurde noch nie veröffentlicht.',
    translations_missing: 'Es fehlen Übersetzungen.',
    gated_block: 'Nur verfügbar für Gesundheitsoptiker',
    too_large: 'Die Datei ist grösser als 40 MB.',
    page_too_large:
      'Diese Seite ist voll. Kürzen Sie Texte, entfernen Sie Abschnitte oder beginnen Sie eine zweite Seite.',
    site_full:
      'Diese Website ist voll. Löschen Sie Seiten, die Sie nicht mehr brauchen, oder fragen Sie den Betreiber.',
    xliff_malformed: 'Die Datei lässt sich nicht als XLIFF 1.2 lesen. Es wurde nichts geändert.',
    xliff_other_site: 'Die Datei stammt von einer anderen Website. Es wurde nichts geändert.',
    xliff_language: 'Die Datei ist nicht für eine Sprache dieser Website. Es wurde nichts geändert.',
    no_translator: 'Es ist kein Übersetzungsdienst eingerichtet.',
    language_not_spoken: 'Diese Sprache kann der Übersetzungsdienst nicht.',
    nothing_to_translate: 'In der Ausgangssprache steht hier kein Text.',
    translation_exists: 'Hier steht schon ein Text. Er wird nur ersetzt, wenn Sie es sagen.',
    not_paired: 'Die Sätze lassen sich nicht zuordnen. Bitte prüfen Sie den Vorschlag.',
    translation_quota: 'Für heute ist das Übersetzungskontingent dieser Website aufgebraucht.',
    translator_failed: 'Der Übersetzungsdienst hat nicht richtig geantwortet. Es wurde nichts geändert.',
    translation_damaged: 'Die Übersetzung kam nicht unversehrt zurück. Es wurde nichts geändert.',
    translator_key:
      'Der Übersetzungsdienst nimmt den Zugangsschlüssel nicht an. Bitte wenden Sie sich an den Betreiber.',
    translator_quota:
      'Das Kontingent beim Übersetzungsdienst ist aufgebraucht. Bitte wenden Sie sich an den Betreiber.',
    translator_busy: 'Der Übersetzungsdienst ist gerade überlastet. Bitte versuchen Sie es in einigen Minuten wieder.',
    translator_slow: 'Der Übersetzungsdienst hat nicht rechtzeitig geantwortet. Es wurde nichts geändert.',
    too_many: 'Das war zu viel auf einmal. Bitte warten Sie eine Minute.',
    internal: 'Der Server hat einen Fehler gemeldet. Bitte versuchen Sie es später noch einmal.',
    disk_full: 'Auf dem Server ist kein Platz mehr. Bitte melden Sie das dem Betreiber.',
    unavailable: 'Der Server kann gerade nicht speichern. Bitte versuchen Sie es später noch einmal.',
    no_extension: 'Die Datei hat keine Endung.',
    type_not_allowed: 'Dieser Dateityp ist nicht erlaubt. Möglich sind JPG, PNG, GIF, SVG, WebP und AVIF.',
    content_differs: 'Der Inhalt der Datei ist nicht, was ihr Name sagt.',
    damaged: 'Die Datei ist beschädigt und kann nicht gelesen werden.',
    too_many_pixels: 'Das Bild hat zu viele Pixel.',
    too_complex: 'Dieses Bild ist zu aufwendig. Bitte speichern Sie es einfacher oder kleiner.',
    unsafe_svg: 'Das SVG enthält Teile, die nicht erlaubt sind.',
    unanswered: 'Keine Verbindung.',
    offline: 'Keine Verbindung. Versuchen Sie es nochmals, sobald Sie online sind.',
  },
  fr: {
    malformed: 'Le serveur n’a pas pu le lire. Rechargez la page et réessayez.',
    invalid_input: 'Cette indication n’est pas possible ainsi. Veuillez la modifier.',
    unknown_block: 'Ce type de section n’existe plus.',
    unknown_field: 'Ce champ n’existe plus dans cette section.',
    unknown_option: 'Ce réglage n’est pas possible ainsi. Veuillez le modifier.',
    empty_slug: 'L’URL ne peut pas être vide',
    empty_name: 'Le nom ne peut pas être vide.',
    home_language: 'La page d’accueil existe toujours dans la langue par défaut.',
    refused_file: 'Ce fichier n’est pas autorisé.',
    email_taken: 'Cette adresse e-mail est déjà utilisée.',
    wrong_credentials: 'E-mail ou mot de passe incorrect.',
    cross_site: 'La demande ne venait pas de ce site. Rechargez la page.',
    branch_not_found: 'Cette succursale n’existe plus.',
    wrong_method: 'Ce n’est pas possible ici. Rechargez la page.',
    in_the_past: 'Ce moment est passé.',
    slug_taken: 'Cette URL existe déjà',
    change_id_used: 'Cela a déjà été envoyé autrement. Veuillez réessayer.',
    wrong_media_type: 'Le serveur n’a pas pu le lire. Rechargez la page.',
    suspended: 'Ce site est désactivé pour le moment.',
    change_too_large: 'C’est trop grand pour être enregistré. Veuillez raccourcir.',
    not_found: 'Cela n’existe plus.',
    not_allowed: 'Vous n’en avez pas le droit ici.',
    sign_in_needed: 'Veuillez vous connecter et réessayer.',
    wrong_status: 'Quelqu’un d’autre l’a modifié entre-temps.',
    stale_base: 'Quelqu’un d’autre l’a modifié entre-temps.',
    nothing_published: 'Cette page n’a encore jamais été publiée.',
    translations_missing: 'Des traductions manquent.',
    gated_block: 'Disponible uniquement pour les opticiens de la santé',
    too_large: 'Le fichier dépasse 40 Mo.',
    page_too_large:
      'Cette page est pleine. Raccourcissez des textes, supprimez des sections ou commencez une deuxième page.',
    site_full: 'Ce site est plein. Supprimez les pages dont vous n’avez plus besoin ou adressez-vous à l’exploitant.',
    xliff_malformed: 'Le fichier n’est pas lisible comme XLIFF 1.2. Rien n’a été modifié.',
    xliff_other_site: 'Le fichier vient d’un autre site. Rien n’a été modifié.',
    xliff_language: 'Le fichier n’est pas pour une langue de ce site. Rien n’a été modifié.',
    no_translator: 'Aucun service de traduction n’est configuré.',
    language_not_spoken: 'Le service de traduction ne connaît pas cette langue.',
    nothing_to_translate: 'Il n’y a pas de texte dans la langue source.',
    translation_exists: 'Il y a déjà un texte ici. Il n’est remplacé que si vous le demandez.',
    not_paired: 'Les phrases ne peuvent pas être associées. Veuillez vérifier la proposition.',
    translation_quota: 'Le contingent de traduction de ce site est épuisé pour aujourd’hui.',
    translator_failed: 'Le service de traduction n’a pas répondu correctement. Rien n’a été modifié.',
    translation_damaged: 'La traduction n’est pas revenue intacte. Rien n’a été modifié.',
    translator_key: 'Le service de traduction refuse la clé d’accès. Veuillez vous adresser à l’exploitant.',
    translator_quota: 'Le contingent du service de traduction est épuisé. Veuillez vous adresser à l’exploitant.',
    translator_busy: 'Le service de traduction est surchargé. Veuillez réessayer dans quelques minutes.',
    translator_slow: 'Le service de traduction n’a pas répondu à temps. Rien n’a été modifié.',
    too_many: 'C’était trop à la fois. Veuillez attendre une minute.',
    internal: 'Le serveur a signalé une erreur. Veuillez réessayer plus tard.',
    disk_full: 'Il n’y a plus de place sur le serveur. Veuillez le signaler à l’exploitant.',
    unavailable: 'Le serveur ne peut pas enregistrer pour le moment. Veuillez réessayer plus tard.',
    no_extension: 'Le fichier n’a pas d’extension.',
    type_not_allowed: 'Ce type de fichier n’est pas autorisé. Possibles : JPG, PNG, GIF, SVG, WebP et AVIF.',
    content_differs: 'Le contenu du fichier ne correspond pas à son nom.',
    damaged: 'Le fichier est endommagé et illisible.',
    too_many_pixels: 'L’image a trop de pixels.',
    too_complex: 'Cette image est trop complexe. Enregistrez-la plus simple ou plus petite.',
    unsafe_svg: 'Le SVG contient des éléments non autorisés.',
    unanswered: 'Pas de connexion.',
    offline: 'Pas de connexion. Réessayez dès que vous êtes en ligne.',
  },
})

/** Why something did not work, by the code of the answer; never the server's own English. */
export const reasonText = ({ code }: { code: string }, locale: 'de' | 'fr'): string =>
  (reasons[locale] as Record<string, string>)[code] ?? common[locale].somethingWrong

/** EDIT-18: the dictionary's words, followed by the reason; of what went well by what is to be known about it. */
export const noticeText = ({ kind, code, detail, reason }: Notice, locale: 'de' | 'fr'): string => {
  const own: Record<string, string> = texts[locale]
  const why: Record<string, string> = reasons[locale]
  const words = common[locale]
  if (code === 'offline') return words.isOffline
  if (code === 'skipped') return words.skipped
  const text = own[`${code}.${kind}`] ?? own[code] ?? words.somethingWrong
  const said = why[reason ?? ''] ?? detail
  return said ? `${text}${words.colon}${said}` : text
}
