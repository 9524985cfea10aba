import { qualitySeal } from '../../content/rules/qualitySeal'
import { loadBranches } from '../loadBranches.server'
import type { BlockLoader } from '../loader'

export const load: BlockLoader = async input => ({
  branches: await loadBranches(input),
  seal: qualitySeal((await input.reader.settings()).accounts.qualitySurvey),
})
