import { expect, it } from 'vitest'
import { seal, unseal } from './sealed'

it('[SEC-1] what is sealed opens with the secret of the installation, for its person, and unchanged', () => {
  const sealed = seal('secret', 'anna', 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(seal('secret', 'anna', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  expect(unseal('secret', 'anna', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal('another', 'anna', sealed)).toBeNull()
  expect(unseal('secret', 'berta', sealed)).toBeNull()
  expect(unseal('secret', 'anna', `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`)).toBeNull()
  expect(unseal('secret', 'anna', '')).toBeNull()
})
