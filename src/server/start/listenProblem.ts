import { StartError } from '../StartError'

/** API-8: why the server cannot listen, in one sentence that says what to do. */
export const listenProblem = (error: unknown, { host, port }: { host: string; port: number }): StartError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const options = { cause: error }
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} of ${host} is taken; stop the program that uses it, or set PORT to another number.`,
        options,
      )
    case 'EACCES':
      return new StartError(`This user may not listen on port ${port}; set PORT to a number above 1023.`, options)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is no address of this machine; 127.0.0.1 and 0.0.0.0 always are.`, options)
    default:
      return new StartError(`The server cannot listen on port ${port} of ${host}; check PORT and HOST.`, options)
  }
}
