import type { ArgTypes } from 'storybook/internal/types'
import { fn } from 'storybook/test'
import { paths } from '@domain/paths'
import { attachedFacts, type PropFacts } from '../components/component-facts'
import { NOTHING } from './named-examples'
import { namedNodes } from './named-nodes'
import { namedValues } from './named-values'
import { defaultOf } from './prop-default'

type ArgType = ArgTypes[string]

/** Maximum number of options that are all visible at once. More become a list. */
const VISIBLE_OPTIONS = 4

const controls: Readonly<Record<string, ArgType>> = {
  boolean: { control: { type: 'boolean' }, type: { name: 'boolean' } },
  number: { control: { type: 'number' }, type: { name: 'number' } },
  string: { control: { type: 'text' }, type: { name: 'string' } },
  ReactNode: {
    control: { type: 'select' },
    options: Object.keys(namedNodes),
    mapping: namedNodes,
    type: { name: 'other', value: 'ReactNode' },
  },
}

/** Where a link may lead. An empty address, or one that somebody types, leads nowhere. */
const addresses = [paths.home, paths.discover, paths.myBookings, paths.support]

const isAddress = ({ name, type }: PropFacts) => type === 'string' && /href$/i.test(name)

/**
 * Props that change how photos are loaded, or what scrolling does, but nothing in a page at rest.
 */
const atRest = new Set(['sizes', 'isPriority', 'largestWidth', 'hidesOnScroll'])

/** Ids by which one element refers to another. */
const references = new Set([
  'cardId',
  'form',
  'formId',
  'labelId',
  'missingId',
  'panelId',
  'reasonId',
  'rulesId',
])

/** Returns whether a prop changes nothing that can be seen, whatever its value. */
const isUnseen = ({ name, description }: PropFacts) =>
  atRest.has(name) || references.has(name) || (name === 'id' && description.startsWith('Id '))

/** Callbacks that only report. A component looks the same with and without one. */
const reports = new Set([
  'onCalendarIntent',
  'onContactChange',
  'onDraftChange',
  'onIntent',
  'onInvalid',
  'onInvalidDate',
  'onPageChange',
  'onPrintIntent',
  'onTurn',
  'onValuesChange',
])

/** Stands in the table beside a prop that has no control for this reason. */
const UNSEEN = 'It changes nothing that can be seen here, so it has no control.'

const chosenFrom = (mapping: Readonly<Record<string, unknown>>, type: string): ArgType => ({
  control: { type: 'select' },
  options: Object.keys(mapping),
  mapping,
  type: { name: 'other', value: type },
})

/**
 * Returns the control of a callback. Its calls show in the panel 'Actions'. One that a component can
 * do without is chosen or left out, because many components then look different.
 */
const callbackControl = ({ name, required }: PropFacts): ArgType =>
  required || reports.has(name)
    ? { control: { disable: true }, action: name, type: { name: 'function' } }
    : {
        ...chosenFrom({ 'Logs its calls': fn(), [NOTHING]: undefined }, ''),
        type: { name: 'function' },
      }

/**
 * Returns the control of a prop. The stories of a component name more examples of values that have a
 * shape of their own (named-examples.ts), because a shape typed by hand can break a component.
 */
function controlOf(prop: PropFacts): ArgType {
  const { type } = prop
  const options = isAddress(prop) ? addresses : prop.options
  if (isUnseen(prop)) return { control: { disable: true }, type: { name: 'other', value: type } }
  if (options) {
    const kind = options.length > VISIBLE_OPTIONS ? 'select' : 'inline-radio'
    return { control: { type: kind }, options, type: { name: 'enum', value: options.map(String) } }
  }
  if (prop.callback !== undefined) return callbackControl(prop)
  const named = namedValues[type]
  if (named) return chosenFrom(prop.required ? named : { ...named, [NOTHING]: undefined }, type)
  return controls[type] ?? { control: { disable: true }, type: { name: 'other', value: type } }
}

/** Returns the rows of a component's table of props, each with its control. */
export function componentArgTypes(component: unknown): ArgTypes {
  const facts = attachedFacts(component)
  return Object.fromEntries(
    (facts?.props ?? []).map((prop) => {
      const { type, ...control } = controlOf(prop)
      return [
        prop.name,
        {
          ...control,
          name: prop.name,
          description: isUnseen(prop) ? `${prop.description} ${UNSEEN}` : prop.description,
          type: { ...(type as object), required: prop.required },
          table: {
            type: { summary: prop.type },
            defaultValue: { summary: defaultOf(prop) },
          },
        } as ArgType,
      ]
    }),
  )
}
