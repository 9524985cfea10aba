import type { MenuAction } from './action'

const modules = import.meta.glob<{ default: MenuAction | MenuAction[] }>('./*.action.tsx', { eager: true })

export const actions: readonly MenuAction[] = Object.values(modules)
  .flatMap(module => module.default)
  .sort((a, b) => a.order - b.order)
