import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Stands in front of a server and can go silent: it still takes connections and questions, and answers nothing. */
export const createSilentProxy = async (server: string) => {
  const target = new URL(server)
  const sockets = new Set<Socket>()
  let isSilent = false

  const lead = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', bytes => to.write(bytes))
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    if (isSilent) from.pause()
  }
  const proxy = createServer(socket => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    lead(socket, upstream)
    lead(upstream, socket)
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const url = new URL(server)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as { port: number }).port)
  return {
    url: url.href,
    goSilent: () => {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    speakAgain: () => {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
  }
}
