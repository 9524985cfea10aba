import { isDiskFull } from './isDiskFull'
import { sqliteCode, sqliteCodes } from './sqliteCode'

/** Why a file, folder or socket cannot be used, in words; the system's own stay with the cause. */
export const reasonOf = (error: unknown): string => knownReason(error) ?? 'the disk does not answer as it should'

export const knownReason = (error: unknown): string | null => {
  if (isDiskFull(error)) return 'the disk is full'
  const system = error instanceof Error && 'code' in error ? String(error.code) : ''
  return systemReasons[system] ?? sqliteReasons[sqliteCode(error) ?? 0] ?? null
}

const fileInPlace = 'a file is in its place'
const folderInPlace = 'a folder is in its place'
const mayNot = 'this user may not write there'

const systemReasons: Partial<Record<string, string>> = {
  EACCES: mayNot,
  EPERM: mayNot,
  ENOTDIR: fileInPlace,
  EEXIST: fileInPlace,
  EISDIR: folderInPlace,
  ERR_FS_EISDIR: folderInPlace,
  ENOENT: 'it is not there',
  EROFS: 'it can only be read',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EINVAL: 'its name is not allowed there',
  ENAMETOOLONG: 'its name is too long',
}

const sqliteReasons: Partial<Record<number, string>> = {
  [sqliteCodes.readOnly]: 'it can only be read',
  [sqliteCodes.cannotOpen]: 'it cannot be opened',
  [sqliteCodes.busy]: 'another program has it open',
}
