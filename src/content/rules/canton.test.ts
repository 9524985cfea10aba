import { describe, expect, it } from 'vitest'
import { cantonFromZip, cantonOf } from './canton'

const towns: Record<string, string> = {
  AG: '5000 Aarau, 5400 Baden, 4310 Rheinfelden, 4800 Zofingen, 8957 Spreitenbach, 8905 Arni, 5610 Wohlen, 6042 Dietwil',
  AI: '9050 Appenzell, 9413 Oberegg, 9108 Gonten',
  AR: '9100 Herisau, 9053 Teufen, 9410 Heiden, 9056 Gais, 9043 Trogen',
  BE: '3000 Bern, 2502 Biel, 3600 Thun, 3400 Burgdorf, 4900 Langenthal, 2610 St-Imier, 6083 Hasliberg, 3800 Interlaken',
  BL: '4410 Liestal, 4102 Binningen, 4242 Laufen, 4132 Muttenz, 4153 Reinach, 4450 Sissach',
  BS: '4001 Basel, 4058 Basel, 4125 Riehen, 4126 Bettingen',
  FR: '1700 Freiburg, 1630 Bulle, 3186 Düdingen, 3210 Kerzers, 1470 Estavayer-le-Lac, 1680 Romont, 1618 Châtel-St-Denis',
  GE: '1201 Genève, 1227 Carouge, 1290 Versoix, 1217 Meyrin, 1298 Céligny',
  GL: '8750 Glarus, 8867 Niederurnen, 8762 Schwanden, 8874 Mühlehorn',
  GR: '7000 Chur, 7270 Davos, 7500 St. Moritz, 6535 Roveredo, 7302 Landquart, 7130 Ilanz',
  JU: '2800 Delémont, 2900 Porrentruy, 2350 Saignelégier, 2740 Moutier',
  LU: '6003 Luzern, 6210 Sursee, 6280 Hochdorf, 6130 Willisau, 6353 Weggis, 4915 St. Urban, 6344 Meierskappel',
  NE: '2000 Neuchâtel, 2300 La Chaux-de-Fonds, 2400 Le Locle, 2525 Le Landeron',
  NW: '6370 Stans, 6052 Hergiswil, 6374 Buochs',
  OW: '6060 Sarnen, 6390 Engelberg, 6078 Lungern',
  SG: '9000 St. Gallen, 8640 Rapperswil, 7320 Sargans, 9500 Wil, 9470 Buchs, 8730 Uznach, 9630 Wattwil, 8880 Walenstadt',
  SH: '8200 Schaffhausen, 8260 Stein am Rhein, 8212 Neuhausen, 8240 Thayngen',
  SO: '4500 Solothurn, 4600 Olten, 2540 Grenchen, 4143 Dornach, 5012 Schönenwerd, 4710 Balsthal',
  SZ: '6430 Schwyz, 8808 Pfäffikon, 8840 Einsiedeln, 6403 Küssnacht, 8853 Lachen',
  TG: '8500 Frauenfeld, 8280 Kreuzlingen, 9320 Arbon, 8580 Amriswil, 8355 Aadorf, 9220 Bischofszell, 9542 Münchwilen',
  TI: '6900 Lugano, 6500 Bellinzona, 6600 Locarno, 6830 Chiasso',
  UR: '6460 Altdorf, 6490 Andermatt, 6377 Seelisberg',
  VD: '1003 Lausanne, 1260 Nyon, 1400 Yverdon, 1800 Vevey, 1530 Payerne, 1860 Aigle, 1660 Château-d’Oex, 1580 Avenches',
  VS: '1950 Sion, 3900 Brig, 1870 Monthey, 3960 Sierre, 1920 Martigny, 3920 Zermatt, 1890 St-Maurice',
  ZG: '6300 Zug, 6340 Baar, 6330 Cham, 6343 Rotkreuz',
  ZH: '8001 Zürich, 8400 Winterthur, 8610 Uster, 8800 Thalwil, 8953 Dietikon, 8245 Feuerthalen, 8910 Affoltern, 8180 Bülach',
}

describe('canton', () => {
  it.each(Object.entries(towns))('[HOURS-5] finds %s from the zip of its towns', (canton, list) => {
    for (const town of list.split(', ')) expect(cantonFromZip(town.slice(0, 4)), town).toBe(canton)
  })

  it('[HOURS-5] knows nothing of what is no Swiss zip', () => {
    for (const zip of [null, undefined, '', '999', '0999', '9490', '9999', '84000', 'D-79098']) {
      expect(cantonFromZip(zip), String(zip)).toBeNull()
    }
    expect(cantonFromZip(' CH-8400 ')).toBe('ZH')
  })

  it('[HOURS-5] the imported canton wins over the zip', () => {
    expect(cantonOf({ canton: 'SZ', zip: '8640' })).toBe('SZ')
    expect(cantonOf({ canton: null, zip: '8640' })).toBe('SG')
    expect(cantonOf({ canton: null, zip: null })).toBeNull()
  })
})
