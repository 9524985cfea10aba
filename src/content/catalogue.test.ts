import { describe, expect, it } from 'vitest'
import { cardOf, collections, detailOf, pageCollections } from './collection'
import { componentTypes, groupKinds } from './componentType'
import { contentTypes, fieldNames, valueKinds } from './field'
import { locales } from './locale'
import { mediaSchema, mediaTypes, videoSettingsSchema } from './media'
import { isReservedSlug } from './rules/slug'
import { settingsSchema } from './settings'

/** The specification's lists, held against ours. */
describe('the catalogue of content', () => {
  it('[MODEL-4] media have the four types, and videos their source and state', () => {
    expect(mediaTypes).toEqual(['image', 'video', 'audio', 'document'])
    expect(videoSettingsSchema.parse({ source: 'youtube' })).toMatchObject({ aspectRatio: '16:9', status: 'upload' })
    expect(videoSettingsSchema.safeParse({ source: 'vimeo' }).success).toBe(false)
    for (const name of ['publicUrl', 'focalPoint', 'resolution', 'blurDataURL', 'videoSettings'])
      expect(Object.keys(mediaSchema.shape)).toContain(name)
  })

  it('[MODEL-5] every field name of the specification exists', () => {
    for (const name of [
      ...['title', 'secondaryTitle', 'tertiaryTitle', 'kicker', 'subtitle', 'secondarySubtitle', 'tertiarySubtitle'],
      ...['description', 'secondaryDescription', 'tertiaryDescription', 'quaternaryDescription', 'subdescription'],
      ...['textBlock', 'button', 'image', 'secondaryImage', 'tertiaryImage', 'quaternaryImage', 'quinaryImage'],
      ...['senaryImage', 'groupImage', 'backgroundImage', 'video', 'name', 'function', 'quote', 'email'],
      ...['duration', 'cost'],
    ])
      expect(fieldNames).toContain(name)
  })

  it('[MODEL-2] the four content types, and [MODEL-3] the eight kinds of values', () => {
    expect(contentTypes).toEqual(['single', 'localizedSingleValue', 'localizedRichText', 'media'])
    expect([...valueKinds].sort()).toEqual(['boolean', 'date', 'email', 'number', 'phone', 'text', 'time', 'url'])
  })

  it('[MODEL-6] there are 45 component types and three kinds of groups', () => {
    expect(new Set(componentTypes).size).toBe(45)
    expect(groupKinds).toEqual(['component', 'pageCollection', 'groupCollection'])
  })

  it('[MODEL-7] containers know their details and boards their cards', () => {
    expect(detailOf).toMatchObject({ teamContainer: 'teamDetails', servicesContainer: null })
    expect(Object.keys(cardOf)).toHaveLength(7)
    for (const type of [...Object.values(cardOf), ...Object.values(detailOf).filter(Boolean)])
      expect(componentTypes).toContain(type)
  })

  it('[MODEL-8] the collections, [MODEL-14] with map among those of pages', () => {
    expect(collections).toHaveLength(12)
    expect(pageCollections).toEqual(['service', 'team', 'testimonial', 'map'])
    for (const name of collections) expect(isReservedSlug(name)).toBe(true)
  })

  it('[MODEL-11] the ten languages, German first', () => {
    expect(locales).toEqual(['de', 'fr', 'it', 'rm', 'en', 'sq', 'sr', 'hr', 'es', 'pt'])
  })

  it('[SET-5] our own settings stand under «vitrine»', () => {
    expect(Object.keys(settingsSchema.shape.vitrine.shape).sort()).toEqual([
      'articleFeedUrl',
      'consent',
      'gamePurgeDays',
      'glossary',
      'mailTexts',
      'publishGate',
      'retentionDays',
      'tileStyles',
    ])
  })

  it('[SET-1] every section of the settings panel has its part', () => {
    for (const part of [
      'header',
      'bookingButton',
      'footer',
      'editor',
      'socialAccounts',
      'tracking',
      'accounts',
      'appearance',
      'contact',
    ])
      expect(Object.keys(settingsSchema.shape)).toContain(part)
  })
})
