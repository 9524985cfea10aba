import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run new-block name`: a folder that passes the conformance test and waits for its own look. */
const name = process.argv[2] ?? ''
const root = process.cwd()
const folder = join(root, 'src', 'blocks', name)

const known = [...readFileSync(join(root, 'src/content/componentType.ts'), 'utf8').matchAll(/^ {2}'(\w+)',$/gm)]
if (!known.some(([, type]) => type === name))
  end(`${name || 'Without a name it'} is no component type (src/content/componentType.ts).`)
if (existsSync(folder)) end(`src/blocks/${name} is there already.`)

mkdirSync(folder)
const component = name[0].toUpperCase() + name.slice(1)
for (const [file, text] of Object.entries(files())) writeFileSync(join(folder, file), text)
console.log(`src/blocks/${name} is there. Next: npm run dev, and look at /dev/blocks.`)

function end(sentence) {
  console.error(sentence)
  process.exit(1)
}

function files() {
  return {
    'block.ts': `import { fields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: '${component}', fr: '${component}' },
  isAddable: true,
  kind: 'component',
  fields: {
    title: fields.title,
    description: fields.description,
    button: fields.button,
    image: fields.image,
  },
  options: {
    alignment: options.alignment,
    backgroundColor: options.backgroundColor,
  },
})
`,
    'View.tsx': `import type { BlockProps } from '../../render/block'
import { Heading } from '../../render/fields/Heading'
import { Media } from '../../render/fields/Media'
import { RichText } from '../../render/fields/RichText'
import { Actions } from '../../render/parts/Actions'
import { below } from '../../render/parts/SectionHead'
import type block from './block'

export default function ${component}({ fields, options, level }: BlockProps<typeof block>) {
  return (
    <div className="frame" data-align={options.alignment}>
      <Heading field={fields.title} level={level} />
      <RichText field={fields.description} level={below(level)} className="lead" />
      <Actions primary={fields.button} />
      <Media field={fields.image} sizes="(min-width: 1024px) 50vw, 100vw" />
    </div>
  )
}
`,
    'style.css': `@layer blocks {
  .b-${name} {
    .frame {
      row-gap: 1.25rem;
    }
  }
}
`,
    'sample.ts': `import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: '${name}',
  fields: {
    image: { media: 'optik/shop-front' },
    title: { text: { de: 'Seit 1962 am Platz', fr: 'Sur la place depuis 1962' } },
    description: {
      text: {
        de: writeRichText('Drei Generationen, ein Laden, viele Augen.'),
        fr: writeRichText('Trois générations, un magasin, beaucoup de regards.'),
      },
    },
  },
}

export default sample
`,
  }
}
