import { readOptician } from '../../contract/optician'
import { readBusiness } from '../storage/business'
import { reads } from './context'

export const opticianHandlers = {
  readOptician: reads(readOptician, async ({ services, hosted }) => {
    const { businessId } = hosted.site
    const business = businessId ? await readBusiness(services.storage.read, businessId) : null
    return (business?.branches ?? [])
      .filter(branch => branch.active)
      .map(({ id, name, street, streetNumber, zip, city }) => ({ id, name, street, streetNumber, zip, city }))
  }),
}
